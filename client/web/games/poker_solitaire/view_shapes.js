// Made from protocol/games/poker_solitaire/view.schema.json by tests/web/types.mjs for net/frames.js, which explains it.

/** @type {{[shape: string]: {[field: string]: string | [string | null] | null}}} */
export const SHAPES = {
  Deal: {
    owner: null,
  },
  MatrixView: {
    lines: [null],
    owner: null,
  },
  PokerSolitairePlayed: {
    card: null,
  },
  PokerSolitaireOptions: {
    points: null,
  },
  RejectSquare: {
    card: null,
    owner: null,
  },
  "poker-solitaire": {
    deals: "Deal",
    matrices: ["MatrixView"],
    mover: null,
    options: "PokerSolitaireOptions",
    played: "PokerSolitairePlayed",
    rejects: "RejectSquare",
    scores: null,
  },
};
