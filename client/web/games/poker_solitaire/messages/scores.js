// Made from client/games/poker_solitaire/text/en/scores.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {"nothing" | "one-pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "royal-flush" | "five-of-a-kind" | "blaze" | "four-flush" | "kilter" | "round-the-corner-kilter" | "round-the-corner-straight"} key */
export const line = (key) =>
  ({
    nothing: "nothing",
    "one-pair": "one pair",
    "two-pair": "two pair",
    "three-of-a-kind": "three of a kind",
    straight: "straight",
    flush: "flush",
    "full-house": "full house",
    "four-of-a-kind": "four of a kind",
    "straight-flush": "straight flush",
    "royal-flush": "royal flush",
    "five-of-a-kind": "five of a kind",
    blaze: "blaze",
    "four-flush": "four flush",
    kilter: "kilter",
    "round-the-corner-kilter": "round the corner kilter",
    "round-the-corner-straight": "round the corner straight",
  })[key];

/** @param {"nothing" | "one-pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "royal-flush" | "five-of-a-kind" | "blaze" | "four-flush" | "kilter" | "round-the-corner-kilter" | "round-the-corner-straight"} key */
export const lineShortest = (key) =>
  ({
    nothing: "–",
    "one-pair": "pair",
    "two-pair": "two pair",
    "three-of-a-kind": "three",
    straight: "straight",
    flush: "flush",
    "full-house": "full house",
    "four-of-a-kind": "four",
    "straight-flush": "str. flush",
    "royal-flush": "royal",
    "five-of-a-kind": "five",
    blaze: "blaze",
    "four-flush": "four flush",
    kilter: "kilter",
    "round-the-corner-kilter": "corner kilter",
    "round-the-corner-straight": "corner str.",
  })[key];

/** @param {string} row */
export const row = (row) => `row ${row}`;

/** @param {string} column */
export const column = (column) => `column ${column}`;

/** @param {string} square */
export const diagonal = (square) => `diagonal from ${square}`;

/** @param {{where: string, line: string, points: number}} values */
export const lineWorth = ({ where, line, points }) => `${where}: ${line}, ${points === 1 ? `${formats.number(points)} point` : `${formats.number(points)} points`}`;

/** @param {{where: string, line: string, pat: boolean}} values */
export const linePat = ({ where, line, pat }) => `${where}: ${line}, ${pat ? "pat" : "not pat"}`;

/** @param {"rows" | "columns" | "diagonals"} key */
export const part = (key) =>
  ({
    rows: "rows",
    columns: "columns",
    diagonals: "diagonals",
  })[key];

export const sum = () => "sum";

export const counted = () => "counts";

/** @param {{owner: string, part: string}} values */
export const partOf = ({ owner, part }) => `${owner}: ${part}`;

/** @param {number} number */
export const matrix = (number) => `matrix ${number}`;

/** @param {{name: string, points: number}} values */
export const ofPlayer = ({ name, points }) => `${name} ${formats.number(points)}`;

/** @param {{times: number, line: string}} values */
export const hands = ({ times, line }) => times === 1 ? `${line}` : `${formats.number(times)} × ${line}`;

/** @param {number} rows */
export const patRowsShort = (rows) => `${formats.number(rows)} of 5 pat`;

/** @param {"won" | "lost"} key */
export const pat = (key) =>
  ({
    won: "won: all five rows are pat hands",
    lost: "lost: not all five rows are pat hands",
  })[key];

/** @param {number} won */
export const patMatrices = (won) => `${formats.number(won)} of two matrices won`;

/** @param {"won" | "lost"} key */
export const patShort = (key) =>
  ({
    won: "won",
    lost: "lost",
  })[key];

/** @param {number} won */
export const patMatricesShort = (won) => `${formats.number(won)} of 2 won`;

/** @param {string} result */
export const legOne = (result) => `leg 1: ${result}`;
