// The language of the messages. Compiled modules register their functions here, and get functions that call the
// translated ones (translations.js). Missing translations stay English. client/text/language.py does the same.

import { LANGUAGES } from "./languages.js";

export const ENGLISH = "en";
/** The setting for the language of the browser. */
export const SYSTEM = "system";

/** The functions of a subject, by name. @typedef {{[name: string]: (...values: any[]) => unknown}} Messages */
/** The folder of messages, whose translations the page's server has; or of a package, with its languages. @typedef {string | {folder: string, languages: readonly string[]}} Where */
/** `said`: the functions that are called now. @typedef {{where: Where, subject: string, said: Messages, english: Messages}} Registered */

/**
 * The language in use, the modules that have registered, and how translations.js, once it is loaded, translates one and
 * loads what is missing.
 * @type {{current: string, registered: Registered[], translate?: (one: Registered) => void, load?: () => Promise<void>}}
 */
export const state = { current: ENGLISH, registered: [] };

/** The locale of the language of the messages, as Intl takes it. */
export const locale = () => LANGUAGES[state.current][0];

/** The code of the language of the messages. */
export const currentLanguage = () => state.current;

/** What is between the items of a list. */
export const betweenItems = () => LANGUAGES[state.current][2];

/**
 * Register the functions of a compiled module, and return functions that follow the language. Before showing the
 * messages of the first loaded module of a folder, wait for `translationsLoaded`.
 * @template {Messages} M
 * @param {Where} where
 * @param {string} subject
 * @param {M} messages
 * @returns {M}
 */
export function translated(where, subject, messages) {
  const said = { ...messages };
  const one = { where, subject, said, english: messages };
  state.registered.push(one);
  state.translate?.(one);
  const following = Object.fromEntries(
    Object.keys(said).map((name) => [name, (/** @type {any[]} */ ...values) => said[name](...values)]),
  );
  return /** @type {M} */ (following);
}

/** Wait until the translations of all loaded modules are loaded. It fails if one can't be loaded. */
export const translationsLoaded = async () => state.load?.();

/**
 * Use a language from now on, or the browser's, unless another one is asked for before it is loaded. If a translation
 * can't be loaded, it fails, and the language stays.
 * @param {string} language
 */
export async function useLanguage(language) {
  const wanted = language === SYSTEM ? browserLanguage() : language in LANGUAGES ? language : ENGLISH;
  if (wanted === ENGLISH && !state.load) {
    document.documentElement.lang = locale(); // the server chose it by the browser's languages
    return;
  }
  // by its address: a service worker, which has messages, too, may not import when it likes
  const { use } = await import(new URL("text/translations.js", document.baseURI).href);
  await use(wanted);
}

/** Use a language whose translations the caller has, by subject. @param {string} language @param {{[subject: string]: Messages}} subjects */
export function useTranslations(language, subjects) {
  for (const { subject, said, english } of state.registered) Object.assign(said, english, subjects[subject]);
  state.current = language;
}

/** The first language of the browser in which there are messages. */
export const browserLanguage = () =>
  navigator.languages.map((each) => each.split("-")[0]).find((each) => each in LANGUAGES) ?? ENGLISH;
