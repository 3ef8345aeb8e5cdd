// What is said when something goes wrong.

import { showCode } from "../protocol/room_code.js";

/** @typedef {import("../room/types.js").Failure} Failure */
/** @typedef {import("../protocol/messages.js").Rejected} Rejected */

export const NOT_ANSWERED = "The server has not answered. Try again.";
export const TOO_MANY_MOVES =
  "A file of so many moves is for a terminal: turnabout replay FILE, turnabout analyze FILE. By its record’s link, or from its room, the match can be watched here too.";

export const SAVE_FAILED = "The record could not be had from the server. Try again.";
export const RESET = "The server lost the newest moves. The game continues from here.";
export const STORE_AWAY = "The server cannot reach its store just now; what you asked is sent again until it can.";
export const TRY_NOW = "Try now";
export const TRY_AGAIN = "Try again";
export const TAKE_OVER = "Take your seat over here";
export const TAKE_BACK = "Take it back here";
export const AS_ANOTHER = "Join as somebody else";
export const RENAME = "Change your name";
export const AWAY_BEFORE = "The server does not answer. Your match is kept, and this page goes on looking.";
export const NEWER = "A newer version of this page is there.";
export const LOAD = "Load it";

/** Why there is no going on. @param {Failure | Rejected} why @param {string | null} code the room that was wanted */
export function stopped(why, code) {
  const server = location.host;
  if ("type" in why) {
    if (why.code === "no_such_room" && code !== null)
      return `There is no room ${showCode(code)} at ${server}. Look at the code and the address again.`;
    if (why.code === "seat_connected")
      return "You are in this room already, in another window or on another terminal. Take your seat over here, or join as somebody else.";
    return why.message;
  }
  const { kind, detail } = why;
  return FAILURES[kind]?.replace("{server}", server).replace("{detail}", detail) ?? detail ?? kind;
}

/** @type {Record<string, string>} */
const FAILURES = {
  offline: "You are offline. Connect to the network, then try again.",
  nothing_listens: "Nothing answers at {server}. Is the host’s Turnabout still running there?",
  no_answer: "{server} cannot be reached. Look at your network; else a firewall is in the way.",
  wrong_protocol: "{detail}",
  name_refused: "The server at {server} does not take your name. {detail}",
  turned_away: "The server at {server} did not let you in. {detail}",
  dropped: "The connection to {server} was lost. {detail}",
  server_stopping: "The server is being stopped.",
  taken_over: "Another window or terminal of yours has taken your seat over.",
  room_stopped:
    "The server has stopped this room because of a fault of its own. Nothing is lost: the match is kept and can be " +
    "gone on with once the server is repaired.",
  seat_moved: "Your seat has moved to another machine of yours, and is played from there now.",
};

/** @type {Record<string, string>} */
const LOST = {
  offline: "You are offline: your match is kept.",
  nothing_listens: "The server is away: your match is kept.",
  no_answer: "The server cannot be reached: your match is kept.",
  server_stopping: "The server is being stopped: your match is kept.",
};

/** That the answer to a command is late. @param {boolean} offline */
export const late = (offline) =>
  offline ? "You are offline: waiting …" : "No answer from the server for 5 s: waiting …";

/** That there is no connection, and when the next try comes. @param {Failure} failure @param {number} seconds */
export function lost(failure, seconds) {
  const what = LOST[failure.kind] ?? "The connection is lost: your match is kept.";
  return seconds <= 0 ? `${what} Trying again …` : `${what} Trying again in ${seconds} s.`;
}
