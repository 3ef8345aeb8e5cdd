// The language of the messages. Compiled modules register their functions here, and get functions that call those of a
// translation. What a translation lacks stays English. client/text/language.py does the same.

import { LANGUAGES } from "./languages.js";

export const ENGLISH = "en";
/** The setting for the language of the browser. */
export const SYSTEM = "system";

/** The functions of a subject, by name. @typedef {{[name: string]: (...values: any[]) => unknown}} Messages */
/** The folder of messages, whose translations the page's server has; or of a package, with its languages. @typedef {string | {folder: string, languages: readonly string[]}} Where */
/** `said`: the functions that are called now. @typedef {{where: Where, subject: string, said: Messages, english: Messages}} Registered */

/** @type {Registered[]} */
const registered = [];
/** The modules of translations by their addresses. @type {Map<string, Promise<{subjects: {[subject: string]: Messages}}>>} */
const loading = new Map();
let current = ENGLISH;

/** The locale of the language of the messages, as Intl takes it. */
export const locale = () => LANGUAGES[current][0];

/** What is between the items of a list. */
export const betweenItems = () => LANGUAGES[current][2];

/** The name of a language, in that language. @param {string} language */
export const nameOf = (language) => LANGUAGES[language][1];

/**
 * Register the functions of a compiled module, and return functions that follow the language.
 * @template {Messages} M
 * @param {Where} where
 * @param {string} subject
 * @param {M} messages
 * @returns {M}
 */
export function translated(where, subject, messages) {
  const said = { ...messages };
  const one = { where, subject, said, english: messages };
  registered.push(one);
  // whoever shows the messages of a module that was loaded later waits for `translationsLoaded`
  if (current !== ENGLISH) translate(one).catch(() => {});
  const following = Object.keys(messages).map((name) => [
    name,
    (/** @type {any[]} */ ...values) => said[name](...values),
  ]);
  return Object.fromEntries(following);
}

/** Wait until the translations of all loaded modules are loaded. It fails if one can't be loaded. */
export async function translationsLoaded() {
  if (current !== ENGLISH) await Promise.all(registered.map(translate));
}

/**
 * Use a language from now on, or that of the browser. It fails, and the language stays, if a translation can't be loaded.
 * @param {string} language
 */
export async function useLanguage(language) {
  const before = current;
  current = language === SYSTEM ? browserLanguage() : language in LANGUAGES ? language : ENGLISH;
  try {
    await Promise.all(registered.map(translate));
  } catch (error) {
    current = before;
    throw error;
  } finally {
    document.documentElement.lang = locale();
  }
}

/** The first language of the browser in which there are messages. */
export function browserLanguage() {
  const known = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return known.find((each) => each in LANGUAGES) ?? ENGLISH;
}

/** @param {Registered} one */
async function translate({ where, subject, said, english }) {
  const language = current;
  const has = typeof where === "string" || where.languages.includes(language);
  const subjects = language === ENGLISH || !has ? {} : await load(where, subject, language);
  if (language === current) Object.assign(said, english, subjects[subject]);
}

/** @param {Where} where @param {string} subject @param {string} language */
async function load(where, subject, language) {
  const folder = typeof where === "string" ? new URL(`${where}/`, document.baseURI).href : where.folder;
  const address = `${folder}messages/${language}${subject === "pages" ? "-pages" : ""}.js`;
  const module = loading.get(address) ?? import(address);
  loading.set(address, module);
  try {
    return (await module).subjects;
  } catch (error) {
    loading.delete(address);
    throw error;
  }
}
