// What a number gives in The Patriarch, to check a record: every grade is computed again.
// rules: patriarch, Grading, Record and From the number

import { every, FAMILIES, grade } from "./trees.js";

/** @typedef {import("../../protocol/messages.js").RecordLeg} RecordLeg */

/** @type {{[variant: string]: string}} */
const DECKS = {
  patriarch: "patriarch-5-3-line",
  "advanced-patriarch": "patriarch-7-4-line",
  matriarch: "patriarch-5-3-any",
  "advanced-matriarch": "patriarch-7-4-any",
};

/** @type {import("../catalog.js").FairGame} */
export const FAIR = { deck, drawn, firstDifference, sighted, told, bearsOut, played: (move) => move };

/** The name that a variant's number is drawn under, or "" if the owner lays the tree out. @param {{[name: string]: any}} options */
function deck({ variant, tree }) {
  return tree === "number" ? DECKS[variant] : "";
}

/** Suit and tree. @param {string} deck @param {(bound: number) => number} below */
function drawn(deck, below) {
  const variant = Object.keys(DECKS).find((each) => DECKS[each] === deck) ?? "";
  const trees = every(FAMILIES[variant]);
  const tree = trees[below(trees.length)];
  return ["CDHS"[below(4)], tree];
}

/** @param {string[]} deck @param {RecordLeg} leg @returns {number | null} */
function firstDifference(deck, leg) {
  const { suit, tree } = leg.opening;
  if (deck.length && (suit !== deck[0] || tree !== deck[1])) return 0;
  /** @type {string[]} */
  const waiting = [];
  for (const [ply, move] of leg.moves.entries()) {
    if (move.move.startsWith("guess ")) waiting.push(move.move.slice(6));
    const said = /** @type {any} */ (move).grade;
    if (said === undefined) continue;
    const guess = waiting.shift();
    if (guess === undefined || typeof tree !== "string") return ply;
    const { red, black, down } = grade(guess, tree);
    if (said.red !== red || said.black !== black || said.down !== down) return ply;
  }
  return null;
}

/** The suit, and the tree if it is visible, while the leg is played. @param {any} view @returns {string | null} */
function sighted({ suit, tree, to_act }) {
  if (suit === null || to_act.length === 0) return null;
  return tree === null ? suit : `${suit} ${tree}`;
}

/** @param {RecordLeg} leg @param {number} ply */
function told(leg, ply) {
  return ply < leg.moves.length ? `${leg.opening.suit} ${leg.opening.tree}` : null;
}

/** @param {string} told @param {string} sighted */
function bearsOut(told, sighted) {
  return sighted === told || sighted === told.split(" ")[0];
}
