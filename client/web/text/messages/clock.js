// Made from client/text/en/clock.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "clock", {
  /** @param {{move: number | null, leg: number | null, increment: number, per: "move" | "card"}} values */
  clock: ({ move, leg, increment, per }) => move === null ? (leg === null ? "no clock" : `${formats.duration(leg)} for a leg${increment === 0 ? "" : ` and ${formats.duration(increment)} more for each ${per === "card" ? "card placed" : "move"}`}`) : `${formats.duration(move)} for each ${per === "card" ? "card placed" : "move"}`,
  /** @param {number} time */
  left: (time) => `${formats.timeLeft(time)} left`,
  /** @param {string} typed */
  unknown: (typed) => `“${typed}” is not a clock. Type 30 for 30 seconds a move, 3d for 3 days a move, or 5m+3 for 5 minutes a leg and 3 seconds more for each move.`,
  incrementNeedsLeg: () => "Only a clock for a whole leg can add time for each move, such as 5m+3.",
  limits: () => "A move has from 5 seconds to 14 days; a leg has from 10 seconds to 1 day, and at most 10 minutes more for each move.",
});
