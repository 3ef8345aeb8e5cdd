// The fields of a form in which the options of Grandma's Game are chosen.

import { OPTIONS } from "./option_values.js";
import { html } from "../../vendor/lit-html.js";

/** @typedef {{reorder: boolean}} Chosen */

/** @returns {Chosen} */
export const usual = () => ({ reorder: OPTIONS.reorder.usual });

/** What is chosen where the options are these. @param {any} options @returns {Chosen} */
export const chosenOf = (options) => ({ ...usual(), ...options });

/** @param {{[name: string]: any}} _way @param {Chosen} chosen */
export const read = (_way, chosen) => ({ options: { reorder: chosen.reorder } });

/** @type {[boolean, string][]} */
const REORDER = [
  [true, "may be put in any order"],
  [false, "stays as it lies: much harder"],
];

/**
 * The fields. What is chosen is kept in `chosen`; `changed` is called whenever it changes.
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
      <legend>The workspace</legend>
      ${REORDER.map(
        ([value, told]) => html`
          <label>
            <input type="radio" name="option-reorder" value=${`${value}`} .checked=${value === chosen.reorder} @change=${() => set(value)} />
            <span>${told}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
