// What is said about a leg of Poker Solitaire.

import { showCard } from "../../text/cards.js";
import { count, number } from "../../text/words.js";
import { SIDE } from "./layout.js";

/** @typedef {import("../../protocol/messages.js").PokerSolitairePlayed} Played */

/** What the cards lie in. @param {number} many how many matrices there are */
export const board = (many) => (many > 1 ? "The matrices" : "The matrix");
export const KEYS =
  "Arrow keys go from square to square, a letter a to e and a digit 1 to 5 to a column and a row. Enter or Space puts the chosen card there, or picks up the card that lies there. n chooses the next dealt card, x the next reject square, m goes to the other matrix, p passes, Escape puts back what was picked up. Shift and c opens the chat.";
export const SCORE = "Score";
export const RULES = "What is played";
export const STOCK = "Stock";
export const DEALT = "Dealt";
export const DEALT_CARDS = "The dealt cards and the reject squares";
export const REJECTS = "Rejects";
export const COMMON = "common";

/** @param {string} name */
export const rejectsOf = (name) => `${name}’s rejects`;

export const NOTHING_DEALT = "No card is dealt any more.";
export const PASS = "Pass";
export const DONE = "Done";
export const MORE = "Score, rules and news";
export const YOU = "you";
export const AWAY = "away";
export const CHOOSE_CARD = "Choose a card.";
export const ONLY_PASS = "Your matrix is full, or no card is dealt: you can pass.";
export const MAY_DONE = "Your matrix is full: Done ends the race.";
export const WAITING = "Nothing is left for you to do: the other plays on.";
export const STOLEN = "was stolen: it cannot be stolen back";
export const FREE = "free";
export const LEFT = "Never taken";
export const COMING = "known to come";
export const LAST_MOVE = "put here last";
export const HINTED = "named by the hint";

/** @param {string} card */
export const comes = (card) => `${showCard(card)} is on its way`;

/** @param {number} seat */
export const player = (seat) => `Player ${seat + 1}`;

/** @param {string} name @param {boolean} mine */
export const turn = (name, mine) => (mine ? "your turn" : `${name} is to play`);

/** @param {string} role @param {boolean} mine */
export const role = (role, mine) =>
  role === "maximizer"
    ? mine
      ? "want a high score"
      : "wants a high score"
    : role === "minimizer"
      ? mine
        ? "want a low score"
        : "wants a low score"
      : "";

/** @param {string} name @param {boolean} mine */
export const matrixOf = (name, mine) => (mine ? "Your matrix" : `${name}’s matrix`);
export const THE_MATRIX = "The matrix";

/** @param {number} at */
export const matrixAt = (at) => `Matrix ${at + 1}`;

/** What a line is called. @param {string} name */
export const line = (name) => name.replaceAll("-", " ").replaceAll("+", ", ");

/** @type {Record<string, string>} */
const SHORT = {
  "one-pair": "pair",
  "three-of-a-kind": "three",
  "four-of-a-kind": "four",
  "five-of-a-kind": "five",
  "straight-flush": "str. flush",
  "royal-flush": "royal",
  "round-the-corner-straight": "corner str.",
  "round-the-corner-kilter": "corner kilter",
};

/** What a line is called where there is little room. @param {string} name */
export const lineInShort = (name) =>
  name === "nothing"
    ? "–"
    : name
        .split("+")
        .map((each) => SHORT[each] ?? line(each))
        .join(", ");

/** A line as it is heard. @param {string} where @param {import("../../protocol/messages.js").Line} line @param {boolean} pat */
export const lineHeard = (where, { name, points }, pat) =>
  `${where}: ${line(name)}, ${pat ? (points ? "a pat hand" : "no pat hand") : count(points, "point")}`;

/** A number of points as what it adds. @param {number} points */
export const signed = (points) => (points > 0 ? `+${number(points)}` : number(points).replace("-", "−"));

/** What a move is worth. @param {number | null} change @param {number | null} other @param {boolean} two each has a score of their own */
export function worth(change, other, two) {
  if (change === null) return "";
  const mine = change === 0 ? "0 points" : `${signed(change)} ${Math.abs(change) === 1 ? "point" : "points"}`;
  return two && other ? `${mine}, ${signed(other)} for the other` : mine;
}

const PLACE = /\b(?:([12]):([a-e][1-5])|(?:p([12])|c)(x[1-5]))\b/g;

/** Whose a place is. @param {string} name @param {string} place */
const of = (name, place) => (name === YOU ? `your ${place}` : `${name}’s ${place}`);

/**
 * A text with its places by the names at the edges of their matrix, with the owner unless that is the player at `seat`;
 * `names` are all players'. With fewer than two names, a matrix has its number instead.
 * @param {string} text
 * @param {number | null} [seat]
 * @param {readonly string[]} [names]
 */
export const inNames = (text, seat = null, names = []) =>
  text.replace(PLACE, (_, number, square, player, reject) => {
    if (number === undefined && player === undefined) return `common ${reject}`;
    const owner = Number(number ?? player) - 1;
    const bare = square ?? reject;
    if (names.length > 1) return owner === seat ? bare : of(names[owner], bare);
    return number === undefined ? bare : `${bare} in matrix ${number}`;
  });

