// What is said of finding others to play with.

import { describeClock } from "../games/clocks.js";
import { count, number } from "../text/words.js";

/** @typedef {import("../protocol/messages.js").LobbyRoom} LobbyRoom */

export const FIND = "Find a game";
export const QUICK = "Quick match";
export const QUICK_HINT = "Play the next who wants the same: you sit down together as soon as there are two.";
export const QUICK_TITLE = "Play the next who wants the same";
export const QUICK_GO = "Find somebody";
export const QUICK_FOR_TWO = "Two play.";
export const ROOMS = "Open rooms";
export const LOOKING = "Asking the server …";
export const LOST = "The server does not answer just now; what is listed is as it was.";
export const NO_ROOMS =
  "No room is open to all just now. One that opens is listed here at once; who waits for a quick match is not listed, but found by one.";
export const OPEN_ONE = "Open a room for anyone";
export const GAME = "Game";
export const ALL_GAMES = "all games";
export const JOIN = "Join";
export const LOOK_ON = "Look on";
export const CLOSED = "nobody may look on";
export const IS_PUBLIC = "The room is listed in “Find a game”, and anyone may join.";
export const SOUGHT = "Looking for somebody to play with";
export const WAITING = "The next who wants the same sits down here. Whoever leaves waits no more.";

/** That whom one had found has left before the match. @param {string} name */
export const left = (name) => `${name} has left. Looking for somebody else …`;

export const STOP = "Stop looking";
export const FOUND = "You have found each other: both want this game.";
/** @type {Record<string, string>} */
export const FORMS = { match: "match", mirror: "mirror match", race: "race", together: "together", solo: "alone" };

/** How many rooms stand in the list, for who listens. @param {number} many */
export const there = (many) => (many ? count(many, "open room") : "No open room.");

/** @param {number} many */
export const more = (many) => `and ${count(many, "other room")} not listed here`;

/** Whether one can play in a room. @param {LobbyRoom} room */
export function state({ status, free, seats }) {
  if (status === "playing") return free ? `playing, ${free} free` : "playing";
  if (free) return free === 1 ? "waits for one" : `${free} of ${seats.length} seats free`;
  return status === "over" ? "between matches" : "about to begin";
}

/** Who sits in a room, the first few of many. @param {string[]} names */
export const who = (names) =>
  names.length > 4 ? `${names.slice(0, 4).join(", ")} and ${names.length - 4} more` : names.join(", ");

/** How long something has been so. @param {number} ms */
export function ago(ms) {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 1) return "now";
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

/** What is settled in a room that is not as usual. @param {LobbyRoom} room */
export function settled(room) {
  const told = [];
  if (room.clock !== null) told.push(describeClock(room.clock));
  if (room.hints) told.push("hints");
  if (room.known) told.push("a number that is known");
  if (room.watching) told.push(room.watching === 1 ? "1 looks on" : `${number(room.watching)} look on`);
  return told.join(" · ");
}

/** Whose room it is, where nobody of that name sits there. @param {string} name */
export const roomOf = (name) => `${name}’s room`;
