// Puts refusals of moves of Happy Graphs into words. client/games/happy_graphs/rejection_text.py does the same.

import { refusalOfAnyGame, say } from "../../text/rejection_text.js";
import { messages as rejectionsText } from "./messages/rejections.js";
import { inNames } from "./squares.js";

/** @typedef {import("../../text/rejection_text.js").Rejected} Rejected */

/** The sentence for a rejection. @param {Rejected} rejected */
export const refusal = (rejected) =>
  say(rejectionsText, rejected, valuesOf(rejected.data)) ?? refusalOfAnyGame(rejected);

/** The data of a reason with the names of squares. @param {Record<string, any>} data */
const valuesOf = (data) => ({ ...data, square: data.square && inNames(data.square) });
