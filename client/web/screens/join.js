// The door of a room, for a player who follows its link: it asks for a name if there is none, and joins.

import * as identity from "../profile/identity.js";
import { showCode } from "../protocol/room_code.js";
import * as pageText from "../text/messages/page.js";
import * as startText from "../text/messages/start.js";
import { html } from "../vendor/lit-html.js";
import { whenLoaded } from "../widgets/loading.js";
import { current, draw } from "../widgets/page.js";
import { NameForm } from "./player_name.js";

/** @param {string} code @returns {import("../widgets/page.js").Screen} */
export function doorScreen(code) {
  const form = new NameForm(goIn, startText.join());
  let going = identity.name() !== null;

  function goIn() {
    going = true;
    draw();
    void whenLoaded(import("./room.js"), ({ enterRoom }) => current() === screen && enterRoom(code, { replace: true }));
  }

  /** @type {import("../widgets/page.js").Screen} */
  const screen = {
    path: () => `/${showCode(code)}`,
    title: () => `${showCode(code)} · ${startText.title()}`,
    opened: () => void (going && goIn()),
    view: () => html`
      <main tabindex="-1" class="door">
        <img src="icon.svg" alt="" width="72" height="72" />
        <h1>${going ? startText.joining() : startText.invited()}</h1>
        <p class="code">${showCode(code)}</p>
        ${going ? html`<p class="hint">${pageText.loading()}</p>` : form.view()}
      </main>
    `,
  };
  return screen;
}
