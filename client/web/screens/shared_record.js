// Loads and replays the record of a match on this server by the match's id, which is part of its link.

import { messages as connectionText } from "../text/messages/connection.js";
import { NoRecord, read } from "../replay/record_files.js";
import { messages as recordsText } from "../text/messages/records.js";
import { whenLoaded } from "../widgets/loading.js";
import { open, say } from "../widgets/page.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */

/** Why the server does not send a record, by status. @type {Map<number, "forbidden" | "service_unavailable">} */
const STATUSES = new Map([
  [403, "forbidden"],
  [503, "service_unavailable"],
]);

/** The id in a link to a record of this server; null if it is no such link. @param {string} typed */
export function readRecordLink(typed) {
  const [, place, match] = /^(?:https?:\/\/)?([^/]*)\/record\/([\w-]+)\/?$/i.exec(typed.trim()) ?? [];
  return match !== undefined && (place === "" || place.toLowerCase() === location.host) ? match : null;
}

/** Load the record of a match; without an answer, the one that this device keeps. Throws NoRecord. @param {string} match @returns {Promise<GameRecord>} */
export async function fetchRecord(match) {
  let answer;
  let text = "";
  try {
    answer = await fetch(`/record/${encodeURIComponent(match)}`, { headers: { Accept: "application/json" } });
    text = (await answer.text()).trim();
  } catch {
    const { keptMatch } = await import("../replay/kept_replay.js");
    const kept = await keptMatch(match);
    if (kept === null) throw new NoRecord(recordsText.needsServer(connectionText.noAnswer()));
    return kept;
  }
  if (!answer.ok) throw new NoRecord(recordsText.refused(STATUSES.get(answer.status) ?? "not_found"));
  return read(text)[0];
}

/** Replay a match, with its analysis available. @param {GameRecord} record @param {string} match */
export const watchRecord = (record, match) =>
  whenLoaded(
    Promise.all([import("./replay.js"), import("./analysis.js")]),
    ([{ replayDialog }, { recordsAnalysisDialog }]) =>
      open(replayDialog(record, { id: match, analyse: (prepared) => open(recordsAnalysisDialog(prepared)) })),
  );

/** Load the record of a match, and replay it; show an error if it can't be loaded. @param {string} match */
export async function watchMatch(match) {
  try {
    await watchRecord(await fetchRecord(match), match);
  } catch (error) {
    if (!(error instanceof NoRecord)) throw error;
    say(error.message, { bad: true });
  }
}
