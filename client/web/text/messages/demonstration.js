// Made from client/text/en/demonstration.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "demonstration", {
  /** @param {{number: number, first: number, second: number}} values */
  summary: ({ number, first, second }) => `Ada and Ben play number ${formats.gameNumber(number)} twice. In the first leg Ada wants a high score and gets ${formats.number(first)}. They swap sides, and Ben gets ${formats.number(second)} with the same cards. Ben wins.`,
  deal: () => "One deal for both",
  /** @param {{leg: number, name: string}} values */
  leg: ({ leg, name }) => `Leg ${leg}: ${formats.name(name)} wants a high score`,
  swap: () => "Same cards, swapped sides",
  /** @param {number} score */
  toBeat: (score) => `${formats.number(score)} to beat`,
  /** @param {{name: string, first: number, second: number}} values */
  wins: ({ name, first, second }) => `${formats.name(name)} wins by ${formats.number(second)} to ${formats.number(first)}`,
  pause: () => "Pause the demonstration",
  play: () => "Play the demonstration",
});
