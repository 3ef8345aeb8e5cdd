// Family trees in The Patriarch's notation: parse, write, grade, and explain why one is not allowed. Pure. A tree maps
// each card's rank to its parent's, the top card's to "".
// rules: patriarch

import { messages as treesText } from "./messages/trees.js";

/** The parent of each card, in the order of writing. @typedef {Map<string, string>} Parents */
/** A set of possible trees: their cards, the most generations, and their shape. @typedef {{ranks: string, generations: number, shape: string | null}} Family */
/** @typedef {{red: number, black: number, down: number}} Grade */

/** The text is not a tree; `message` says why. */
export class BadTree extends Error {}

const RANKS = "A234567";

/** @type {{[variant: string]: Family}} */
export const FAMILIES = {
  patriarch: { ranks: "A2345", generations: 3, shape: "*(*(*) *(*))" },
  "advanced-patriarch": { ranks: "A234567", generations: 4, shape: "*(*(*(*)) *(*(*)))" },
  matriarch: { ranks: "A2345", generations: 3, shape: null },
  "advanced-matriarch": { ranks: "A234567", generations: 4, shape: null },
};

/** Parse a tree; children may be in any order, with spaces anywhere. Throws BadTree. @param {string} text @returns {Parents} */
export function read(text) {
  /** @type {Parents} */
  const parents = new Map();
  const above = [""];
  let [before, last] = ["", ""];
  for (const sign of text.toUpperCase().replace(/\s+/g, "")) {
    if (RANKS.includes(sign)) {
      if (parents.has(sign)) throw new BadTree(treesText.twice(sign));
      parents.set(sign, /** @type {string} */ (above.at(-1)));
      last = sign;
    } else if (sign === "(" && before !== "" && RANKS.includes(before)) above.push(last);
    else if (sign === ")" && before !== "" && before !== "(" && above.length > 1) above.pop();
    else throw new BadTree(treesText.misplaced(sign));
    before = sign;
  }
  if (above.length > 1) throw new BadTree(treesText.notClosed());
  if (parents.size === 0) throw new BadTree(treesText.noCard());
  return parents;
}

/** The children of a card in the order of writing; of "" the top cards. @param {Parents} parents @param {string} card */
export const children = (parents, card) => [...parents].flatMap(([child, parent]) => (parent === card ? [child] : []));

/** Write a tree, children in ASCII order; several top cards one after another. @param {Parents} parents @param {string} [card] @returns {string} */
export const written = (parents, card = "") =>
  children(parents, card)
    .sort()
    .map((child) => {
      const below = written(parents, child);
      return below ? `${child}(${below})` : child;
    })
    .join(" ");

/** How many cards stand above a card. @param {Parents} parents @param {string} card */
export function generation(parents, card) {
  let above = 0;
  for (let at = parents.get(card) ?? ""; at !== ""; at = parents.get(at) ?? "") above++;
  return above;
}

/** A card with all that stand below it. @param {Parents} parents @param {string} card @returns {string[]} */
export const withBelow = (parents, card) => [
  card,
  ...children(parents, card).flatMap((child) => withBelow(parents, child)),
];

/** @param {Parents} parents @param {string} [card] @returns {string} */
export const shapeOf = (parents, card = "") =>
  children(parents, card)
    .map((child) => {
      const below = shapeOf(parents, child);
      return below ? `*(${below})` : "*";
    })
    .sort()
    .join(" ");

/** The sentence that a card is not one of a family. @param {string} card @param {string} ranks */
export const notInFamily = (card, ranks) =>
  treesText.notInFamily({ card, first: ranks[0], last: ranks[ranks.length - 1] });

/** Why a tree is not allowed, in a sentence; null if it is allowed. @param {Parents} parents @param {Family} family */
export function wrong(parents, { ranks, generations, shape }) {
  const strange = [...parents.keys()].find((card) => !ranks.includes(card));
  if (strange !== undefined) return notInFamily(strange, ranks);
  const missing = [...ranks].filter((card) => !parents.has(card));
  if (missing.length) return treesText.missing({ cards: missing, count: missing.length });
  const tops = children(parents, "");
  if (tops.length > 1) return treesText.severalTops({ count: tops.length, cards: tops });
  if (shape !== null && shapeOf(parents) !== shape) return treesText.wrongShape({ shape, other: shapeOf(parents) });
  const deepest = 1 + Math.max(...[...parents.keys()].map((card) => generation(parents, card)));
  if (deepest > generations) return treesText.tooManyGenerations({ most: generations, deepest });
  return null;
}

/** The tree of a shape with cards at its places, in the order of writing. @param {string} shape @param {readonly string[]} cards @returns {Parents} */
export function filled(shape, cards) {
  /** @type {Parents} */
  const parents = new Map();
  const above = [""];
  let [last, next] = ["", 0];
  for (const sign of shape) {
    if (sign === "*") {
      last = cards[next++];
      parents.set(last, /** @type {string} */ (above.at(-1)));
    } else if (sign === "(") above.push(last);
    else if (sign === ")") above.pop();
  }
  return parents;
}

/** The grade of a guess. rules: patriarch, Grading @param {string} guess @param {string} hidden @returns {Grade} */
export function grade(guess, hidden) {
  const [told, there] = [read(guess), read(hidden)];
  const found = { red: 0, black: 0, down: 0 };
  for (const [card, parent] of told) {
    const level = generation(told, card) === generation(there, card);
    const below = parent === there.get(card);
    if (level) found[below ? "red" : "black"]++;
    else if (below) found.down++;
  }
  return found;
}

/** Every tree of a family in ASCII order; the 46,249 take about a second. rules: patriarch, From the number @param {Family} family @returns {string[]} */
export function every({ ranks, generations, shape }) {
  const found =
    shape === null
      ? treesOf([...ranks], generations, new Map())
      : [...new Set(orders([...ranks]).map((cards) => written(filled(shape, cards))))];
  return [...found].sort();
}

/** @param {string[]} cards @returns {string[][]} */
const orders = (cards) =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((first) => orders(cards.filter((each) => each !== first)).map((rest) => [first, ...rest]));

/** @typedef {Map<string, string[][]>} Kept */

/** @param {string[]} cards @param {number} generations @param {Kept} kept @returns {string[]} */
function treesOf(cards, generations, kept) {
  if (generations === 0) return [];
  return cards.flatMap((top) =>
    forests(
      cards.filter((card) => card !== top),
      generations - 1,
      kept,
    ).map((forest) => (forest.length ? `${top}(${forest.join(" ")})` : top)),
  );
}

/** The sets of trees of all these cards, each sorted: the first card's tree with every set of the others. @param {string[]} cards @param {number} generations @param {Kept} kept @returns {string[][]} */
function forests(cards, generations, kept) {
  if (cards.length === 0) return [[]];
  const name = `${generations} ${cards.join("")}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const [first, ...others] = cards;
  /** @type {string[][]} */
  const found = [];
  for (let bits = 0; bits < 1 << others.length; bits++) {
    const chosen = others.filter((_, at) => (bits >> at) & 1);
    const rest = forests(
      others.filter((_, at) => !((bits >> at) & 1)),
      generations,
      kept,
    );
    for (const tree of treesOf([first, ...chosen], generations, kept))
      for (const beside of rest) found.push([tree, ...beside].sort());
  }
  kept.set(name, found);
  return found;
}
