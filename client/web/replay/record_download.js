// Saves the record of a match as a file for the player. client/replay/record_file.py writes the same line.

import { showCode } from "../protocol/room_code.js";
import * as formats from "../text/formats.js";
import { messages as pageText } from "../text/messages/page.js";
import { say } from "../widgets/page.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */

/**
 * Give the browser a record to save, as `turnabout verify` reads it.
 * @param {GameRecord} record
 * @param {{room: string, match: number}} [where] it was played
 */
export function saveRecord(record, where) {
  const name = where
    ? `${showCode(where.room)}-match-${where.match}`
    : `${record.game}-${formats.gameNumber(record.legs[0].number)}`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([line(record)], { type: "application/json" }));
  link.download = `turnabout-${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  say(pageText.recordSaved(link.download));
}

/** A record as a line of JSON, as in its file. @param {GameRecord} record */
export const line = (record) => `${JSON.stringify(record)}\n`;
