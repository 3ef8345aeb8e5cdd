// Loads the translations of messages when another language than English is used.

import { keepLanguage } from "./kept_language.js";
import { ENGLISH, locale, state } from "./language.js";
import { loadRejections } from "./rejection_text.js";

/** @typedef {import("./language.js").Messages} Messages */
/** @typedef {import("./language.js").Registered} Registered */
/** The messages of a folder by subject. @typedef {{[subject: string]: Messages}} Subjects */

/** The modules of translations that are loading, by their addresses. @type {Map<string, Promise<void>>} */
const loading = new Map();
/** What they have. @type {Map<string, Subjects>} */
const loaded = new Map();
/** The last chosen language, which may still be loading. */
let wanted = ENGLISH;
/** The language that the page last sent to the service worker. */
let told = ENGLISH;

/** Use a language from now on, unless another one is asked for before it is loaded. It fails if a translation can't be loaded. @param {string} language */
export async function use(language) {
  wanted = language;
  state.translate = translate;
  state.load = load;
  await loadAll(language);
  if (language !== wanted || language === state.current) return;
  state.current = language;
  state.registered.forEach(translate);
  document.documentElement.lang = locale();
  void tellWorker(language);
}

/** Load what modules that have registered lately need. */
async function load() {
  await loadAll(state.current);
  state.registered.forEach(translate);
}

/** Load the translations of all modules. @param {string} language */
async function loadAll(language) {
  if (language !== ENGLISH) await loadRejections(); // until then, a rejection is shown in the server's English
  // More modules may register in the meantime.
  for (let many = 0; many < state.registered.length; ) {
    const addresses = state.registered.map((one) => addressOf(one, language));
    await Promise.all(addresses.map((address) => address && (loading.get(address) ?? begin(address))));
    many = addresses.length;
  }
}

/** @param {string} address */
function begin(address) {
  const begun = import(address).then(
    ({ subjects }) => void loaded.set(address, subjects),
    (error) => {
      loading.delete(address);
      throw error;
    },
  );
  loading.set(address, begun);
  return begun;
}

/** Put the current language into the registered functions of a module. @param {Registered} one */
const translate = (one) => Object.assign(one.said, one.english, messagesOf(one, state.current));

/** The functions of a module in a language, as far as they are loaded. @param {Registered} one @param {string} language */
const messagesOf = (one, language) => loaded.get(addressOf(one, language) ?? "")?.[one.subject];

/** The address of the translations of a module; null if there are none. @param {Registered} one @param {string} language */
function addressOf({ where, subject }, language) {
  if (language === ENGLISH || (typeof where === "object" && !where.languages.includes(language))) return null;
  const folder = typeof where === "string" ? new URL(`${where}/`, document.baseURI).href : where.folder;
  return `${folder}messages/${language}${subject === "pages" ? "-pages" : ""}.js`;
}

/** Tell the service worker which translations to store; it may be active later. @param {string} language */
async function tellWorker(language) {
  if (language === ENGLISH || language === told) return;
  told = language;
  if (!("serviceWorker" in navigator && globalThis.caches)) return; // as on a page of a plain address
  await keepLanguage();
  (await navigator.serviceWorker.ready).active?.postMessage({ language });
}
