// Words for notices in a room with several players. client/room/status_words.py says the same.

import { listed } from "./words.js";

/** @param {string} name */
export const asked = (name) => `${name} asks to take a move back.`;

/** @param {string[]} names of the others; empty for all of them */
export const askedByMe = (names) =>
  names.length
    ? `${names[0]} is asked to let you take a move back.`
    : "All others are asked to let you take a move back.";

export const AGREED = "You have agreed; the others are asked too.";

export const WITHDRAW = "Withdraw";
export const AGREE = "Agree";
export const DECLINE = "Decline";
export const DECIDE = "Decide";
export const COME_BACK = "Take your seat back";

/** @param {string} level */
export const replaced = (level) => `The computer (${level}) plays your seat.`;

/** @param {string} name @param {number} seconds */
export const awayFor = (name, seconds) =>
  `${name} is away; in ${seconds} s you can claim the match or let the computer play.`;

/** @param {string} name */
export const awayNow = (name) => `${name} is away. How shall it go on?`;

/** @param {string} name @param {string | null} level @param {string} by */
export const replacementAsked = (name, level, by) =>
  level === null ? `${by} would like to play on for ${name}.` : `Shall the ${level} computer play on for ${name}?`;

/** @param {string} name @param {string | null} level @param {string} by */
export const replacementWaits = (name, level, by) =>
  `${level === null ? by : `The ${level} computer`} is to play on for ${name}, if all who play agree.`;

/** @param {string} name */
export const replacementByMe = (name) => `The others are asked about ${name}’s seat.`;

/** @param {string[]} names */
export const away = (names) => `${listed(names)} ${names.length > 1 ? "are" : "is"} away.`;

/** @param {string} names @param {number} seconds */
export const goneFor = (names, seconds) =>
  `Away: ${names}; in ${seconds} s the computer may play on, if the others agree.`;

/** @param {string[]} names */
export const mayReplace = (names) =>
  `${listed(names)} ${names.length > 1 ? "are away or have" : "is away or has"} left. Who plays on?`;

export const HAS_LEFT = "You have left this match to the others.";
