// Made from client/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

/** @param {{number: number, known: boolean}} values */
export const number = ({ number, known }) => known ? `number ${formats.gameNumber(number)}, known from the start` : `number ${formats.gameNumber(number)}`;

/** @param {string | null} commitment */
export const numberHidden = (commitment) => commitment === null ? "number hidden" : `number hidden ✓ fingerprint ${commitment}…`;

/** @param {string} name */
export const tableOf = (name) => `${name}’s table`;

export const deadNumber = () => "This is a dead number: it ends after a few cards whatever you play.";

export const players = () => "Players";

/** @param {string} level */
export const replaced = (level) => `the ${level} computer`;

export const hint = () => "Hint";

export const continueButton = () => "Continue";

export const more = () => "More";
