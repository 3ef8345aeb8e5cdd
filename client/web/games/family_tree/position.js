// A tree of Family Tree for viewing: all of it or one family at a time, to pan, zoom and explore by keyboard.

import { html } from "../../vendor/lit-html.js";
import { Board } from "./board.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */
/**
 * `id` tells the trees on a page apart, and its camera is kept under it; `label` is what a screen reader calls the tree;
 * `marks` are signs at cards, such as the choices of a move in an analysis: the card, a short text, and perhaps `best`;
 * `leg` names the leg that the view is of: in another one nothing moves from where it was.
 * @typedef {{id?: string, label?: string, leg?: string, marks?: {card: string, text: string, best?: boolean}[]}} TreeOptions
 */

/** @type {Map<string, {board: Board, leg: string}>} */
const boards = new Map();

/**
 * Draw a tree for viewing only: the computer's, one of a replay, or one of a finished leg.
 * @param {FamilyTreeView} view
 * @param {TreeOptions} [options]
 * @returns {unknown}
 */
export function treeView(view, options = {}) {
  const { id = "tree", label = legText.tree(), leg = "", marks = [] } = options;
  const kept = boards.get(id) ?? { board: new Board(id, marks.length === 0), leg: "" };
  const { board } = kept;
  const another = board.shown === null || kept.leg !== leg;
  boards.set(id, { board, leg });
  board.look(view, another);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !board.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="only-looking" @keydown=${keys}>${board.view(view, { label, marks })}</div>`;
}

/** Forget how a tree was viewed. @param {string} [id] */
export function closeTree(id = "tree") {
  boards.delete(id);
}
