// Puts refusals of moves of The Patriarch into words. client/games/patriarch/rejection_text.py does the same.

import { refusalOfAnyGame, say } from "../../text/rejection_text.js";
import * as rejectionsText from "./messages/rejections.js";

/** @typedef {import("../../text/rejection_text.js").Rejected} Rejected */

/** @type {import("../../text/rejection_text.js").Messages} */
const MESSAGES = {
  number_gives_tree: rejectionsText.numberGivesTree,
  tree_laid_already: rejectionsText.treeLaidAlready,
  tree_not_open: rejectionsText.treeNotOpen,
  owner_guesses: rejectionsText.ownerGuesses,
  grades_itself: rejectionsText.gradesItself,
  only_owner_grades: rejectionsText.onlyOwnerGrades,
  tree_not_laid: rejectionsText.treeNotLaid,
  grade_missing: rejectionsText.gradeMissing,
  grade_too_low: rejectionsText.gradeTooLow,
  grade_too_high: ({ part }) => rejectionsText.gradeTooHigh(part),
  open_tree_grades: rejectionsText.openTreeGrades,
  not_a_grade: ({ example }) => rejectionsText.notAGrade(example),
  guess_waiting: rejectionsText.guessWaiting,
  card_not_in_family: rejectionsText.cardNotInFamily,
  card_repeated: ({ card }) => rejectionsText.cardRepeated(card),
  card_missing: rejectionsText.cardMissing,
  several_tops: ({ cards }) => rejectionsText.severalTops(cards),
  other_shape: rejectionsText.otherShape,
  too_many_generations: rejectionsText.tooManyGenerations,
  owner_lays_first: rejectionsText.ownerLaysFirst,
  no_guess_to_grade: rejectionsText.noGuessToGrade,
  guessing_time_over: rejectionsText.guessingTimeOver,
  guesses_waiting: rejectionsText.guessesWaiting,
  tree_sign: rejectionsText.treeSign,
  tree_too_large: ({ example }) => rejectionsText.treeTooLarge(example),
  tree_not_closed: ({ example }) => rejectionsText.treeNotClosed(example),
  tree_without_cards: ({ example }) => rejectionsText.treeWithoutCards(example),
  not_a_suit: ({ sign }) => rejectionsText.notASuit(sign),
};

/** The sentence for a rejection. @param {Rejected} rejected */
export const refusal = (rejected) => say(MESSAGES, rejected, rejected.data) ?? refusalOfAnyGame(rejected);
