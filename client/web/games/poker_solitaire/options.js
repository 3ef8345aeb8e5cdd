// The options of Poker Solitaire: their defaults, and the combinations that are wrong. Pure.
// protocol/games/poker_solitaire/options.py decides.
// rules: poker_solitaire, Options

import { MOST_OUT, OPTIONS } from "./option_values.js";
import { messages as optionsText } from "./messages/options.js";

/** @typedef {import("../../protocol/messages.js").PokerSolitaireOptions} Options */
/** @typedef {Options["mode"]} Mode */
/** @typedef {"edges" | "corners" | "anywhere"} Touching */
/** @typedef {"english" | "american" | "pat" | "user"} Scoring */
/** A player's own rules for a matrix. @typedef {{touching: Touching, movable: boolean, hands: number, scoring: Scoring}} Own */
/**
 * The values of a form: each player's rules (the second's count if they are `unequal`), and the other options as text
 * and numbers.
 * @typedef {{own: [Own, Own], unequal: boolean, points: string, dealt: number, rejects: {common: number, first: number, second: number}, decks: number, stealing: boolean, planting: boolean}} Chosen
 */
/** What is wrong with a combination, and the field to correct. @typedef {{field: string, message: string}} Wrong */

/** @type {readonly Mode[]} */
export const ALONE = ["one-hand", "best-of-two", "sum-of-two"];
/** @type {readonly Mode[]} */
export const BY_TWO = ["alternate", "same-deck", "race", "race-both", "duel"];
/** @type {readonly Touching[]} */
export const TOUCHING = ["edges", "corners", "anywhere"];
/** @type {readonly Scoring[]} */
export const SCORING = ["english", "american", "pat", "user"];
const RULES = OPTIONS;
export const MOST_DECKS = RULES.decks.most;
/** The fields of a form that can correct a wrong combination. */
export const DEALT = "option-dealt";
export const SCORED = "option-scoring-0";
export const POINTS = "points";

/** The names that a line may have: the hands with their points in the column "user", then the special ones. @type {[string, number][]} */
export const LINES = [
  ["five-of-a-kind", 65],
  ["royal-flush", 65],
  ["straight-flush", 53],
  ["four-of-a-kind", 33],
  ["full-house", 18],
  ["flush", 13],
  ["straight", 14],
  ["three-of-a-kind", 8],
  ["two-pair", 4],
  ["one-pair", 1],
  ["blaze", 0],
  ["four-flush", 0],
  ["kilter", 0],
  ["round-the-corner-kilter", 0],
  ["round-the-corner-straight", 0],
];
const NAMES = new Set(LINES.map(([name]) => name));

/** @param {Mode} mode */
export const isAlone = (mode) => ALONE.includes(mode);

/** Whether each of two players has a matrix, with rules of its own. @param {Mode} mode */
export const eachHasOne = (mode) => !isAlone(mode) && mode !== "duel";

/** The points of the column "user", as a form shows them. */
export const usualPoints = () =>
  LINES.filter(([, points]) => points)
    .map(([name, points]) => `${name} ${points}`)
    .join("\n");

/** @returns {Own} */
const usualOwn = () => ({
  touching: /** @type {Touching} */ (RULES.touching.usual),
  movable: RULES.movable.usual,
  hands: RULES.hands.usual,
  scoring: /** @type {Scoring} */ (RULES.scoring.usual),
});

/** The default values of the form. @returns {Chosen} */
export const usual = () => ({
  own: [usualOwn(), usualOwn()],
  unequal: false,
  points: usualPoints(),
  dealt: RULES.dealt.usual,
  rejects: { common: RULES.rejects.usual.common, first: RULES.rejects.usual[1], second: RULES.rejects.usual[2] },
  decks: RULES.decks.usual,
  stealing: RULES.stealing.usual,
  planting: RULES.planting.usual,
});

