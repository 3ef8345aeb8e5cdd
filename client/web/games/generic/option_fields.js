// The fields of a form in which the options of any game are chosen, from the JSON Schema that the server sends.

import { html } from "../../vendor/lit-html.js";
import { nameOf, valueName } from "./table.js";

/** @typedef {import("../../protocol/messages.js").GameInfo} GameInfo */
/** The chosen values, by the names of their options. @typedef {{[name: string]: any}} Chosen */
/** An option with the values to choose from; without any it is a whole number. @typedef {{name: string, values: unknown[], least: number, most: number, usual: unknown}} Option */

/** If an option may be one of more whole numbers, one is typed. */
const MOST_LISTED = 20;

/** What there is to choose of a game; null if it has nothing to choose. @param {GameInfo} info @returns {import("../game.js").SettingsPart | null} */
export function settingsOf(info) {
  const labels = { texts: info.labels ?? {}, names: [] };
  const options = optionsOf(info);
  if (options.length === 0) return null;
  const usual = () => Object.fromEntries(options.map((option) => [option.name, option.usual]));
  /** @param {Option} option @param {unknown} value */
  const valueLabel = ({ name }, value) => labels.texts[`${name}=${valueName(value)}`] ?? valueName(value);
  return {
    usual,
    chosenOf: (given) => ({ ...usual(), ...given }),
    read(way, chosen) {
      const wrong = options.find(
        ({ name, values, least, most }) =>
          values.length === 0 && !(Number.isInteger(chosen[name]) && chosen[name] >= least && chosen[name] <= most),
      );
      if (wrong !== undefined)
        return {
          wrong: {
            field: `option-${wrong.name}`,
            message: `${nameOf(wrong.name, labels)} is a whole number from ${wrong.least} to ${wrong.most}.`,
          },
        };
      return { options: { ...chosen, ...way } };
    },
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

/** The options with the values that their schemas list, the usual one first. @param {GameInfo} info @returns {Option[]} */
function optionsOf(info) {
  const properties = /** @type {{[name: string]: any}} */ (info.options.properties ?? {});
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { minimum: least = 0, maximum: most = 0, type, default: usual = null } = schema;
    const values = valuesOf(schema);
    if (values.length === 0 && type !== "integer") return []; // no list of values: it stays the usual one
    const sorted = values.includes(usual) ? [usual, ...values.filter((value) => value !== usual)] : values;
    return [{ name, values: sorted, least, most, usual }];
  });
}

/** The values that the JSON Schema of an option lists. @param {any} schema @returns {unknown[]} */
function valuesOf(schema) {
  if (Array.isArray(schema.enum)) return schema.enum;
  if ("const" in schema) return [schema.const];
  if (schema.type === "boolean") return [false, true];
  if (schema.type === "null") return [null];
  if (schema.type === "integer" && schema.maximum - schema.minimum < MOST_LISTED)
    return Array.from({ length: schema.maximum - schema.minimum + 1 }, (_, at) => schema.minimum + at);
  return (schema.anyOf ?? []).flatMap(valuesOf);
}
