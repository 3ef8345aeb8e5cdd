// The sentence about an event in a room. client/room/event_sentence.py does the same.

import { messages as eventText } from "../text/messages/events.js";

/** @typedef {import("../protocol/messages.js").Happening} Happening */

/**
 * Return a sentence about an event.
 * @param {Happening} event
 * @param {boolean} mine whether it is about the reader's own seat
 * @param {string | null} [other] the player in the other seat, or the player who asks for a replacement
 * @param {boolean} [choice] whether there are several kinds of rematches
 */
export function eventSentence(event, mine, other = null, choice = true) {
  const name = event.name || eventText.someone();
  const detail = /** @type {Record<string, any>} */ (event.detail ?? {});
  const leg = event.leg ?? 0;
  const match = event.match ?? 0;
  switch (event.kind) {
    case "leg_started":
      return eventText.legStarted({ leg, match });
    case "leg_over":
      return eventText.legOver({ leg, match, score: detail.score ?? 0 });
    case "match_over":
      return eventText.matchOver({ match, why: detail.why ?? "score" });
    case "offered":
      return eventText.rematchOffered({ name, mine, kind: kindOf(detail, choice) });
    case "declined":
      return eventText.rematchDeclined({ name, mine, kind: kindOf(detail, choice) });
    case "taken_back":
      if (event.seat == null) return eventText.undone(Boolean(detail.shown));
      return eventText.takenBack({ name, mine, revealed: Boolean(detail.shown) });
    case "claimed":
      return eventText.claimed({ name, mine, absent: other || null, since: detail.since ?? null });
    case "time_given":
      return eventText.timeGiven(Math.max(1, Math.round((detail.ms ?? 0) / 1000)));
    case "time_low":
      return eventText.timeLow({ name, mine, time: detail.ms ?? 0 });
    case "substituted":
      return eventText.substituted({ level: detail.level ?? "?", name, mine });
    case "replacement_asked":
      if (typeof detail.name === "string") return eventText.seatRequested({ person: detail.name, name });
      return eventText.computerRequested({ asker: other || eventText.someone(), level: detail.level ?? "?", name });
    case "replaced":
      return eventText.replaced({ name, seat: (event.seat ?? 0) + 1 });
    case "configured":
      return eventText.settingsChanged();
    case "enlisted":
      return detail.names?.length ? eventText.competitors(detail.names) : eventText.noTournament();
    case "plays_as":
      if (detail.name === name) return eventText.playsNext(name);
      return eventText.playsAs({ name, mine, competitor: detail.name ?? "?" });
    default:
      return eventText.event(event.kind, { name, mine });
  }
}

/** @param {Record<string, any>} detail @param {boolean} choice @returns {"same_number" | "new_number" | "only"} */
function kindOf(detail, choice) {
  if (!choice) return "only";
  return detail.what === "same_number" ? "same_number" : "new_number";
}
