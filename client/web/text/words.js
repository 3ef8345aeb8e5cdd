// The count of things, for sentences that are not in the catalogue yet.

import { number } from "./formats.js";

export { exact, number } from "./formats.js";

/** A count with its noun. @param {number} many @param {string} what @param {string} [several] */
export const count = (many, what, several = `${what}s`) => `${number(many)} ${many === 1 ? what : several}`;
