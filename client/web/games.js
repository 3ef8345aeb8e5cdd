// The games this page knows: each is listed here once, and its own folder holds all the rest about it, which is fetched
// when somebody chooses it or comes into a room of it.

import { count } from "./words.js";

/** A leg as it is played. @typedef {{legView: (model: import("./types.js").Model, options: LegOptions) => unknown, legKey: (event: KeyboardEvent) => boolean, closeLeg: () => void}} LegPart */
/**
 * What the screen around a leg gives: `act` asks the server for a move or a hint; `goOn` leaves a leg that is over, and
 * `goOnLabel` names that; `now` is the time by the server's clock; `clocks` are what each seat's clock shows, drawn;
 * `tools` are buttons of the screen's own (takeback, chat, menu), drawn; `notice` is said in place of what the chosen
 * move would do.
 * @typedef {{act: (command: import("./link.js").Command | null) => unknown, goOn?: () => void, goOnLabel?: string, now?: number | null, clocks?: unknown[], tools?: unknown, notice?: string | null}} LegOptions
 */
/** What lies on the table, only to be looked at. @typedef {{treeView: (view: any, options?: {id?: string, label?: string, leg?: string, marks?: {card: string, text: string, best?: boolean}[]}) => unknown, closeTree: (id?: string) => void}} TreePart */
/**
 * What a match is looked back at with: `coming` is the card that is to be played next.
 * @typedef {TreePart & {inSigns: (text: string) => string, showCard: (card: string) => string, spoken: (text: string) => string, showMove: (move: string) => string, target: (move: string) => string, parts: (view: any) => string, played: (name: string, move: string, change: string) => string, coming: (view: any) => string | null}} LookingBack
 */
/** What there is to choose of a game beside its ways, where that is more than choices one by one: `usual` is what is chosen unless somebody chooses otherwise, `chosenOf` what is chosen where the options are these; `fields` are drawn of it and call `changed`; `read` gives the options, or says what does not go together. @typedef {{usual: () => any, chosenOf: (options: any) => any, fields: (way: {[name: string]: any}, chosen: any, changed: () => void) => unknown, read: (way: {[name: string]: any}, chosen: any) => {options: any} | {wrong: {field: string, message: string}}}} SettingsPart */
/** The rules, in parts. @typedef {{basic: () => unknown, full: () => unknown, signs: () => unknown, credits: () => unknown}} Rules */
/** A choice among a game's options: by their text, or as the number that is `typed`. @typedef {{name: string, label: string, choices: [value: string, label: string][]}} Choice */
/**
 * What is said of a game wherever its own page does not say it. `counted` is a score with its unit, `expected` one that
 * is expected, exact to what makes sense; `parts` names the parts of a score, in their order. `picture` is what lies on
 * the table, `computers` the one that the computer left. `timed`: with these options time decides
 * between equal scores; `roles` are those played with them; `standings` say what the
 * best in a role is the best of, `together` the same of who play together; `findings` is what came of the checks, where
 * that is no matter of cards.
 * @typedef {{counted: (score: number) => string, expected: (score: number) => string, parts: (found: {[name: string]: any}) => [string, number][], matchInShort: string, togetherInShort: string, picture: string, computers: string, timed: (options: {[name: string]: unknown}) => boolean, roles: (options: {[name: string]: unknown}) => string[], standings: {[role: string]: string}, together: string, findings?: {[found: string]: string}}} Words
 */
/** A form in which a game is played by several, with the options that it needs; `seats` are how many may, where that is open. @typedef {{form: "match" | "together" | "solo", label: string, options: {[name: string]: string}, seats: [number, number] | null}} Way */
/**
 * How a recorded leg is held against what its number gives, and against what was seen of it: the deck's name for the
 * options and so many seats; what a number gives under that name by its draws below a bound, where that is no shuffled
 * deck; the ply at which a leg does not follow from it; what a view shows that the number decides, as text; what a leg's
 * record says to that at a ply; whether what is told agrees with what was sighted; and the card that a move plays.
 * @typedef {{deck: (options: {[name: string]: any}, seats: number) => string, drawn?: (deck: string, below: (bound: number) => number) => string[], firstDifference: (deck: string[], leg: import("./protocol.js").RecordLeg) => number | null, sighted: (view: any) => string | null, told: (leg: import("./protocol.js").RecordLeg, ply: number) => string | null, bearsOut: (told: string, sighted: string) => boolean, played: (move: string) => string | null}} FairGame
 */
/**
 * One game. `choices` are for all of its `ways`; a game with more to choose has `settings`, `aloneOptions`, with which one
 * plays alone what is played with others, and `told`, which says in sentences what its options mean; `around` is what is said around its legs, `notes` what its notes are called that a room may do without; `final`: moves are not taken back.
 * @typedef {{settings?: () => Promise<SettingsPart>, aloneOptions?: (options: any) => any, told?: (options: any, names?: string[]) => string[], around?: Around, notes?: string, final?: boolean, words: Words, fair: FairGame, choices: Choice[], ways: Way[], alone: {label: string, options: {[name: string]: string}}[], leg: () => Promise<LegPart>, tree: () => Promise<TreePart>, lookingBack: () => Promise<LookingBack>, rules: () => Promise<Rules>}} Game
 */
