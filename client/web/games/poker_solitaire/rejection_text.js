// Texts for rejected moves of Poker Solitaire. client/games/poker_solitaire/rejection_text.py does the same.

import { refusalOfAnyGame, say } from "../../text/rejection_text.js";
import * as rejectionsText from "./messages/rejections.js";
import { inNames } from "./move_text.js";

/** @typedef {import("../../text/rejection_text.js").Rejected} Rejected */

/** @type {import("../../text/rejection_text.js").Messages} */
const MESSAGES = {
  not_dealt: rejectionsText.notDealt,
  card_taken: rejectionsText.cardTaken,
  place_empty: ({ place }) => rejectionsText.placeEmpty(place),
  square_taken: rejectionsText.squareTaken,
  touches_no_card: rejectionsText.touchesNoCard,
  nothing_to_pass: rejectionsText.nothingToPass,
  pass_too_early: rejectionsText.passTooEarly,
  done_only_in_race: rejectionsText.doneOnlyInRace,
  matrix_not_full: ({ free }) => rejectionsText.matrixNotFull(free),
  no_such_reject_square: rejectionsText.noSuchRejectSquare,
  which_matrix: ({ place }) => rejectionsText.whichMatrix(place),
  only_one_matrix: ({ place }) => rejectionsText.onlyOneMatrix(place),
  no_planting: rejectionsText.noPlanting,
  move_between_matrices: ({ card }) => rejectionsText.moveBetweenMatrices(card),
  placed_card_not_planted: ({ card }) => rejectionsText.placedCardNotPlanted(card),
  placed_cards_stay: rejectionsText.placedCardsStay,
  reject_square_of_other: ({ place }) => rejectionsText.rejectSquareOfOther(place),
  reject_square_used: rejectionsText.rejectSquareUsed,
  rejected_card_elsewhere: ({ card }) => rejectionsText.rejectedCardElsewhere(card),
  rejected_card_to_other: ({ card }) => rejectionsText.rejectedCardToOther(card),
  rejected_cards_stay: ({ card }) => rejectionsText.rejectedCardsStay(card),
  reject_of_other: ({ card }) => rejectionsText.rejectOfOther(card),
  no_stealing: ({ card }) => rejectionsText.noStealing(card),
  stolen_already: ({ card }) => rejectionsText.stolenAlready(card),
  steal_elsewhere: ({ card }) => rejectionsText.stealElsewhere(card),
  nothing_left_to_do: rejectionsText.nothingLeftToDo,
};

/** The sentence for a rejection. @param {Rejected} rejected @param {number | null} seat the reader's */
export const refusal = (rejected, seat) =>
  say(MESSAGES, rejected, valuesOf(rejected.data, seat)) ?? refusalOfAnyGame(rejected);

/** The data of a reason, with the names of places as the player at a seat reads them. @param {Record<string, any>} data @param {number | null} seat */
function valuesOf(data, seat) {
  const other = rejectionsText.otherPlayer();
  const named = (/** @type {string} */ place) =>
    inNames(place, seat, seat !== null && place.includes(":") ? [other, other] : []);
  const taker = data.seat === undefined ? "nobody" : data.seat === seat ? "you" : "other";
  const places = data.places?.length ? data.places.map(named) : null;
  return { ...data, taker, place: data.place && named(data.place), places };
}
