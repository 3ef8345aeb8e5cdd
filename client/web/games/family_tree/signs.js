// The signs on the picture of a tree: a crown for celebrities, a lamp for a hint.

import { svg } from "../../vendor/lit-html.js";

const CROWN = "M3.5 7.5 8 11.5 12 4.500l4 7 4.500-4L19 18.500H5Z";
const LAMP = "M9 17.500c0-2.200-3-3.600-3-7a6 6 0 0 1 12 0c0 3.400-3 4.800-3 7Zm.500 3.500h5";

/** @param {string} kind @param {string} path */
const sign = (kind, path) => (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
  svg`<path class=${kind} transform=${`translate(${x} ${y}) scale(${size / 24})`} d=${path} />`;

/** A crown at a point, for celebrities in a marriage. */
export const crown = sign("crown", CROWN);

/** A lamp at a point, for the place that the computer would choose. */
export const lamp = sign("lamp", LAMP);
