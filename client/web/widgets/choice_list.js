// A list of choices on the page, one of which is selected.

import { GAMES } from "../games/catalog.js";
import { html } from "../vendor/lit-html.js";

/** @param {string} label @param {[string, string][]} values @param {string} chosen @param {(to: string) => void} change */
export const choose = (label, values, chosen, change) => html`
  <label><span>${label}</span>
    <select @change=${(/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${values.map(([value, told]) => html`<option value=${value} ?selected=${value === chosen} .selected=${value === chosen}>${told}</option>`)}
    </select>
  </label>
`;

/** The games and their titles. @returns {[string, string][]} */
export const games = () => Object.entries(GAMES).map(([name, { title }]) => [name, title]);
