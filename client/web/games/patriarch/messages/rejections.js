// Made from client/games/patriarch/text/en/rejections.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/patriarch", "rejections", {
  numberGivesTree: () => "The game number decides the tree, so nobody lays it out.",
  treeLaidAlready: () => "The tree is laid out already. It can’t change.",
  treeNotOpen: () => "In this room you must lay out the tree before the first guess.",
  ownerGuesses: () => "You know the tree, so you don’t guess it.",
  gradesItself: () => "With two players, guesses are graded automatically.",
  onlyOwnerGrades: () => "Only the owner announces grades.",
  gradeMissing: () => "Say the grade: count the red, black and face-down cards.",
  /** @param {{part: "red" | "black" | "down", card: string}} values */
  gradeTooLow: ({ part, card }) => `Are you sure? ${part === "red" ? `${card} is in the right place.` : part === "black" ? `${card} is in the right generation, under another parent.` : `${card} is under the right parent, in another generation.`}`,
  /** @param {{part: "red" | "black" | "down"}} values */
  gradeTooHigh: ({ part }) => `Are you sure? ${part === "red" ? "Fewer cards are in the right place." : part === "black" ? "Fewer cards are in the right generation under another parent." : "Fewer cards are under the right parent in another generation."}`,
  openTreeGrades: () => "Your tree is open, so its grades follow from each other. Announce the grade.",
  /** @param {{example: string}} values */
  notAGrade: ({ example }) => `A grade is three numbers: red, black and face down, like ${example}.`,
  guessWaiting: () => "Your guess is waiting for its grade. Guess again when it is graded.",
  treeNotLaid: () => "No guess can be graded yet. Lay out the tree first.",
  /** @param {{card: string, first: string, last: string}} values */
  cardNotInFamily: ({ card, first, last }) => `${card} is not in this family. It has the cards ${first} to ${last}.`,
  /** @param {{card: string}} values */
  cardRepeated: ({ card }) => `${card} is in the tree more than once. Use each card once.`,
  /** @param {{card: string, first: string, last: string}} values */
  cardMissing: ({ card, first, last }) => `${card} is missing. The tree needs every card from ${first} to ${last}.`,
  /** @param {{cards: readonly string[]}} values */
  severalTops: ({ cards }) => `Only one card can be at the top, not ${formats.every(cards)}.`,
  /** @param {{shape: string, own: string}} values */
  otherShape: ({ shape, own }) => `This tree has the shape ${own}. Trees of this family have the shape ${shape}.`,
  /** @param {{most: number, generations: number}} values */
  tooManyGenerations: ({ most, generations }) => `This tree has ${formats.number(generations)} generations. This family has at most ${formats.number(most)}.`,
  ownerLaysFirst: () => "The owner has not laid out the tree yet. Wait for that.",
  noGuessToGrade: () => "No guess is waiting for a grade.",
  guessingTimeOver: () => "Your time has run out. You can’t guess any more in this leg.",
  guessesWaiting: () => "Two of your guesses are waiting for grades. Wait until one is graded.",
  /** @param {{sign: string, example: string}} values */
  treeSign: ({ sign, example }) => `“${sign}” is in the wrong place. Write the tree like ${example}.`,
  /** @param {{example: string}} values */
  treeTooLarge: ({ example }) => `This tree has more cards than a suit. Write it like ${example}.`,
  /** @param {{example: string}} values */
  treeNotClosed: ({ example }) => `A parenthesis of this tree is not closed. Write the tree like ${example}.`,
  /** @param {{example: string}} values */
  treeWithoutCards: ({ example }) => `This tree has no cards. Write it like ${example}.`,
  /** @param {{sign: string}} values */
  notASuit: ({ sign }) => `“${sign}” is not a suit. Write C, D, H or S before the tree.`,
});
