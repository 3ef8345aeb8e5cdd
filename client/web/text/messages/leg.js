// Made from client/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "leg", {
  /** @param {{number: number, known: boolean}} values */
  number: ({ number, known }) => known ? `number ${formats.gameNumber(number)}, known from the start` : `number ${formats.gameNumber(number)}`,
  /** @param {string | null} commitment */
  numberHidden: (commitment) => commitment === null ? "number hidden" : `number hidden ✓ fingerprint ${commitment}…`,
  /** @param {string} name */
  tableOf: (name) => `${formats.name(name)}’s table`,
  deadNumber: () => "This is a dead number: it ends after a few cards whatever you play.",
  players: () => "Players",
  /** @param {string} level */
  replaced: (level) => `the ${formats.level(level)} computer`,
  hint: () => "Hint",
  continueButton: () => "Continue",
  more: () => "More",
});
