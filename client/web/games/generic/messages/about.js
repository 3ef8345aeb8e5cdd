// Made from client/games/generic/text/en/about.ftl by `python -m client.catalogue`.

export const matchTwoLegs = () => "A match has two legs on the same cards, with the roles swapped. The player with the better score in the same role wins.";

export const matchOneLeg = () => "A match has one leg. The player with the better score wins.";

/** @param {boolean} together */
export const togetherInShort = (together) => together ? "You play together for one score." : "Each plays for themselves.";

export const theTable = () => "The table";

export const computersGame = () => "The computer’s game";

/** @param {"player" | "maximizer" | "minimizer"} key */
export const standing = (key) =>
  ({
    player: "alone, the most",
    maximizer: "maximizing, the most",
    minimizer: "minimizing, the least",
  })[key];

export const together = () => "together, the most";

/** @param {{form: string, option: string, value: string}} values */
export const formWithOption = ({ form, option, value }) => `${form} (${option}: ${value})`;

/** @param {{option: string, least: number, most: number}} values */
export const wrongNumber = ({ option, least, most }) => `${option} is a whole number from ${least} to ${most}.`;
