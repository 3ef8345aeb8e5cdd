// Made from client/games/patriarch/text/en/matches.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/patriarch", "matches", {
  /** @param {number} number */
  seat: (number) => `seat ${number}`,
  /** @param {string | null} name */
  foundTree: (name) => name === null ? "You found the tree." : `${formats.begin(formats.name(name))} found the tree.`,
  /** @param {{name: string, legs: number}} values */
  legsOf: ({ name, legs }) => `${formats.name(name)} ${formats.number(legs)}`,
  /** @param {string} legs */
  legsWon: (legs) => `Legs won as guesser: ${legs}.`,
  notFound: () => "didn’t find it",
  /** @param {{name: string, score: string}} values */
  reached: ({ name, score }) => `${formats.name(name)} ${score}`,
  /** @param {{winner: "nobody" | "you" | "player" | "players", names: readonly string[]}} values */
  endedEarly: ({ winner, names }) => `${winner === "nobody" ? "Nobody wins" : winner === "you" ? "You win" : winner === "player" ? `${formats.every(names)} wins` : `${formats.every(names)} win`}: the match ended early.`,
  nobodyFound: () => "A draw: nobody found the tree.",
  /** @param {{winner: "nobody" | "you" | "player" | "players", names: readonly string[], several: boolean, scores: string}} values */
  outcome: ({ winner, names, several, scores }) => `${winner === "nobody" ? "A draw." : winner === "you" ? "You win." : winner === "player" ? `${formats.every(names)} wins.` : `A draw of ${formats.every(names)}.`} ${several ? "Legs won as guesser:" : "Guesses needed:"} ${scores}.`,
  legs: () => "The legs",
  theTree: () => "the tree",
  foundIt: () => "found it",
  /** @param {string} name */
  gradedGuesses: (name) => `${formats.name(name)}’s graded guesses`,
});
