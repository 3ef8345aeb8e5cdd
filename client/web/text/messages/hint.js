// Made from client/text/en/hint.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const thinking = () => "Hint: the computer is thinking …";

export const working = () => "Working out the computer’s score …";

export const workingShort = () => "computer’s score …";

/** @param {number} score */
export const beat = (score) => `beat ${formats.number(score)}`;

/** @param {number | null} score */
export const toBeat = (score) => score === null ? "To beat" : `To beat: ${formats.number(score)}`;

/** @param {number} score */
export const computerReached = (score) => `The computer reached ${formats.number(score)} on this number.`;

/** @param {number} score */
export const yourBest = (score) => `Your best is ${formats.number(score)}.`;

/** @param {number} score */
export const par = (score) => `Par is ${formats.number(score)}: the best found by a search that knows the deck.`;
