// Room codes as people type them. protocol/ids.py reads the same.

/** The room code in a text, in any case, with or without its dash; null if it is none. @param {string} text */
export function readCode(text) {
  const code = text.trim().toUpperCase().replace(/[- ]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{7}$/.test(code) ? code : null;
}

/** A room's code as people read it. @param {string} code */
export const showCode = (code) => `${code.slice(0, 3)}-${code.slice(3)}`;
