// Made from client/games/happy_graphs/text/en/about.ftl by `python -m client.catalogue`.

import { translated } from "../../../text/language.js";

export const messages = translated("games/happy_graphs", "about", {
  matchInShort: () => "A duel has two legs on the same cards, and you see only your own hand. In one leg you play for many unhappy cards, in the other for few. The higher score as maximizer wins.",
  togetherInShort: () => "You all want as few unhappy cards as possible. Zero is perfect.",
  theBoard: () => "The board",
  computersBoard: () => "The computer’s board",
  /** @param {"player" | "maximizer" | "minimizer"} key */
  standing: (key) =>
    ({
      player: "alone, the fewest",
      maximizer: "maximizing, the most",
      minimizer: "minimizing, the fewest",
    })[key],
  together: () => "together, the fewest",
  /** @param {"variant" | "mode" | "hands"} key */
  option: (key) =>
    ({
      variant: "Board",
      mode: "Played",
      hands: "Hands",
    })[key],
  /** @param {"classic" | "corners" | "hex"} key */
  variantInFull: (key) =>
    ({
      classic: "classic: A to 4, four neighbours",
      corners: "corners: A to 8, the diagonals too",
      hex: "hex: A to 6, six neighbours",
    })[key],
  /** @param {"hidden" | "duel" | "puzzle-together" | "solo" | "puzzle"} key */
  way: (key) =>
    ({
      hidden: "Together, hands hidden",
      duel: "A duel",
      "puzzle-together": "A puzzle together",
      solo: "Alone, card by card",
      puzzle: "A puzzle",
    })[key],
});
