// The line that describes a room that can be resumed.

import * as formats from "../text/formats.js";
import { messages as startText } from "../text/messages/start.js";

/** The game of a room, the other players, and the time of the last event. @param {import("../profile/identity.js").SavedRoom} room */
export function details(room) {
  if (room.solo) {
    const score = room.score === null ? null : (room.counted ?? formats.number(room.score));
    return startText.soloGame({ game: room.title, number: room.number, score });
  }
  return startText.match({ game: room.title, other: otherPlayers(room), at: Date.parse(room.when) });
}

/** Whose turn it was when the room was last seen; empty if nobody's. @param {import("../profile/identity.js").SavedRoom} room */
export const whoseTurn = (room) =>
  room.turn == null ? "" : startText.turn({ mine: room.turn === "mine", other: otherPlayers(room) });

/** The name of the first other player and the number of the rest; null if there is no other player. @param {import("../profile/identity.js").SavedRoom} room */
const otherPlayers = ({ others }) => (others.length ? formats.names(others, 1) : null);
