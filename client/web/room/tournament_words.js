// What is said of a tournament: who competes, and what each has reached.

import { number } from "../text/formats.js";

export const TITLE = "Tournament";
export const HINT = "one to five names compete, here or each from their own machine";
export const BEGIN = "Make it a tournament";
export const NAMES = "Who competes";
export const NAMES_HINT =
  "One to five names. One that stays keeps what it has reached; none at all ends the tournament.";
export const NAMES_FIELD = "Names (optional)";
export const NAMES_FIELD_HINT = "A tournament: up to five names, separated by commas.";
export const PLACEHOLDER = "take turns at this screen";
export const SETTLE = "Settle it so";
export const NAME = "Name";
export const COLUMNS = ["name", "legs", "highest", "lowest", "average"];
export const WHO_PLAYS = "Who plays next?";
export const PLAYS_AS = "You play as";
export const NOBODY = "nobody who competes";
export const BESIDE = "In turn with, at this page";
export const NOT_BESIDE = "nobody";
export const OTHER_RULES = "Other rules";
export const CHANGE_NAMES = "Other names";
export const RULE =
  "Cards that one has played here before change one’s lowest score alone; a game that is not finished counts for nothing.";
export const AGAIN = "These cards were played under this name before: they change the lowest score alone.";
export const TOO_MANY = "A tournament has one to five names.";
export const TWICE = "Every name is there once.";
export const MOST_NAMES = 5;

/** @param {number} at */
export const nameAt = (at) => `${NAME} ${at + 1}`;

/** @param {number | null} score */
export const reached = (score) => (score === null ? "–" : number(score));

/** @param {number | null} score */
export const average = (score) => (score === null ? "–" : score.toFixed(1).replace("-", "−"));

/** @param {string} name */
export const playsNow = (name) => `${name} plays`;

/** Read names that are written in one line; a sentence where they will not do. @param {string} text @returns {{names: string[]} | {wrong: string}} */
export function readNames(text) {
  const names = text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length > MOST_NAMES) return { wrong: TOO_MANY };
  return new Set(names).size < names.length ? { wrong: TWICE } : { names };
}
