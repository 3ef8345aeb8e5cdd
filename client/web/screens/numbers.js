// What is known of a game number: everyone's best, the computer's score, par, and where one stands.

import { html } from "../vendor/lit-html.js";

/**
 * Show what is known of a number; null asks for one first. `visit`: the stay one asks through, null outside rooms;
 * `play` begins a solo game on it.
 * @param {{number: number | null, visit: import("../visit.js").Visit | null, play: (number: number) => void}} options
 * @returns {import("../app.js").Dialog}
 */
export function numberDialog({ number }) {
  return {
    label: "A game number",
    wide: true,
    view: (close) => html`<p>${number}</p><button @click=${close}>Close</button>`,
  };
}
