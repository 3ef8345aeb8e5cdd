// The form fields for the options of Grandma's Game.

import { html } from "../../vendor/lit-html.js";
import { messages as aboutText } from "./messages/about.js";
import { OPTIONS } from "./option_values.js";
import { options } from "./score_text.js";

/** @typedef {{reorder: boolean}} Chosen */

/** @returns {Chosen} */
export const usual = () => ({ reorder: OPTIONS.reorder.usual });

/** The values of the form for these options. @param {any} options @returns {Chosen} */
export const chosenOf = (options) => ({ ...usual(), ...options });

/** @param {{[name: string]: any}} _way @param {Chosen} chosen */
export const read = (_way, chosen) => ({ options: { reorder: chosen.reorder } });

/**
 * The fields. The values are kept in `chosen`; `changed` is called at every change.
 * @param {{[name: string]: any}} _way
 * @param {Chosen} chosen
 * @param {() => void} changed
 */
export function fields(_way, chosen, changed) {
  const set = (/** @type {boolean} */ reorder) => {
    chosen.reorder = reorder;
    changed();
  };
  return html`
    <fieldset class="choices">
      <legend>${aboutText.option("reorder")}</legend>
      ${[true, false].map(
        (value) => html`
          <label>
            <input type="radio" name="option-reorder" value=${`${value}`} .checked=${value === chosen.reorder} @change=${() => set(value)} />
            <span>${options(value)}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
