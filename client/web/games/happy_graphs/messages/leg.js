// Made from client/games/happy_graphs/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/happy_graphs", "leg", {
  board: () => "The board",
  hands: () => "Hands",
  yourHand: () => "Your hand",
  cards: () => "The cards",
  /** @param {number} number */
  group: (number) => `Group ${number}`,
  unhappy: () => "Unhappy",
  more: () => "Score, hands and news",
  /** @param {"maximizer" | "minimizer"} key @param {{mine: boolean}} values */
  role: (key, { mine }) =>
    ({
      maximizer: mine ? "want many unhappy" : "wants many unhappy",
      minimizer: mine ? "want few unhappy" : "wants few unhappy",
    })[key],
  toPlay: () => "to play",
  yourTurn: () => "your turn",
  /** @param {number} players */
  players: (players) => `${formats.number(players)} players`,
  /** @param {number} cards */
  cardCount: (cards) => cards === 1 ? `${formats.number(cards)} card` : `${formats.number(cards)} cards`,
  noCards: () => "no cards",
  /** @param {number} points */
  legOne: (points) => `leg 1: ${formats.number(points)}`,
  /** @param {number} cards */
  stock: (cards) => cards === 0 ? "no cards to draw" : cards === 1 ? `${formats.number(cards)} card to draw` : `${formats.number(cards)} cards to draw`,
  timeStarts: () => "The time starts with the first card.",
  chooseCard: () => "Choose a card from the hand.",
  /** @param {string} card */
  chooseSquare: (card) => `Choose a square for ${formats.card(card)}.`,
  /** @param {string} card */
  notInHand: (card) => `There is no ${card} in the hand.`,
  /** @param {number} points */
  finish: (points) => points === 1 ? `Finish with ${formats.number(points)} unhappy card?` : `Finish with ${formats.number(points)} unhappy cards?`,
  finishNote: () => "Cards left in the hand count as unhappy.",
  /** @param {{card: string, square: string}} values */
  happyCard: ({ card, square }) => `${formats.card(card)} at ${square} is happy and turned over.`,
  /** @param {{card: string, square: string, wants: number, lacks: number, hopeless: boolean}} values */
  unhappyCard: ({ card, square, wants, lacks, hopeless }) => `${formats.card(card)} at ${square} wants ${wants === 1 ? `${formats.number(wants)} neighbour` : `${formats.number(wants)} neighbours`} and lacks ${formats.number(lacks)}.${hopeless ? " It can never be happy." : ""}`,
  wall: () => "a wall: a happy card is next to it",
  /** @param {string} result */
  gameOver: (result) => `The game is over: ${result}.`,
  play: () => "Play",
  takeBack: () => "Take back",
  undo: () => "Undo",
  redo: () => "Redo",
  /** @param {"rank" | "suit"} key */
  sortBy: (key) =>
    ({
      rank: "Sort by rank",
      suit: "Sort by suit",
    })[key],
  done: () => "Done",
  finishNow: () => "Finish",
  keepPlaying: () => "Keep playing",
  larger: () => "Larger",
  smaller: () => "Smaller",
  showAll: () => "Show the whole board",
  keys: () => "Arrow keys move between the squares for the chosen card; Enter plays it there. Digits choose a card from your hand. Plus and minus change the size; 0 shows everything.",
  keysPuzzle: () => "Arrow keys move between the squares for the chosen card; Enter plays it there. A rank, such as 3 or a, chooses a card. T moves between the cards on the board; Enter takes one back. U undoes, R redoes. Plus and minus change the size; 0 shows everything.",
  keysZoom: () => "Plus and minus change the size; 0 shows everything.",
});
