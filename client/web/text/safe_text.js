// Text from elsewhere, without what would harm the page around it: signs that steer how the text beside them is shown,
// or that nobody sees, and more marks on a letter than any script has. The terminal's client/text/glyphs.py does so.

const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const PILES = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;
/** What a frame has to hold for there to be anything to leave out. */
const SUSPECT = /[^\x20-\x7e]|\\u/;

/** A text as it may be shown. @param {string} text */
export const inert = (text) => text.replace(UNSEEN, "").replace(PILES, "$1");

/** What JSON says, each text in it as it may be shown. Throws SyntaxError. @param {string} json @returns {any} */
export function parse(json) {
  return SUSPECT.test(json)
    ? JSON.parse(json, (_, value) => (typeof value === "string" ? inert(value) : value))
    : JSON.parse(json);
}
