// What a match of Happy Graphs is looked back at with: its boards, and its moves and scores in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";
import { showMove } from "./move_text.js";
import * as scoreText from "./score_text.js";

export { closeTree, treeView } from "./position.js";
export { inSigns, showCard, showMove, spoken };

/** What a move goes to. @param {string} move */
export const target = (move) => move.slice(Math.max(move.indexOf("@"), move.indexOf(" ")) + 1);

/** What a score is made of: the cards that are not happy, by rank. @param {import("../../protocol/messages.js").HappyGraphsView} view */
export const parts = (view) => scoreText.parts(view.parts);

/** What was played, for where there is little room. @param {string} name @param {string} move @param {string} change */
export const played = (name, move, change) => `${name}: ${showMove(move)}${change === "" ? "" : ` ${change}`}`;

/** No card is to be played next but by choice. @returns {string | null} */
export const coming = () => null;
