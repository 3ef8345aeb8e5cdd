// The Patriarch: what is said of it wherever its own page does not say it, how it is played, and the ways to the rest of it.

import { count } from "../words.js";
import { FAIR } from "./fair.js";

/** @type {import("../games.js").Words} */
const WORDS = {
  counted: (score) => count(score, "guess", "guesses"),
  expected: (score) => score.toFixed(1).replace("-", "−"),
  parts: () => [],
  matchInShort:
    "One owns a hidden family tree, and the others find it by guesses that are graded. With two, both guess the same tree " +
    "and fewer guesses win; with more, everybody is the owner once, and whoever finds the most trees first wins.",
  togetherInShort: "",
  picture: "The tree",
  computers: "The computer’s guesses",
  timed: () => false,
  roles: () => ["guesser"],
  standings: { guesser: "guessing, the fewest", owner: "as the owner, the most" },
  together: "",
};

/** @type {import("../games.js").Game} */
export const GAME = {
  words: WORDS,
  fair: FAIR,
  choices: [
    {
      name: "variant",
      label: "Family",
      choices: [
        ["patriarch", "Patriarch: A to 5, two lines of two"],
        ["advanced-patriarch", "Advanced Patriarch: A to 7, two lines of three"],
        ["matriarch", "Matriarch: A to 5, any tree of 3 generations"],
        ["advanced-matriarch", "Advanced Matriarch: A to 7, any tree of 4 generations"],
      ],
    },
    {
      name: "tree",
      label: "The tree",
      choices: [
        ["number", "the number gives it"],
        ["owner", "its owner lays it out"],
        ["open", "its owner lays it out, or leaves it open"],
      ],
    },
  ],
  ways: [{ form: "match", label: "A match", options: {}, seats: [2, 12] }],
  alone: [],
  leg: () => import("./leg.js"),
  tree: () => import("./tree.js"),
  lookingBack: () => import("./looking_back.js"),
  rules: () => import("./rules.js"),
};
