// Made from client/games/poker_solitaire/text/en/scores.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/poker_solitaire", "scores", {
  /** @param {"nothing" | "one-pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "royal-flush" | "five-of-a-kind" | "blaze" | "four-flush" | "kilter" | "round-the-corner-kilter" | "round-the-corner-straight"} key */
  line: (key) =>
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
    })[key],
  /** @param {"nothing" | "one-pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "royal-flush" | "five-of-a-kind" | "blaze" | "four-flush" | "kilter" | "round-the-corner-kilter" | "round-the-corner-straight"} key */
  lineShortest: (key) =>
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
    })[key],
  /** @param {string} row */
  row: (row) => `row ${row}`,
  /** @param {string} column */
  column: (column) => `column ${column}`,
  /** @param {string} square */
  diagonal: (square) => `diagonal from ${square}`,
  /** @param {{where: string, line: string, points: number}} values */
  lineWorth: ({ where, line, points }) => `${where}: ${line}, ${points === 1 ? `${formats.number(points)} point` : `${formats.number(points)} points`}`,
  /** @param {{where: string, line: string, pat: boolean}} values */
  linePat: ({ where, line, pat }) => `${where}: ${line}, ${pat ? "pat" : "not pat"}`,
  /** @param {"rows" | "columns" | "diagonals"} key */
  part: (key) =>
    ({
      rows: "rows",
      columns: "columns",
      diagonals: "diagonals",
    })[key],
  sum: () => "sum",
  counted: () => "counts",
  /** @param {{owner: string, part: string}} values */
  partOf: ({ owner, part }) => `${formats.name(owner)}: ${part}`,
  /** @param {number} number */
  matrix: (number) => `matrix ${number}`,
  /** @param {{name: string, points: number}} values */
  ofPlayer: ({ name, points }) => `${formats.name(name)} ${formats.number(points)}`,
  /** @param {{times: number, line: string}} values */
  hands: ({ times, line }) => times === 1 ? `${line}` : `${formats.number(times)} × ${line}`,
  /** @param {number} rows */
  patRowsShort: (rows) => `${formats.number(rows)} of 5 pat`,
  /** @param {"won" | "lost"} key */
  pat: (key) =>
    ({
      won: "won: all five rows are pat hands",
      lost: "lost: not all five rows are pat hands",
    })[key],
  /** @param {number} won */
  patMatrices: (won) => `${formats.number(won)} of two matrices won`,
  /** @param {"won" | "lost"} key */
  patShort: (key) =>
    ({
      won: "won",
      lost: "lost",
    })[key],
  /** @param {number} won */
  patMatricesShort: (won) => `${formats.number(won)} of 2 won`,
  /** @param {string} result */
  legOne: (result) => `leg 1: ${result}`,
});
