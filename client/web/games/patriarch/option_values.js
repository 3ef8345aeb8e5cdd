// The options of the game: made from protocol/games/patriarch/options.py by `python -m tests.web.data`.

/** For each option its usual value, and its values or its least and greatest one. */
export const OPTIONS = {
  variant: { usual: "patriarch", values: ["patriarch", "advanced-patriarch", "matriarch", "advanced-matriarch"] },
  guesses: { usual: 4, least: 1, most: 12 },
  tree: { usual: "number", values: ["number", "owner", "open"] },
  own_grades: { usual: false },
  auto_grade: { usual: null, least: 1, most: 3600 },
};

/** The guesses that each variant needs: its usual number. @type {Record<string, number>} */
export const GUESSES = { patriarch: 4, "advanced-patriarch": 6, matriarch: 5, "advanced-matriarch": 8 };
