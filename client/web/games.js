// The games this page knows: each is listed here once, and its own folder holds all the rest about it.

import { WORDS as FAMILY_TREE } from "./family_tree/told.js";
import { WORDS as HAPPY_GRAPHS } from "./happy_graphs/told.js";

/** A leg as it is played. @typedef {{legView: (model: import("./types.js").Model, options: import("./family_tree/leg.js").LegOptions) => unknown, legKey: (event: KeyboardEvent) => boolean, closeLeg: () => void}} LegPart */
/** What lies on the table, only to be looked at. @typedef {{treeView: (view: any, options?: {id?: string, label?: string, leg?: string, marks?: {card: string, text: string, best?: boolean}[]}) => unknown, closeTree: (id?: string) => void}} TreePart */
/**
 * What a match is looked back at with: `coming` is the card that is to be played next.
 * @typedef {TreePart & {inSigns: (text: string) => string, showCard: (card: string) => string, spoken: (text: string) => string, showMove: (move: string) => string, target: (move: string) => string, parts: (view: any) => string, played: (name: string, move: string, change: string) => string, coming: (view: any) => string | null}} LookingBack
 */
/** The rules, in parts. @typedef {{basic: () => unknown, full: () => unknown, signs: () => unknown, credits: () => unknown}} Rules */
/** A choice among a game's options. @typedef {{name: string, label: string, choices: [value: string, label: string][]}} Choice */
/**
 * What is said of a game wherever its own page does not say it. `counted` is a score with its unit, `expected` one that
 * is expected, exact to what makes sense; `parts` names the parts of a score, in their order. `picture` is what lies on
 * the table, `computers` the one that the computer left. `timed`: with these options time decides
 * between equal scores; `roles` are those played with them; `standings` say what the
 * best in a role is the best of, `together` the same of who play together.
 * @typedef {{counted: (score: number) => string, expected: (score: number) => string, parts: (found: {[name: string]: number}) => [string, number][], matchInShort: string, togetherInShort: string, picture: string, computers: string, timed: (options: {[name: string]: unknown}) => boolean, roles: (options: {[name: string]: unknown}) => string[], standings: {[role: string]: string}, together: string}} Words
 */
/**
 * One game. `ways` are the forms in which it is played by several, with the options that each needs; `choices` are for
 * all of them. `seats` are how many may play together, where that is open.
 * @typedef {{title: string, blurb: string, words: Words, roles: boolean, choices: Choice[], ways: {form: "match" | "together", label: string, options: {[name: string]: string}, seats: [number, number] | null}[], alone: {label: string, options: {[name: string]: string}}[], leg: () => Promise<LegPart>, tree: () => Promise<TreePart>, lookingBack: () => Promise<LookingBack>, rules: () => Promise<Rules>}} Game
 */

/** @type {{[name: string]: Game}} */
export const GAMES = {
  "family-tree": {
    title: "Family Tree",
    blurb: "Couples, children, jacks and aces: one tree out of 54 cards.",
    words: FAMILY_TREE,
    roles: true,
    choices: [],
    ways: [{ form: "match", label: "A match", options: {}, seats: null }],
    alone: [{ label: "Alone", options: {} }],
    leg: () => import("./family_tree/leg.js"),
    tree: () => import("./family_tree/tree.js"),
    lookingBack: () => import("./family_tree/looking_back.js"),
    rules: () => import("./family_tree/rules.js"),
  },
  "happy-graphs": {
    title: "Happy Graphs",
    blurb: "Every card wants as many neighbours as its rank says: together, alone, as a duel or a puzzle.",
    words: HAPPY_GRAPHS,
    roles: true,
    choices: [
      {
        name: "variant",
        label: "Board",
        choices: [
          ["classic", "classic: aces to fours"],
          ["hex", "hex: aces to sixes on hexagons"],
          ["corners", "corners: aces to eights, diagonals count"],
        ],
      },
    ],
    ways: [
      { form: "together", label: "Together", options: { mode: "together" }, seats: [2, 48] },
      {
        form: "together",
        label: "Together, hands hidden",
        options: { mode: "together", hands: "hidden" },
        seats: [2, 48],
      },
      { form: "match", label: "A duel", options: { mode: "duel" }, seats: null },
      { form: "together", label: "A puzzle together", options: { mode: "puzzle" }, seats: [2, 48] },
    ],
    alone: [
      { label: "Alone, card by card", options: { mode: "together" } },
      { label: "A puzzle", options: { mode: "puzzle" } },
    ],
    leg: () => import("./happy_graphs/leg.js"),
    tree: () => import("./happy_graphs/tree.js"),
    lookingBack: () => import("./happy_graphs/looking_back.js"),
    rules: () => import("./happy_graphs/rules.js"),
  },
};

/** The game of a room that one makes. */
export const HOSTED = "family-tree";

/** What is said of a game; of one that is not known, what is said of the first. @param {string | null | undefined} game */
export const wordsOf = (game) => (GAMES[game ?? HOSTED] ?? GAMES[HOSTED]).words;

/** A game with the options that are chosen of it. @param {string} game @param {{[name: string]: unknown}} options @param {string} title */
export function playedWith(game, options, title) {
  const known = GAMES[game];
  const way = known?.ways.findLast((each) =>
    Object.entries(each.options).every(([name, value]) => options[name] === value),
  );
  const told = (known?.choices ?? []).flatMap(({ name, choices }) =>
    choices.filter(([value]) => value === options[name]),
  );
  const label = known !== undefined && known.ways.length > 1 && way !== undefined ? [way.label] : [];
  return [title, ...label, ...told.map(([, label]) => label)].join(" · ");
}

/** The options with which one plays alone what is played with these. @param {string} game @param {{[name: string]: unknown}} options */
export function aloneWith(game, options) {
  const ways = GAMES[game]?.alone ?? [];
  const has = (/** @type {{[name: string]: unknown}} */ some) =>
    Object.entries(some).every(([name, value]) => options[name] === value);
  return { ...options, ...(ways.find((way) => has(way.options)) ?? ways[0])?.options };
}

/** The levels of the computer, the one that most people want first. */
export const LEVELS = ["easy", "normal", "strong", "random"];
