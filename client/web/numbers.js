// Game numbers as people type them. protocol/deals.py reads the same, but for commas.

const HIGHEST = 999_999_999_999;

/** A game number, typed with or without dashes, spaces, commas and leading zeros; null where it is none. @param {string} text @returns {number | null} */
export function readNumber(text) {
  const digits = text.replace(/[\s,_-]/g, "").replace(/^0+/, "");
  const number = /^\d{1,12}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= HIGHEST ? number : null;
}
