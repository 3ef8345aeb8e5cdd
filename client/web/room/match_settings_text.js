// The settings of a room's next match, in a sentence.

import * as formats from "../text/formats.js";
import { firstRole, numbered } from "../games/catalog.js";
import { describeClock } from "../games/clocks.js";
import { messages as matchText } from "../text/messages/match.js";

/** The settings that an owner has chosen. @param {import("./types.js").Room} room */
export function settingsSentence(room) {
  const role = firstRole(room);
  const settings = [
    room.form === "mirror" ? matchText.setBothBoards() : "",
    numbered(room) ? matchText.setNumber(room.number) : "",
    role === null ? "" : matchText.setRole(role),
    room.clock === null ? "" : describeClock(room.clock),
    room.hints ? matchText.setHints() : "",
    room.spectators ? "" : matchText.setNoSpectators(),
  ];
  const sentence = formats.clauses(settings);
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}

/** The time of each player, and the consequence when it runs out. @param {{clock: import("../protocol/messages.js").Clock | null, form: string, options: {[k: string]: unknown}, seats: object[]}} room */
export function timeLimit({ clock, form, options, seats }) {
  if (form === "together" && options.mode === "puzzle")
    return matchText.timeLimit({ time: describeClock(clock, "card"), kind: "puzzle" });
  const kind = form === "together" ? "together" : seats.length > 2 ? "several" : "two";
  return matchText.timeLimit({ time: describeClock(clock), kind });
}
