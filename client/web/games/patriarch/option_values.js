// The options of the game: made from protocol/games/patriarch/options.py by `python -m tests.web.data`.

/** For each option its usual value, and its values or its least and greatest one. */
export const OPTIONS = {
  variant: { usual: "patriarch", values: ["patriarch", "advanced-patriarch", "matriarch", "advanced-matriarch"] },
  guesses: { usual: 4, least: 1, most: 12 },
  tree: { usual: "number", values: ["number", "owner", "open"] },
  auto_grade: { usual: null, least: 1, most: 3600 },
};
