// Made from client/text/en/cards.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "cards", {
  joker: () => "Joker",
  secondJoker: () => "Joker 2",
  /** @param {"A" | "J" | "Q" | "K"} key */
  localRank: (key) =>
    ({
      A: "A",
      J: "J",
      Q: "Q",
      K: "K",
    })[key],
  /** @param {{rank: string, suit: string}} values */
  spokenCard: ({ rank, suit }) => `${rank} of ${suit}`,
  /** @param {"A" | "J" | "Q" | "K"} key */
  spokenRank: (key) =>
    ({
      A: "ace",
      J: "jack",
      Q: "queen",
      K: "king",
    })[key],
  /** @param {"C" | "D" | "H" | "S"} key */
  spokenSuit: (key) =>
    ({
      C: "clubs",
      D: "diamonds",
      H: "hearts",
      S: "spades",
    })[key],
  /** @param {"marriage" | "move" | "minus"} key */
  spokenSign: (key) =>
    ({
      marriage: "and",
      move: "to",
      minus: "minus",
    })[key],
});
