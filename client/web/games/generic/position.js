// The table of any game only to look at: the computer's, one of a replay, one of a leg that is over.

import { withCards } from "../../board/card_faces.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { tableOf } from "./scene.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as legText } from "./messages/leg.js";
import { moveWith } from "./move_text.js";

/** The lines of a table. @param {import("./table.js").Entry[]} table */
export const tableView = (table) => html`
  <dl>
    ${table.map(({ label, text, level }) => html`<div class=${`level-${Math.min(level, 3)}`}><dt>${withCards(label)}</dt><dd>${withCards(text)}</dd></div>`)}
  </dl>
`;

/**
 * Draw a table. `marks` are moves, each with a text.
 * @param {{[name: string]: any}} view
 * @param {{label?: string, marks?: {card: string, text: string, best?: boolean}[], names?: readonly string[]}} [options]
 * @returns {unknown}
 */
export function treeView(view, { label = legText.table(), marks = [], names = [] } = {}) {
  return html`
    <div class="only-looking board generic-board generic-position" role="group" tabindex="0" aria-label=${label}>
      <section class="generic-table">
        <p class="points">${gameText.points(view.score)}</p>
        ${tableView(tableOf(view, names))}
      </section>
      ${marks.length === 0 ? nothing : html`<ul class="marks">${marks.map((mark) => html`<li class=${mark.best ? "best" : ""}><strong>${withCards(moveWith(mark.card, {}))}</strong> ${mark.text}</li>`)}</ul>`}
    </div>
  `;
}

/** Nothing is remembered of how a table was looked at. */
export function closeTree() {}
