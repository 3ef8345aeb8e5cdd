// Made from client/games/mirror/text/en/boards.ftl by `python -m client.catalogue`.

export const boards = () => "The two boards";

/** @param {number} number */
export const board = (number) => `Board ${number}`;

/** @param {{number: number, text: string}} values */
export const aboutBoard = ({ number, text }) => `Board ${number}: ${text}`;

/** @param {number} step */
export const kind = (step) => `mirror, step ${step}`;

/** @param {{name: string | null, role: "maximizer" | "minimizer" | "owner" | "guesser" | "player"}} values */
export const plays = ({ name, role }) => name === null ? (role === "maximizer" ? "you maximize" : role === "minimizer" ? "you minimize" : role === "owner" ? "you own" : role === "guesser" ? "you guess" : "you play") : `${name} ${role === "maximizer" ? "maximizes" : role === "minimizer" ? "minimizes" : role === "owner" ? "owns" : role === "guesser" ? "guesses" : "plays"}`;

/** @param {{state: "yours" | "you-moved" | "moved" | "both" | "over" | "thinks" | "theirs", name: string}} values */
export const status = ({ state, name }) => state === "yours" ? "your move" : state === "you-moved" ? "you moved" : state === "moved" ? `${name} moved` : state === "both" ? "both to move" : state === "over" ? "over" : state === "thinks" ? `${name} thinks` : `${name}’s move`;

/** @param {{move: string, name: string | null, number: number}} values */
export const waits = ({ move, name, number }) => `You have moved here: ${move}. It counts once ${name === null ? "you have" : `${name} has`} moved on board ${number}.`;

/** @param {{mover: string, name: string | null, number: number}} values */
export const hasMoved = ({ mover, name, number }) => `${mover} has moved here. It counts once ${name === null ? "you have" : `${name} has`} moved on board ${number}.`;

/** @param {number} number */
export const yourTurnOn = (number) => `It is your turn on board ${number}.`;

/** @param {number} number */
export const playOn = (number) => `Play on board ${number}`;

/** @param {{number: number, score: string, other: number}} values */
export const boardOver = ({ number, score, other }) => `Board ${number} is over: ${score}. Board ${other} goes on.`;

/** @param {{name: string, score: string}} values */
export const reached = ({ name, score }) => `${name} ${score}`;

/** @param {string} results */
export const over = (results) => `Both boards are over: ${results}.`;
