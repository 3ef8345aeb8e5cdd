// Made from client/text/en/formats.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "formats", {
  /** @param {number} number */
  days: (number) => number === 1 ? `${number} day` : `${number} days`,
  /** @param {number} number */
  hours: (number) => `${number} h`,
  /** @param {number} number */
  minutes: (number) => `${number} min`,
  /** @param {number} number */
  seconds: (number) => `${number} s`,
  /** @param {{names: string, count: number}} values */
  andMore: ({ names, count }) => `${names} and ${count} more`,
  ownWords: () => "you|your|alone|now|the|who|whoever|all|both|nobody|seat|random computer|easy computer|normal computer|strong computer",
  fullStop: () => ".",
});
