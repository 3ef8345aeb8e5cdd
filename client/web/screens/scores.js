// One's ten best solo games.

import { html } from "../vendor/lit-html.js";

/**
 * @param {{visit: import("../visit.js").Visit | null, play: (number: number) => void}} options
 * @returns {import("../app.js").Dialog}
 */
export function scoresDialog(options) {
  void options;
  return { label: "High scores", wide: true, view: (close) => html`<button @click=${close}>Close</button>` };
}
