// Made from client/games/generic/text/en/about.ftl by `python -m client.catalogue`.

import { translated } from "../../../text/language.js";

export const messages = translated("games/generic", "about", {
  matchTwoLegs: () => "A match has two legs on the same cards, with the roles swapped. The player with the better score in the same role wins.",
  matchOneLeg: () => "A match has one leg. The player with the better score wins.",
  /** @param {boolean} together */
  togetherInShort: (together) => together ? "You play together for one score." : "Each plays for themselves.",
  theTable: () => "The table",
  computersGame: () => "The computer’s game",
  /** @param {"player" | "maximizer" | "minimizer"} key */
  standing: (key) =>
    ({
      player: "alone, the most",
      maximizer: "maximizing, the most",
      minimizer: "minimizing, the least",
    })[key],
  together: () => "together, the most",
  /** @param {{form: string, option: string, value: string}} values */
  formWithOption: ({ form, option, value }) => `${form} (${option}: ${value})`,
  /** @param {{option: string, least: number, most: number}} values */
  wrongNumber: ({ option, least, most }) => `${option} is a whole number from ${least} to ${most}.`,
});
