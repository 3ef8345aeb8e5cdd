// How people name the squares of Happy Graphs: a column's letter and a row's number, as at the edges of its boards.
// tests/client/cases/happy_squares.json holds both.

import { messages as movesText } from "./messages/moves.js";

const LETTERS = 26;
const FIRST_COLUMN = 12;
const FIRST_ROW = 50;
const WRITTEN = /(?:(\d+):)?(-?\d+),(-?\d+)/g;

/** @param {number} at @returns {string} */
function letters(at) {
  const last = String.fromCharCode(65 + (at % LETTERS));
  return at < LETTERS ? last : letters(Math.floor(at / LETTERS) - 1) + last;
}

/** The name of a column: A to Z, then AA; left of A come -A, -B and so on. @param {number} x */
export const columnName = (x) =>
  x + FIRST_COLUMN >= 0 ? letters(x + FIRST_COLUMN) : `-${letters(-x - FIRST_COLUMN - 1)}`;

/** The name of a row; rows are numbered upwards. @param {number} y */
export const rowName = (y) => `${FIRST_ROW + y}`;

/** A square as it is named on its board. @param {number} x @param {number} y */
const squareName = (x, y) => columnName(x) + rowName(y);

/** A sentence or a move with its squares by name, each with its group unless that is the first. @param {string} text */
export const inNames = (text) =>
  text.replace(WRITTEN, (_, group, x, y) => {
    const name = squareName(Number(x), Number(y));
    return group === undefined || group === "1"
      ? name
      : movesText.squareInGroup({ square: name, group: Number(group) });
  });
