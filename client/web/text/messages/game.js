// Made from client/text/en/game.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "game", {
  /** @param {"match" | "mirror" | "together" | "race" | "solo"} key */
  form: (key) =>
    ({
      match: "A match",
      mirror: "A mirror match: both legs at once",
      together: "Together",
      race: "A race",
      solo: "Alone",
    })[key],
  /** @param {number} points */
  points: (points) => points === 1 ? "1 point" : `${formats.number(points)} points`,
  table: () => "The table",
  computersGame: () => "The computer’s game",
  noLeg: () => "No leg is being played.",
  news: () => "What happened",
  sent: () => "Sent …",
  players: () => "Players",
  toMove: () => "to move",
  yourTurn: () => "your turn",
  /** @param {{name: string, computer: boolean}} values */
  turn: ({ name, computer }) => computer ? `${formats.name(name)} thinks` : `${formats.name(name)}’s turn`,
  /** @param {{leg: number, legs: number}} values */
  legOf: ({ leg, legs }) => `leg ${leg} of ${legs}`,
  /** @param {{role: "maximizer" | "minimizer" | "owner" | "guesser", mine: boolean}} values */
  does: ({ role, mine }) => role === "maximizer" ? (mine ? "maximize" : "maximizes") : role === "minimizer" ? (mine ? "minimize" : "minimizes") : role === "owner" ? (mine ? "own" : "owns") : (mine ? "guess" : "guesses"),
  /** @param {boolean} mine */
  playsAlone: (mine) => mine ? "play alone" : "plays alone",
  /** @param {{score: string, leg: number}} values */
  legOver: ({ score, leg }) => `Leg ${leg} is over: ${score}.`,
  safeOn: () => "Safe cards are now played automatically.",
  safeOff: () => "Safe cards are no longer played automatically.",
});
