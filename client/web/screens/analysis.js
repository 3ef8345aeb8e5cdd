// How well a match was played: progress first, then accuracy, the graph and the moves.

import { html } from "../vendor/lit-html.js";

/** Show the analysis of the match that is over in a room. @param {import("../visit.js").Visit} visit @returns {import("../app.js").Dialog} */
export function analysisDialog(visit) {
  return {
    label: "Analysis",
    wide: true,
    view: (close) => html`<p>${visit.model.analysis?.done ?? 0}</p><button @click=${close}>Close</button>`,
  };
}
