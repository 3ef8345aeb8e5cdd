// The sentences of an analysis. client/replay/analysis_sentences.py has the same.

import * as formats from "../text/formats.js";
import { messages as analysisText } from "../text/messages/analysis.js";
import { messages as legText } from "../text/messages/leg.js";

/** @typedef {import("./analysis.js").Fault} Fault */
/** @typedef {(score: number) => string} Expected how a game writes an expected score */

/** The progress of the analysis; `moves` is 0 if the total is unknown. @param {number} done @param {number} moves */
export const progress = (done, moves) => (moves ? analysisText.progress({ done, moves }) : analysisText.working());

/** An accuracy; null if the player never had a choice. @param {number | null} accuracy */
export const percent = (accuracy) => analysisText.percent(accuracy === null ? null : Math.floor(accuracy + 0.5));

/** The loss of a move; empty if it lost nothing. @param {number} loss @param {Expected} expected */
export const lost = (loss, expected) => (loss > 0 && expected(loss) !== expected(0) ? `−${expected(loss)}` : "");

/** The number of faults of each kind. @param {readonly [Fault, number][]} tally the worst first */
export const faultCounts = (tally) =>
  formats.listed(tally.map(([fault, count]) => analysisText.faultCount(fault, { count }))) || analysisText.noFaults();

/** A leg if there are several; otherwise the name is empty. @param {number} leg @param {number} legs @param {string} form */
export const legName = (leg, legs, form) =>
  legs > 1 ? analysisText.leg({ kind: form === "mirror" ? "board" : "leg", leg }) : "";

/** The table of a player in a race. @param {string} name */
export const tableName = (name) => legText.tableOf(name);

/** A player's role in a leg; empty if all do the same, each for themselves. @param {string} form @param {import("../protocol/messages.js").JudgedLeg["roles"][number]} role */
export function roleName(form, role) {
  if (form === "together") return analysisText.role("together");
  return role === "player" && form !== "solo" ? "" : analysisText.role(role);
}

/** A sentence about moves that are not judged: moves of a player who could move placed cards, or all moves if the name is empty. @param {string} name */
export const notJudged = (name) => (name ? analysisText.movableBy(name) : analysisText.movable());

/** Whether a deal can be won; `lostAt` is the index of the move after which it no longer can. @param {string} name the player's if there are several legs @param {"won" | "lost" | "unknown"} told @param {number | null} lostAt @param {string} move */
export const verdict = (name, told, lostAt, move) =>
  analysisText.verdict({ name: name || null, verdict: told, number: lostAt === null ? null : lostAt + 1, move });

/** A graph as a sentence. @param {readonly number[]} values @param {readonly [Fault, number][]} tally @param {Expected} points */
export const graphRead = (values, tally, points) =>
  analysisText.graphRead({
    first: points(values[0]),
    last: points(values[values.length - 1]),
    lowest: points(Math.min(...values)),
    highest: points(Math.max(...values)),
    faults: faultCounts(tally),
  });
