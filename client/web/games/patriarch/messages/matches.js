// Made from client/games/patriarch/text/en/matches.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {number} number */
export const seat = (number) => `seat ${number}`;

/** @param {string | null} name */
export const foundTree = (name) => name === null ? "You found the tree." : `${formats.begin(name)} found the tree.`;

/** @param {{name: string, legs: number}} values */
export const legsOf = ({ name, legs }) => `${name} ${formats.number(legs)}`;

/** @param {string} legs */
export const legsWon = (legs) => `Legs won as guesser: ${legs}.`;

export const notFound = () => "didn’t find it";

/** @param {{name: string, score: string}} values */
export const reached = ({ name, score }) => `${name} ${score}`;

/** @param {{winner: "nobody" | "you" | "player" | "players", names: readonly string[]}} values */
export const endedEarly = ({ winner, names }) => `${winner === "nobody" ? "Nobody wins" : winner === "you" ? "You win" : winner === "player" ? `${formats.every(names)} wins` : `${formats.every(names)} win`}: the match ended early.`;

export const nobodyFound = () => "A draw: nobody found the tree.";

/** @param {{winner: "nobody" | "you" | "player" | "players", names: readonly string[], several: boolean, scores: string}} values */
export const outcome = ({ winner, names, several, scores }) => `${winner === "nobody" ? "A draw." : winner === "you" ? "You win." : winner === "player" ? `${formats.every(names)} wins.` : `A draw of ${formats.every(names)}.`} ${several ? "Legs won as guesser:" : "Guesses needed:"} ${scores}.`;

export const legs = () => "The legs";

export const theTree = () => "the tree";

export const foundIt = () => "found it";

/** @param {string} name */
export const gradedGuesses = (name) => `${name}’s graded guesses`;
