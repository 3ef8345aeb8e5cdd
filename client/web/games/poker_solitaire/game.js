// Poker Solitaire: its texts for the other pages, how it is played, and the imports of its other parts.
// client/games/poker_solitaire/about.py does the same.

import { addShapes } from "../../net/frames.js";
import { exact } from "../../text/formats.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as aboutText } from "./messages/about.js";
import { messages as optionsText } from "./messages/options.js";
import { sentences } from "./option_text.js";
import { ALONE, BY_TWO, aloneOptions } from "./options.js";
import { FAIR } from "./record_check.js";
import { outcome, partColumns, partRows, won } from "./score_text.js";
import { SHAPES } from "./view_shapes.js";

addShapes(SHAPES);

/** Whether there are two matrices. @param {{[name: string]: any}} options */
const several = ({ mode = "one-hand" }) => mode !== "one-hand" && mode !== "duel";

/** A move that adds as many points has made a hand worth a moment. */
const A_MADE_HAND = 10;

/** @type {import("../catalog.js").Words} */
const WORDS = {
  won,
  outcome,
  counted: gameText.points,
  expected: exact,
  parts: partRows,
  moment: (before, now) => ((now.score ?? 0) - (before.score ?? 0) >= A_MADE_HAND ? "hand" : null),
  columns: partColumns,
  matchInShort: aboutText.matchInShort,
  equalsInShort: aboutText.equalsInShort,
  togetherInShort: () => "",
  picture: (options) => aboutText.theMatrix(several(options)),
  computers: (options) => aboutText.computersMatrix(several(options)),
  timed: () => false,
  roles: ({ mode }) => (mode === "duel" ? ["maximizer", "minimizer"] : ["player"]),
  standings: () => ({
    player: aboutText.standing("player"),
    maximizer: aboutText.standing("maximizer"),
    minimizer: aboutText.standing("minimizer"),
  }),
  together: () => "",
};

/** @type {import("../catalog.js").Game} */
export const GAME = {
  words: WORDS,
  fair: FAIR,
  choices: [],
  settings: () => import("./option_fields.js"),
  aloneOptions,
  told: sentences,
  ways: [
    ...BY_TWO.map((mode) => ({
      form: /** @type {const} */ ("match"),
      label: () => optionsText.way(mode),
      options: { mode },
      seats: null,
    })),
    { form: "mirror", label: () => gameText.form("mirror"), options: { mode: "duel" }, seats: null },
  ],
  alone: ALONE.map((mode) => ({ label: () => optionsText.way(mode), options: { mode } })),
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
