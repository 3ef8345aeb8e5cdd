// Puts failures of a connection into words. client/text/failure_text.py does the same.

import { showCode } from "../protocol/room_code.js";
import { messages as connectionText } from "./messages/connection.js";
import { loadRejections, rejectionText } from "./rejection_text.js";

/** @typedef {import("../room/types.js").Failure} Failure */
/** @typedef {import("../protocol/messages.js").Rejected} Rejected */

const KINDS = /** @type {const} */ ([
  "offline",
  "nothing_listens",
  "no_answer",
  "wrong_protocol",
  "name_refused",
  "turned_away",
  "dropped",
  "server_stopping",
  "replaced",
  "room_stopped",
  "room_gone",
  "removed",
  "no_spectators",
  "seat_moved",
]);
const LOSSES = /** @type {const} */ (["offline", "nothing_listens", "no_answer", "server_stopping"]);

/** Return why the reader can't join or stay. @param {Failure | Rejected} why @param {string | null} code the room that the reader wanted to join */
export function explainStop(why, code) {
  const server = location.host;
  if ("type" in why) {
    if (why.code === "no_such_room" && code !== null) return connectionText.noRoom({ code: showCode(code), server });
    return why.code === "seat_connected" ? connectionText.seatConnected() : rejectionText(why);
  }
  const { kind, rejection } = why;
  const detail = rejection === null ? why.detail : rejectionText(rejection);
  const known = KINDS.find((each) => each === kind);
  return known === undefined ? detail || kind : connectionText.failure(known, { server, detail }).trimEnd();
}

/** Return why the reader can't join or stay, in full: its words are loaded first. @param {Failure | Rejected} why @param {string | null} code */
export async function explainStopFully(why, code) {
  await loadRejections();
  return explainStop(why, code);
}

/** Return why there is no connection, and that the page tries again in so many seconds. @param {Failure} failure @param {number} seconds */
export function explainLoss(failure, seconds) {
  const kind = LOSSES.find((each) => each === failure.kind) ?? "dropped";
  return connectionText.lost({ kind, seconds: Math.max(0, seconds) });
}
