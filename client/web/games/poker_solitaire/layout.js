// The squares of the matrices: their names, their lines, and the way from one to the next. Pure.
// rules: poker_solitaire, Moves as written

/** A square: its matrix, counted from 0, and its place there, row by row. @typedef {{matrix: number, index: number}} Square */
/** @typedef {"up" | "down" | "left" | "right"} Way */

export const SIDE = 5;
export const COLUMNS = [..."abcde"];
export const ROWS = [..."12345"];
/** The names of a matrix's squares, row by row. */
export const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** The name of a square if there are this many matrices. @param {Square} square @param {number} matrices */
export const named = ({ matrix, index }, matrices) => `${matrices > 1 ? `${matrix + 1}:` : ""}${SQUARES[index]}`;

/** Read a square's name; null for a reject square. @param {string} name @returns {Square | null} */
export function squareNamed(name) {
  const [, matrix, square] = /^(?:([12]):)?([a-e][1-5])$/.exec(name) ?? [];
  return square === undefined ? null : { matrix: Number(matrix ?? 1) - 1, index: SQUARES.indexOf(square) };
}

/** Whether the source or target of a move is a reject square. @param {string} name */
export const isReject = (name) => /^(?:p[12]|c)x\d$/.test(name);

/** The next square in a direction, across to the matrix beside it at an edge; the same square at the end. @param {Square} from @param {Way} way @param {number} matrices @returns {Square} */
export function next({ matrix, index }, way, matrices) {
  const [column, row] = [index % SIDE, Math.floor(index / SIDE)];
  if (way === "up" || way === "down") {
    const to = Math.max(0, Math.min(row + (way === "up" ? -1 : 1), SIDE - 1));
    return { matrix, index: to * SIDE + column };
  }
  const across = Math.max(0, Math.min(matrix * SIDE + column + (way === "left" ? -1 : 1), matrices * SIDE - 1));
  return { matrix: Math.floor(across / SIDE), index: row * SIDE + (across % SIDE) };
}
