// Made from client/text/en/spectators.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

/** @param {number} number */
export const spectators = (number) => number === 1 ? "1 spectator" : `${formats.number(number)} spectators`;

/** @param {{number: number, names: readonly string[]}} values */
export const spectatorsNamed = ({ number, names }) => `${number === 1 ? "1 spectator" : `${formats.number(number)} spectators`}: ${formats.every(names)}`;

/** @param {number} number */
export const more = (number) => `${formats.number(number)} more`;

/** @param {number} number */
export const others = (number) => number === 1 ? "1 other" : `${formats.number(number)} others`;

export const youWatch = () => "you are watching";

/** @param {readonly string[]} names */
export const youWatchWith = (names) => `you are watching, with ${formats.every(names)}`;
