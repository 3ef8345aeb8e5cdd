// What is said of Family Tree wherever its own page does not say it.

import { count, number } from "../words.js";

/** @type {import("../games.js").Words} */
export const WORDS = {
  counted: (score) => count(score, "point"),
  expected: (score) => number(Math.round(score)),
  parts: (found) => Object.entries(found),
  matchInShort:
    "A match has two legs on the same cards. Each of you maximizes once and minimizes once; whoever reaches the better " +
    "score as maximizer wins.",
  togetherInShort: "You play on one side: all have the same score at the end.",
  picture: "The tree",
  computers: "The computer’s tree",
  timed: () => false,
  roles: () => ["player", "maximizer", "minimizer"],
  standings: { player: "alone, the most", maximizer: "maximizing, the most", minimizer: "minimizing, the least" },
  together: "together, the most",
};
