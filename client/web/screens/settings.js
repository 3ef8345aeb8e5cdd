// The settings: each takes effect, and is saved, when it is chosen.

import * as state from "../lobby/notification_state.js";
import { ifNotified } from "../lobby/notifier.js";
import * as identity from "../profile/identity.js";
import { ownLetters } from "../text/cards.js";
import { listed } from "../text/formats.js";
import { browserLanguage, SYSTEM, useLanguage } from "../text/language.js";
import { LANGUAGES } from "../text/languages.js";
import { messages as devicesText } from "../text/messages/devices.js";
import { messages as notificationText } from "../text/messages/notifications.js";
import { messages as pageText } from "../text/messages/page.js";
import { messages as settingsText } from "../text/messages/settings.js";
import { html, nothing } from "../vendor/lit-html.js";
import { applySettings } from "../widgets/appearance.js";
import { whenLoaded } from "../widgets/loading.js";
import { open, say } from "../widgets/page.js";
import { sound } from "../widgets/sounding.js";
import { whoYouAre } from "./start.js";

/** @type {{name: keyof identity.Settings, label: Parameters<typeof settingsText.setting>[0], describe: (value: any) => string, values: string[]}[]} */
const CHOICES = [
  { name: "language", label: "language", describe: languageText, values: [SYSTEM, ...Object.keys(LANGUAGES)] },
  { name: "theme", label: "theme", describe: settingsText.theme, values: ["system", "light", "dark"] },
  {
    name: "suits",
    label: "colours",
    describe: settingsText.colours,
    values: ["four-colour", "two-colour", "colour-blind"],
  },
  {
    name: "letters",
    label: "letters",
    describe: (value) => settingsText.letters(value, { ranks: listed(ownLetters() ?? []) }),
    values: ["international", "local"],
  },
  { name: "motion", label: "animation", describe: settingsText.animation, values: ["on", "off"] },
  { name: "sound", label: "sound", describe: settingsText.sound, values: ["on", "off"] },
  { name: "tree", label: "tree", describe: settingsText.tree, values: ["whole", "family"] },
  { name: "hints", label: "hints", describe: settingsText.hints, values: ["off", "on"] },
  { name: "times", label: "times", describe: settingsText.times, values: ["24h", "12h"] },
  {
    name: "numbers",
    label: "numbers",
    describe: settingsText.numbers,
    values: ["language", "comma", "dot", "space", "none"],
  },
];

/** The name of the message for a value: names begin with a letter. @param {string} value */
const keyOf = (value) => (/^\d/.test(value) ? `h${value.slice(0, 2)}` : value);

/** Change one setting. @param {keyof identity.Settings} name @param {string} value */
export function change(name, value) {
  identity.keepSettings(/** @type {identity.Settings} */ ({ ...identity.settings(), [name]: value }));
  void applyAll();
}

/** Apply the settings; the language last, since it may have to be loaded. */
export async function applyAll() {
  applySettings();
  try {
    await useLanguage(identity.settings().language);
    ifNotified((at) => at.changeLanguage());
    applySettings();
  } catch {
    say(pageText.languageNotLoaded(), { bad: true });
  }
}

/** What a language is called; of the browser's, also which one it is. @param {string} language @returns {string} */
function languageText(language) {
  return language === SYSTEM ? settingsText.browserLanguage(languageText(browserLanguage())) : LANGUAGES[language][1];
}

/** Change the volume, and sound it. @param {Event} event */
function changeVolume({ target }) {
  change("volume", /** @type {HTMLInputElement} */ (target).value);
  sound("turn");
}

/** Show the settings. */
export function settings() {
  open({ label: settingsText.title, view });
}

/** @param {() => void} close */
function view(close) {
  const chosen = identity.settings();
  return html`
    <h2>${settingsText.title()}</h2>
    ${whoYouAre()} ${identity.lasting() ? nothing : html`<p class="hint">${settingsText.notKept()}</p>`}
    <div class="fields two-columns">
    ${CHOICES.filter(({ name }) => name !== "letters" || ownLetters() !== null).map(
      (setting) => html`
        <fieldset class="choices">
          <legend>${settingsText.setting(setting.label)}</legend>
          ${setting.values.map(
            (value) => html`
              <label>
                <input
                  type="radio"
                  name=${setting.name}
                  value=${value}
                  .checked=${chosen[setting.name] === value}
                  @change=${() => change(setting.name, value)}
                />
                <span>${setting.describe(keyOf(value))}</span>
              </label>
            `,
          )}
        </fieldset>
      `,
    )}
    <label class="volume">
      <span>${settingsText.volume()}</span>
      <input type="range" min="10" max="100" step="10" .value=${chosen.volume} ?disabled=${chosen.sound === "off"} @change=${changeVolume} />
    </label>
    ${notifications()}
    </div>
    <button @click=${() => whenLoaded(import("./devices.js"), (at) => at.showLink())}>${devicesText.title()}</button>
    <button class="primary" @click=${close}>${pageText.close()}</button>
  `;
}

/** The switch for the notifications of this browser. */
function notifications() {
  const problem = state.isBlocked() ? notificationText.blocked() : notificationText.unsupported();
  const possible = state.supported() && !state.isBlocked();
  const turn = (/** @type {boolean} */ on) =>
    whenLoaded(import("../lobby/notifications.js"), (at) =>
      at.turn(on, (text, how) => {
        say(text, how);
        // The browser may have refused: then the choice is not what the player has clicked.
        for (const each of document.querySelectorAll("input[name=notifications]")) {
          const choice = /** @type {HTMLInputElement} */ (each);
          choice.checked = (choice.value === "on") === state.isOn();
        }
      }),
    );
  return html`
    <fieldset class="choices">
      <legend>${notificationText.setting()}</legend>
      ${[false, true].map(
        (on) => html`
          <label>
            <input type="radio" name="notifications" value=${on ? "on" : "off"} .checked=${state.isOn() === on} ?disabled=${on && !possible} @change=${() => turn(on)} />
            <span>${notificationText.choice(on ? "on" : "off")}</span>
          </label>
        `,
      )}
      <p class="hint">${possible ? notificationText.hint() : problem}</p>
    </fieldset>
  `;
}
