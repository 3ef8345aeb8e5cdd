// The games of the server, as its page lists them. All else about a game is in the game's own folder, and is loaded when
// a player chooses the game or enters a room of it.

import * as formats from "../text/formats.js";
import { TITLES } from "../text/game_titles.js";
import { translated, translationsLoaded } from "../text/language.js";
import { exact, number } from "../text/formats.js";
import { messages as gameText } from "../text/messages/game.js";

/** @typedef {import("./game.js").LegPart} LegPart */
/** @typedef {import("./game.js").LegOptions} LegOptions */
/** @typedef {import("./game.js").TreePart} TreePart */
/** @typedef {import("./game.js").LookingBack} LookingBack */
/** @typedef {import("./game.js").SettingsPart} SettingsPart */
/** @typedef {import("./game.js").Rules} Rules */
/** @typedef {import("./game.js").Figures} Figures */
/** @typedef {import("./game.js").DrawFigure} DrawFigure */
/** @typedef {import("./game.js").Choice} Choice */
/** @typedef {import("./game.js").Words} Words */
/** @typedef {import("./game.js").Way} Way */
/** @typedef {import("./game.js").FairGame} FairGame */
/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./game.js").Around} Around */
/** @typedef {import("./game.js").Listed} Listed */
/** @typedef {import("../protocol/messages.js").GameInfo} GameInfo */

const GENERIC_SHEET = "games/generic/game.css";
/** The module of a game that comes with the page. */
const OWN_MODULE = /^games\/\w+\/game\.js$/;

/** The games by name, in the order in which the page offers them. @type {{[name: string]: Listed}} */
export const GAMES = {};

/** What a translation says about a game; in English, and about games that it does not know, the server says it. */
const listedText = translated("text", "listed", { about: (/** @type {string} */ _name) => undefined });

/**
 * List games: the page has its server's games in the element `games`. A game without a module of its own is shown by
 * the generic board. `base` is the address that modules' paths start from, and `dress` loads a game's style sheet.
 * @param {(Omit<Listed, "part" | "about"> & {name: string, about: string, module?: string})[]} games
 * @param {string} base
 * @param {(sheet: string) => Promise<void>} [dress]
 */
export function list(games, base, dress = async () => {}) {
  for (const { name, module, ...listed } of games) {
    const { info } = listed;
    const load = () =>
      module !== undefined || info === undefined
        ? import(new URL(module ?? "", base).href)
        : import("./generic/game.js").then(({ generic }) => ({ GAME: generic(info) }));
    // An installed game with a module of its own brings its styles itself.
    const sheet = module === undefined ? GENERIC_SHEET : OWN_MODULE.test(module) ? module.replace(/js$/, "css") : null;
    const part = async () => (await Promise.all([load(), sheet === null ? null : dress(sheet)]))[0];
    const about = () => /** @type {string | undefined} */ (listedText.about(name)) ?? listed.about;
    GAMES[name] = { ...listed, about, part };
    TITLES[name] = listed.title;
  }
}

/** The game that a new room starts with. */
export const firstGame = () => Object.keys(GAMES)[0];

/** What the server says about an installed game: its labels, for example. @param {string} name @returns {GameInfo | null} */
export const infoOf = (name) => GAMES[name]?.info ?? null;

/** @type {Map<string, Game>} */
const had = new Map();

/** Load a game, unless it is loaded; return null for a game that this page does not know. @param {string} name @returns {Promise<Game | null>} */
export async function have(name) {
  if (Object.hasOwn(GAMES, name) && !had.has(name)) {
    const { GAME } = await GAMES[name].part();
    await translationsLoaded();
    had.set(name, GAME);
  }
  return gameOf(name);
}

/** @type {Map<string, SettingsPart | null>} */
const settled = new Map();

/** Load a game and its settings beside its ways; return null if it has none. @param {string} name @returns {Promise<SettingsPart | null>} */
export async function haveSettings(name) {
  const game = await have(name);
  if (!settled.has(name)) settled.set(name, (await game?.settings?.()) ?? null);
  return settingsOf(name);
}

/** The settings of a game beside its ways, or null if they are not loaded. @param {string} name */
export const settingsOf = (name) => settled.get(name) ?? null;

/** A game that is loaded, or null. @param {string | null | undefined} name */
export const gameOf = (name) => had.get(name ?? "") ?? null;

