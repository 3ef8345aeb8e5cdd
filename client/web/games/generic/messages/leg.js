// Made from client/games/generic/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {number} score */
export const firstLeg = (score) => `leg 1: ${formats.number(score)}`;

export const table = () => "The table";

/** @param {"none" | "yes" | "no"} key */
export const value = (key) =>
  ({
    none: "none",
    yes: "yes",
    no: "no",
  })[key];

export const eachPlayer = () => "each player";

export const yourMoves = () => "Your moves";

export const yourMove = () => "Your move";

export const choose = () => "Choose a move.";

export const notListed = () => "The moves of this game are not listed. Type one.";

export const typeAMove = () => "Type a move";

export const orTypeAMove = () => "Or type a move";

export const play = () => "Play";

/** @param {{move: string, score: number}} values */
export const hint = ({ move, score }) => `Hint: ${move}, about ${formats.number(score)}`;

/** @param {{name: string, move: string | null}} values */
export const news = ({ name, move }) => `${name}: ${move === null ? "a move" : `${move}`}`;

/** @param {number} points */
export const ended = (points) => `The leg is over: ${points === 1 ? "1 point" : `${formats.number(points)} points`}.`;
