// High scores and the results on a number in words; client/lobby/score_text.py does the same.

import * as formats from "../text/formats.js";
import { messages as scoresText } from "../text/messages/scores.js";

/** @typedef {import("../protocol/messages.js").NumberEvent} NumberEvent */
/** @typedef {import("../protocol/messages.js").Standing} Standing */

/** The columns of statistics. @type {("games" | "won" | "streak" | "longest" | "best" | "average")[]} */
export const STATISTICS = ["games", "won", "streak", "longest", "best", "average"];

/** The form of a player's matches, and their pace if they are correspondence games. @param {import("../protocol/messages.js").Statistics} of */
export function formOf({ form, correspondence }) {
  const text = scoresText.form(form);
  return correspondence ? scoresText.formByCorrespondence(text) : text;
}

/** The help in a game; empty if there was none. @param {{hints: number, takebacks: number}} score */
export const helpOf = ({ hints, takebacks }) =>
  formats.listed([hints && scoresText.hints(hints), takebacks && scoresText.takebacks(takebacks)]);

/** Your best scores with help on a number, each with the label of its role; empty if there is none. @param {string[]} best */
export const ownHelped = (best) => (best.length ? scoresText.ownHelped(formats.clauses(best)) : "");

/** Your best scores in casual games on a number, each with the label of its role; empty if there is none. @param {string[]} best */
export const ownCasual = (best) => (best.length ? scoresText.ownCasual(formats.clauses(best)) : "");

/** The computer's score on a number, or why it is not known. @param {NumberEvent} about @param {(score: number) => string} [reached] writes a score */
export function computers(about, reached = formats.number) {
  if (about.computer !== null) return reached(about.computer);
  return about.working ? scoresText.working() : scoresText.notKnown();
}

/** Par, or why it is not known. @param {NumberEvent} about @param {(score: number) => string} [reached] */
export function par(about, reached = formats.number) {
  if (about.par !== null) return reached(about.par);
  if (!about.own_helped.length && !about.own_casual.length && about.standings.every((each) => each.own === null))
    return scoresText.parLater();
  return about.working ? scoresText.working() : scoresText.notKnown();
}

/** The better of the computer's score and your own best alone; null if neither is known. @param {NumberEvent} about */
export function toBeat(about) {
  const own = about.standings.find((each) => each.role === "player")?.own ?? null;
  const every = [own, about.computer].filter((each) => each !== null);
  return every.length ? (about.low ? Math.min : Math.max)(...every) : null;
}

/** Your rank among all players. @param {Standing} standing */
export const rank = ({ rank, players }) => scoresText.rank({ rank, players });

/** A score with its time, if known. @param {string} score @param {number | null | undefined} seconds */
export const inTime = (score, seconds) =>
  seconds == null ? score : scoresText.scoreInTime({ score, time: 1000 * seconds });

/** A time, in a column; empty if unknown. @param {number | null | undefined} seconds */
export const time = (seconds) => (seconds == null ? "" : formats.clockFace(1000 * seconds));
