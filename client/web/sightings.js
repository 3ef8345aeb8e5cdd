// The cards one has seen turn up, kept to be held against the record when a match is over. Pure; the terminal client's
// client/sightings.py says the same in Python.

import { gameOf } from "./games.js";

/** @typedef {import("./types.js").Sighting} Sighting */
/** @typedef {import("./protocol.js").RoomEvent} RoomEvent */

/**
 * What was seen once a room shows what it does now, `before` being what it showed until then. What was seen after moves
 * that were taken back counts no more: other moves may have brought other cards.
 * @param {Sighting[]} seen
 * @param {RoomEvent | null} before
 * @param {RoomEvent} room
 * @returns {Sighting[]}
 */
export function seenAfter(seen, before, room) {
  const { view, match } = room;
  if (view === null || match === null) return seen;
  const leg = Math.max(...match.legs.filter((each) => each.status !== "waiting").map((each) => each.leg));
  const stands = withoutTakenBack(seen, before, room, leg, view.ply);
  const card = gameOf(view.game)?.fair.sighted(view) ?? null;
  if (card === null || stands.some((each) => each.leg === leg && each.ply === view.ply && each.card === card))
    return stands;
  return [...stands, { leg, ply: view.ply, card }];
}

/**
 * @param {Sighting[]} seen
 * @param {RoomEvent | null} before
 * @param {RoomEvent} room
 * @param {number} leg
 * @param {number} ply
 * @returns {Sighting[]}
 */
function withoutTakenBack(seen, before, room, leg, ply) {
  const known = before === null ? 0 : before.version;
  // More has happened than is told: what was seen may be of moves that do not stand.
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
