// Removes characters from foreign text that would harm the page around it: characters that control how text is shown, or
// are invisible, and more marks on a letter than any script has. The terminal's client/text/glyphs.py does the same.

const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const PILES = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;
/** A quick test: a frame without a match has nothing to remove. */
const SUSPECT = /[^\x20-\x7e]|\\u/;

/** The safe form of a text. @param {string} text */
export const inert = (text) => text.replace(UNSEEN, "").replace(PILES, "$1");

/** The value of a JSON text, with every string in its safe form. Throws SyntaxError. @param {string} json @returns {any} */
export function parse(json) {
  return SUSPECT.test(json)
    ? JSON.parse(json, (_, value) => (typeof value === "string" ? inert(value) : value))
    : JSON.parse(json);
}
