// The Patriarch: its texts for the other pages, how it is played, and the imports of its other parts.

import { addShapes } from "../../net/frames.js";
import { exact } from "../../text/formats.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as aboutText } from "./messages/about.js";
import { messages as guessesText } from "./messages/guesses.js";
import * as around from "./match.js";
import { FAIR } from "./record_check.js";
import { SHAPES } from "./view_shapes.js";

addShapes(SHAPES);

/** @type {import("../catalog.js").Words} */
const WORDS = {
  counted: guessesText.guesses,
  expected: exact,
  parts: () => [],
  matchInShort: aboutText.matchInShort,
  togetherInShort: () => "",
  picture: aboutText.treeTitle,
  computers: aboutText.computersGuesses,
  timed: () => false,
  roles: () => ["guesser", "owner"],
  standings: () => ({ guesser: aboutText.standing("guesser"), owner: aboutText.standing("owner") }),
  together: () => "",
  findings: () => ({
    deck_dealt: aboutText.finding("deck_dealt"),
    deck_different: aboutText.finding("deck_different"),
    cards_as_seen: aboutText.finding("cards_as_seen"),
    cards_different: aboutText.finding("cards_different"),
  }),
};

/** What the options mean, in sentences. @param {any} options @param {(string | null)[]} [names] @returns {string[]} */
function told({ variant, tree, guesses, own_grades, auto_grade }, names = []) {
  const graded = auto_grade == null ? aboutText.ownerGradesSentence() : aboutText.roomGradesSentence(auto_grade);
  const last = names.length > 2 ? graded : aboutText.guessesSentence(guesses);
  const own = own_grades ? [aboutText.ownGradesSentence()] : [];
  return [aboutText.variantSentence(variant), aboutText.treeSentence(tree), last, ...own];
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
  notes: aboutText.notesOption,
  ways: [
    { form: "match", label: () => gameText.form("match"), options: {}, seats: [2, 12] },
    { form: "mirror", label: () => gameText.form("mirror"), options: {}, seats: null },
  ],
  alone: [],
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