/** The words for a game that this page does not know. @type {Words} */
const PLAIN = {
  counted: gameText.points,
  expected: exact,
  parts: () => [],
  matchInShort: () => "",
  togetherInShort: () => "",
  picture: gameText.table,
  computers: gameText.computersGame,
  timed: () => false,
  roles: () => [],
  standings: () => ({}),
  together: () => "",
};

/** The texts around the legs of a game, if the game has its own. @param {string | null | undefined} game */
export const aroundOf = (game) => gameOf(game)?.around ?? null;

/** Whether the game counts points; if not, it only has a winner. @param {string} game @param {{[name: string]: unknown}} options */
export const scored = (game, options) => (wordsOf(game).outcome?.(0, options) ?? null) === null;

/** Return a function that formats a score as in a table; a word if there are no points. @param {string} game @param {{[name: string]: unknown}} options @returns {(score: number) => string} */
export const reachedIn = (game, options) => (score) => wordsOf(game).outcome?.(score, options) ?? number(score);

/** Whether the number affects the play in a room. @param {{game: string, options: any}} room */
export const numbered = ({ game, options }) => aroundOf(game)?.numbered(options) ?? true;

/** Whether a number that was played is worth another match. In a tournament it is, because other players play it. @param {import("../room/types.js").Room} room */
export const again = ({ game, tournament }) => tournament != null || (aroundOf(game)?.again ?? true);

/** The texts of a game. @param {string | null | undefined} game */
export const wordsOf = (game) => gameOf(game)?.words ?? PLAIN;

/** The name of a game with its chosen options, and its form if no other game has it. @param {string} game @param {{[name: string]: unknown}} options @param {string} title @param {string} [form] */
export function playedWith(game, options, title, form) {
  const known = gameOf(game);
  const mirror = form === "mirror";
  const ways = (known?.ways ?? []).filter((each) => (each.form === "mirror") === mirror);
  const way = ways.findLast((each) => Object.entries(each.options).every(([name, value]) => options[name] === value));
  const told = (known?.choices ?? []).flatMap(({ name, values, valueLabel }) =>
    values.filter((value) => value === options[name]).map(valueLabel),
  );
  const label = (mirror || ways.length > 1) && way !== undefined ? [way.label()] : [];
  return formats.facts([title, ...label, ...told]);
}

/** Whether two players play two legs with swapped roles, and not one leg with the same role. @param {string} game @param {{[name: string]: unknown}} options */
export const swapsRoles = (game, options) => wordsOf(game).roles(options).length > 1;

/** The role that a room's owner has first: `drawn` if the server draws it, null if the players' roles don't differ. @param {{game: string, form: string, options: {[name: string]: unknown}, role?: string | null}} room */
export function firstRole({ game, form, options, role }) {
  if (form !== "match" || !swapsRoles(game, options)) return null;
  const drawn = aroundOf(game) === null ? "drawn" : "drawn_owner";
  return /** @type {"maximizer" | "minimizer" | "owner" | "guesser" | "drawn" | "drawn_owner"} */ (role ?? drawn);
}

/** The aim of a match, in a sentence or two. @param {{form: string, game: string, options: {[name: string]: unknown}}} room */
export function inShort({ form, game, options }) {
  const { equalsInShort, matchInShort, togetherInShort } = wordsOf(game);
  if (form !== "match") return togetherInShort();
  return swapsRoles(game, options) ? matchInShort() : (equalsInShort ?? matchInShort)();
}

/** The meaning of a game's options in sentences, beyond what its name with options says. @param {string} game @param {{[name: string]: unknown}} options @param {(string | null)[]} [names] the names of the players at the table, null for a free seat */
export const optionsTold = (game, options, names) => gameOf(game)?.told?.(options, names) ?? [];

/** The options for playing the same game alone. @param {string} game @param {{[name: string]: unknown}} options */
export function aloneWith(game, options) {
  const own = gameOf(game)?.aloneOptions;
  if (own !== undefined) return own(options);
  const ways = gameOf(game)?.alone ?? [];
  const has = (/** @type {{[name: string]: unknown}} */ some) =>
    Object.entries(some).every(([name, value]) => options[name] === value);
  return { ...options, ...(ways.find((way) => has(way.options)) ?? ways[0])?.options };
}

/** The levels of the computer, the most popular one first. */
const LEVELS = ["easy", "normal", "strong", "random"];

/** The levels of a game's computer. @param {string | null | undefined} game */
export const levelsOf = (game) => gameOf(game)?.levels ?? LEVELS;
