// Family Tree: what is said of it wherever its own page does not say it, how it is played, and the ways to the rest of it.

import { addShapes } from "../../net/frames.js";
import * as gameText from "../../text/messages/game.js";
import { count, number } from "../../text/words.js";
import { FAIR } from "./record_check.js";
import { complete } from "./view_reading.js";
import { SHAPES } from "./view_shapes.js";

addShapes(SHAPES, { "family-tree": complete });

/** @type {import("../catalog.js").Words} */
const WORDS = {
  counted: (score) => count(score, "point"),
  expected: (score) => number(Math.round(score)),
  parts: (found) => Object.entries(found),
  matchInShort: () =>
    "A match has two legs on the same cards. Each of you maximizes once and minimizes once. The better score as " +
    "maximizer wins.",
  togetherInShort: () => "You play on one side: all have the same score at the end.",
  picture: () => "The tree",
  computers: () => "The computer’s tree",
  timed: () => false,
  roles: () => ["player", "maximizer", "minimizer"],
  standings: () => ({
    player: "alone, the most",
    maximizer: "maximizing, the most",
    minimizer: "minimizing, the least",
  }),
  together: () => "together, the most",
};

/** @type {import("../catalog.js").Game} */
export const GAME = {
  guided: async () => {
    const [{ begin }, { GUIDED }] = await Promise.all([import("./guided_game.js"), import("./guided_leg.js")]);
    begin();
    return GUIDED;
  },
  words: WORDS,
  fair: FAIR,
  choices: [],
  ways: [
    { form: "match", label: () => gameText.form("match"), options: {}, seats: null },
    { form: "mirror", label: () => gameText.form("mirror"), options: {}, seats: null },
  ],
  alone: [{ label: () => gameText.form("solo"), options: {} }],
  leg: () => import("./leg.js"),
  tree: () => import("./position.js"),
  lookingBack: () => import("./replay.js"),
  rules: async () => {
    const { basic, full, browserKeys, credits } = await import("./messages/pages.js");
    return { basic, full, signs: browserKeys, credits };
  },
};
