// A public room in words: its state, its age, and its details; client/lobby/room_text.py does the same.

import * as formats from "../text/formats.js";
import { describeClock } from "../games/clocks.js";
import { messages as findingText } from "../text/messages/finding.js";

/** @typedef {import("../protocol/messages.js").LobbyRoom} LobbyRoom */

const UNITS = [86_400, 3600, 60];

/** Whether you can play in a room, in a few words. @param {LobbyRoom} room */
export const state = ({ status, free, seats }) => findingText.state({ status, free, seats: seats.length });

/** How long a room has been in its state. @param {number} ms */
export function age(ms) {
  const seconds = Math.floor(ms / 1000);
  const unit = UNITS.find((each) => seconds >= each);
  return unit === undefined ? findingText.now() : formats.duration(Math.floor(seconds / unit) * unit);
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
