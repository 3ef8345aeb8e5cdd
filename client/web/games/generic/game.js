// A game without a module of its own: its texts and forms, made from the server's data.

import { messages as gameText } from "../../text/messages/game.js";
import { number } from "../../text/formats.js";
import { messages as aboutText } from "./messages/about.js";
import { nameOf, PLAYER } from "./table.js";

/** @typedef {import("../../protocol/messages.js").GameInfo} GameInfo */
/** @typedef {GameInfo["forms"][number]} FormInfo */
/** @typedef {import("../game.js").Way} Way */

/** The roles that have a best score. */
const ROLES = /** @type {const} */ (["player", "maximizer", "minimizer"]);
/** The levels of computers, the most popular one first. */
const LEVELS = ["easy", "normal", "strong", "random"];

/** Return a game. @param {GameInfo} info @returns {import("../game.js").Game} */
export function generic(info) {
  const texts = info.labels ?? {};
  const labels = { texts, names: [] };
  const every = formsOf(info);
  const roles = [...new Set(every.flatMap(({ form }) => form.roles))];
  const swaps = every.some(({ form }) => form.form === "match" && new Set(form.roles).size > 1);
  const ways = every.map(({ form, options, label }) => wayOf(form, options, label));
  return {
    words: {
      counted: gameText.points,
      expected: (score) => number(Math.round(score)),
      parts: (found) => Object.entries(found).map(([name, points]) => [partOf(name, labels), points]),
      matchInShort: swaps ? aboutText.matchTwoLegs : aboutText.matchOneLeg,
      togetherInShort: () => aboutText.togetherInShort(every.some(({ form }) => form.form === "together")),
      picture: aboutText.theTable,
      computers: aboutText.computersGame,
      timed: () => false,
      roles: () => roles,
      standings: () =>
        Object.fromEntries(
          ROLES.filter((role) => roles.includes(role)).map((role) => [role, aboutText.standing(role)]),
        ),
      together: aboutText.together,
    },
    choices: [],
    settings: async () => (await import("./option_fields.js")).settingsOf(info),
    ways: ways.filter(({ form }) => form !== "solo"),
    alone: ways.filter(({ form }) => form === "solo").map(({ label, options }) => ({ label, options })),
    levels: [...info.levels].sort((one, other) => LEVELS.indexOf(one) - LEVELS.indexOf(other)),
    leg: () => import("./leg.js"),
    tree: () => import("./position.js"),
    lookingBack: () => import("./replay.js"),
    rules: async () => (await import("./rules.js")).rulesOf(info),
  };
}

/** The name of a part of a score, without a label that contains a player's name. @param {string} name @param {import("./table.js").Labels} labels */
function partOf(name, labels) {
  const label = nameOf(name, labels);
  return label.includes(PLAYER) ? nameOf(name, { texts: {}, names: [] }) : label;
}

/** Each form with the options that it needs: the default ones, or one that changes the form. @param {GameInfo} info @returns {{form: FormInfo, options: {[name: string]: any}, label: () => string}[]} */
function formsOf(info) {
  const found = info.forms.map((form) => ({ form, options: {}, label: () => gameText.form(form.form) }));
  const usual = new Set(info.forms.map(({ form }) => form));
  const labels = { texts: info.labels ?? {}, names: [] };
  for (const [named, forms] of Object.entries(info.other_forms ?? {})) {
    const [name, text] = [named.slice(0, named.indexOf("=")), named.slice(named.indexOf("=") + 1)];
    const value = labels.texts[named] ?? text;
    for (const form of forms)
      if (!usual.has(form.form))
        found.push({
          form,
          options: { [name]: readValue(text) },
          label: () =>
            aboutText.formWithOption({ form: gameText.form(form.form), option: nameOf(name, labels), value }),
        });
  }
  return found;
}

/** @param {FormInfo} form @param {{[name: string]: any}} options @param {() => string} label @returns {Way} */
const wayOf = ({ form, fewest, most }, options, label) => ({
  form,
  label,
  options,
  seats: most > 2 ? [Math.max(2, fewest), most] : null,
});

/** The value of an option that a text stands for. @param {string} text */
function readValue(text) {
  if (text === "none") return null;
  if (text === "on" || text === "off") return text === "on";
  return /^\d+$/.test(text) ? Number(text) : text;
}
