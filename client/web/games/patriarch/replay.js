// The parts that show a match of The Patriarch again: its trees, and its moves and scores in words.

import * as guessText from "./guess_text.js";

export { closeTree, treeView } from "./position.js";
export { refusal } from "./rejection_text.js";

/** Trees are shown as their text, in which no card has a suit. @param {string} text */
export const inSigns = (text) => text;
export const spoken = inSigns;
export const showCard = inSigns;

/** @param {string} move */
export const showMove = (move) => guessText.move(move);

/** The tree of a move. @param {string} move */
export const target = (move) => (move.startsWith("guess ") ? move.slice(6) : move);

/** How many trees are still possible. @param {import("../../protocol/messages.js").PatriarchView} view */
export const parts = (view) => (view.board === null ? "" : guessText.possible(view.board));

/** A move in short, with its grade. @param {string} name @param {string} move @param {string} change @param {import("../../protocol/messages.js").PatriarchView} [view] */
export function played(name, move, change, view) {
  if (view?.played?.grade != null) return guessText.played(name, view.played);
  return `${name}: ${guessText.move(move)}${change === "" ? "" : ` ${change}`}`;
}

/** The next card is the player's choice. @returns {string | null} */
export const coming = () => null;
