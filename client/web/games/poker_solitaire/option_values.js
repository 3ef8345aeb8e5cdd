// The options of the game: made from protocol/games/poker_solitaire/options.py by `python -m tests.web.data`.

/** For each option its usual value, and its values or its least and greatest one. */
export const OPTIONS = {
  mode: {
    usual: "one-hand",
    values: ["one-hand", "best-of-two", "sum-of-two", "race", "race-both", "alternate", "same-deck", "duel"],
  },
  touching: { usual: "edges", values: ["edges", "corners", "anywhere"] },
  movable: { usual: false },
  hands: { usual: 10, values: [10, 12] },
  scoring: { usual: "english", values: ["english", "american", "pat", "user"] },
  points: { usual: null, least: 0, most: 999 },
  dealt: { usual: 1, least: 1, most: 5 },
  rejects: { usual: { common: 0, 1: 1, 2: 1 } },
  decks: { usual: 1, least: 1, most: 4 },
  stealing: { usual: false },
  planting: { usual: false },
};

/** The most dealt cards and reject squares, added up. */
export const MOST_OUT = 5;
