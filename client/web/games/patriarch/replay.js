// What a match of The Patriarch is looked back at with: its trees, and its moves and scores in guessText.

import * as guessText from "./guess_text.js";

export { closeTree, treeView } from "./position.js";

/** Trees are their text, in which no card has a suit. @param {string} text */
export const inSigns = (text) => text;
export const spoken = inSigns;
export const showCard = inSigns;

/** @param {string} move */
export const showMove = (move) => guessText.move(move);

/** What a move is about: the tree. @param {string} move */
export const target = (move) => (move.startsWith("guess ") ? move.slice(6) : move);

/** What is known of the tree. @param {import("../../protocol/messages.js").PatriarchView} view */
export const parts = (view) => (view.board === null ? "" : guessText.possible(view.board));

/** What was played, with the grade that it brought. @param {string} name @param {string} move @param {string} change @param {import("../../protocol/messages.js").PatriarchView} [view] */
export function played(name, move, change, view) {
  if (view?.played?.grade != null) return guessText.played(name, view.played);
  return `${name}: ${guessText.move(move)}${change === "" ? "" : ` ${change}`}`;
}

/** No card is to be played next but by choice. @returns {string | null} */
export const coming = () => null;
