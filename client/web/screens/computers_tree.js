// The tree that the computer built from a number, to look at.

import { html } from "../vendor/lit-html.js";

/** Show the computer's tree on the number of a room's match, once it is known. @param {import("../visit.js").Visit} visit @returns {import("../app.js").Dialog} */
export function computersTreeDialog(visit) {
  return {
    label: "The computer’s tree",
    wide: true,
    view: (close) => html`<p>${visit.model.about?.computer}</p><button @click=${close}>Close</button>`,
  };
}
