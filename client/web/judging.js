// Where the analysis of a match comes from: of the room that it was played in, which keeps it, or by its record, which
// the server judges as client/judging.py has a program do it.

import { keepAsking } from "./asking.js";
import { byComputer } from "./by_computer.js";
import { newId } from "./identity.js";
import { asPlayed } from "./play_again.js";
import { cannotBe } from "./words/analysis.js";

/** @typedef {import("./protocol.js").Record} GameRecord */
/** @typedef {import("./protocol.js").Analysis} Analysis */
/** @typedef {import("./screens/replay.js").Prepared} Prepared */
/** How far an analysis is, and why there will be none. @typedef {{done: number, of: number, analysis: Analysis | null, failed: string | null}} Far */
/**
 * A match that is analysed. `prepared` is the match where it has been played again already.
 * @typedef {{prepared: Prepared | null, far: Far | null, record: () => Promise<GameRecord | null>, begin: (changed: () => void) => void, end: () => void}} Judging
 */

/** @type {Far} */
const NOTHING = { done: 0, of: 0, analysis: null, failed: null };

/** The match that is over in a room. @param {import("./visit.js").Visit} visit @returns {Judging} */
export function inRoom(visit) {
  const match = visit.model.room?.match?.id ?? null;
  return {
    prepared: null,
    /** Null once another match has begun there. */
    get far() {
      const { model, notJudged } = visit;
      if (model.room?.match?.id !== match) return null;
      const { done, of, analysis, failed } = model.analysis ?? NOTHING;
      return { done, of, analysis: analysis ?? null, failed: notJudged ?? failed ?? null };
    },
    record: () => visit.record(),
    begin: () => visit.judge(),
    end: () => {},
  };
}

/** A match of which one has the record. @param {Prepared} prepared @returns {Judging} */
export function ofRecord(prepared) {
  const { record, difference } = prepared.replay;
  let close = () => {};
  /** @type {Judging & {far: Far}} */
  const judging = {
    prepared,
    far: NOTHING,
    record: async () => record,
    begin: (changed) => {
      /** @param {string} failed */
      const fail = (failed) => {
        judging.far = { ...judging.far, failed };
        changed();
      };
      if (difference !== null) {
        fail(cannotBe(difference)); // as the program says it
        return;
      }
      close = keepAsking(
        () => question(record),
        (/** @type {import("./protocol.js").AnalysisEvent} */ { done, of, analysis, failed }) => {
          judging.far = { done, of, analysis: analysis ?? null, failed: failed ?? null };
          if (analysis || failed) close();
          changed();
        },
        (why) => fail(why.message),
      );
    },
    end: () => close(),
  };
  return judging;
}

/** What is asked of the server. @param {GameRecord} record */
function question(record) {
  const { legs, ...played } = asPlayed(record);
  const plies = byComputer(record);
  const judged = legs.map((leg, at) => ({ ...leg, by_computer: plies[at] }));
  return { id: newId(), type: "judge", ...played, legs: judged };
}
