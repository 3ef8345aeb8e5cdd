// The door of a room, for who comes by its link: it asks the name where there is none, and lets in.

import * as identity from "../profile/identity.js";
import * as words from "../text/words.js";
import { html } from "../vendor/lit-html.js";
import { whenLoaded } from "../widgets/loading.js";
import { current, draw } from "../widgets/page.js";
import { NameForm } from "./player_name.js";

/** @param {string} code @returns {import("../widgets/page.js").Screen} */
export function doorScreen(code) {
  const form = new NameForm(goIn, words.GO_IN);
  let going = identity.name() !== null;

  function goIn() {
    going = true;
    draw();
    void whenLoaded(import("./room.js"), ({ enterRoom }) => current() === screen && enterRoom(code, { replace: true }));
  }

  /** @type {import("../widgets/page.js").Screen} */
  const screen = {
    path: () => `/${words.showCode(code)}`,
    title: () => `${words.showCode(code)} · ${words.TITLE}`,
    opened: () => void (going && goIn()),
    view: () => html`
      <main tabindex="-1" class="door">
        <img src="icon.svg" alt="" width="72" height="72" />
        <h1>${going ? words.GOING_IN : words.INVITED}</h1>
        <p class="code">${words.showCode(code)}</p>
        ${going ? html`<p class="hint">${words.LOADING}</p>` : form.view()}
      </main>
    `,
  };
  return screen;
}
