// Made from client/games/poker_solitaire/text/en/about.ftl by `python -m client.catalogue`.

import { translated } from "../../../text/language.js";

export const messages = translated("games/poker_solitaire", "about", {
  matchInShort: () => "A duel has two legs in one square of cards, whose rows and columns are poker hands. You each play one leg for a high score and one for a low one.",
  equalsInShort: () => "You each fill a square of cards, whose rows and columns are poker hands. The higher score wins.",
  /** @param {boolean} several */
  theMatrix: (several) => several ? "The matrices" : "The matrix",
  /** @param {boolean} several */
  computersMatrix: (several) => several ? "The computer’s matrices" : "The computer’s matrix",
  /** @param {"player" | "maximizer" | "minimizer"} key */
  standing: (key) =>
    ({
      player: "the most",
      maximizer: "maximizing, the most",
      minimizer: "minimizing, the fewest",
    })[key],
});
