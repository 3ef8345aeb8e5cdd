// Saving the record of a match as a file.

import { say } from "../app.js";
import { showCode } from "../words.js";

/** Save a record as one line, as `turnabout verify` reads it. @param {import("../protocol.js").Record} record @param {import("../types.js").Model} model */
export function saveRecord(record, model) {
  const name = `turnabout-${showCode(model.room?.room ?? "")}-match-${model.room?.match?.match ?? 0}.json`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  say(`The record is saved as ${name}`);
}
