// Made from protocol/games/patriarch/view.schema.json by tests/web/types.mjs for net/frames.js, which explains it.

/** @type {{[shape: string]: {[field: string]: string | [string | null] | null}}} */
export const SHAPES = {
  Guess: {
    grade: null,
    left: null,
    tree: null,
  },
  PatriarchPlayed: {
    grade: null,
    guesser: null,
    left: null,
    suit: null,
    tree: null,
  },
  Row: {
    guesses: "Guess",
  },
  patriarch: {
    auto_grade: null,
    board: null,
    found_by: null,
    guesses: null,
    played: "PatriarchPlayed",
    rows: "Row",
    shape: null,
    suit: null,
    tree: null,
  },
};
