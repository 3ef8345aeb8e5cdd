// How some sentences that are not in the catalogue yet write numbers and dates.

import { number, timeOfDay, gameNumber as showNumber } from "./formats.js";

export { exact } from "./formats.js";
export { number, showNumber, timeOfDay };

/** A count with its noun. @param {number} many @param {string} what @param {string} [several] */
export const count = (many, what, several = `${what}s`) => `${number(many)} ${many === 1 ? what : several}`;

/** The day here at a time. @param {number | string} at in ms since 1970 UTC, or as ISO 8601 */
export const date = (at) =>
  new Date(at).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