/** @type {Record<Played["does"], (card: string, from: string, to: string) => string>} */
const DEEDS = {
  place: (card, _, to) => `${card} on ${to}`,
  plant: (card, _, to) => `${card} planted on ${to}`,
  reject: (card, _, to) => `${card} rejected, on ${to}`,
  discard: (card, from, to) => `${card} rejected from ${from}, on ${to}`,
  move: (card, from, to) => `${card} moved from ${from} to ${to}`,
  fetch: (card, from, to) => `${card} fetched back from ${from} to ${to}`,
  steal: (card, from, to) => `${card} stolen from ${from}, on ${to}`,
  pass: () => "passes",
  done: () => "says Done",
};

/** @param {string} called */
export const rejectSquare = (called) => `${called}, reject square`;

/** What a move does, in words. @param {Played["does"]} does @param {string | null} card @param {string} move @param {number | null} seat whose it is @param {readonly string[]} names all players' */
export function deed(does, card, move, seat, names) {
  const [from, to = ""] = move.split(">").map((place) => inNames(place, seat, names));
  return DEEDS[does](card === null ? "" : showCard(card), from, to);
}

/** A move, and the points that it changed. @param {string} name empty: the only player @param {Played} played @param {readonly string[]} [names] all players' */
export function played(name, { does, card, move, changes, seat }, names = []) {
  const own = changes.length > 1 ? changes[seat] : changes[0];
  const other = changes.length > 1 ? changes[1 - seat] : 0;
  const points = [own ? signed(own) : "", other ? `${signed(other)} for the other` : ""].filter(Boolean).join(", ");
  return `${name ? `${name}: ` : ""}${deed(does, card, move, seat, names)}${points ? ` (${points})` : ""}`;
}

/** @param {string | null} card */
export const chosen = (card) => (card === null ? CHOOSE_CARD : `${showCard(card)}: choose one of the lit squares.`);

/** @param {string} card */
export const nowhere = (card) => `${showCard(card)} can go nowhere.`;

/** Another was quicker, or took what was picked up. @param {string} name @param {string} card @param {string | null} instead what is dealt now */
export const lost = (name, card, instead) =>
  `${name} ${name === YOU ? "have" : "has"} taken ${showCard(card)}.${instead === null ? "" : ` ${showCard(instead)} is dealt now.`}`;

/** What a square is to who listens. @param {string} where @param {string | null} card @param {string[]} more */
export const square = (where, card, more) =>
  [where, card === null ? FREE : showCard(card), ...more].filter(Boolean).join(", ");

/** What putting the chosen card somewhere is worth, to who listens. @param {string} worth */
export const takes = (worth) => `takes the chosen card${worth ? `: ${worth}` : ""}`;

/** @param {number} cards */
export const stock = (cards) => count(cards, "card");

/** @param {number} points */
export const score = (points) => count(points, "point");

/** How many rows are pat hands, in one matrix. @param {number} rows */
export const pat = (rows) => (rows === SIDE ? "all five rows pat" : `${rows} of 5 rows pat`);

/** Of two matrices, how many are won. @param {number} won */
export const patMatrices = (won) => `${["no matrix", "one matrix", "both matrices"][won] ?? won} all pat`;

/** The leg is over. @param {string | null} done who has said Done @param {string} reached */
export function over(done, reached) {
  const ended = done === null ? "" : `${began(done)} ${done === YOU ? "have" : "has"} said Done. `;
  return `${ended}The leg is over: ${reached}.`;
}

/** The scores of two, each by their name. @param {{name: string, points: number | null}[]} players */
export const scores = (players) => players.map(({ name, points }) => `${name} ${points ?? 0}`).join(", ");

/** What the computer would do, and what it expects in the end: how far it leads, where each has a score. @param {boolean} two @param {string} told @param {number} expected */
export function hint(two, told, expected) {
  const points = Math.abs(expected).toFixed(1);
  if (!two) return `${told}, expects ${expected < 0 ? "−" : ""}${points}`;
  return `${told}, expects to be ${points} ${expected < 0 ? "behind" : "ahead"}`;
}

/** @param {readonly string[]} cards */
export const cards = (cards) => cards.map(showCard).join(" ");

/** The cards that are dealt to somebody, or to all. @param {string | null} name @param {readonly string[]} dealt */
export const dealtTo = (name, dealt) => `${name === null ? "" : `${name} `}${cards(dealt)}`;

/** @param {"edges" | "corners" | "anywhere"} touching */
export const mustTouch = (touching) =>
  touching === "corners"
    ? "A card there would touch no other: its edge or corner must touch another card of the matrix."
    : "A card there would touch no other: its edge must touch the edge of another card of the matrix.";

/** @param {string} where */
export const notThere = (where) => `${where} does not take what you have picked up.`;

/** @param {string} card */
export const gone = (card) => `${showCard(card)} is gone: the other was quicker.`;

export const MORE_SHORT = "More";

/** A name as a sentence begins with it. @param {string} name */
export const began = (name) => (name === YOU ? "You" : name);
export const DEALT_LATER = "Dealt when your turn comes.";
