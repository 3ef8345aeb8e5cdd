// The languages: for each its locale, its own name, and what is between the items of a list.
// Made by `python -m client.catalogue`.

/** @type {{[language: string]: [string, string, string]}} */
export const LANGUAGES = {
  en: ["en-GB", "English", ", "],
  de: ["de", "Deutsch", ", "],
  es: ["es", "Español", ", "],
  pl: ["pl", "Polski", ", "],
  zh: ["zh-CN", "中文 (简体)", "、"],
};
