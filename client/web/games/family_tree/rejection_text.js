// Puts refusals of moves of Family Tree into words. client/games/family_tree/rejection_text.py does the same.

import { refusalOfAnyGame, say } from "../../text/rejection_text.js";
import { messages as rejectionsText } from "./messages/rejections.js";

/** @typedef {import("../../text/rejection_text.js").Rejected} Rejected */

/** The sentence for a rejection. @param {Rejected} rejected */
export const refusal = (rejected) => say(rejectionsText, rejected, rejected.data) ?? refusalOfAnyGame(rejected);
