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

/** @param {{leg: number, legs: number}} values */
export const legOf = ({ leg, legs }) => `leg ${leg} of ${legs}`;

/** @param {{role: "maximizer" | "minimizer" | "owner" | "guesser", mine: boolean}} values */
export const does = ({ role, mine }) => role === "maximizer" ? (mine ? "maximize" : "maximizes") : role === "minimizer" ? (mine ? "minimize" : "minimizes") : role === "owner" ? (mine ? "own" : "owns") : (mine ? "guess" : "guesses");

/** @param {boolean} mine */
export const playsAlone = (mine) => mine ? "play alone" : "plays alone";

/** @param {{score: string, leg: number}} values */
export const legOver = ({ score, leg }) => `Leg ${leg} is over: ${score}.`;

export const safeOn = () => "Safe cards are now played automatically.";

export const safeOff = () => "Safe cards are no longer played automatically.";
