// Made from client/text/en/typed_cards.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "typed_cards", {
  /** @param {"A" | "J" | "Q" | "K"} key */
  rankWord: (key) =>
    ({
      A: "ace",
      J: "jack",
      Q: "queen",
      K: "king",
    })[key],
  /** @param {"C" | "D" | "H" | "S"} key */
  suitWord: (key) =>
    ({
      C: "clubs|club",
      D: "diamonds|diamond",
      H: "hearts|heart",
      S: "spades|spade",
    })[key],
  /** @param {{typed: string, cards: string}} values */
  ambiguousCard: ({ typed, cards }) => `“${typed}” could be ${cards}. Type more of its name.`,
});
