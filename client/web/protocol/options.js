// The options of the games: made from protocol/games/*/options.py by `python -m tests.web.data`.

/** For each option its usual value, and its values or its least and greatest one. */
export const OPTIONS = {
  "happy-graphs": {
    variant: { usual: "classic", values: ["classic", "corners", "hex"] },
    mode: { usual: "together", values: ["together", "duel", "puzzle"] },
    hands: { usual: "seen", values: ["seen", "hidden"] },
  },
  patriarch: {
    variant: { usual: "patriarch", values: ["patriarch", "advanced-patriarch", "matriarch", "advanced-matriarch"] },
    guesses: { usual: 4, least: 1, most: 12 },
    tree: { usual: "number", values: ["number", "owner", "open"] },
    auto_grade: { usual: null, least: 1, most: 3600 },
  },
  "poker-solitaire": {
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
  },
  "grandmas-game": { reorder: { usual: true } },
};

/** The most dealt cards and reject squares of Poker Solitaire, added up. */
export const MOST_OUT = 5;
