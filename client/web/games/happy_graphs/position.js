// Boards of Happy Graphs for viewing: the computer's, one of a replay, or one of a finished leg.

import { html } from "../../vendor/lit-html.js";
import { Board } from "./board.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../protocol/messages.js").HappyGraphsView} HappyGraphsView */

/** @type {Map<string, {board: Board, leg: string}>} */
const boards = new Map();

/**
 * Draw the boards for viewing only. `id` distinguishes them on a page; `leg` names the leg of the view.
 * @param {HappyGraphsView} view
 * @param {{id?: string, label?: string, leg?: string, marks?: import("./drawing.js").Mark[]}} [options] `marks` are shown at the squares they name
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

/** Forget how the boards were viewed. @param {string} [id] */
export function closeTree(id = "tree") {
  boards.delete(id);
}
