// Made from client/games/patriarch/text/en/trees.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {string} card */
export const twice = (card) => `${card} is in the tree twice.`;

/** @param {string} sign */
export const misplaced = (sign) => `“${sign}” can’t be there. A tree is a top card with its children in parentheses, like 3(4(2) A(5)).`;

export const notClosed = () => "A parenthesis is not closed. A tree is a top card with its children in parentheses, like 3(4(2) A(5)).";

export const noCard = () => "There is no card. A tree is a top card with its children in parentheses, like 3(4(2) A(5)).";

/** @param {{card: string, first: string, last: string}} values */
export const notInFamily = ({ card, first, last }) => `${card} is not in this family: its cards are ${first} to ${last}.`;

/** @param {{cards: readonly string[], count: number}} values */
export const missing = ({ cards, count }) => `${formats.every(cards)} ${count === 1 ? "is missing" : "are missing"}: every card must be in the tree.`;

/** @param {{count: number, cards: readonly string[]}} values */
export const severalTops = ({ count, cards }) => `One card is at the top, not ${formats.number(count)}: ${formats.every(cards)}.`;

/** @param {{shape: string, other: string}} values */
export const wrongShape = ({ shape, other }) => `Every tree has the shape ${shape} here; this one is ${other}.`;

/** @param {{most: number, deepest: number}} values */
export const tooManyGenerations = ({ most, deepest }) => `A tree has at most ${formats.number(most)} generations here; this one has ${formats.number(deepest)}.`;

/** @param {string} sign */
export const emptyPlaces = (sign) => `The places marked ${sign} are empty: put a rank there.`;

/** @param {string} card */
export const topCard = (card) => `${card} is the top card: put another card at the top first.`;

/** @param {{below: string, card: string}} values */
export const isBelow = ({ below, card }) => `${below} is below ${card}.`;

/** @param {{most: number, card: string, under: string}} values */
export const notUnder = ({ most, card, under }) => `A tree has at most ${formats.number(most)} generations here: ${card} can’t go under ${under}.`;

/** @param {{most: number, card: string, below: string}} values */
export const notAbove = ({ most, card, below }) => `A tree has at most ${formats.number(most)} generations here: ${card} can’t go above ${below}.`;
