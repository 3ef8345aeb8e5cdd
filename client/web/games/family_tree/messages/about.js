// Made from client/games/family_tree/text/en/about.ftl by `python -m client.catalogue`.

import { translated } from "../../../text/language.js";

export const messages = translated("games/family_tree", "about", {
  matchInShort: () => "A match has two legs on the same cards. In one you play for a high score, in the other for a low one. The higher score as maximizer wins.",
  theTree: () => "The tree",
  computersTree: () => "The computer’s tree",
  /** @param {"player" | "maximizer" | "minimizer"} key */
  standing: (key) =>
    ({
      player: "alone, the most",
      maximizer: "maximizing, the most",
      minimizer: "minimizing, the least",
    })[key],
  together: () => "together, the most",
  /** @param {"levels" | "celebrity" | "hands"} key */
  part: (key) =>
    ({
      levels: "generations",
      celebrity: "celebrities",
      hands: "hands",
    })[key],
});
