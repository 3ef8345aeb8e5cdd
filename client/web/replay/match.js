// A match for the replay: what everyone saw at every ply, with the legs side by side. Pure. Both legs are played
// on the same cards, so the first card played in one leg is beside the first card of the other, and so on; the legs
// part at the first row in which they play a card differently.

import { gameOf } from "../games/catalog.js";
import * as formats from "../text/formats.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/**
 * A leg after `ply` moves. `seat` and `move` belong to the last move, null before the first; `scores` is by seat, null
 * if the leg has one score; `view` is what everyone saw then, null until it is loaded.
 * @typedef {{ply: number, seat: number | null, move: string | null, score: number, scores: number[] | null, view: any}} Sight
 */
/** @typedef {import("../protocol/messages.js").RecordLeg["incidents"][number]} Incident */
/**
 * A record, with the sights of each leg from ply 0 on; `difference` is the first error in it by the rules, null if
 * there is none.
 * @typedef {{record: GameRecord, difference: string | null, legs: Sight[][]}} Replay
 */
/**
 * Each leg at one ply, null if it was already over. `sameCard`: every leg played the same card; `sameMove`: to the
 * same place too; `parts`: this is the first row in which the moves differ.
 * @typedef {{ply: number, sights: (Sight | null)[], sameCard: boolean, sameMove: boolean, parts: boolean}} Row
 */

/** The number of moves of the longest leg. @param {Replay} replay */
export const plies = (replay) => Math.max(0, ...replay.legs.map((sights) => sights.length - 1));

/** The legs side by side, from ply 1 on. @param {Replay} replay @returns {Row[]} */
export function rows(replay) {
  const twice = replay.legs.length > 1;
  let parted = false;
  return Array.from({ length: plies(replay) }, (_, at) => {
    const sights = replay.legs.map((leg) => leg[at + 1] ?? null);
    const cards = new Set(sights.map((sight) => cardOf(replay, sight)));
    const moves = new Set(sights.map((sight) => sight?.move ?? null));
    const parts = twice && moves.size > 1 && !parted;
    parted ||= parts;
    return { ply: at + 1, sights, sameCard: twice && cards.size === 1, sameMove: twice && moves.size === 1, parts };
  });
}

/** The ply of the first move in which the legs differ; null if they never do. @param {Row[]} every */
export const parting = (every) => every.find((row) => row.parts)?.ply ?? null;

/** The sight of a leg, counted from 1, at a ply; after the end of the leg, its last sight. @param {Replay} replay @param {number} leg @param {number} ply */
export function at(replay, leg, ply) {
  const sights = replay.legs[leg - 1];
  return sights[Math.min(ply, sights.length - 1)];
}

/** The name and score of each player; null if a leg has one score. @param {Replay} replay @param {Sight} sight @returns {[string, number][] | null} */
export const scoresIn = ({ record }, { scores }) =>
  scores === null ? null : scores.map((score, seat) => [nameOf(record, seat), score]);

/** How the move before a sight changed the score, or the mover's score if each player has one. @param {Replay} replay @param {number} leg @param {Sight} sight */
export function change(replay, leg, sight) {
  if (!sight.ply) return 0;
  const before = at(replay, leg, sight.ply - 1);
  const [had, has] = [scoresIn(replay, before), scoresIn(replay, sight)];
  if (had !== null && has !== null && sight.seat !== null) return has[sight.seat][1] - had[sight.seat][1];
  return sight.score - before.score;
}

/** The name of the player in a seat. @param {GameRecord} record @param {number | null} seat */
export const nameOf = (record, seat) => formats.name(record.seats.find((each) => each.seat === seat)?.name ?? "");

/** The names of all players, by seat. @param {GameRecord} record */
export const namesIn = (record) => record.seats.map(({ seat }) => nameOf(record, seat));

/** A seat's role in a leg. @param {GameRecord} record @param {number} leg @param {number} seat */
export const roleIn = (record, leg, seat) => record.legs[leg - 1].roles[seat];

/** The seat whose table a leg is, in a race; null in other matches. @param {GameRecord} record @param {number} leg */
export const holder = (record, leg) =>
  record.form === "race" ? Number(Object.keys(record.legs[leg - 1].roles)[0]) : null;

/** The incidents of a leg after `ply` moves; at the last ply, those after the end too. @param {Replay} replay @param {number} leg @param {number} ply @returns {Incident[]} */
export function incidents(replay, leg, ply) {
  const last = replay.legs[leg - 1].length - 1;
  return replay.record.legs[leg - 1].incidents.filter((each) => each.ply === ply || (ply === last && each.ply > last));
}

/** The next ply after this one that has an incident; null if there is none. @param {Replay} replay @param {number} ply */
export function nextOfNote(replay, ply) {
  const every = replay.legs.flatMap((sights, leg) =>
    replay.record.legs[leg].incidents.map((each) => Math.min(each.ply, sights.length - 1)),
  );
  const later = every.filter((each) => each > ply);
  return later.length ? Math.min(...later) : null;
}

/** The card of a sight's move. @param {Replay} replay @param {Sight | null} sight */
function cardOf(replay, sight) {
  return sight?.move == null ? null : (gameOf(replay.record.game)?.fair?.played(sight.move) ?? null);
}
