// The parts that show a match of any game again: its tables, and its moves in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";

export { refusalOfAnyGame as refusal } from "../../text/rejection_text.js";
export { closeTree, treeView } from "./position.js";
export { inSigns, showCard, spoken };

/** A move in readable form. @param {string} move */
export const showMove = (move) => inSigns(move);

/** The target of a move: the whole move. @param {string} move */
export const target = (move) => move;

/** The parts of a score are not known. */
export const parts = () => "";

/** A move in short. @param {string} name @param {string} move @param {string} change */
export const played = (name, move, change) => `${name}: ${showMove(move)}${change === "" ? "" : ` ${change}`}`;

/** No card has to be played next. @returns {string | null} */
export const coming = () => null;
