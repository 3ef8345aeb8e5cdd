// Happy Graphs: its texts for the other pages, how it is played, and the imports of its other parts.
// client/games/happy_graphs/about.py does the same.

import { addShapes } from "../../net/frames.js";
import { exact } from "../../text/formats.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as aboutText } from "./messages/about.js";
import { messages as scoresText } from "./messages/scores.js";
import { FAIR } from "./record_check.js";
import { partRows } from "./score_text.js";
import { SHAPES } from "./view_shapes.js";

addShapes(SHAPES);

/** @type {import("../catalog.js").Words} */
export const WORDS = {
  counted: scoresText.counted,
  expected: exact,
  parts: partRows,
  moment: (_, { status, score }) => (status === "over" && score === 0 ? "perfect" : null),
  best: 0,
  matchInShort: aboutText.matchInShort,
  togetherInShort: aboutText.togetherInShort,
  picture: aboutText.theBoard,
  computers: aboutText.computersBoard,
  timed: ({ mode }) => mode !== "duel",
  roles: ({ mode }) => (mode === "duel" ? ["maximizer", "minimizer"] : ["player"]),
  standings: () => ({
    player: aboutText.standing("player"),
    maximizer: aboutText.standing("maximizer"),
    minimizer: aboutText.standing("minimizer"),
  }),
  together: aboutText.together,
};

/** @type {import("../catalog.js").Game} */
export const GAME = {
  mayPeek: ({ mode }) => mode !== "puzzle",
  words: WORDS,
  fair: FAIR,
  choices: [
    {
      name: "variant",
      label: () => aboutText.option("variant"),
      values: ["classic", "hex", "corners"],
      valueLabel: (value) => aboutText.variantInFull(/** @type {"classic" | "hex" | "corners"} */ (value)),
    },
  ],
  ways: [
    { form: "together", label: () => gameText.form("together"), options: { mode: "together" }, seats: [2, 48] },
    {
      form: "together",
      label: () => aboutText.way("hidden"),
      options: { mode: "together", hands: "hidden" },
      seats: [2, 48],
    },
    { form: "match", label: () => aboutText.way("duel"), options: { mode: "duel" }, seats: null },
    { form: "mirror", label: () => gameText.form("mirror"), options: { mode: "duel" }, seats: null },
    { form: "together", label: () => aboutText.way("puzzle-together"), options: { mode: "puzzle" }, seats: [2, 48] },
  ],
  alone: [
    { label: () => aboutText.way("solo"), options: { mode: "together" } },
    { label: () => aboutText.way("puzzle"), options: { mode: "puzzle" } },
  ],
  hasUndo: ({ mode }) => mode === "puzzle",
  leg: () => import("./leg.js"),
  tree: () => import("./position.js"),
  lookingBack: () => import("./replay.js"),
  rules: async () => {
    const [{ messages: pages }, { POSITIONS, draw }] = await Promise.all([
      import("./messages/pages.js"),
      import("./figures.js"),
    ]);
    const { basic, full, browserKeys, credits } = pages;
    return { basic, full, signs: browserKeys, credits, figures: { positions: POSITIONS, draw } };
  },
};
