// The door of a room, for who comes by its link: it asks the name where there is none, and lets in.

import { current, draw } from "../app.js";
import * as identity from "../identity.js";
import { having } from "../main.js";
import { html } from "../vendor/lit-html.js";
import * as words from "../words.js";
import { NameForm } from "./name.js";

/** @param {string} code @returns {import("../app.js").Screen} */
export function doorScreen(code) {
  const form = new NameForm(goIn, words.GO_IN);
  let going = identity.name() !== null;

  function goIn() {
    going = true;
    draw();
    void having(import("./room.js"), ({ enterRoom }) => current() === screen && enterRoom(code, { replace: true }));
  }

  /** @type {import("../app.js").Screen} */
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
