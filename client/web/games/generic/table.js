// A view of any game as labelled lines, drawn from its fields alone. Pure. client/games/generic/table.py does the
// same, and both are tested with the same cases.

import * as formats from "../../text/formats.js";
import { showCard } from "../../text/cards.js";
import { number } from "../../text/formats.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { messages as legText } from "./messages/leg.js";

/** A line of a table: its label, its text, and its indentation. @typedef {{label: string, text: string, level: number}} Entry */
/** The labels of names; `names` are the names of the players, by seat. @typedef {{texts: {[name: string]: string}, names: readonly string[]}} Labels */

/** The fields of a view that are shown elsewhere: above the table, or as moves. */
const COMMON = new Set(["game", "roles", "to_act", "ply", "score", "seat", "moves"]);
const CARD = /^(?:[A2-9TJQK][CDHS]|X[12])$/;
/** The place of a player's name in a label. */
export const PLAYER = "{player}";

/** @param {unknown} value */
const isCard = (value) => typeof value === "string" && CARD.test(value);

/** @param {unknown} value @returns {value is {[name: string]: any}} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The label of a name. @param {string} name @param {Labels} labels */
export function nameOf(name, { texts }) {
  if (texts[name] !== undefined) return texts[name];
  if (isCard(name)) return showCard(name);
  const plain = name
    .replace(/_seat$/, "")
    .replaceAll("_", " ")
    .replaceAll("-", " ")
    .trim();
  return `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`;
}

/** A value as written in the name of a label, `NAME=VALUE`. @param {unknown} value */
export function valueName(value) {
  if (value === null || value === undefined) return "none";
  return value === true ? "on" : value === false ? "off" : String(value);
}

/** @param {number} seat @param {Labels} labels */
const playerAt = (seat, { names }) => names[seat] ?? peopleText.seat(seat + 1);

/** The text of a value that is neither a list nor an object. @param {string} name @param {any} value @param {Labels} labels */
export function textOf(name, value, labels) {
  const text = labels.texts[`${name}=${valueName(value)}`];
  if (text !== undefined) return text;
  if (value === null || value === undefined || value === "") return legText.value("none");
  if (typeof value === "boolean") return legText.value(value ? "yes" : "no");
  if (typeof value === "number") {
    if (name === "seat" || name.endsWith("_seat")) return playerAt(value, labels);
    return value < 0 ? `−${number(-value)}` : number(value);
  }
  return isCard(value) ? showCard(value) : String(value);
}

/** The lines of a view in JSON. @param {{[name: string]: any}} view @param {Labels} labels @returns {Entry[]} */
export const entries = (view, labels) =>
  Object.entries(view).flatMap(([name, value]) => (COMMON.has(name) ? [] : field(name, value, labels, 0)));

/** @param {string} name @param {any} value @param {Labels} labels @param {number} level @returns {Entry[]} */
function field(name, value, labels, level) {
  const label = nameOf(name, labels);
  if (label.includes(PLAYER) && Array.isArray(value))
    return value.flatMap((item, seat) =>
      labelled(label.replaceAll(PLAYER, playerAt(seat, labels)), name, item, labels, level),
    );
  return labelled(label.replaceAll(PLAYER, legText.eachPlayer()), name, value, labels, level);
}

/** @param {string} label @param {string} name @param {any} value @param {Labels} labels @param {number} level @returns {Entry[]} */
function labelled(label, name, value, labels, level) {
  const text = inLine(name, value, labels);
  if (text !== null) return [{ label, text, level }];
  const inner = Array.isArray(value)
    ? value.flatMap((item, at) => labelled(`${at + 1}`, name, item, labels, level + 1))
    : Object.entries(value).flatMap(([key, item]) => field(key, item, labels, level + 1));
  return [{ label, text: "", level }, ...inner];
}

/** A value in one line; null if it needs several. @param {string} name @param {any} value @param {Labels} labels @returns {string | null} */
function inLine(name, value, labels) {
  if (isObject(value)) return Object.keys(value).length ? inShort(value, labels) : legText.value("none");
  if (!Array.isArray(value)) return textOf(name, value, labels);
  if (value.length === 0) return legText.value("none");
  if (value.some((item) => typeof item === "object" && item !== null)) return null;
  if (value.every((item) => item === null || isCard(item)))
    return value.map((item) => (item === null ? "–" : textOf(name, item, labels))).join(" ");
  return formats.listed(value.map((item) => textOf(name.replace(/s$/, ""), item, labels)));
}

/** An object in one line, such as `top 5♥, size 3`; null if one of its fields needs several. @param {{[name: string]: any}} fields @param {Labels} labels @returns {string | null} */
export function inShort(fields, labels) {
  const told = [];
  for (const [name, value] of Object.entries(fields)) {
    const text = isObject(value) ? null : inLine(name, value, labels);
    if (text === null) return null;
    const label = nameOf(name, labels).replaceAll(PLAYER, legText.eachPlayer());
    const own = labels.texts[name] !== undefined || isCard(name);
    told.push(`${own ? label : `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`} ${text}`);
  }
  return formats.listed(told);
}
