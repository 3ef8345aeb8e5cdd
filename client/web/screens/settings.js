// The settings: each is put in force, and kept, as soon as it is chosen.

import * as words from "../games/form_words.js";
import * as identity from "../profile/identity.js";
import { CLOSE } from "../text/words.js";
import { html, nothing } from "../vendor/lit-html.js";
import { applySettings } from "../widgets/appearance.js";
import { open } from "../widgets/page.js";
import { whoYouAre } from "./start.js";

/** Change one setting. @param {keyof identity.Settings} name @param {string} value */
export function change(name, value) {
  identity.keepSettings(/** @type {identity.Settings} */ ({ ...identity.settings(), [name]: value }));
  applySettings();
}

/** Show the settings. */
export function settings() {
  open({ label: words.SETTINGS_TITLE, view });
}

/** @param {() => void} close */
function view(close) {
  const chosen = identity.settings();
  return html`
    <h2>${words.SETTINGS_TITLE}</h2>
    ${whoYouAre()} ${identity.lasting() ? nothing : html`<p class="hint">${words.NOT_KEPT}</p>`}
    ${words.SETTINGS.map(
      (setting) => html`
        <fieldset class="choices">
          <legend>${setting.label}</legend>
          ${setting.values.map(
            ([value, told]) => html`
              <label>
                <input
                  type="radio"
                  name=${setting.name}
                  value=${value}
                  .checked=${chosen[setting.name] === value}
                  @change=${() => change(setting.name, value)}
                />
                <span>${told}</span>
              </label>
            `,
          )}
        </fieldset>
      `,
    )}
    <button class="primary" @click=${close}>${CLOSE}</button>
  `;
}

// What is changed in another window holds in this one too.
addEventListener("storage", applySettings);
