// The signs on the picture of a tree: a crown for celebrities, a lamp for a hint.

import { svg } from "../../vendor/lit-html.js";
import { outline } from "../../widgets/icons.js";

/** @param {string} kind @param {string} path */
const sign = (kind, path) => (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
  svg`<path class=${kind} transform=${`translate(${x} ${y}) scale(${size / 24})`} d=${path} />`;

/** A crown at a point, for celebrities in a marriage. */
export const crown = sign("crown", outline("crown"));

/** A lamp at a point, for the place that the computer would choose. */
export const lamp = sign("lamp", outline("lamp"));
