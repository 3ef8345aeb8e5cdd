// The parts that show a match of Poker Solitaire again: its matrices, and its moves and scores in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";
import { showMove } from "./move_text.js";

export { closeTree, treeView } from "./position.js";
export { refusal } from "./rejection_text.js";
export { inSigns, showCard, showMove, spoken };
export { hands as parts } from "./score_text.js";

/** The target of a move. @param {string} move */
export const target = (move) => move.slice(move.indexOf(">") + 1);

/** A move in short, for narrow places. @param {string} name @param {string} move @param {string} change @param {unknown} _ @param {number | null} [seat] @param {readonly string[]} [names] */
export const played = (name, move, change, _, seat, names) =>
  `${name}: ${showMove(move, seat, names)}${change === "" ? "" : ` ${change}`}`;

/** The card dealt next, if there is no choice. @param {import("../../protocol/messages.js").PokerSolitaireView} view @returns {string | null} */
export const coming = (view) =>
  view.deals.length === 1 && view.deals[0].cards.length === 1 ? view.deals[0].cards[0] : null;
