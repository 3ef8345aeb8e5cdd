// Made from client/text/en/demonstration.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

/** @param {{number: number, first: number, second: number}} values */
export const summary = ({ number, first, second }) => `Ada and Ben play number ${formats.gameNumber(number)} twice. In the first leg Ada wants a high score and gets ${formats.number(first)}. They swap sides, and Ben gets ${formats.number(second)} with the same cards. Ben wins.`;

export const deal = () => "One deal for both";

/** @param {{leg: number, name: string}} values */
export const leg = ({ leg, name }) => `Leg ${leg}: ${name} wants a high score`;

export const swap = () => "Same cards, swapped sides";

/** @param {number} score */
export const toBeat = (score) => `${formats.number(score)} to beat`;

/** @param {{name: string, first: number, second: number}} values */
export const wins = ({ name, first, second }) => `${name} wins by ${formats.number(second)} to ${formats.number(first)}`;

export const pause = () => "Pause the demonstration";

export const play = () => "Play the demonstration";
