// Game numbers as people type them. protocol/deals.py reads the same.

const HIGHEST = 999_999_999_999;

/** A game number, typed with or without dashes and spaces between its digits, and leading zeros; null if it is none. @param {string} text @returns {number | null} */
export function readNumber(text) {
  const typed = text.trim();
  const digits = typed.replace(/[ -]/g, "").replace(/^0+/, "");
  const number = /^\d(?:[\d -]*\d)?$/.test(typed) && digits.length <= 12 ? Number(digits) : 0;
  return number >= 1 && number <= HIGHEST ? number : null;
}
