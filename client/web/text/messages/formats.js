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
  ownWords: () => "you|your|alone|now|the|who|whoever|all|both|nobody|seat",
  fullStop: () => ".",
  /** @param {"easy" | "normal" | "strong" | "random" | "forgetful"} key */
  level: (key) =>
    ({
      easy: "easy",
      normal: "normal",
      strong: "strong",
      random: "random",
      forgetful: "forgetful",
    })[key],
  /** @param {"easy" | "normal" | "strong" | "random" | "forgetful"} key */
  computer: (key) =>
    ({
      easy: "Easy computer",
      normal: "Normal computer",
      strong: "Strong computer",
      random: "Random computer",
      forgetful: "Forgetful computer",
    })[key],
  /** @param {string} level */
  otherComputer: (level) => `Computer (${level})`,
  /** @param {{computer: string, number: string}} values */
  numberedComputer: ({ computer, number }) => `${computer} ${number}`,
  betweenClauses: () => "; ",
  betweenUnits: () => " ",
});
