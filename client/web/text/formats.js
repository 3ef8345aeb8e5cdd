// Formats numbers, times, cards and lists by language and settings. client/text/formats.py does the same.
// Compiled messages (messages/) call these functions for their arguments.

import { settings } from "../profile/identity.js";
import { patternOf, showCard } from "./cards.js";
import { betweenItems, locale } from "./language.js";
import { messages as words } from "./messages/formats.js";

/** A text, or a value in the place of a text that is left out. @typedef {string | 0 | false | null | undefined} Item */

const BETWEEN = { comma: ",", dot: ".", space: "\u202f", none: "" };

/** @type {Intl.NumberFormatOptions & {signDisplay: "negative"}} */
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "negative" };

/** The formatters that were made, because it takes long to make one. @type {Map<string, any>} */
const formatters = new Map();

/**
 * The formatter of a kind for the language.
 * @template F
 * @param {new (locale: string, options: any) => F} Kind
 * @param {object} [options]
 * @returns {F}
 */
function formatter(Kind, options = {}) {
  const key = `${locale()} ${Kind.name} ${JSON.stringify(options)}`;
  const made = formatters.get(key) ?? new Kind(locale(), options);
  formatters.set(key, made);
  return made;
}

/** A number of things or points, with the thousands grouped. @param {number} value */
export function number(value) {
  const { numbers } = settings();
  const digits =
    numbers === "language"
      ? formatter(Intl.NumberFormat, { useGrouping: "always" }).format(Math.abs(value))
      : String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, BETWEEN[numbers]);
  return value < 0 ? `−${digits}` : digits;
}

/** A change of the score. @param {number} points */
export const signed = (points) => (points < 0 ? number(points) : `+${number(points)}`);

/** A number with one decimal; a value that rounds to zero has no sign. @param {number} value */
export const exact = (value) =>
  formatter(Intl.NumberFormat, { ...ONE_DECIMAL, useGrouping: false })
    .format(value)
    .replace("-", "−");

/** The number of a deal, in groups of four digits from the right. @param {number} value @returns {string} */
export const gameNumber = (value) =>
  value < 10_000 ? `${value}` : `${gameNumber(Math.floor(value / 10_000))}-${String(value % 10_000).padStart(4, "0")}`;

/** A length of time; no line breaks between a number and its unit. @param {number} seconds */
export function duration(seconds) {
  /** @type {[number, (number: number) => string][]} */
  const parts = [
    [Math.floor(seconds / 86_400), words.days],
    [Math.floor(seconds / 3600) % 24, words.hours],
    [Math.floor(seconds / 60) % 60, words.minutes],
    [seconds % 60, words.seconds],
  ];
  const shown = parts.filter(([many]) => many > 0);
  return shown.map(([many, unit]) => unit(many)).join(words.betweenUnits()) || words.seconds(0);
}

/** The time on the clock of a correspondence game, rounded up to hours, minutes or seconds. @param {number} ms */
export function timeLeft(ms) {
  const seconds = Math.ceil(ms / 1000);
  const unit = seconds > 86_400 ? 3600 : seconds > 60 ? 60 : 1;
  return duration(Math.ceil(seconds / unit) * unit);
}

/** A clock's display; a second that has begun counts. @param {number} ms */
export function clockFace(ms) {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** The time that something took, in whole seconds. @param {number} ms */
export const stopwatch = (ms) => clockFace(Math.floor(ms / 1000) * 1000);

/** The local hour and minute at a time in ms since 1970 UTC. @param {number} ms */
export function timeOfDay(ms) {
  const at = new Date(ms);
  const minutes = String(at.getMinutes()).padStart(2, "0");
  if (settings().times === "24h") return `${String(at.getHours()).padStart(2, "0")}:${minutes}`;
  return `${at.getHours() % 12 || 12}:${minutes} ${at.getHours() < 12 ? "am" : "pm"}`;
}

/** The local time of day at a time in ms since 1970 UTC, with the day unless it is today. @param {number} ms */
export function moment(ms) {
  const at = new Date(ms);
  if (at.toDateString() === new Date().toDateString()) return timeOfDay(ms);
  return listed([dateOf(at, { day: "numeric", month: "short" }), timeOfDay(ms)]);
}

/** The local date at a time in ms since 1970 UTC. @param {number} ms */
export const date = (ms) => dateOf(new Date(ms), { day: "numeric", month: "short", year: "numeric" });

/** The local date and time of day at a time in ms since 1970 UTC. @param {number} ms */
export const dateTime = (ms) => `${date(ms)} ${timeOfDay(ms)}`;

/** A day, given as an ISO 8601 date; any other text stays as it is. @param {string} iso */
export function day(iso) {
  const at = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(at)) return iso;
  return dateOf(new Date(at), { day: "numeric", month: "long", timeZone: "UTC" });
}

/** A card as people read it. @param {string} value */
export const card = (value) => showCard(value);

/** Cards as people read them. @param {readonly string[]} values */
export const cards = (values) => values.map(showCard).join(" ");

/** A level of computer players; a level that is unknown here stays as it is. @param {string} value */
export const level = (value) => words.level(/** @type {"easy"} */ (value)) ?? value;

/** A player's name. Servers name a computer by its id, with a number if another one has its level. @param {string | null} value */
export function name(value) {
  const [, played, number] = /^computer:(\S+) ?(.*)/.exec(value ?? "") ?? [];
  if (played === undefined) return `${value}`; // no message inserts a name that is absent
  const computer = words.computer(/** @type {"easy"} */ (played)) ?? words.otherComputer(played);
  return number ? words.numberedComputer({ computer, number }) : computer;
}

/** The names of people; of a long list, only the first `most`. @param {readonly string[]} values */
export const names = (values, most = 3) =>
  values.length > most
    ? words.andMore({ names: listed(values.slice(0, most).map(name)), count: values.length - most })
    : every(values.map(name));

/** All items of a list. @param {readonly string[]} values */
export const every = (values) => formatter(Intl.ListFormat).format(values);

/** A list of alternatives. @param {readonly string[]} values */
export const either = (values) => formatter(Intl.ListFormat, { type: "disjunction" }).format(values);

/** Items one after another, without a last word between them; empty ones are left out. @param {readonly Item[]} values */
export const listed = (values) => values.filter(Boolean).join(betweenItems());

/** Clauses that may contain commas, one after another; empty ones are left out. @param {readonly Item[]} values */
export const clauses = (values) => values.filter(Boolean).join(words.betweenClauses());

/** Short facts in one line, such as a heading; empty ones are left out. @param {readonly Item[]} values */
export const facts = (values) => values.filter(Boolean).join(" · ");

/** A clause as a sentence. @param {string} text */
export function sentence(text) {
  const stop = words.fullStop();
  let end = text.length;
  while (end > 0 && text.endsWith(stop, end)) end -= stop.length;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1, end)}${stop}`;
}

/** Begin a sentence with a capital letter, unless it begins with a person's name. @param {string} said */
export const begin = (said) =>
  patternOf(`^(?:${words.ownWords()})(?!\\w)`).test(said) ? `${said.slice(0, 1).toUpperCase()}${said.slice(1)}` : said;

/** British English alone has a short month of four letters. @param {Date} at @param {Intl.DateTimeFormatOptions} format */
const dateOf = (at, format) =>
  formatter(Intl.DateTimeFormat, format)
    .format(at)
    .replace(/\bSept\b(?!\.)/, "Sep");
