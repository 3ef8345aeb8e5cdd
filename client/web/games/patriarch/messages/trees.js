// Made from client/games/patriarch/text/en/trees.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/patriarch", "trees", {
  /** @param {string} card */
  twice: (card) => `${card} is in the tree twice.`,
  /** @param {string} sign */
  misplaced: (sign) => `“${sign}” can’t be there. A tree is a top card with its children in parentheses, like 3(4(2) A(5)).`,
  notClosed: () => "A parenthesis is not closed. A tree is a top card with its children in parentheses, like 3(4(2) A(5)).",
  noCard: () => "There is no card. A tree is a top card with its children in parentheses, like 3(4(2) A(5)).",
  /** @param {{card: string, first: string, last: string}} values */
  notInFamily: ({ card, first, last }) => `${card} is not in this family: its cards are ${first} to ${last}.`,
  /** @param {{cards: readonly string[], count: number}} values */
  missing: ({ cards, count }) => `${formats.every(cards)} ${count === 1 ? "is missing" : "are missing"}: every card must be in the tree.`,
  /** @param {{count: number, cards: readonly string[]}} values */
  severalTops: ({ count, cards }) => `One card is at the top, not ${formats.number(count)}: ${formats.every(cards)}.`,
  /** @param {{shape: string, other: string}} values */
  wrongShape: ({ shape, other }) => `Every tree has the shape ${shape} here; this one is ${other}.`,
  /** @param {{most: number, deepest: number}} values */
  tooManyGenerations: ({ most, deepest }) => `A tree has at most ${formats.number(most)} generations here; this one has ${formats.number(deepest)}.`,
  /** @param {string} sign */
  emptyPlaces: (sign) => `The places marked ${sign} are empty: put a rank there.`,
  /** @param {string} card */
  topCard: (card) => `${card} is the top card: put another card at the top first.`,
  /** @param {{below: string, card: string}} values */
  isBelow: ({ below, card }) => `${below} is below ${card}.`,
  /** @param {{most: number, card: string, under: string}} values */
  notUnder: ({ most, card, under }) => `A tree has at most ${formats.number(most)} generations here: ${card} can’t go under ${under}.`,
  /** @param {{most: number, card: string, below: string}} values */
  notAbove: ({ most, card, below }) => `A tree has at most ${formats.number(most)} generations here: ${card} can’t go above ${below}.`,
});
