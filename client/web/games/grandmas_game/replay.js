// What a match of Grandma's Game is looked back at with: its table, and its moves and scores in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";
import { played as playedText, showMove } from "./move_text.js";
import * as scoreText from "./score_text.js";

export { closeTree, treeView } from "./position.js";
export { inSigns, showCard, showMove, spoken };

/** What a move goes to. @param {string} move */
export const target = (move) => (move === "deal" ? "stock" : (move.split(">")[1] ?? move.replace("peek ", "")));

/** What a score is made of. @param {import("../../protocol/messages.js").GrandmasGameView} view */
export const parts = (view) => scoreText.parts(view);

/** What was played, for where there is little room. @param {string} name @param {string} move @param {string} change @param {import("../../protocol/messages.js").GrandmasGameView} [view] */
export function played(name, move, change, view) {
  if (view?.played?.move != null) return playedText(name, view.played);
  return `${name}: ${showMove(move)}${change === "" ? "" : ` ${change}`}`;
}

/** No card is known to come. @returns {string | null} */
export const coming = () => null;