/**
 * What is said around the legs of a match whose roles are not maximizer and minimizer: the `roles` that one may choose of
 * for the first leg, and the one `settled`; the `title` of a leg to come, who `begins` in which role, what is said of a
 * `hidden` number; what is said `between` the legs; the `outcome`, and the `table` of the legs.
 * @typedef {{roles: [string, string][], settled: (role: string | null) => string, title: (model: Model, match: number, leg: number) => string, hidden: (model: Model) => string | null, begins: (model: Model) => string, between: (model: Model, match: MatchInfo, next: number) => {title: string, lines: string[], lead: string}, outcome: (model: Model, match: MatchInfo) => string, table: (model: Model, match: MatchInfo) => {caption: string, heads: {leg: number, status: string}[], rows: {name: string, cells: string[], total?: boolean}[]}}} Around
 * @typedef {import("./types.js").Model} Model
 * @typedef {import("./protocol.js").MatchInfo} MatchInfo
 */
/** A game as it is listed; `match`: two may play it against each other; `alone`: one may play it alone. @typedef {{title: string, blurb: string, match: boolean, alone: boolean, part: () => Promise<{GAME: Game}>}} Listed */

/** @type {{[name: string]: Listed}} */
export const GAMES = {
  "family-tree": {
    title: "Family Tree",
    blurb: "Couples, children, jacks and aces: one tree out of 54 cards.",
    match: true,
    alone: true,
    part: () => import("./family_tree/game.js"),
  },
  "happy-graphs": {
    title: "Happy Graphs",
    blurb: "Every card wants as many neighbours as its rank says: together, alone, as a duel or a puzzle.",
    match: true,
    alone: true,
    part: () => import("./happy_graphs/game.js"),
  },
  patriarch: {
    title: "The Patriarch",
    blurb: "A hidden family tree, found by guesses that are graded: two in turn, or many in a race.",
    match: true,
    alone: false,
    part: () => import("./patriarch/game.js"),
  },
  "poker-solitaire": {
    title: "Poker Solitaire",
    blurb: "Five rows and five columns of poker hands: alone, in turn, as a race or a duel.",
    match: true,
    alone: true,
    part: () => import("./poker_solitaire/game.js"),
  },
};

/** The game of a room that one makes. */
export const HOSTED = "family-tree";

/** @type {Map<string, Game>} */
const had = new Map();

/** Fetch a game, unless it is here; one that this page does not know is null. @param {string} name @returns {Promise<Game | null>} */
export async function have(name) {
  if (Object.hasOwn(GAMES, name) && !had.has(name)) had.set(name, (await GAMES[name].part()).GAME);
  return gameOf(name);
}

/** @type {Map<string, SettingsPart | null>} */
const settled = new Map();

/** Fetch a game and what there is to choose of it beside its ways; null where that is nothing. @param {string} name @returns {Promise<SettingsPart | null>} */
export async function haveSettings(name) {
  const game = await have(name);
  if (!settled.has(name)) settled.set(name, (await game?.settings?.()) ?? null);
  return settingsOf(name);
}

/** What there is to choose of a game beside its ways, where that has been fetched. @param {string} name */
export const settingsOf = (name) => settled.get(name) ?? null;

/** A game that has been fetched; null where it has not. @param {string | null | undefined} name */
export const gameOf = (name) => had.get(name ?? "") ?? null;

/** What is said of a game of which nothing is known. @type {Words} */
const PLAIN = {
  counted: (score) => count(score, "point"),
  expected: (score) => score.toFixed(1).replace("-", "−"),
  parts: () => [],
  matchInShort: "",
  togetherInShort: "",
  picture: "The table",
  computers: "The computer’s game",
  timed: () => false,
  roles: () => [],
  standings: {},
  together: "",
};

/** What is said around the legs of a game, where that is its own. @param {string | null | undefined} game */
export const aroundOf = (game) => gameOf(game)?.around ?? null;

/** What is said of a game. @param {string | null | undefined} game */
export const wordsOf = (game) => gameOf(game)?.words ?? PLAIN;

/** A game with the options that are chosen of it. @param {string} game @param {{[name: string]: unknown}} options @param {string} title */
export function playedWith(game, options, title) {
  const known = gameOf(game);
  const way = known?.ways.findLast((each) =>
    Object.entries(each.options).every(([name, value]) => options[name] === value),
  );
  const told = (known?.choices ?? []).flatMap(({ name, choices }) =>
    choices.filter(([value]) => value === options[name]),
  );
  const label = known !== null && known.ways.length > 1 && way !== undefined ? [way.label] : [];
  return [title, ...label, ...told.map(([, label]) => label)].join(" · ");
}

/** Whether two play legs with their roles swapped, rather than one in which both do the same. @param {string} game @param {{[name: string]: unknown}} options */
export const swapsRoles = (game, options) => wordsOf(game).roles(options).length > 1;

/** What the options of a game mean, in sentences, where it has more of them than its name with them tells. @param {string} game @param {{[name: string]: unknown}} options @param {string[]} [names] those of who sit at the table */
export const optionsTold = (game, options, names) => gameOf(game)?.told?.(options, names) ?? [];

/** The options with which one plays alone what is played with these. @param {string} game @param {{[name: string]: unknown}} options */
export function aloneWith(game, options) {
  const own = gameOf(game)?.aloneOptions;
  if (own !== undefined) return own(options);
  const ways = gameOf(game)?.alone ?? [];
  const has = (/** @type {{[name: string]: unknown}} */ some) =>
    Object.entries(some).every(([name, value]) => options[name] === value);
  return { ...options, ...(ways.find((way) => has(way.options)) ?? ways[0])?.options };
}

/** The levels of the computer, the one that most people want first. */
export const LEVELS = ["easy", "normal", "strong", "random"];
