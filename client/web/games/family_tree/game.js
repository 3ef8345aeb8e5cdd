// Family Tree: its texts for the other pages, how it is played, and the imports of its other parts.

import { addShapes } from "../../net/frames.js";
import { messages as gameText } from "../../text/messages/game.js";
import { number } from "../../text/formats.js";
import { DEMONSTRATION } from "./demonstration.js";
import { FAIR } from "./record_check.js";
import { complete } from "./view_reading.js";
import { messages as aboutText } from "./messages/about.js";
import { SHAPES } from "./view_shapes.js";

addShapes(SHAPES, { "family-tree": complete });

/** The parts of a score. */
const PARTS = /** @type {const} */ (["levels", "celebrity", "hands"]);

/** @type {import("../catalog.js").Words} */
const WORDS = {
  counted: gameText.points,
  expected: (score) => number(Math.round(score)),
  moment: ({ parts: then }, { parts: now }) => {
    if (Number(now?.hands) > Number(then?.hands)) return "hand";
    return Number(now?.celebrity) > Number(then?.celebrity) ? "celebrity" : null;
  },
  captured: ({ played }) => [played.target, played.card].filter((card) => "KQ".includes(card[0])),
  parts: (found) => PARTS.filter((part) => part in found).map((part) => [aboutText.part(part), found[part]]),
  matchInShort: aboutText.matchInShort,
  togetherInShort: () => "",
  picture: aboutText.theTree,
  computers: aboutText.computersTree,
  timed: () => false,
  roles: () => ["player", "maximizer", "minimizer"],
  standings: () => ({
    player: aboutText.standing("player"),
    maximizer: aboutText.standing("maximizer"),
    minimizer: aboutText.standing("minimizer"),
  }),
  together: aboutText.together,
};

/** @type {import("../catalog.js").Game} */
export const GAME = {
  demonstration: DEMONSTRATION,
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
    const [{ messages: pages }, { POSITIONS, draw }] = await Promise.all([
      import("./messages/pages.js"),
      import("./figures.js"),
    ]);
    const { basic, full, browserKeys, credits } = pages;
    return { basic, full, signs: browserKeys, credits, figures: { positions: POSITIONS, draw } };
  },
};
