// Clocks: their notation, the time left for each seat, and the server's time. Pure except for reading the time.
//
//     30        30 seconds for each move; so are 30s, 2m, 1h, 3d and 30s/move
//     5m+3      5 minutes for a whole leg, and 3 seconds more for each move made
//     5m/leg    5 minutes for a whole leg without an increment

import * as formats from "../text/formats.js";
import { messages as clockText } from "../text/messages/clock.js";

/** @typedef {import("../protocol/messages.js").Clock} Clock */
/** @typedef {import("../protocol/messages.js").ClockInfo} ClockInfo */
/** @typedef {{left: number, running: boolean, low: boolean, text: string}} Face */

/** A running clock is low in the last tenth of its time. */
const LOW_SHARE = 0.1;
/** In a correspondence game a running clock is low in its last hour. */
const LOW_CORRESPONDENCE_MS = 3_600_000;
const DAY = 86_400;
const LONGEST_MOVE = 14 * DAY;
/** @type {Record<string, number>} */
const UNITS = { "": 1, s: 1, m: 60, h: 3600, d: DAY };
const WRITTEN = /^(\d{1,6})\s*([smhd]?)\s*(?:\+\s*(\d{1,6})\s*([smhd]?))?\s*(?:\/\s*(move|leg))?$/;

/** The text is not a clock; `message` explains the notation. */
export class BadClock extends Error {}

/** How much time a clock gives, in words. @param {Clock | null} clock @param {"move" | "card"} [per] */
export const describeClock = (clock, per = "move") =>
  clockText.clock({ move: clock?.move ?? null, leg: clock?.leg ?? null, increment: clock?.increment ?? 0, per });

/** Parse a clock; return null for no clock. Throws BadClock. @param {string} text @returns {Clock | null} */
export function parseClock(text) {
  const typed = text.trim().toLowerCase();
  if (typed === "" || typed === "none" || typed === "-") return null;
  const found = WRITTEN.exec(typed);
  if (found === null) throw new BadClock(clockText.unknown(text.trim().slice(0, 40)));
  const seconds = Number(found[1]) * UNITS[found[2]];
  const more = found[3] === undefined ? null : Number(found[3]) * UNITS[found[4] ?? ""];
  const ofLeg = found[5] === "leg" || (more !== null && found[5] === undefined);
  if (more !== null && !ofLeg) throw new BadClock(clockText.incrementNeedsLeg());
  const fits = ofLeg ? seconds >= 10 && seconds <= DAY && (more ?? 0) <= 600 : seconds >= 5 && seconds <= LONGEST_MOVE;
  if (!fits) throw new BadClock(clockText.limits());
  return ofLeg ? { leg: seconds, increment: more ?? 0 } : { move: seconds };
}

/** Write a clock so that `parseClock` reads it again; empty if there is none. @param {Clock | null} clock */
export function writeClock(clock) {
  if (clock === null) return "";
  if (clock.leg == null) return time(clock.move ?? 0);
  return clock.increment ? `${time(clock.leg)}+${clock.increment}` : `${time(clock.leg)}/leg`;
}

/** @param {number} seconds */
function time(seconds) {
  if (seconds % DAY === 0) return `${seconds / DAY}d`;
  if (seconds % 3600 === 0) return `${seconds / 3600}h`;
  return seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}`;
}

/** Whether a game with this clock is a correspondence game: each move has a day or more. @param {Clock | null} clock */
export const isCorrespondence = (clock) => (clock?.move ?? 0) >= DAY;

/**
 * What each seat's clock shows at a time of the server's clock, in ms since 1970 UTC. A running clock only starts to
 * go down after the allowance for the network, as on the server.
 * @param {ClockInfo} clocks
 * @param {number} now
 * @param {Clock | null} clock the room's
 * @returns {Face[]}
 */
export function faces(clocks, now, clock) {
  const correspondence = isCorrespondence(clock);
  const lowMs = correspondence ? LOW_CORRESPONDENCE_MS : 1000 * LOW_SHARE * (clock?.leg ?? clock?.move ?? 0);
  const passed = Math.max(0, Math.round(now) - clocks.since - clocks.allowance);
  return clocks.left.map((left, seat) => {
    const running = clocks.running.includes(seat);
    const shown = running ? Math.max(0, left - passed) : left;
    const text = correspondence ? correspondenceText(shown, running) : formats.clockFace(shown);
    return { left: shown, running, low: running && shown <= lowMs, text };
  });
}

/** @param {number} left @param {boolean} running */
const correspondenceText = (left, running) => (running ? clockText.left(left) : formats.timeLeft(left));

/** The server's time in ms since 1970 UTC; null if it is not known. @param {number | null} ahead */
export const serverNow = (ahead) => (ahead === null ? null : performance.now() + ahead);
