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

/** A move in short. @param {string} name @param {string} move @param {string} change */
export const played = (name, move, change) => `${name}: ${showMove(move)}${change === "" ? "" : ` ${change}`}`;

/** No card has to be played next. @returns {string | null} */
export const coming = () => null;
