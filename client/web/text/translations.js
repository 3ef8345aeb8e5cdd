// Loads the translations of messages when another language than English is used.

import { ENGLISH } from "./language.js";
import { loadRejections } from "./rejection_text.js";

/** @typedef {import("./language.js").Messages} Messages */
/** @typedef {import("./language.js").Registered} Registered */
/** The messages of a folder by subject. @typedef {{[subject: string]: Messages}} Subjects */

/** The modules of translations by their addresses. @type {Map<string, Promise<{subjects: Subjects}>>} */
const loading = new Map();

/**
 * Replace the registered functions by those of a language. It fails if a translation can't be loaded.
 * @param {readonly Registered[]} registered
 * @param {string} language
 */
export async function translate(registered, language) {
  if (language !== ENGLISH) await loadRejections(); // until then, a rejection is shown in the server's English
  const loaded = await Promise.all(registered.map((one) => subjectsOf(one, language)));
  for (const [at, { subject, said, english }] of registered.slice(0, loaded.length).entries())
    Object.assign(said, english, loaded[at][subject]);
}

/** @param {Registered} one @param {string} language @returns {Promise<Subjects>} */
async function subjectsOf({ where, subject }, language) {
  if (language === ENGLISH || (typeof where === "object" && !where.languages.includes(language))) return {};
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
