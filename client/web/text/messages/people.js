// Made from client/text/en/people.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "people", {
  you: () => "you",
  away: () => "away",
  left: () => "has left",
  nobody: () => "nobody yet",
  guest: () => "Guest",
  theComputer: () => "the computer",
  /** @param {string} level */
  computer: (level) => `computer, ${level}`,
  /** @param {number} number */
  seat: (number) => `seat ${number}`,
});
