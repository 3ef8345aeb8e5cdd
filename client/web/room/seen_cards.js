// The cards that the reader has seen, kept for the check of the record after the match. Pure.

import { gameOf } from "../games/catalog.js";

/** @typedef {import("./types.js").Sighting} Sighting */
/** @typedef {import("./types.js").Room} Room */

/**
 * The sightings after the room has changed from `before` to `room`. Sightings after moves that were taken back are
 * dropped: other moves may have brought other cards.
 * @param {Sighting[]} seen
 * @param {Room | null} before
 * @param {Room} room
 * @returns {Sighting[]}
 */
export function seenAfter(seen, before, room) {
  const { view, match } = room;
  if (view === null || match === null) return seen;
  if (view.game === "mirror") return onBoards(seen, before, room, view);
  const leg = Math.max(...match.legs.filter((each) => each.status !== "waiting").map((each) => each.leg));
  return withSeen(withoutTakenBack(seen, before, room, leg, view.ply), leg, view);
}

/** @param {Sighting[]} seen @param {number} leg @param {{game: string, ply: number}} view */
function withSeen(seen, leg, view) {
  const { ply } = view;
  const card = gameOf(view.game)?.fair?.sighted(view) ?? null;
  if (card === null || seen.some((each) => each.leg === leg && each.ply === ply && each.card === card)) return seen;
  return [...seen, { leg, ply, card }];
}

/**
 * The sightings on the two boards of a mirror match, each of which is a leg of its record. Only the boards right after a
 * takeback show what it leaves of each.
 * @param {Sighting[]} seen
 * @param {Room | null} before
 * @param {Room} room
 * @param {import("../protocol/messages.js").MirrorView} mirror
 */
function onBoards(seen, before, room, mirror) {
  const known = before === null ? 0 : before.version;
  const fresh = room.happenings.filter((each) => each.version > known);
  const missed = before !== null && room.happenings.length > 0 && room.happenings[0].version > known + 1;
  const unsure = missed || (fresh.length > 1 && fresh.some((each) => each.kind === "taken_back"));
  return mirror.boards.reduce(
    (stands, board, at) => {
      const kept = stands.filter((each) => each.leg !== at + 1 || each.ply <= board.ply);
      return withSeen(kept, at + 1, board);
    },
    unsure ? [] : seen,
  );
}

/**
 * @param {Sighting[]} seen
 * @param {Room | null} before
 * @param {Room} room
 * @param {number} leg
 * @param {number} ply
 * @returns {Sighting[]}
 */
function withoutTakenBack(seen, before, room, leg, ply) {
  const known = before === null ? 0 : before.version;
  // The list of happenings has a gap: some sightings may belong to moves that don't stand.
  if (before !== null && room.happenings.length && room.happenings[0].version > known + 1) return [];
  const lasts = [{ leg, ply }];
  for (const each of room.happenings) {
    const back = /** @type {{ply?: number} | null | undefined} */ (each.detail);
    if (each.kind === "taken_back" && each.version > known && back) {
      lasts.push({ leg: each.leg ?? 0, ply: back.ply ?? 0 });
    }
  }
  return seen.filter((each) => lasts.every((last) => each.leg !== last.leg || each.ply <= last.ply));
}
