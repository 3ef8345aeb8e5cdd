// The fields of a form in which the options of any game are chosen, from the JSON Schema that the server sends.

import { html } from "../../vendor/lit-html.js";
import { optionsOf, read, usualOf } from "./options.js";
import { nameOf, valueName } from "./table.js";

/** @typedef {import("../../protocol/messages.js").GameInfo} GameInfo */
/** The chosen values, by the names of their options. @typedef {{[name: string]: any}} Chosen */
/** @typedef {import("./options.js").Option} Option */

/** What there is to choose of a game; null if it has nothing to choose. @param {GameInfo} info @returns {import("../game.js").SettingsPart | null} */
export function settingsOf(info) {
  const labels = { texts: info.labels ?? {}, names: [] };
  const options = optionsOf(info);
  if (options.length === 0) return null;
  const usual = () => usualOf(options);
  /** @param {Option} option @param {unknown} value */
  const valueLabel = ({ name }, value) => labels.texts[`${name}=${valueName(value)}`] ?? valueName(value);
  return {
    usual,
    chosenOf: (given) => ({ ...usual(), ...given }),
    read: (way, chosen) => read(options, labels, way, chosen),
    fields(way, chosen, changed) {
      const set = (/** @type {string} */ name, /** @type {unknown} */ value) => {
        chosen[name] = value;
        changed();
      };
      return options.map((option) =>
        option.name in way ? "" : fieldOf(option, nameOf(option.name, labels), chosen, set, valueLabel),
      );
    },
  };
}

/** @param {Option} option @param {string} label @param {Chosen} chosen @param {(name: string, value: unknown) => void} set @param {(option: Option, value: unknown) => string} valueLabel */
function fieldOf(option, label, chosen, set, valueLabel) {
  const { name, values, least, most } = option;
  const id = `option-${name}`;
  if (values.length === 0)
    return html`
      <div class="field">
        <label for=${id}>${label}</label>
        <input
          id=${id} type="number" min=${least} max=${most} .value=${String(chosen[name])}
          @change=${(/** @type {Event} */ event) => set(name, /** @type {HTMLInputElement} */ (event.target).valueAsNumber)}
        />
      </div>
    `;
  return html`
    <fieldset class="choices">
      <legend>${label}</legend>
      ${values.map(
        (value) => html`
          <label>
            <input type="radio" name=${id} value=${valueName(value)} .checked=${value === chosen[name]} @change=${() => set(name, value)} />
            <span>${valueLabel(option, value)}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
