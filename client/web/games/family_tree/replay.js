// The parts that show a match of Family Tree again: its tree, and its moves and scores in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";
import { messages as legText } from "./messages/leg.js";
import { move as showMove } from "./move_text.js";

export { closeTree, treeView } from "./position.js";
export { refusal } from "./rejection_text.js";
export { inSigns, showCard, spoken };

export { showMove };

/** The card that a move goes to. @param {string} move */
export const target = (move) => move.slice(move.indexOf(">") + 1);

/** The parts of a score. @param {import("../../protocol/messages.js").FamilyTreeView} view */
export const parts = ({ levels, celebrity, hands }) => legText.parts({ levels, celebrity, hands });

/** A move in short, for narrow spaces. @param {string} name @param {string} move @param {string} change */
export const played = (name, move, change) => `${name}: ${showMove(move)}${change === "" ? "" : ` ${change}`}`;

/** The next card to play. @param {import("../../protocol/messages.js").FamilyTreeView} view @returns {string | null} */
export const coming = (view) => view.current;
