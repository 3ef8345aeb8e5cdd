// A leg of The Patriarch for viewing: its tree, and all guesses in their order.

import { html, nothing } from "../../vendor/lit-html.js";
import { gradeShown, guessBack, treePicture } from "./drawing.js";
import { messages as guessesText } from "./messages/guesses.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../protocol/messages.js").PatriarchView} PatriarchView */

/**
 * @param {PatriarchView} view
 * @param {{id?: string, label?: string, leg?: string, marks?: {card: string, text: string, best?: boolean}[]}} [options] `marks` are shown beside the trees with their names
 * @returns {unknown}
 */
export function treeView(view, { label = legText.theTree(), marks = [] } = {}) {
  const guesses = view.rows
    .flatMap((row) => row.guesses.map((guess) => ({ ...guess, seat: row.seat })))
    .sort((one, other) => one.number - other.number);
  return html`
    <div class="only-looking patriarch looked-at" role="group" tabindex="0" aria-label=${label}>
    <div class=${`position of-${view.ranks.length}`}>
      ${view.tree === null ? nothing : html`<section class="the-tree"><h4>${legText.theTree()}</h4>${treePicture(view.tree, view.suit)}<p>${view.tree}</p></section>`}
      ${
        guesses.length === 0
          ? html`<p>${legText.noGuesses()}</p>`
          : html`<div class="guess-row"><ol>${guesses.map(
              (guess) => html`
                <li>
                  <span class="note">${guess.number}</span>
                  <span class="with-grade">
                    ${guess.tree === null ? guessBack() : treePicture(guess.tree, view.suit)}
                    ${guess.grade === null ? nothing : gradeShown(guess.grade)}
                  </span>
                  ${guess.left === null ? nothing : html`<span class="note">${guessesText.narrowed(guess.left)}</span>`}
                </li>
              `,
            )}</ol></div>`
      }
      ${marks.length === 0 ? nothing : html`<ul class="marks">${marks.map((mark) => html`<li class=${mark.best ? "best" : ""}>${treePicture(mark.card, view.suit)} <strong>${mark.card}</strong> ${mark.text}</li>`)}</ul>`}
    </div>
    </div>
  `;
}

/** Nothing is stored about the view of a tree. */
export function closeTree() {}
