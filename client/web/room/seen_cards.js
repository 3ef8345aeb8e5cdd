// The cards one has seen turn up, kept to be held against the record when a match is over. Pure.

import { gameOf } from "../games/catalog.js";

/** @typedef {import("./types.js").Sighting} Sighting */
/** @typedef {import("./types.js").Room} Room */

/**
 * What was seen once a room shows what it does now, `before` being what it showed until then. What was seen after moves
 * that were taken back counts no more: other moves may have brought other cards.
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
 * What was seen on the two boards of a mirror match, each of which is a leg of its record. What a takeback leaves of each
 * is told by nothing but the boards right after it.
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
