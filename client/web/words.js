// What the page says around the games: all words for people are here, or beside the game they are about.

export const TITLE = "Turnabout";
export const SUBTITLE = "Card games for two on one deal: take turns, swap the roles, and the better score wins.";

/** A room's code as people read it. @param {string} code */
export const showCode = (code) => `${code.slice(0, 3)}-${code.slice(3)}`;

/** A game number as people read it, in groups of four digits from the right. @param {number} number @returns {string} */
export const showNumber = (number) =>
  number < 10_000
    ? `${number}`
    : `${showNumber(Math.floor(number / 10_000))}-${String(number % 10_000).padStart(4, "0")}`;

/** A count with its noun. @param {number} many @param {string} what */
export const count = (many, what) => `${many} ${what}${many === 1 ? "" : "s"}`;
