// A table for viewing: the computer's, one of a replay, or one of a finished leg.

import { html, nothing } from "../../vendor/lit-html.js";
import { tableView } from "./board.js";
import { messages as legText } from "./messages/leg.js";
import { messages as scoresText } from "./messages/scores.js";
import * as scoreText from "./score_text.js";

/** @typedef {import("../../protocol/messages.js").GrandmasGameView} GrandmasGameView */

/**
 * Draw a table for viewing only.
 * @param {GrandmasGameView} view
 * @param {{id?: string, label?: string, leg?: string, marks?: readonly import("./board.js").Mark[]}} [options] `marks` stand at the places that they name
 * @returns {unknown}
 */
export function treeView(view, { id = "tree", label = legText.table(), marks = [] } = {}) {
  if (!view.piles.length)
    return html`<div class="only-looking"><p>${view.tables.map(({ seat, score, left, plays }) => html`${scoresText.playerState({ name: scoresText.player(seat + 1), points: score, left, plays })} `)}</p></div>`;
  const { played } = view;
  const shown = {
    id,
    label,
    keys: null,
    chosen: null,
    lit: new Set(),
    can: new Set(),
    peeks: new Set(),
    fresh: played?.does === "play" || played?.does === "transfer" ? played.target : null,
    hinted: [],
    order: null,
    carried: null,
    landing: null,
    at: "",
    marks: marks.filter((each, at) => marks.findIndex(({ card }) => card === each.card) === at),
    watched: null,
    touched: null,
    focused: null,
    drag: null,
  };
  const left = scoreText.left(view.left);
  return html`
    <div class="only-looking table-to-look-at">
      ${tableView(view, shown)}
      ${left.length ? html`<details class="beside-the-table"><summary>${scoresText.leftCount(view.left.flat().length)}</summary>${left.map(([name, cards]) => html`<div>${scoresText.leftIn({ place: name, cards })}</div>`)}</details>` : nothing}
    </div>
  `;
}

/** Nothing is stored about the view of a table. */
export function closeTree() {}
