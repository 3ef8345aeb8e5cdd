// The Patriarch: what is said of it wherever its own page does not say it, how it is played, and the ways to the rest of it.

import { addShapes } from "../../net/frames.js";
import * as gameText from "../../text/messages/game.js";
import { count, exact } from "../../text/words.js";
import * as around from "./match.js";
import { FAIR } from "./record_check.js";
import { SHAPES } from "./view_shapes.js";

addShapes(SHAPES);

/** @type {import("../catalog.js").Words} */
const WORDS = {
  counted: (score) => count(score, "guess", "guesses"),
  expected: exact,
  parts: () => [],
  matchInShort: () =>
    "One owns a hidden family tree, and the others find it by guesses that are graded. With two, both guess the same tree " +
    "and fewer guesses win; with more, everybody is the owner once, and whoever finds the most trees first wins.",
  togetherInShort: () => "",
  picture: () => "The tree",
  computers: () => "The computer’s guesses",
  timed: () => false,
  roles: () => ["guesser", "owner"],
  standings: () => ({ guesser: "guessing, the fewest", owner: "as the owner, the most" }),
  together: () => "",
  findings: () => ({
    deck_dealt: "Verified: suit, tree and every grade match the record.",
    deck_different: "Suit, tree or grades differ from the record.",
    cards_as_seen: "The suit and tree you saw match the record.",
    cards_different: "The record has another suit or tree than you saw.",
  }),
};

/** @type {Record<string, string>} */
const VARIANTS = {
  patriarch: "Patriarch: the cards A to 5, a top card with two lines of two; 60 trees.",
  "advanced-patriarch": "Advanced Patriarch: the cards A to 7, a top card with two lines of three; 2,520 trees.",
  matriarch: "Matriarch: the cards A to 5 in any tree of at most 3 generations; 205 trees.",
  "advanced-matriarch": "Advanced Matriarch: the cards A to 7 in any tree of at most 4 generations; 46,249 trees.",
};
/** @type {Record<string, string>} */
const TREES = {
  number: "The number gives the tree.",
  owner: "The owner lays the tree out.",
  open: "The owner lays the tree out, or leaves it open: then it is settled only as far as the grades bind it.",
};

/** What the options mean, in sentences. @param {any} options @param {string[]} [names] @returns {string[]} */
function told({ variant, tree, guesses, auto_grade }, names = []) {
  const many = names.length > 2;
  const graded =
    auto_grade == null ? "The owner announces every grade." : `The room grades by itself after ${auto_grade} s.`;
  return [VARIANTS[variant], TREES[tree], many ? graded : `${count(guesses, "guess", "guesses")} to find it.`];
}

/** @type {import("../catalog.js").Game} */
export const GAME = {
  otherMove: "guess",
  mayPeek: () => false,
  words: WORDS,
  fair: FAIR,
  choices: [],
  settings: () => import("./option_fields.js"),
  told,
  around,
  final: ({ tree }, ply) => ply > 1 || tree === "number",
  takebacks: false,
  notes: () => "A note board: which trees are still possible",
  ways: [
    { form: "match", label: () => gameText.form("match"), options: {}, seats: [2, 12] },
    { form: "mirror", label: () => gameText.form("mirror"), options: {}, seats: null },
  ],
  alone: [],
  leg: () => import("./leg.js"),
  tree: () => import("./position.js"),
  lookingBack: () => import("./replay.js"),
  rules: async () => {
    const { basic, full, browserKeys, credits } = await import("./messages/pages.js");
    return { basic, full, signs: browserKeys, credits };
  },
};
