// Made from client/games/family_tree/text/en/about.ftl by `python -m client.catalogue`.

export const matchInShort = () => "A match has two legs on the same cards. In one you play for a high score, in the other for a low one. The higher score as maximizer wins.";

export const theTree = () => "The tree";

export const computersTree = () => "The computer’s tree";

/** @param {"player" | "maximizer" | "minimizer"} key */
export const standing = (key) =>
  ({
    player: "alone, the most",
    maximizer: "maximizing, the most",
    minimizer: "minimizing, the least",
  })[key];

export const together = () => "together, the most";

/** @param {"levels" | "celebrity" | "hands"} key */
export const part = (key) =>
  ({
    levels: "generations",
    celebrity: "celebrities",
    hands: "hands",
  })[key];
