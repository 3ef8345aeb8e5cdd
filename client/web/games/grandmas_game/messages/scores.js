// Made from client/games/grandmas_game/text/en/scores.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {number} points */
export const counted = (points) => points === 1 ? `${formats.number(points)} card` : `${formats.number(points)} cards`;

/** @param {number} points */
export const ofAll = (points) => `${formats.number(points)} of 104 cards`;

export const won = () => "Won: all 104 cards";

/** @param {"clubs" | "diamonds" | "hearts" | "spades"} key */
export const suit = (key) =>
  ({
    clubs: "clubs",
    diamonds: "diamonds",
    hearts: "hearts",
    spades: "spades",
  })[key];

/** @param {number} number */
export const player = (number) => `Player ${number}`;

/** @param {{name: string, points: number}} values */
export const part = ({ name, points }) => `${name} ${formats.number(points)}`;

/** @param {number} points */
export const toBeat = (points) => points === 104 ? `all ${formats.number(points)} cards to reach` : points === 1 ? `${formats.number(points)} card to beat` : `${formats.number(points)} cards to beat`;

/** @param {{moves: number, undos: number, redos: number, peeks: number, race: boolean}} values */
export const made = ({ moves, undos, redos, peeks, race }) => `${moves === 1 ? `${formats.number(moves)} move` : `${formats.number(moves)} moves`}${race ? "" : `, ${formats.number(undos)} undone, ${formats.number(redos)} redone`}${peeks === 0 ? "" : peeks === 1 ? `, ${formats.number(peeks)} look` : `, ${formats.number(peeks)} looks`}`;

/** @param {number} cards */
export const left = (cards) => `${formats.number(cards)} left`;

export const over = () => "over";

/** @param {{points: number, left: number, plays: boolean}} values */
export const state = ({ points, left, plays }) => `${points === 1 ? `${formats.number(points)} card played` : `${formats.number(points)} cards played`}, ${formats.number(left)} left${plays ? "" : ", over"}`;

/** @param {{name: string, points: number, left: number, plays: boolean}} values */
export const playerState = ({ name, points, left, plays }) => `${name}: ${points === 1 ? `${formats.number(points)} card played` : `${formats.number(points)} cards played`}, ${formats.number(left)} left${plays ? "" : ", over"}`;

/** @param {number} players */
export const morePlayers = (players) => `and ${formats.number(players)} more`;

/** @param {"won" | "given-up" | "other"} key @param {{points: number}} values */
export const ended = (key, { points }) =>
  ({
    won: "Won: all 104 cards are on the foundations!",
    "given-up": points === 1 ? `Given up with ${formats.number(points)} card on the foundations.` : `Given up with ${formats.number(points)} cards on the foundations.`,
    other: points === 1 ? `The game is over, with ${formats.number(points)} card on the foundations.` : `The game is over, with ${formats.number(points)} cards on the foundations.`,
  })[key];

/** @param {"won" | "given-up" | "stuck" | "cut-short"} key */
export const yourTable = (key) =>
  ({
    won: "You won: all cards are on the foundations.",
    "given-up": "You gave up your table.",
    stuck: "No more cards can be played at your table.",
    "cut-short": "Another player has won.",
  })[key];

export const othersPlayOn = () => "The others play on.";

/** @param {string} places */
export const raceOver = (places) => `The race is over: ${places}.`;

/** @param {{name: string, others: string | null}} values */
export const raceWon = ({ name, others }) => `The race is over: ${name} won${others === null ? "" : `; ${others}`}.`;

export const leftTitle = () => "Left";

/** @param {number} cards */
export const leftCount = (cards) => cards === 1 ? `Left: ${formats.number(cards)} card` : `Left: ${formats.number(cards)} cards`;

/** @param {{place: string, cards: readonly string[]}} values */
export const leftIn = ({ place, cards }) => `${place}: ${formats.cards(cards)}`;

export const workspace = () => "workspace";

export const stockName = () => "stock";

export const optionAnyOrder = () => "The workspace may be put in any order.";

export const optionFixedOrder = () => "The workspace stays in its order, which is much harder.";
