// Scores of Poker Solitaire and their parts, in words. client/games/poker_solitaire/score_text.py does the same.

import * as formats from "../../text/formats.js";
import { messages as gameText } from "../../text/messages/game.js";
import { isPat } from "./choice.js";
import { COLUMNS, ROWS, SIDE } from "./layout.js";
import { messages as scoresText } from "./messages/scores.js";

/** @typedef {import("../../protocol/messages.js").PokerSolitaireView} PokerSolitaireView */
/** @typedef {Parameters<typeof scoresText.line>[0]} LineName */

/** The hands in a line. @param {string} name */
const handsOf = (name) => /** @type {LineName[]} */ (name.split("+"));

/** The hand in a line. @param {string} name */
export const line = (name) => formats.every(handsOf(name).map(scoresText.line));

/** The hand in a line if there is little room. @param {string} name */
export const lineInShort = (name) => handsOf(name).map(scoresText.lineShortest).join(" + ");

/** Where a line is: rows 1 to 5, columns a to e, the diagonals from a1 and from e1. @param {number} at */
export function lineAt(at) {
  if (at < SIDE) return scoresText.row(ROWS[at]);
  if (at < 2 * SIDE) return scoresText.column(COLUMNS[at - SIDE]);
  return scoresText.diagonal(at === 2 * SIDE ? "a1" : "e1");
}

/** A line for screen readers. @param {number} at @param {import("../../protocol/messages.js").Line} line @param {boolean} pat */
export function lineTold(at, { name, points }, pat) {
  const told = { where: lineAt(at), line: line(name) };
  return pat ? scoresText.linePat({ ...told, pat: points > 0 }) : scoresText.lineWorth({ ...told, points });
}

/** Whether a game of pat hands was won, or how many of two matrices were. @param {number} score @param {string} [mode] */
export function pat(score, mode) {
  if (mode === "sum-of-two") return scoresText.patMatrices(score);
  return scoresText.pat(score ? "won" : "lost");
}

/** The result of a game of pat hands; null if there are points. @param {number} score @param {{[name: string]: any}} options */
export const won = (score, { scoring, mode }) => (scoring === "pat" ? pat(score, mode) : null);

/** Whether a game of pat hands was won, in a word for a table. @param {number} score @param {{[name: string]: any}} options */
export function outcome(score, { scoring, mode }) {
  if (scoring !== "pat") return null;
  if (mode === "sum-of-two") return scoresText.patMatricesShort(score);
  return scoresText.patShort(score ? "won" : "lost");
}

/** The score of a leg that is over, with its unit, or whether it was won. @param {PokerSolitaireView} view */
export const result = (view) => (isPat(view) ? pat(view.score, view.options.mode) : gameText.points(view.score));

/** The worth of a matrix. @param {import("../../protocol/messages.js").MatrixView} matrix */
export const inShort = ({ scoring, lines, score }) =>
  scoring === "pat"
    ? scoresText.patRowsShort(lines.slice(0, SIDE).filter(({ points }) => points).length)
    : gameText.points(score);

/** The shared score of a leg, or the score of a solo player. @param {PokerSolitaireView} view */
export function reached(view) {
  const { matrices, score } = view;
  if (matrices.length === 1) return inShort(matrices[0]);
  return isPat(view) ? scoresText.patMatricesShort(score) : gameText.points(score);
}

/** The scores of two players by name. @param {{name: string, points: number | null}[]} players */
export const scores = (players) =>
  formats.listed(players.map(({ name, points }) => scoresText.ofPlayer({ name, points: points ?? 0 })));

/** How often each hand that counts occurs in all matrices, the best first; empty if each player has a score. @param {PokerSolitaireView} view */
export function hands(view) {
  if (view.scores !== null) return "";
  /** @type {Map<string, {times: number, points: number}>} */
  const found = new Map();
  for (const { name, points } of view.matrices.flatMap(({ lines }) => lines)) {
    if (points) found.set(name, { times: (found.get(name)?.times ?? 0) + 1, points });
  }
  const told = [...found].sort(([, one], [, next]) => next.points - one.points);
  return formats.listed(told.map(([name, { times }]) => scoresText.hands({ times, line: line(name) })));
}

/**
 * The parts of a score in two columns, one for each matrix, and the column that counted, if only the better matrix did.
 * @param {{lines?: number[][]}} found @param {readonly string[]} names @param {{[name: string]: any}} options
 * @returns {import("../game.js").Columns | null}
 */
export function partColumns({ lines = [] }, names, { mode }) {
  if (lines.length !== 2) return null;
  const sum = (/** @type {number[]} */ points) => points.reduce((one, next) => one + next, 0);
  const sums = lines.map(sum);
  const kinds = /** @type {["rows" | "columns" | "diagonals", number, number | undefined][]} */ ([
    ["rows", 0, SIDE],
    ["columns", SIDE, 2 * SIDE],
    ["diagonals", 2 * SIDE, undefined],
  ]);
  return {
    heads: lines.map((_, matrix) => names[matrix] ?? scoresText.matrix(matrix + 1)),
    rows: [
      ...kinds
        .filter(([, from]) => lines.some((points) => points.length > from))
        .map(([kind, from, to]) => ({
          name: scoresText.part(kind),
          points: lines.map((points) => (points.length > from ? sum(points.slice(from, to)) : null)),
        })),
      { name: scoresText.sum(), points: sums },
    ],
    counted: mode === "best-of-two" ? sums.indexOf(Math.max(...sums)) : null,
    countedLabel: scoresText.counted(),
  };
}

/** The sums of rows, columns and diagonals of each matrix; `names` are the players'. @param {{lines?: number[][]}} found @param {readonly string[]} [names] @returns {[string, number][]} */
export function partRows({ lines = [] }, names = []) {
  const sum = (/** @type {number[]} */ points) => points.reduce((one, next) => one + next, 0);
  return lines.flatMap((points, matrix) => {
    const owner = names[matrix] ?? scoresText.matrix(matrix + 1);
    const kinds = /** @type {["rows" | "columns" | "diagonals", number[]][]} */ ([
      ["rows", points.slice(0, SIDE)],
      ["columns", points.slice(SIDE, 2 * SIDE)],
      ["diagonals", points.slice(2 * SIDE)],
    ]);
    return kinds
      .filter(([, some]) => some.length)
      .map(([kind, some]) => {
        const part = scoresText.part(kind);
        const told = lines.length > 1 ? scoresText.partOf({ owner, part }) : part;
        return /** @type {[string, number]} */ ([told, sum(some)]);
      });
  });
}