/** The values of the form for these options. @param {Options} options @returns {Chosen} */
export function chosenOf(options) {
  const of = (/** @type {"touching" | "movable" | "hands" | "scoring"} */ name, /** @type {number} */ player) => {
    const value = options[name];
    return Array.isArray(value) ? value[player] : value;
  };
  const own = (/** @type {number} */ player) =>
    /** @type {Own} */ ({
      touching: of("touching", player),
      movable: of("movable", player),
      hands: of("hands", player),
      scoring: of("scoring", player),
    });
  const rejects = /** @type {any} */ (options.rejects);
  return {
    own: [own(0), own(1)],
    unequal: [options.touching, options.movable, options.hands, options.scoring].some(Array.isArray),
    points:
      options.points == null
        ? usualPoints()
        : Object.entries(options.points)
            .map(([name, points]) => `${name} ${points}`)
            .join("\n"),
    dealt: options.dealt,
    rejects: { common: rejects.common, first: rejects["1"], second: rejects["2"] },
    decks: options.decks,
    stealing: options.stealing,
    planting: options.planting,
  };
}

/** The chosen options. Options that the mode does not use have their default, so that equal games have equal options. @param {Mode} mode @param {Chosen} chosen @returns {{options: Options} | {wrong: Wrong}} */
export function optionsOf(mode, chosen) {
  const two = eachHasOne(mode);
  const [first, second] = [chosen.own[0], two && chosen.unequal ? chosen.own[1] : chosen.own[0]];
  const movable = mode === "duel" ? [false, false] : [first.movable, second.movable];
  const { common, second: theirs, first: ours } = chosen.rejects;
  const out = common + ours + (isAlone(mode) ? 0 : theirs);
  if (chosen.dealt + out > MOST_OUT)
    return { wrong: { field: DEALT, message: optionsText.tooMany({ dealt: chosen.dealt, rejects: out }) } };
  if (first.scoring !== second.scoring && [first.scoring, second.scoring].includes("pat"))
    return { wrong: { field: SCORED, message: optionsText.patForBoth() } };
  const mine = [first.scoring, second.scoring].includes("user");
  const points = mine ? readPoints(chosen.points) : { points: null };
  if ("wrong" in points) return points;
  const pair = (/** @type {any} */ one, /** @type {any} */ other) => (one === other ? one : [one, other]);
  return {
    options: {
      mode,
      touching: pair(first.touching, second.touching),
      movable: pair(movable[0], movable[1]),
      hands: first.scoring === "pat" ? 10 : pair(first.hands, second.hands),
      scoring: pair(first.scoring, second.scoring),
      points: points.points,
      dealt: chosen.dealt,
      rejects: /** @type {any} */ ({ common, 1: ours, 2: isAlone(mode) ? 1 : theirs }),
      decks: chosen.decks,
      stealing: two && chosen.stealing,
      planting: two && chosen.planting,
    },
  };
}

/** Parse a room's own points: on each line a name, or names joined by `+`, and a number. The default points give null. @param {string} text @returns {{points: {[name: string]: number} | null} | {wrong: Wrong}} */
export function readPoints(text) {
  if (text.trim() === usualPoints()) return { points: null };
  const wrong = (/** @type {string} */ message) => ({ wrong: { field: POINTS, message } });
  /** @type {{[name: string]: number}} */
  const points = {};
  for (const row of text
    .split(/[\n,;]/)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [, written, worth] = /^(.*?)[\s:=]+(\d+)$/.exec(row) ?? [];
    if (written === undefined) return wrong(optionsText.noPoints(row.slice(0, 40)));
    const names = written
      .toLowerCase()
      .split("+")
      .map((each) => each.trim().replaceAll(/\s+/g, "-"));
    const unknown = names.find((name) => !NAMES.has(name));
    if (unknown !== undefined) return wrong(optionsText.unknownHand({ name: unknown.slice(0, 40), names: [...NAMES] }));
    if (Number(worth) > RULES.points.most)
      return wrong(optionsText.tooMuch({ name: written, most: RULES.points.most }));
    points[[...new Set(names)].sort().join("+")] = Number(worth);
  }
  return { points };
}

/** The options for playing the same game alone: player 1's rules, in one matrix. @param {Options} options @returns {Options} */
export function aloneOptions(options) {
  if (options.mode === undefined) return { ...options, mode: "one-hand" };
  if (isAlone(options.mode)) return options;
  const chosen = chosenOf(options);
  const found = optionsOf("one-hand", chosen);
  return "options" in found ? found.options : { ...options, mode: "one-hand" };
}
