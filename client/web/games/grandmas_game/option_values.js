// The options of the game: made from protocol/games/grandmas_game/options.py by `python -m tests.web.data`.

/** For each option its usual value, and its values or its least and greatest one. */
export const OPTIONS = { reorder: { usual: true } };
