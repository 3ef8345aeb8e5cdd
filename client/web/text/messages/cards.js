// Made from client/text/en/cards.ftl by `python -m client.catalogue`.

export const joker = () => "Joker";

export const secondJoker = () => "Joker 2";

/** @param {{rank: string, suit: string}} values */
export const spokenCard = ({ rank, suit }) => `${rank} of ${suit}`;

/** @param {"A" | "J" | "Q" | "K"} key */
export const spokenRank = (key) =>
  ({
    A: "ace",
    J: "jack",
    Q: "queen",
    K: "king",
  })[key];

/** @param {"C" | "D" | "H" | "S"} key */
export const spokenSuit = (key) =>
  ({
    C: "clubs",
    D: "diamonds",
    H: "hearts",
    S: "spades",
  })[key];

/** @param {"marriage" | "move" | "minus"} key */
export const spokenSign = (key) =>
  ({
    marriage: "and",
    move: "to",
    minus: "minus",
  })[key];
