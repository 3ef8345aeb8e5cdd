// The record of a match that was finished on this server, by the match's id, which its link holds: fetched, and watched.

import * as connectionText from "../text/messages/connection.js";
import { NoRecord, read } from "../replay/record_files.js";
import * as recordsText from "../text/messages/records.js";
import { whenLoaded } from "../widgets/loading.js";
import { open, say } from "../widgets/page.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */

/** The match that a record's link leads to, of this server; null where it is none. @param {string} typed */
export function readRecordLink(typed) {
  const [, place, match] = /^(?:https?:\/\/)?([^/]*)\/record\/([\w-]+)\/?$/i.exec(typed.trim()) ?? [];
  return match !== undefined && (place === "" || place.toLowerCase() === location.host) ? match : null;
}

/** Fetch the record of a match. Throws NoRecord, with the server's own words where it refuses it. @param {string} match @returns {Promise<GameRecord>} */
export async function fetchRecord(match) {
  let answer;
  let text = "";
  try {
    answer = await fetch(`/record/${encodeURIComponent(match)}`, { headers: { Accept: "application/json" } });
    text = (await answer.text()).trim();
  } catch {
    throw new NoRecord(connectionText.noAnswer());
  }
  if (!answer.ok) throw new NoRecord(text || recordsText.noSuchMatch());
  return read(text)[0];
}

/** Watch a match again, with its analysis at hand. @param {GameRecord} record @param {string} match */
export const watchRecord = (record, match) =>
  whenLoaded(
    Promise.all([import("./replay.js"), import("./analysis.js")]),
    ([{ replayDialog }, { recordsAnalysisDialog }]) =>
      open(replayDialog(record, { id: match, analyse: (prepared) => open(recordsAnalysisDialog(prepared)) })),
  );

/** Fetch the record of a match, and watch it; that it cannot be had is said. @param {string} match */
export async function watchMatch(match) {
  try {
    await watchRecord(await fetchRecord(match), match);
  } catch (error) {
    if (!(error instanceof NoRecord)) throw error;
    say(error.message, { bad: true });
  }
}
