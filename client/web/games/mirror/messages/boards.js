// Made from client/games/mirror/text/en/boards.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/mirror", "boards", {
  boards: () => "The two boards",
  /** @param {number} number */
  board: (number) => `Board ${number}`,
  /** @param {{number: number, text: string}} values */
  aboutBoard: ({ number, text }) => `Board ${number}: ${text}`,
  /** @param {number} step */
  kind: (step) => `mirror, step ${step}`,
  /** @param {{name: string | null, role: "maximizer" | "minimizer" | "owner" | "guesser" | "player"}} values */
  plays: ({ name, role }) => name === null ? (role === "maximizer" ? "you maximize" : role === "minimizer" ? "you minimize" : role === "owner" ? "you own" : role === "guesser" ? "you guess" : "you play") : `${formats.name(name)} ${role === "maximizer" ? "maximizes" : role === "minimizer" ? "minimizes" : role === "owner" ? "owns" : role === "guesser" ? "guesses" : "plays"}`,
  /** @param {{state: "yours" | "you-moved" | "moved" | "both" | "over" | "thinks" | "theirs", name: string}} values */
  status: ({ state, name }) => state === "yours" ? "your move" : state === "you-moved" ? "you moved" : state === "moved" ? `${formats.name(name)} moved` : state === "both" ? "both to move" : state === "over" ? "over" : state === "thinks" ? `${formats.name(name)} thinks` : `${formats.name(name)}’s move`,
  /** @param {{move: string, name: string | null, number: number}} values */
  waits: ({ move, name, number }) => `You have moved here: ${move}. It counts once ${name === null ? "you have" : `${formats.name(name)} has`} moved on board ${number}.`,
  /** @param {{mover: string, name: string | null, number: number}} values */
  hasMoved: ({ mover, name, number }) => `${formats.name(mover)} has moved here. It counts once ${name === null ? "you have" : `${formats.name(name)} has`} moved on board ${number}.`,
  /** @param {number} number */
  yourTurnOn: (number) => `It is your turn on board ${number}.`,
  /** @param {number} number */
  playOn: (number) => `Play on board ${number}`,
  /** @param {{number: number, score: string, other: number}} values */
  boardOver: ({ number, score, other }) => `Board ${number} is over: ${score}. Board ${other} goes on.`,
  /** @param {{name: string, score: string}} values */
  reached: ({ name, score }) => `${formats.name(name)} ${score}`,
  /** @param {string} results */
  over: (results) => `Both boards are over: ${results}.`,
});
