// The start screen: play alone, play the computer, host, join, go on.

import { html } from "../vendor/lit-html.js";
import * as identity from "../identity.js";
import * as words from "../words.js";

/** @returns {import("../app.js").Screen} */
export function startScreen() {
  return {
    path: () => "/",
    view: () => html`
      <main tabindex="-1" class="start">
        <h1>${words.TITLE}</h1>
        <p>${words.SUBTITLE}</p>
        <p>${identity.name() ?? ""}</p>
      </main>
    `,
  };
}
