// Descriptions of the levels of computer players. client/room/level_hints.py does the same.

import { messages as levelText } from "../text/messages/levels.js";

const KNOWN = /** @type {const} */ (["easy", "normal", "strong", "random", "forgetful"]);

/** Return the hint for a level; it is empty for an unknown level. @param {string} level */
export function levelHint(level) {
  const known = KNOWN.find((each) => each === level);
  return known === undefined ? "" : levelText.level(known);
}
