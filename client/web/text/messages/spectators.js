// Made from client/text/en/spectators.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "spectators", {
  /** @param {number} number */
  spectators: (number) => number === 1 ? "1 spectator" : `${formats.number(number)} spectators`,
  /** @param {{number: number, names: readonly string[]}} values */
  spectatorsNamed: ({ number, names }) => `${number === 1 ? "1 spectator" : `${formats.number(number)} spectators`}: ${formats.every(names)}`,
  /** @param {number} number */
  more: (number) => `${formats.number(number)} more`,
  /** @param {number} number */
  others: (number) => number === 1 ? "1 other" : `${formats.number(number)} others`,
  youWatch: () => "you are watching",
  /** @param {readonly string[]} names */
  youWatchWith: (names) => `you are watching, with ${formats.every(names)}`,
});
