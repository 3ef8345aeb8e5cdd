// The names in a tournament, as they are typed.

import { messages as tournamentText } from "../text/messages/tournament.js";

export const MOST_NAMES = 5;

/** Read names that are written in one line, or say what is wrong. @param {string} text @returns {{names: string[]} | {wrong: string}} */
export function readNames(text) {
  const names = text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length > MOST_NAMES) return { wrong: tournamentText.tooMany(names.length) };
  return new Set(names).size < names.length ? { wrong: tournamentText.sameName() } : { names };
}
