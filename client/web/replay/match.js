// A match to be watched again: what everybody saw at every ply, and its legs held beside each other. Pure. Both legs
// are played on the same cards, so that the first card played in one belongs beside the first in the other, and so on;
// they part at the first row where not the same was done with it.

import { gameOf } from "../games/catalog.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/**
 * A leg once `ply` moves stand; `seat` and `move` are the last one's, null before the first, `scores` by seat, null where
 * a leg has but one, and `view` what everybody saw then, null while that is not had.
 * @typedef {{ply: number, seat: number | null, move: string | null, score: number, scores: number[] | null, view: any}} Sight
 */
/** @typedef {import("../protocol/messages.js").RecordLeg["incidents"][number]} Incident */
/**
 * A record, with what was seen in each of its legs from ply 0 on; `difference` is the first thing in it that is not as
 * the rules have it, null where all of it is.
 * @typedef {{record: GameRecord, difference: string | null, legs: Sight[][]}} Replay
 */
/**
 * What each leg has at one ply, null where it was over before. `sameCard`: every leg played the same card then,
 * `sameMove`: and to the same place; `parts`: here for the first time they did not.
 * @typedef {{ply: number, sights: (Sight | null)[], sameCard: boolean, sameMove: boolean, parts: boolean}} Row
 */

/** The number of moves of the longest leg. @param {Replay} replay */
export const plies = (replay) => Math.max(0, ...replay.legs.map((sights) => sights.length - 1));

/** The legs beside each other, the row of ply 1 first. @param {Replay} replay @returns {Row[]} */
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

/** The ply whose move is the first that the legs do not have in common; null where they never part. @param {Row[]} every */
export const parting = (every) => every.find((row) => row.parts)?.ply ?? null;

/** What was seen in a leg, counted from 1, at a ply, or when it was over if that was before. @param {Replay} replay @param {number} leg @param {number} ply */
export function at(replay, leg, ply) {
  const sights = replay.legs[leg - 1];
  return sights[Math.min(ply, sights.length - 1)];
}

/** What each has, where each has a score of their own in a leg; else null. @param {Replay} replay @param {Sight} sight @returns {[string, number][] | null} */
export const scoresIn = ({ record }, { scores }) =>
  scores === null ? null : scores.map((score, seat) => [nameOf(record, seat), score]);

/** How the move that led to a sight changed the score, or where each has their own that of who made it. @param {Replay} replay @param {number} leg @param {Sight} sight */
export function change(replay, leg, sight) {
  if (!sight.ply) return 0;
  const before = at(replay, leg, sight.ply - 1);
  const [had, has] = [scoresIn(replay, before), scoresIn(replay, sight)];
  if (had !== null && has !== null && sight.seat !== null) return has[sight.seat][1] - had[sight.seat][1];
  return sight.score - before.score;
}

/** Who held a seat. @param {GameRecord} record @param {number | null} seat */
export const nameOf = (record, seat) => record.seats.find((each) => each.seat === seat)?.name ?? "";

/** What all players are called, by seat. @param {GameRecord} record */
export const namesIn = (record) => record.seats.map(({ seat }) => nameOf(record, seat));

/** A seat's role in a leg. @param {GameRecord} record @param {number} leg @param {number} seat */
export const roleIn = (record, leg, seat) => record.legs[leg - 1].roles[seat];

/** The seat whose own table a leg is, in a race; null where several play in it. @param {GameRecord} record @param {number} leg */
export const holder = (record, leg) =>
  record.form === "race" ? Number(Object.keys(record.legs[leg - 1].roles)[0]) : null;

/** What happened in a leg beside the moves while so many of them stood, the last ply's end included. @param {Replay} replay @param {number} leg @param {number} ply @returns {Incident[]} */
export function incidents(replay, leg, ply) {
  const last = replay.legs[leg - 1].length - 1;
  return replay.record.legs[leg - 1].incidents.filter((each) => each.ply === ply || (ply === last && each.ply > last));
}

/** The next ply after this one at which something happened beside the moves; null where nothing did. @param {Replay} replay @param {number} ply */
export function nextOfNote(replay, ply) {
  const every = replay.legs.flatMap((sights, leg) =>
    replay.record.legs[leg].incidents.map((each) => Math.min(each.ply, sights.length - 1)),
  );
  const later = every.filter((each) => each > ply);
  return later.length ? Math.min(...later) : null;
}

/** The card that a sight's move played. @param {Replay} replay @param {Sight | null} sight */
function cardOf(replay, sight) {
  return sight?.move == null ? null : (gameOf(replay.record.game)?.fair?.played(sight.move) ?? null);
}
