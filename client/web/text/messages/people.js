// Made from client/text/en/people.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "people", {
  you: () => "you",
  away: () => "away",
  left: () => "has left",
  nobody: () => "nobody yet",
  guest: () => "Guest",
  theComputer: () => "the computer",
  /** @param {string} level */
  computer: (level) => `computer, ${formats.level(level)}`,
  /** @param {number} number */
  seat: (number) => `seat ${number}`,
});
