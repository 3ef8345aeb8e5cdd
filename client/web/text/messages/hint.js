// Made from client/text/en/hint.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "hint", {
  thinking: () => "Hint: the computer is thinking …",
  working: () => "Working out the computer’s score …",
  workingShort: () => "computer’s score …",
  /** @param {number} score */
  beat: (score) => `beat ${formats.number(score)}`,
  /** @param {number | null} score */
  toBeat: (score) => score === null ? "To beat" : `To beat: ${formats.number(score)}`,
  /** @param {number} score */
  computerReached: (score) => `The computer reached ${formats.number(score)} on this number.`,
  /** @param {number} score */
  yourBest: (score) => `Your best is ${formats.number(score)}.`,
  /** @param {number} score */
  par: (score) => `Par is ${formats.number(score)}: the best found by a search that knows the deck.`,
});
