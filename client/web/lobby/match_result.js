// The results of finished matches in words; client/lobby/match_result.py does the same.

import { messages as matchesText } from "../text/messages/matches.js";

/** @typedef {import("../protocol/messages.js").PastMatch} PastMatch */

/** How a match ended for the player in its `seat`; `reached` writes a score, `points`: it is one of points. @param {PastMatch & {seat: number}} match @param {(score: number) => string} reached @param {boolean} points */
export function outcome({ seats, winners, why, seat, form }, reached, points) {
  const own = seats[seat].score;
  const others = seats.filter((_, at) => at !== seat);
  if (form === "together" || others.length === 0) return own === null ? matchesText.notFinished() : reached(own);
  const result = winners.includes(seat) ? "won" : winners.length ? "lost" : "drawn";
  const scores = others.flatMap(({ score }) => (score === null ? [] : [score]));
  if (why !== "score" || own === null || scores.length === 0 || !points) return matchesText.outcome({ result, why });
  return matchesText.outcomeScore({ result, own, other: Math.max(...scores) });
}

/** Who won a match, and how. @param {PastMatch} match */
export const outcomeOfAll = ({ seats, winners, why }) =>
  winners.length
    ? matchesText.winners({ winners: winners.map((seat) => seats[seat].name), why })
    : matchesText.outcome({ result: "drawn", why });
