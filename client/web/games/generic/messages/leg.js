// Made from client/games/generic/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/generic", "leg", {
  /** @param {number} score */
  firstLeg: (score) => `leg 1: ${formats.number(score)}`,
  table: () => "The table",
  /** @param {"none" | "yes" | "no"} key */
  value: (key) =>
    ({
      none: "none",
      yes: "yes",
      no: "no",
    })[key],
  eachPlayer: () => "each player",
  yourMoves: () => "Your moves",
  yourMove: () => "Your move",
  choose: () => "Choose a move.",
  notListed: () => "The moves of this game are not listed. Type one.",
  typeAMove: () => "Type a move",
  orTypeAMove: () => "Or type a move",
  play: () => "Play",
  /** @param {{move: string, score: number}} values */
  hint: ({ move, score }) => `Hint: ${move}, about ${formats.number(score)}`,
  /** @param {{name: string, move: string | null}} values */
  news: ({ name, move }) => `${formats.name(name)}: ${move === null ? "a move" : `${move}`}`,
  /** @param {number} points */
  ended: (points) => `The leg is over: ${points === 1 ? "1 point" : `${formats.number(points)} points`}.`,
});
