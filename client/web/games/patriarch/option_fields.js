// The form fields for the options of The Patriarch.

import { messages as aboutText } from "./messages/about.js";
import { GUESSES as NEEDED, OPTIONS } from "./option_values.js";
import { html } from "../../vendor/lit-html.js";

const { variant: VARIANT, tree: TREE, guesses: GUESSES, own_grades: OWN_GRADES, auto_grade: AUTO_GRADE } = OPTIONS;

/** @typedef {{variant: string, tree: string, guesses: number, own_grades: boolean, auto_grade: number | null}} Chosen */

/** @returns {Chosen} */
export const usual = () => ({
  variant: VARIANT.usual,
  tree: TREE.usual,
  guesses: GUESSES.usual,
  own_grades: OWN_GRADES.usual,
  auto_grade: AUTO_GRADE.usual,
});

/** The values of the form for these options. @param {any} options @returns {Chosen} */
export const chosenOf = (options) => ({ ...usual(), ...options });

/** @param {{[name: string]: any}} _way @param {Chosen} chosen */
export const read = (_way, chosen) => ({ options: { ...chosen } });

/** The values of an option with their texts. @template {string} Value @param {readonly Value[]} values @param {(value: Value) => string} text @returns {[string, string][]} */
const described = (values, text) => values.map((value) => [value, text(value)]);
/** @typedef {"patriarch" | "advanced-patriarch" | "matriarch" | "advanced-matriarch"} Variant */
/** @typedef {"number" | "owner" | "open"} Source */
const SECONDS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 300];

/**
 * The fields. The values are kept in `chosen`; `changed` is called at every change.
 * @param {{[name: string]: any}} _way
 * @param {Chosen} chosen
 * @param {() => void} changed
 */
export function fields(_way, chosen, changed) {
  const set = (/** @type {Partial<Chosen>} */ to) => {
    Object.assign(chosen, to);
    changed();
  };
  const seconds = [...new Set([...SECONDS, ...(chosen.auto_grade === null ? [] : [chosen.auto_grade])])];
  return html`
    ${radios("variant", aboutText.field("variant"), described(/** @type {Variant[]} */ (VARIANT.values), aboutText.variantSentence), chosen.variant, (variant) => set({ variant, ...(chosen.guesses === NEEDED[chosen.variant] ? { guesses: NEEDED[variant] } : {}) }))}
    ${radios("tree", aboutText.field("tree"), described(/** @type {Source[]} */ (TREE.values), aboutText.treeSentence), chosen.tree, (tree) => set({ tree }))}
    <label class="check"><input type="checkbox" .checked=${chosen.own_grades} @change=${(/** @type {Event} */ event) => set({ own_grades: /** @type {HTMLInputElement} */ (event.target).checked })} /> <span>${aboutText.field("own_grades")}</span></label>
    <div class="option-numbers">
      ${picks(
        aboutText.field("guesses"),
        Array.from({ length: GUESSES.most }, (_, at) => [`${at + 1}`, `${at + 1}`]),
        `${chosen.guesses}`,
        (to) => set({ guesses: Number(to) }),
      )}
      ${picks(
        aboutText.field("auto_grade"),
        [
          ["", aboutText.never()],
          ...seconds
            .sort((one, other) => one - other)
            .map((each) => /** @type {[string, string]} */ ([`${each}`, aboutText.seconds(each)])),
        ],
        `${chosen.auto_grade ?? ""}`,
        (to) => set({ auto_grade: to === "" ? null : Number(to) }),
      )}
    </div>
  `;
}

/** @param {string} name @param {string} label @param {[string, string][]} values @param {string} chosen @param {(to: string) => void} change */
const radios = (name, label, values, chosen, change) => html`
  <fieldset class="choices">
    <legend>${label}</legend>
    ${values.map(
      ([value, told]) => html`
        <label>
          <input type="radio" name=${`option-${name}`} value=${value} .checked=${value === chosen} @change=${() => change(value)} />
          <span>${told}</span>
        </label>
      `,
    )}
  </fieldset>
`;

/** @param {string} label @param {[string, string][]} values @param {string} chosen @param {(to: string) => void} change */
const picks = (label, values, chosen, change) => html`
  <label class="option-number"><span>${label}</span>
    <select @change=${(/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${values.map(([value, told]) => html`<option value=${value} .selected=${value === chosen}>${told}</option>`)}
    </select>
  </label>
`;
