// The options of any game, from the JSON Schema that the server sends. Pure.

import { messages as aboutText } from "./messages/about.js";
import { nameOf } from "./table.js";

/** @typedef {import("../../protocol/messages.js").GameInfo} GameInfo */
/** An option with the values to choose from; without any it is a whole number. @typedef {{name: string, values: unknown[], least: number, most: number, usual: unknown}} Option */

/** If an option allows more whole numbers than this, the player types one. */
const MOST_LISTED = 20;

/** The usual value of each option. @param {Option[]} options @returns {{[name: string]: any}} */
export const usualOf = (options) => Object.fromEntries(options.map((option) => [option.name, option.usual]));

/** The chosen options and the options of the way to play; or what is wrong with them. @param {Option[]} options @param {import("./table.js").Labels} labels @param {{[name: string]: any}} way @param {{[name: string]: any}} chosen @returns {{options: any} | {wrong: {field: string, message: string}}} */
export function read(options, labels, way, chosen) {
  const wrong = options.find(
    ({ name, values, least, most }) =>
      values.length === 0 && !(Number.isInteger(chosen[name]) && chosen[name] >= least && chosen[name] <= most),
  );
  if (wrong === undefined) return { options: { ...chosen, ...way } };
  const { name, least, most } = wrong;
  const message = aboutText.wrongNumber({ option: nameOf(name, labels), least, most });
  return { wrong: { field: `option-${name}`, message } };
}

/** The options with the values that their schemas list, the usual one first. @param {GameInfo} info @returns {Option[]} */
export function optionsOf(info) {
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
