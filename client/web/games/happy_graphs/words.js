// What is said about a leg of Happy Graphs.

import { showCard } from "../../text/cards.js";
import { count, number } from "../../text/words.js";
import { inNames } from "./squares.js";

/** @typedef {import("../../protocol/messages.js").HappyGraphsView} HappyGraphsView */

export const BOARD = "The board";
export const KEYS =
  "Arrow keys go among the squares that take the chosen card, Enter plays it there; digits choose a card of your hand; plus and minus make everything larger or smaller, 0 shows all.";
export const KEYS_PUZZLE =
  "Arrow keys go among the squares that take the chosen card, Enter plays it there; a rank, such as 3 or a, chooses a card; t goes among the cards that lie, and Enter takes one back; u undoes, r does it again; plus and minus make everything larger or smaller, 0 shows all.";
export const KEYS_LOOKING = "Plus and minus make everything larger or smaller, 0 shows all.";
export const SCORE = "Not happy";
export const HANDS = "Hands";
export const HAND = "Your hand";
export const ALL_CARDS = "The cards";
export const PLAY = "Play";
export const DONE = "Done";
export const DONE_TITLE = "Done?";
export const PLAY_ON = "Play on";
export const UNDO = "Undo";
export const REDO = "Redo";
export const TAKE = "Take back";
export const MORE = "Score, hands and news";
export const YOU = "you";
export const AWAY = "away";
export const LEFT = "has left";
export const LARGER = "Larger";
export const SMALLER = "Smaller";
export const FIT = "Show the whole board";
export const HOPELESS = "can never be happy";
export const WALL = "a wall: a happy card is next to it";
export const OVER = "The leg is over";
export const CHOOSE_CARD = "Choose a card of the hand.";
export const CHOOSE_SQUARE = "Choose one of the lit squares.";
export const TIME = "The time runs from the first card.";

/** @param {string} card */
export const notInHand = (card) => `${showCard(card)} is not in your hand.`;

/** @param {number} group */
export const groupOf = (group) => `Group ${group}`;

/** What it would come to now; `over`: what it has come to. @param {number} score @param {boolean} [over] */
export const score = (score, over = false) => (over && score === 0 ? "all happy" : `${count(score, "card")} not happy`);

/** @param {number} score */
export const inShort = (score) => `${number(score)} unhappy`;

/** What is asked before a puzzle ends. @param {number} points */
export const sure = (points) =>
  `The puzzle ends as it is, with ${score(points)}. Cards still in the hand count as not happy.`;

/** @param {number} seconds */
export const time = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** What a card on the board is to who listens. @param {{card: string, wants: number, lacks: number, happy: boolean, hopeless: boolean}} lying @param {string} square */
export function lying({ card, wants, lacks, happy, hopeless }, square) {
  const state = happy ? "happy" : `wants ${wants}, lacks ${lacks}${hopeless ? `, ${HOPELESS}` : ""}`;
  return `${showCard(card)} at ${inNames(square)}, ${state}`;
}

/** What playing a card on a square does. @param {string} card @param {string} square @param {number} connections @param {number} happy @param {number} change */
export function move(card, square, connections, happy, change) {
  const touches = connections ? `touches ${count(connections, "card")}` : "starts a group";
  const pleases = happy ? `, makes ${happy} happy` : "";
  const worth =
    change === 0
      ? "as many not happy as before"
      : `${number(Math.abs(change))} ${change > 0 ? "more" : "fewer"} not happy`;
  return `${showCard(card)} on ${inNames(square)} ${touches}${pleases}: ${worth}.`;
}

/** What was done. @param {string} name @param {import("../../protocol/messages.js").HappyGraphsPlayed} played @param {string} square */
export function played(name, { does, card, happy, started, drew, drawn }, square) {
  if (does === "done" || card === null) return `${name}: done`;
  if (does === "take") return `${name}: ${showCard(card)} taken back from ${inNames(square)}`;
  const then = [
    started ? "a new group" : "",
    happy.length ? `${happy.length} happy` : "",
    drew ? `draws ${drawn ? showCard(drawn) : "a card"}` : "",
  ];
  return [`${name}: ${showCard(card)} on ${inNames(square)}`, ...then.filter(Boolean)].join(", ");
}

/** @param {string} role @param {boolean} mine */
export const role = (role, mine) =>
  role === "maximizer"
    ? mine
      ? "want many unhappy"
      : "wants many unhappy"
    : role === "minimizer"
      ? mine
        ? "want few unhappy"
        : "wants few unhappy"
      : "";

/** @param {number} players */
export const many = (players) => `${players} play`;

/** @param {string} name @param {boolean} mine */
export const turn = (name, mine) => (mine ? "your turn" : `${name} is to play`);

/** What the computer would do, and how many unhappy cards it expects in the end. @param {string} move @param {number} expected */
export function hint(move, expected) {
  const [card, square] = move.split("@");
  const what =
    square !== undefined
      ? `${showCard(card)} on ${inNames(square)}`
      : move === "done"
        ? DONE.toLowerCase()
        : inNames(move.replace("take", "take back"));
  return `${what}, expects ${expected.toFixed(1)} not happy`;
}

/** What is told while one waits or chooses. @param {number} stock */
export const stock = (stock) => (stock ? `${count(stock, "card")} to draw` : "no card to draw");
