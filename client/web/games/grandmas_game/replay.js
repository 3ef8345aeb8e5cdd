// The parts that show a match of Grandma's Game again: its table, and its moves and scores in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";
import { played as playedText, showMove } from "./move_text.js";
import * as scoreText from "./score_text.js";

export { closeTree, treeView } from "./position.js";
export { refusal } from "./rejection_text.js";
export { inSigns, showCard, showMove, spoken };

/** The target of a move. @param {string} move */
export const target = (move) => (move === "deal" ? "stock" : (move.split(">")[1] ?? move.replace("peek ", "")));

/** The parts of a score. @param {import("../../protocol/messages.js").GrandmasGameView} view */
export const parts = (view) => scoreText.parts(view);

/** A move in short, for narrow spaces. @param {string} name @param {string} move @param {string} change @param {import("../../protocol/messages.js").GrandmasGameView} [view] */
export function played(name, move, change, view) {
  if (view?.played?.move != null) return playedText(name, view.played);
  return `${name}: ${showMove(move)}${change === "" ? "" : ` ${change}`}`;
}

/** The next card is never known. @returns {string | null} */
export const coming = () => null;
