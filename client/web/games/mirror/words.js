// What is said of a mirror match: both legs at once, on two boards.

export const YOU = "you";
export const BOARDS = "The two boards";
export const KEY = "w";

/** @param {number} number */
export const board = (number) => `Board ${number}`;

/** @param {number} step */
export const kind = (step) => `mirror match · step ${step}`;

/** @type {Record<string, string>} */
const VERBS = { maximizer: "maximize", minimizer: "minimize", owner: "own", guesser: "guess", player: "play" };

/** What one does on a board. @param {string} name @param {string} role @param {boolean} mine */
export const plays = (name, role, mine) =>
  mine ? `you ${VERBS[role]}` : `${name} ${VERBS[role]}${role === "guesser" ? "es" : "s"}`;

/** How a board stands: who is to move there, or has. @param {string[]} movers @param {string | null} moved @param {boolean} mine */
export function stands(movers, moved, mine) {
  if (mine) return "your move";
  if (moved !== null) return moved === YOU ? "you moved" : `${moved} moved`;
  if (movers.length === 0) return "over";
  return movers.length > 1 ? "both to move" : `${movers[0]}’s move`;
}

/** @param {string} move @param {number} number @param {string} name */
export const waits = (move, number, name) =>
  `You have moved here: ${move}. It counts once ${has(name, "have moved", "has moved")} on board ${number}.`;

/** @param {string} name @param {number} number @param {string} mover */
export const hasMoved = (name, number, mover) =>
  `${name} has moved here; it counts once ${has(mover, "have", "has")} on board ${number}.`;

/** @param {string} name @param {string} mine @param {string} theirs */
const has = (name, mine, theirs) => `${name} ${name === YOU ? mine : theirs}`;

/** @param {number} number */
export const yoursIs = (number) => `You are to move on board ${number}.`;

/** @param {number} number @param {string} counted @param {number} other */
export const boardOver = (number, counted, other) => `Board ${number} is over: ${counted}. Board ${other} goes on.`;

/** @param {number} number */
export const playOn = (number) => `Play on board ${number}`;

/** @param {string} text */
export const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

/** How both boards ended. @param {string[]} reached who, and what */
export const over = (reached) => `Both boards are over: ${reached.join(", ")}.`;
