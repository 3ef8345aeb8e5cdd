// A match and how well each of its moves was played: each player's faults and the course of a leg. Pure.

import { holder, nameOf } from "./match.js";

/** @typedef {import("../protocol/messages.js").Analysis} Analysis */
/** @typedef {import("../protocol/messages.js").JudgedMove} JudgedMove */
/** @typedef {"inaccuracy" | "mistake" | "blunder"} Fault */
/** A move of a match: its leg, counted from 1, the number of moves before it, and its judgement. @typedef {{leg: number, ply: number, move: JudgedMove}} Found */

/** The kinds of faults, the worst first. @type {Fault[]} */
const FAULTS = ["blunder", "mistake", "inaccuracy"];

/** The analysis of a race in the shape of other analyses: each leg, played by one player, lists all seats. @param {Analysis} analysis @param {import("../protocol/messages.js").Record} record @returns {Analysis} */
export function bySeat(analysis, record) {
  if (record.form !== "race") return analysis;
  const legs = analysis.legs.map((leg, at) => {
    const seat = holder(record, at + 1) ?? 0;
    return {
      ...leg,
      roles: record.seats.map(() => /** @type {const} */ ("player")),
      accuracy: record.seats.map((each) => (each.seat === seat ? (leg.accuracy[0] ?? null) : null)),
      moves: leg.moves.map((move) => ({ ...move, seat })),
    };
  });
  return { ...analysis, legs };
}

/** The legs that were played. @param {Analysis} analysis */
export const legsOf = (analysis) => analysis.legs.filter((leg) => leg.moves.length > 0);

/** The faults of one leg or of all, in playing order. @param {Analysis} analysis @param {number} [leg] @returns {Found[]} */
export function faults(analysis, leg) {
  return legsOf(analysis).flatMap((judged, at) =>
    leg === undefined || leg === at + 1
      ? judged.moves.flatMap((move, ply) => (move.fault === null ? [] : [{ leg: at + 1, ply, move }]))
      : [],
  );
}

/** The number of faults of each kind that a seat made, the worst kind first, without kinds that it did not make. @param {Analysis} analysis @param {number} seat @param {number} [leg] @returns {[Fault, number][]} */
export function tally(analysis, seat, leg) {
  const mine = faults(analysis, leg).filter((found) => found.move.seat === seat);
  return FAULTS.flatMap((fault) => {
    const many = mine.filter((found) => found.move.fault === fault).length;
    return many ? [/** @type {[Fault, number]} */ ([fault, many])] : [];
  });
}

/** The name of the player whose lead a leg's curve shows; null if all share a score or each has a table. @param {import("../protocol/messages.js").Record} record @param {number} leg */
export function leader(record, leg) {
  const roles = Object.values(record.legs[leg - 1].roles);
  const apart = record.form === "match" && roles.length > 1 && roles.every((role) => role === "player");
  return apart ? nameOf(record, 0) : null;
}

/** The expected result after each move of a leg; if `turned`, always as the lead of the first player, whoever moved. @param {Analysis} analysis @param {number} leg @param {boolean} turned */
export const curve = (analysis, leg, turned) =>
  legsOf(analysis)[leg - 1].moves.map(({ expected, seat }) => (turned && seat ? -expected : expected));

/** The lowest and the highest expected score of all legs. @param {Analysis} analysis @param {boolean} [turned] @returns {[number, number]} */
export function span(analysis, turned = false) {
  const every = legsOf(analysis).flatMap((_, at) => curve(analysis, at + 1, turned));
  return every.length ? [Math.min(...every), Math.max(...every)] : [0, 0];
}

/** The ply of the next fault of a leg after a ply (`step` 1) or before it (−1); null if there is none. @param {Analysis} analysis @param {number} leg @param {number} ply @param {1 | -1} step */
export function nextFault(analysis, leg, ply, step) {
  const every = faults(analysis, leg).map((found) => found.ply);
  return (step > 0 ? every.find((each) => each > ply) : every.findLast((each) => each < ply)) ?? null;
}
