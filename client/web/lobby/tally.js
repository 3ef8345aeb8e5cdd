// The numbers of matches that a player has won, drawn and lost; client/lobby/tally.py does the same.

import { messages as matchesText } from "../text/messages/matches.js";

/** @typedef {import("../protocol/messages.js").HeadToHeadRow} HeadToHeadRow */

/** The numbers of matches won, drawn and lost; `played` counts matches without a winner. @param {number} won @param {number} drawn @param {number} lost @param {number} [played] */
export const tally = (won, drawn, lost, played = 0) =>
  matchesText.tally({ count: won + drawn + lost + played, won, drawn, lost, played });

/** The numbers of matches won, drawn, lost, and without a winner, over all forms and games. @param {HeadToHeadRow[]} rows @returns {[number, number, number, number]} */
export function summed(rows) {
  const sum = (/** @type {"won" | "drawn" | "lost" | "played"} */ what) =>
    rows.reduce((total, row) => total + row[what], 0);
  return [sum("won"), sum("drawn"), sum("lost"), sum("played")];
}
