// The result of a try at a daily number, in words; client/lobby/daily_result.py does the same.

import { messages as dailyText } from "../text/messages/daily.js";

/** @typedef {import("../protocol/messages.js").DailyRow} DailyRow */

/** How much better your score was than the opponent's. @param {number} difference */
export const lead = (difference) =>
  dailyText.lead({
    lead: difference > 0 ? "ahead" : difference < 0 ? "behind" : "level",
    points: Math.abs(difference),
  });

/** The result of a try in a sentence's words. @param {DailyRow} row */
export function reached({ why = "score", opponent, against, scores: [own, other], difference }) {
  if (why !== "score") return dailyText.reachedEarly({ opponent, why });
  const named = against === "computer" ? dailyText.computer(opponent) : opponent;
  return dailyText.reached({ lead: lead(difference), own, other, opponent: named });
}

/** Your own result of today, with your rank. @param {DailyRow} row */
export const own = (row) => dailyText.own({ reached: reached(row), rank: row.rank || null });

/** The opponent in a table, and why the opponent did not finish, if so. @param {DailyRow} row */
export const opponent = ({ opponent, why = "score" }) =>
  why === "score" ? opponent : dailyText.opponentLeft({ opponent, why });
