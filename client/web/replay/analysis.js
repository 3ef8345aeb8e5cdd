// A match and how well each move of it was played, as a value: who made which faults, and how a leg went. Pure.

import { holder, nameOf } from "./match.js";

/** @typedef {import("../protocol/messages.js").Analysis} Analysis */
/** @typedef {import("../protocol/messages.js").JudgedMove} JudgedMove */
/** @typedef {"inaccuracy" | "mistake" | "blunder"} Fault */
/** A move of a match: its leg, counted from 1, how many moves stood before it, and what is said of it. @typedef {{leg: number, ply: number, move: JudgedMove}} Found */

/** The names of moves that gave something away, the worst first. @type {Fault[]} */
const FAULTS = ["blunder", "mistake", "inaccuracy"];

/** An analysis in which the legs of a race, each of which one played, have all seats, as other legs do. @param {Analysis} analysis @param {import("../protocol/messages.js").Record} record @returns {Analysis} */
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

/** The moves that gave something away, as they were played, of one leg or of all. @param {Analysis} analysis @param {number} [leg] @returns {Found[]} */
export function faults(analysis, leg) {
  return legsOf(analysis).flatMap((judged, at) =>
    leg === undefined || leg === at + 1
      ? judged.moves.flatMap((move, ply) => (move.fault === null ? [] : [{ leg: at + 1, ply, move }]))
      : [],
  );
}

/** How many faults of each name a seat made, the worst first, those alone that there are. @param {Analysis} analysis @param {number} seat @param {number} [leg] @returns {[Fault, number][]} */
export function tally(analysis, seat, leg) {
  const mine = faults(analysis, leg).filter((found) => found.move.seat === seat);
  return FAULTS.flatMap((fault) => {
    const many = mine.filter((found) => found.move.fault === fault).length;
    return many ? [/** @type {[Fault, number]} */ ([fault, many])] : [];
  });
}

/** Who is told to be ahead or behind in a leg; null where all have one score, or each a table. @param {import("../protocol/messages.js").Record} record @param {number} leg */
export function leader(record, leg) {
  const roles = Object.values(record.legs[leg - 1].roles);
  const apart = record.form === "match" && roles.length > 1 && roles.every((role) => role === "player");
  return apart ? nameOf(record, 0) : null;
}

/** What was to be expected of a leg after each of its moves: where each has a score of their own, how far the first is ahead, and not who moves. @param {Analysis} analysis @param {number} leg @param {boolean} turned */
export const curve = (analysis, leg, turned) =>
  legsOf(analysis)[leg - 1].moves.map(({ expected, seat }) => (turned && seat ? -expected : expected));

/** The least and the greatest score that was ever to be expected, of all legs. @param {Analysis} analysis @param {boolean} [turned] @returns {[number, number]} */
export function span(analysis, turned = false) {
  const every = legsOf(analysis).flatMap((_, at) => curve(analysis, at + 1, turned));
  return every.length ? [Math.min(...every), Math.max(...every)] : [0, 0];
}

/** The ply of the next fault of a leg after a ply (`step` 1) or before it (−1); null where there is none. @param {Analysis} analysis @param {number} leg @param {number} ply @param {1 | -1} step */
export function nextFault(analysis, leg, ply, step) {
  const every = faults(analysis, leg).map((found) => found.ply);
  return (step > 0 ? every.find((each) => each > ply) : every.findLast((each) => each < ply)) ?? null;
}
