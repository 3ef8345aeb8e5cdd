// A hidden tree with its guesses in the figures of the pages.

import { html, nothing } from "../../vendor/lit-html.js";
import { gradeShown, treePicture } from "./drawing.js";
import { messages as legText } from "./messages/leg.js";

export { POSITIONS } from "./figure_positions.js";

/** Draw the tree, and beside it its guesses with their grades. @param {import("../../protocol/messages.js").PatriarchView} view */
export function draw(view) {
  const guesses = view.rows.flatMap((row) => row.guesses);
  return html`<div class="graded-example">
    <div>${guesses.length ? html`<h4>${legText.theTree()}</h4>` : nothing}${treePicture(view.tree ?? "", view.suit)}</div>
    ${guesses.map(
      ({ number, tree, grade }) => html`<div>
        <h4>${legText.guessNumber(number)}</h4>
        ${treePicture(tree ?? "", view.suit)}
        ${grade === null ? nothing : gradeShown(grade)}
      </div>`,
    )}
  </div>`;
}
