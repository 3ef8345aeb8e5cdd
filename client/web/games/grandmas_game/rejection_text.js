// Puts refusals of moves of Grandma’s Game into words. client/games/grandmas_game/rejection_text.py does the same.

import { refusalOfAnyGame, say } from "../../text/rejection_text.js";
import { messages as rejectionsText } from "./messages/rejections.js";
import { foundation, showPile } from "./move_text.js";

/** @typedef {import("../../text/rejection_text.js").Rejected} Rejected */

/** The sentence for a rejection. @param {Rejected} rejected */
export const refusal = (rejected) =>
  say(rejectionsText, rejected, valuesOf(rejected.data)) ?? refusalOfAnyGame(rejected);

/** The data of a reason with the names of piles and foundations. @param {Record<string, any>} data */
const valuesOf = (data) => ({
  ...data,
  pile: data.pile && showPile(data.pile),
  foundation: data.foundation && foundation(data.foundation),
});
