// What a match of any game is looked back at with: its tables, and its moves in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";

export { closeTree, treeView } from "./position.js";
export { inSigns, showCard, spoken };

/** A move as people read it. @param {string} move */
export const showMove = (move) => inSigns(move);

/** What a move is about: all of it. @param {string} move */
export const target = (move) => move;

/** The parts of a score are not known. */
export const parts = () => "";

/** What was played, for where there is little room. @param {string} name @param {string} move @param {string} change */
export const played = (name, move, change) => `${name}: ${showMove(move)}${change === "" ? "" : ` ${change}`}`;

/** No card is to be played next but by choice. @returns {string | null} */
export const coming = () => null;
