// Happy Graphs: what is said of it wherever its own page does not say it, how it is played, and the ways to the rest of
// it. client/games/happy_graphs/about.py does the same.

import { addShapes } from "../../net/frames.js";
import { exact } from "../../text/formats.js";
import * as gameText from "../../text/messages/game.js";
import * as scoresText from "./messages/scores.js";
import { FAIR } from "./record_check.js";
import { partRows } from "./score_text.js";
import { SHAPES } from "./view_shapes.js";

addShapes(SHAPES);

/** @type {import("../catalog.js").Words} */
export const WORDS = {
  counted: scoresText.counted,
  expected: exact,
  parts: partRows,
  best: 0,
  matchInShort: () =>
    "A duel has two legs on the same cards, and each sees only their own hand. Each of you once wants many cards " +
    "unhappy and once few; whoever leaves more unhappy as maximizer wins.",
  togetherInShort: () => "All play on one side, for as few unhappy cards as possible. Zero is perfect.",
  picture: () => "The board",
  computers: () => "The computer’s board",
  timed: ({ mode }) => mode !== "duel",
  roles: ({ mode }) => (mode === "duel" ? ["maximizer", "minimizer"] : ["player"]),
  standings: () => ({
    player: "alone, the fewest",
    maximizer: "maximizing, the most",
    minimizer: "minimizing, the fewest",
  }),
  together: () => "together, the fewest",
};

/** @type {{[variant: string]: string}} */
const BOARDS = {
  classic: "classic: aces to fours",
  hex: "hex: aces to sixes on hexagons",
  corners: "corners: aces to eights, diagonals count",
};

/** @type {import("../catalog.js").Game} */
export const GAME = {
  mayPeek: ({ mode }) => mode !== "puzzle",
  words: WORDS,
  fair: FAIR,
  choices: [
    {
      name: "variant",
      label: () => "Board",
      values: ["classic", "hex", "corners"],
      valueLabel: (value) => BOARDS[value],
    },
  ],
  ways: [
    { form: "together", label: () => gameText.form("together"), options: { mode: "together" }, seats: [2, 48] },
    {
      form: "together",
      label: () => "Together, hands hidden",
      options: { mode: "together", hands: "hidden" },
      seats: [2, 48],
    },
    { form: "match", label: () => "A duel", options: { mode: "duel" }, seats: null },
    { form: "mirror", label: () => gameText.form("mirror"), options: { mode: "duel" }, seats: null },
    { form: "together", label: () => "A puzzle together", options: { mode: "puzzle" }, seats: [2, 48] },
  ],
  alone: [
    { label: () => "Alone, card by card", options: { mode: "together" } },
    { label: () => "A puzzle", options: { mode: "puzzle" } },
  ],
  leg: () => import("./leg.js"),
  tree: () => import("./position.js"),
  lookingBack: () => import("./replay.js"),
  rules: async () => {
    const { basic, full, browserKeys, credits } = await import("./messages/pages.js");
    return { basic, full, signs: browserKeys, credits };
  },
};
