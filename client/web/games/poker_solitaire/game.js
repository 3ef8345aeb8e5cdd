// Poker Solitaire: what is said of it wherever its own page does not say it, how it is played, and the ways to the rest of
// it. client/games/word_catalog.py and client/games/poker_solitaire/words.py say the same.

import { addShapes } from "../../net/frames.js";
import * as gameText from "../../text/messages/game.js";
import { count, exact } from "../../text/words.js";
import { ALONE, BY_TWO, aloneOptions, told } from "./options.js";
import { FAIR } from "./record_check.js";
import { SHAPES } from "./view_shapes.js";

addShapes(SHAPES);

const SIDE = 5;

/** What the lines of matrices add up to, rows, columns and diagonals apart; `names` are those whose they are. @param {{lines?: number[][]}} found @param {readonly string[]} [names] @returns {[string, number][]} */
export function partsOf({ lines = [] }, names = []) {
  const sum = (/** @type {number[]} */ points) => points.reduce((one, next) => one + next, 0);
  return lines.flatMap((points, matrix) => {
    const of = lines.length > 1 ? `${names[matrix] ?? `matrix ${matrix + 1}`}: ` : "";
    const kinds = /** @type {[string, number[]][]} */ ([
      ["rows", points.slice(0, SIDE)],
      ["columns", points.slice(SIDE, 2 * SIDE)],
      ["diagonals", points.slice(2 * SIDE)],
    ]);
    return kinds
      .filter(([, some]) => some.length)
      .map(([kind, some]) => /** @type {[string, number]} */ ([of + kind, sum(some)]));
  });
}

/** Whether a game of pat hands was won, or how many of two matrices were; null where there are points. @param {number} score @param {{[name: string]: any}} options */
export function won(score, { scoring, mode }) {
  if (scoring !== "pat") return null;
  if (mode === "sum-of-two") return `${score} of two matrices won`;
  return score ? "won: all five rows are pat hands" : "lost: not all five rows are pat hands";
}

/** The same in a word, for a table. @param {number} score @param {{[name: string]: any}} options */
export function outcome(score, { scoring, mode }) {
  if (scoring !== "pat") return null;
  return mode === "sum-of-two" ? `${score} of 2 won` : score ? "won" : "lost";
}

/** Whether there is one matrix or two. @param {{[name: string]: any}} options */
const matrices = ({ mode = "one-hand" }) => (mode === "one-hand" || mode === "duel" ? "matrix" : "matrices");

/** @type {import("../catalog.js").Words} */
const WORDS = {
  won,
  outcome,
  counted: (score) => count(score, "point"),
  expected: exact,
  parts: partsOf,
  matchInShort: () =>
    "You both fill one square of cards whose rows and columns are poker hands, in two legs: each of you wants many " +
    "points once and few once.",
  equalsInShort: () =>
    "Each of you fills a square of cards whose rows and columns are poker hands, and the higher score wins.",
  togetherInShort: () => "",
  picture: (options) => `The ${matrices(options)}`,
  computers: (options) => `The computer’s ${matrices(options)}`,
  timed: () => false,
  roles: ({ mode }) => (mode === "duel" ? ["maximizer", "minimizer"] : ["player"]),
  standings: () => ({ player: "the most", maximizer: "maximizing, the most", minimizer: "minimizing, the least" }),
  together: () => "",
};

/** @type {import("../catalog.js").Game} */
export const GAME = {
  words: WORDS,
  fair: FAIR,
  choices: [],
  settings: () => import("./option_fields.js"),
  aloneOptions,
  told,
  ways: [
    ...BY_TWO.map(([mode, label]) => ({
      form: /** @type {const} */ ("match"),
      label: () => label,
      options: { mode },
      seats: null,
    })),
    { form: "mirror", label: () => gameText.form("mirror"), options: { mode: "duel" }, seats: null },
  ],
  alone: ALONE.map(([mode, label]) => ({ label: () => label, options: { mode } })),
  leg: () => import("./leg.js"),
  tree: () => import("./position.js"),
  lookingBack: () => import("./replay.js"),
  rules: async () => {
    const { basic, full, browserKeys, credits } = await import("./messages/pages.js");
    return { basic, full, signs: browserKeys, credits };
  },
};
