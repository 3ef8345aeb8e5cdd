// The parts that show a match of Happy Graphs again: its boards, and its moves and scores in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";
import { showMove } from "./move_text.js";
import * as scoreText from "./score_text.js";

export { closeTree, treeView } from "./position.js";
export { refusal } from "./rejection_text.js";
export { inSigns, showCard, showMove, spoken };

/** The target of a move. @param {string} move */
export const target = (move) => move.slice(Math.max(move.indexOf("@"), move.indexOf(" ")) + 1);

/** The parts of a score: the unhappy cards, by rank. @param {import("../../protocol/messages.js").HappyGraphsView} view */
export const parts = (view) => scoreText.parts(view.parts);

/** A move in short, for narrow spaces. @param {string} name @param {string} move @param {string} change */
export const played = (name, move, change) => `${name}: ${showMove(move)}${change === "" ? "" : ` ${change}`}`;

/** The next card is the player's choice. @returns {string | null} */
export const coming = () => null;
