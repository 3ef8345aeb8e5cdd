// Grandma's Game: its texts for the other pages, how it is played, and the imports of its other parts.

import { addShapes } from "../../net/frames.js";
import { messages as gameText } from "../../text/messages/game.js";
import { exact } from "../../text/formats.js";
import { messages as aboutText } from "./messages/about.js";
import { messages as scoresText } from "./messages/scores.js";
import { FAIR } from "./record_check.js";
import { ALL, options, suit, won } from "./score_text.js";
import { SHAPES } from "./view_shapes.js";

addShapes(SHAPES);

/** How many cards of each suit are on the foundations. The scores of a race are shown beside the players' names. @param {{[name: string]: any}} found @returns {[string, number][]} */
export const partsOf = (found) =>
  Object.entries(found).flatMap(([name, many]) => {
    const called = suit(name);
    return called === null ? [] : [/** @type {[string, number]} */ ([called, many])];
  });

/** @type {import("../catalog.js").Words} */
const WORDS = {
  counted: scoresText.counted,
  best: ALL,
  won,
  expected: exact,
  parts: partsOf,
  moment: (before, { score }) => (score === ALL && before.score !== ALL ? "home" : null),
  matchInShort: () => "",
  togetherInShort: aboutText.togetherInShort,
  picture: aboutText.theTable,
  computers: aboutText.computersTable,
  timed: () => false,
  roles: () => ["player"],
  standings: () => ({ player: aboutText.standing() }),
  together: aboutText.raceStanding,
  findings: () => ({
    deck_dealt: aboutText.finding("deck_dealt"),
    cards_as_seen: aboutText.finding("cards_as_seen"),
    cards_different: aboutText.finding("cards_different"),
  }),
};

/** @type {import("../catalog.js").Game} */
export const GAME = {
  words: WORDS,
  fair: FAIR,
  choices: [],
  settings: () => import("./option_fields.js"),
  told: (chosen) => [options(chosen.reorder !== false)],
  winnable: true,
  hasUndo: () => true,
  takebacks: false,
  levels: ["easy", "normal", "strong", "forgetful", "random"],
  ways: [{ form: "race", label: () => gameText.form("race"), options: {}, seats: [2, 12] }],
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
