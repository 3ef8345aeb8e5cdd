// Puts refusals of moves of Happy Graphs into words. client/games/happy_graphs/rejection_text.py does the same.

import { refusalOfAnyGame, say } from "../../text/rejection_text.js";
import * as rejectionsText from "./messages/rejections.js";
import { inNames } from "./squares.js";

/** @typedef {import("../../text/rejection_text.js").Rejected} Rejected */

/** @type {import("../../text/rejection_text.js").Messages} */
const MESSAGES = {
  only_in_puzzle: rejectionsText.onlyInPuzzle,
  card_not_in_hand: ({ card }) => rejectionsText.cardNotInHand(card),
  no_card_on_square: ({ square }) => rejectionsText.noCardOnSquare(square),
  not_on_hex_board: ({ square }) => rejectionsText.notOnHexBoard(square),
  square_occupied: rejectionsText.squareOccupied,
  square_next_to_no_card: ({ square }) => rejectionsText.squareNextToNoCard(square),
  square_walled: rejectionsText.squareWalled,
  card_too_connected: rejectionsText.cardTooConnected,
  first_card_elsewhere: ({ square }) => rejectionsText.firstCardElsewhere(square),
  group_too_early: rejectionsText.groupTooEarly,
  group_elsewhere: rejectionsText.groupElsewhere,
};

/** The sentence for a rejection. @param {Rejected} rejected */
export const refusal = (rejected) => say(MESSAGES, rejected, valuesOf(rejected.data)) ?? refusalOfAnyGame(rejected);

/** The data of a reason with the names of squares. @param {Record<string, any>} data */
const valuesOf = (data) => ({ ...data, square: data.square && inNames(data.square) });
