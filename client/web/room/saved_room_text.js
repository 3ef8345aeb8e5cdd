// The line that describes a room that can be resumed.

import * as formats from "../text/formats.js";
import { messages as startText } from "../text/messages/start.js";

/** The game of a room, the other players, and the time of the last event. @param {import("../profile/identity.js").SavedRoom} room */
export function details(room) {
  if (room.solo) {
    const score = room.score === null ? null : (room.counted ?? formats.number(room.score));
    return startText.soloGame({ game: room.title, number: room.number, score });
  }
  return startText.match({ game: room.title, other: room.other, at: Date.parse(room.when) });
}

/** Whose turn it was when the room was last seen; empty if nobody's. @param {import("../profile/identity.js").SavedRoom} room */
export const whoseTurn = ({ turn, other }) => (turn == null ? "" : startText.turn({ mine: turn === "mine", other }));
