// Made from client/games/patriarch/text/en/rejections.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const numberGivesTree = () => "The game number decides the tree, so nobody lays it out.";

export const treeLaidAlready = () => "The tree is laid out already. It can’t change.";

export const treeNotOpen = () => "In this room you must lay out the tree before the first guess.";

export const ownerGuesses = () => "You know the tree, so you don’t guess it.";

export const gradesItself = () => "With two players, guesses are graded automatically.";

export const onlyOwnerGrades = () => "Only the owner announces grades.";

export const gradeMissing = () => "Say the grade: count the red, black and face-down cards.";

/** @param {{part: "red" | "black" | "down", card: string}} values */
export const gradeTooLow = ({ part, card }) => `Are you sure? ${part === "red" ? `${card} is in the right place.` : part === "black" ? `${card} is in the right generation, under another parent.` : `${card} is under the right parent, in another generation.`}`;

/** @param {{part: "red" | "black" | "down"}} values */
export const gradeTooHigh = ({ part }) => `Are you sure? ${part === "red" ? "Fewer cards are in the right place." : part === "black" ? "Fewer cards are in the right generation under another parent." : "Fewer cards are under the right parent in another generation."}`;

export const openTreeGrades = () => "Your tree is open, so its grades follow from each other. Announce the grade.";

/** @param {{example: string}} values */
export const notAGrade = ({ example }) => `A grade is three numbers: red, black and face down, like ${example}.`;

export const guessWaiting = () => "Your guess is waiting for its grade. Guess again when it is graded.";

export const treeNotLaid = () => "No guess can be graded yet. Lay out the tree first.";

/** @param {{card: string, first: string, last: string}} values */
export const cardNotInFamily = ({ card, first, last }) => `${card} is not in this family. It has the cards ${first} to ${last}.`;

/** @param {{card: string}} values */
export const cardRepeated = ({ card }) => `${card} is in the tree more than once. Use each card once.`;

/** @param {{card: string, first: string, last: string}} values */
export const cardMissing = ({ card, first, last }) => `${card} is missing. The tree needs every card from ${first} to ${last}.`;

/** @param {{cards: readonly string[]}} values */
export const severalTops = ({ cards }) => `Only one card can be at the top, not ${formats.every(cards)}.`;

/** @param {{shape: string, own: string}} values */
export const otherShape = ({ shape, own }) => `This tree has the shape ${own}. Trees of this family have the shape ${shape}.`;

/** @param {{most: number, generations: number}} values */
export const tooManyGenerations = ({ most, generations }) => `This tree has ${formats.number(generations)} generations. This family has at most ${formats.number(most)}.`;

export const ownerLaysFirst = () => "The owner has not laid out the tree yet. Wait for that.";

export const noGuessToGrade = () => "No guess is waiting for a grade.";

export const guessingTimeOver = () => "Your time has run out. You can’t guess any more in this leg.";

export const guessesWaiting = () => "Two of your guesses are waiting for grades. Wait until one is graded.";

/** @param {{sign: string, example: string}} values */
export const treeSign = ({ sign, example }) => `“${sign}” is in the wrong place. Write the tree like ${example}.`;

/** @param {{example: string}} values */
export const treeTooLarge = ({ example }) => `This tree has more cards than a suit. Write it like ${example}.`;

/** @param {{example: string}} values */
export const treeNotClosed = ({ example }) => `A parenthesis of this tree is not closed. Write the tree like ${example}.`;

/** @param {{example: string}} values */
export const treeWithoutCards = ({ example }) => `This tree has no cards. Write it like ${example}.`;

/** @param {{sign: string}} values */
export const notASuit = ({ sign }) => `“${sign}” is not a suit. Write C, D, H or S before the tree.`;
