// Boards of Happy Graphs to look at: the computer's, one of a replay, one of a leg that is over.

import { html } from "../../vendor/lit-html.js";
import { Board } from "./board.js";
import * as legText from "./messages/leg.js";

/** @typedef {import("../../protocol/messages.js").HappyGraphsView} HappyGraphsView */

/** @type {Map<string, {board: Board, leg: string}>} */
const boards = new Map();

/**
 * Draw the boards only to look at. `id` tells them apart on a page; `leg` names the leg that the view is of.
 * @param {HappyGraphsView} view
 * @param {{id?: string, label?: string, leg?: string, marks?: import("./drawing.js").Mark[]}} [options] `marks` stand at the squares that they name
 * @returns {unknown}
 */
export function treeView(view, options = {}) {
  const { id = "tree", label = legText.board(), leg = "", marks = [] } = options;
  const kept = boards.get(id) ?? { board: new Board(id), leg: "" };
  const { board } = kept;
  const another = board.shown === null || kept.leg !== leg;
  boards.set(id, { board, leg });
  board.look(view, another, false);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !board.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="only-looking" @keydown=${keys}>${board.view(view, { label, marks })}</div>`;
}

/** Forget how boards were looked at. @param {string} [id] */
export function closeTree(id = "tree") {
  boards.delete(id);
}
