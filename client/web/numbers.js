// Game numbers as people type them. protocol/deals.py reads the same.

const HIGHEST = 999_999_999_999;

/** A game number, typed with or without dashes, spaces and leading zeros; null where it is none. @param {string} text @returns {number | null} */
export function readNumber(text) {
  const digits = text.replace(/[\s\u00a0\u202f-]/g, "").replace(/^0+/, "");
  const number = /^\d{1,12}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= HIGHEST ? number : null;
}
