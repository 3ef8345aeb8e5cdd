// The source of a match's analysis: the room in which the match was played, which keeps it, or the match's record, which
// the server analyses as client/replay/local_analysis.py has a program do, unless this device keeps the analysis.

import { fits, keepAsking, NoServer } from "../lobby/requests.js";
import { newId } from "../profile/identity.js";
import { withJudged } from "../room/judged_moves.js";
import { messages as analysisText } from "../text/messages/analysis.js";
import { byComputer } from "./computer_moves.js";
import { asPlayed, ofTable } from "./server_replay.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {import("../protocol/messages.js").Analysis} Analysis */
/** @typedef {import("../screens/replay.js").Prepared} Prepared */
/** @typedef {import("../protocol/messages.js").EarlyJudgement} EarlyJudgement */
/** The progress of an analysis with the moves judged so far, and the reason if it failed. @typedef {{done: number, of: number, judged: EarlyJudgement[], analysis: Analysis | null, failed: string | null}} Far */
/**
 * A match that is analysed. `prepared` is its replay, null if it has not been loaded; `id` is the server's id of the
 * match, if it has one.
 * @typedef {{id?: string, prepared: Prepared | null, far: Far | null, record: () => Promise<GameRecord | null>, begin: (changed: () => void) => void, end: () => void}} Judging
 */

/** @type {Far} */
const NOTHING = { done: 0, of: 0, judged: [], analysis: null, failed: null };

/** The finished match of a room. @param {import("../room/visit.js").Visit} visit @returns {Judging} */
export function inRoom(visit) {
  const match = visit.model.room?.match?.id ?? null;
  return {
    id: match ?? undefined,
    prepared: null,
    /** The progress; null once another match has begun there. */
    get far() {
      const { model, notJudged } = visit;
      if (model.room?.match?.id !== match) return null;
      const { done, of, analysis, failed } = model.analysis ?? NOTHING;
      return { done, of, judged: visit.judged, analysis: analysis ?? null, failed: notJudged ?? failed ?? null };
    },
    record: () => visit.record(),
    begin: () => visit.judge(),
    end: () => {},
  };
}

/** A match whose record is open. @param {Prepared} prepared @returns {Judging} */
export function ofRecord(prepared) {
  const { record, difference } = prepared.replay;
  let ended = false;
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
        fail(analysisText.impossible(difference)); // the program's words
        return;
      }
      const every = questions(record, prepared.id);
      /** @type {Analysis | null} */
      let before = null;
      // The tables of a race are analysed one after the other.
      const judge = (/** @type {number} */ at) => {
        close = keepAsking(
          () => ({ id: newId(), type: "judge", ...every[at] }),
          (/** @type {import("../protocol/messages.js").AnalysisEvent} */ { done, of, judged, analysis, failed }) => {
            if (analysis && at > 0 && before) analysis = { ...before, legs: [...before.legs, ...analysis.legs] };
            const rest = analysis && at + 1 < every.length;
            const moves = judged.map((move) => ({ ...move, leg: move.leg + (every.length > 1 ? at : 0) }));
            judging.far = {
              done,
              of,
              judged: withJudged(judging.far.judged, moves),
              analysis: rest ? null : (analysis ?? null),
              failed: failed ?? null,
            };
            if (analysis || failed) close();
            if (analysis && rest) {
              before = analysis;
              judge(at + 1);
            }
            changed();
          },
          (why) => fail(why instanceof NoServer ? analysisText.needsServer(why.message) : why.message),
        );
      };
      const kept = prepared.pages.kept?.analysis() ?? Promise.resolve(null);
      void kept.then((analysis) => {
        if (ended) return;
        if (analysis === null) judge(0);
        else {
          judging.far = { ...NOTHING, analysis };
          changed();
        }
      });
    },
    end: () => {
      ended = true;
      close();
    },
  };
  return judging;
}

/** The fields of a request, in a race for each table. @param {GameRecord} record @param {string} [id] the server's id of the match, for a match too long for a request */
function questions(record, id) {
  const plies = byComputer(record);
  const given =
    record.form === "race"
      ? record.legs.map((_, at) => ({ ...ofTable(record, at + 1), first: at }))
      : [{ ...asPlayed(record), first: 0 }];
  const every = given.map(({ first, legs, ...played }) => ({
    ...played,
    legs: legs.map((leg, at) => ({ ...leg, by_computer: plies[first + at] })),
  }));
  const whole = every.every((each) => fits({ ...each, id: newId(), type: "judge" }));
  return id === undefined || whole ? every : [{ match: id }];
}
