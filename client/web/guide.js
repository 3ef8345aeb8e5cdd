// The guided first game: what is explained when each kind of card first comes. client/guide.py says the same.

/** The number that it is played on. */
export const NUMBER = 2261;

/** What is explained now, in sentences; none outside the guided game, and to who wants to hear no more. @param {import("./types.js").Model} model @returns {string[]} */
export function lessons(model) {
  void model;
  return [];
}

/** Have all explained from the beginning. */
export function begin() {}

/** Explain no more. */
export function enough() {}
