// Asks for the player's name: at the door of a room, before a game, and in the settings.

import * as identity from "../profile/identity.js";
import { messages as errorText } from "../text/messages/errors.js";
import { messages as pageText } from "../text/messages/page.js";
import { messages as nameText } from "../text/messages/player_name.js";
import { html } from "../vendor/lit-html.js";
import { close, draw, open } from "../widgets/page.js";

const LONGEST = 24;

/** A sentence about the error in a name; null if it is valid. The server decides. @param {string} name */
function wrongWith(name) {
  if (name === "") return errorText.nameMissing();
  if (/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u.test(name))
    return errorText.nameHiddenCharacter();
  const length = [...new Intl.Segmenter().segment(name)].length;
  return length > LONGEST ? errorText.nameTooLong({ longest: LONGEST, length }) : null;
}

/** A form that asks for the player's name; `done` is called once a valid name is saved. */
export class NameForm {
  /** @param {() => void} done @param {() => string} go what its button says */
  constructor(done, go) {
    this.done = done;
    this.go = go;
    /** @type {string | null} */
    this.wrong = null;
  }

  /** @param {SubmitEvent} event */
  submit(event) {
    event.preventDefault();
    const typed = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name");
    const name = String(typed).normalize("NFC").trim().replace(/\s+/g, " ");
    this.wrong = wrongWith(name);
    draw();
    if (this.wrong !== null) return;
    identity.rememberName(name);
    this.done();
  }

  view() {
    return html`
      <form class="name-form" novalidate @submit=${(/** @type {SubmitEvent} */ event) => this.submit(event)}>
        <label for="name">${nameText.label()}</label>
        <input
          id="name"
          name="name"
          data-first
          autocomplete="nickname"
          spellcheck="false"
          maxlength="200"
          value=${identity.name() ?? ""}
          aria-invalid=${this.wrong === null ? "false" : "true"}
          aria-describedby="name-told"
        />
        <p id="name-told" class=${this.wrong === null ? "hint" : "bad"}>${this.wrong ?? nameText.hint()}</p>
        <button class="primary">${this.go()}</button>
      </form>
    `;
  }
}

/** Ask for the name in a dialog. @param {() => void} [then] is called once there is a name */
export function askName(then) {
  const form = new NameForm(() => {
    close(dialog);
    then?.();
  }, nameText.proceed);
  const dialog = {
    label: nameText.title,
    view: (/** @type {() => void} */ shut) => html`
      <h2>${nameText.title()}</h2>
      ${form.view()} <button class="quiet" @click=${shut}>${pageText.cancel()}</button>
    `,
  };
  open(dialog);
}
