// Made from client/text/en/game.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

/** @param {"match" | "mirror" | "together" | "race" | "solo"} key */
export const form = (key) =>
  ({
    match: "A match",
    mirror: "A mirror match: both legs at once",
    together: "Together",
    race: "A race",
    solo: "Alone",
  })[key];

/** @param {number} points */
export const points = (points) => points === 1 ? "1 point" : `${formats.number(points)} points`;

export const table = () => "The table";

export const computersGame = () => "The computer’s game";

export const noLeg = () => "No leg is being played.";

export const news = () => "What happened";

export const sent = () => "Sent …";

export const players = () => "Players";

export const toMove = () => "to move";

export const yourTurn = () => "your turn";

/** @param {{name: string, computer: boolean}} values */
export const turn = ({ name, computer }) => computer ? `${name} thinks` : `${name}’s turn`;
