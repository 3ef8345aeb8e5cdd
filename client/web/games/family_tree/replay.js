// What a match of Family Tree is looked back at with: its tree, and its moves and scores in words.

import { inSigns, showCard, spoken } from "../../text/cards.js";
import * as words from "./words.js";

export { closeTree, treeView } from "./position.js";
export { inSigns, showCard, spoken };

/** A move as people read it: `Q♠ on 7♦`. @param {string} move */
export const showMove = (move) => inSigns(move.replace(">", " on "));

/** The card that a move goes to. @param {string} move */
export const target = (move) => move.slice(move.indexOf(">") + 1);

/** What a score is made of. @param {import("../../protocol/messages.js").FamilyTreeView} view */
export const parts = ({ levels, celebrity, hands }) =>
  `${words.LEVELS} ${levels}, ${words.CELEBRITY} ${celebrity}, ${words.HANDS_TITLE} ${hands}`;

/** What was played, for where there is little room. @param {string} name @param {string} move @param {string} change */
export const played = (name, move, change) => `${name}: ${showMove(move)}${change === "" ? "" : ` ${change}`}`;

/** The card that is to be played next. @param {import("../../protocol/messages.js").FamilyTreeView} view @returns {string | null} */
export const coming = (view) => view.current;
