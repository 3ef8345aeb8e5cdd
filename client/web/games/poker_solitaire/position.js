// Matrices for viewing: the computer's, the ones of a replay, or the ones of a finished leg.

import * as formats from "../../text/formats.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { matricesView, rejectView, rejectsInHand } from "./board.js";
import { messages as legText } from "./messages/leg.js";
import { player } from "./move_text.js";

/** @typedef {import("../../protocol/messages.js").PokerSolitaireView} PokerSolitaireView */

/**
 * Draw the matrices for viewing only, with the dealt cards.
 * @param {PokerSolitaireView} view
 * @param {{id?: string, label?: string, leg?: string, marks?: readonly import("./board.js").Mark[], names?: readonly string[]}} [options] `marks` stand at the places that they name; `names` are the players’
 * @returns {unknown}
 */
export function treeView(view, options = {}) {
  const {
    id = "tree",
    label = view.matrices.length > 1 ? legText.theMatrices() : legText.theMatrix(),
    marks = [],
    names = [],
  } = options;
  const called = view.roles.map((_, seat) => names[seat] ?? player(seat));
  const shown = looking(view, { id, label, marks: bestOfEach(marks), names: called });
  const rejects = rejectsInHand(view, null);
  const dealt = view.deals.filter(({ cards }) => cards.length);
  return html`
    <div class="only-looking matrices-to-look-at">
      ${matricesView(view, shown)}
      ${
        dealt.length || rejects.length
          ? html`<p class="beside-the-matrices">
              ${dealt.length ? html`<span>${legText.dealtCards(formats.clauses(dealt.map(({ owner, cards }) => (owner === null ? formats.cards(cards) : legText.dealtTo({ name: called[owner], cards })))))}</span>` : nothing}
              ${rejects.length ? html`<span class="rejects">${legText.rejectsTitle()}: ${rejects.map((square) => rejectView(square, shown))}</span>` : nothing}
            </p>`
          : nothing
      }
    </div>
  `;
}

/** The display for a viewer who cannot play. @param {PokerSolitaireView} view @param {{id: string, label: string, marks: readonly import("./board.js").Mark[], names: readonly string[]}} how @returns {import("./board.js").Shown} */
const looking = (view, how) => ({
  ...how,
  seat: null,
  hand: null,
  targets: new Map(),
  can: new Set(),
  fresh: view.played?.move.split(">")[1] ?? null,
  hinted: null,
  pointed: null,
  coming: new Map(),
  at: [],
  keys: null,
  touched: null,
  aimed: null,
  drag: null,
});

/** The first of the marks at each place, which is the best. @param {readonly import("./board.js").Mark[]} marks */
const bestOfEach = (marks) => marks.filter((each, at) => marks.findIndex(({ card }) => card === each.card) === at);

/** Nothing is stored about the view of matrices. */
export function closeTree() {}
