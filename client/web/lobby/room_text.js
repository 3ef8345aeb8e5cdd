// A public room in words: its state, its age, and its details; client/lobby/room_text.py does the same.

import * as formats from "../text/formats.js";
import { describeClock } from "../games/clocks.js";
import * as findingText from "../text/messages/finding.js";

/** @typedef {import("../protocol/messages.js").LobbyRoom} LobbyRoom */

/** Whether you can play in a room, in a few words. @param {LobbyRoom} room */
export const state = ({ status, free, seats }) => findingText.state({ status, free, seats: seats.length });

/** How long a room has been in its state. @param {number} ms */
export function age(ms) {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 1) return findingText.age({ unit: "now", count: 0 });
  if (minutes < 60) return findingText.age({ unit: "minutes", count: minutes });
  if (minutes < 48 * 60) return findingText.age({ unit: "hours", count: Math.floor(minutes / 60) });
  return findingText.age({ unit: "days", count: Math.floor(minutes / 1440) });
}

/** The settings of a room that differ from the usual ones, and its spectators. @param {LobbyRoom} room */
export function details(room) {
  const parts = [];
  if (room.clock !== null) parts.push(describeClock(room.clock));
  if (room.hints) parts.push(findingText.hints());
  if (room.known) parts.push(findingText.knownNumber());
  if (room.watching) parts.push(findingText.spectators(room.watching));
  return formats.facts(parts);
}
