// Puts refusals of moves of Grandma’s Game into words. client/games/grandmas_game/rejection_text.py does the same.

import { refusalOfAnyGame, say } from "../../text/rejection_text.js";
import * as rejectionsText from "./messages/rejections.js";
import { foundation, showPile } from "./move_text.js";

/** @typedef {import("../../text/rejection_text.js").Rejected} Rejected */

/** @type {import("../../text/rejection_text.js").Messages} */
const MESSAGES = {
  stock_empty: rejectionsText.stockEmpty,
  nothing_to_undo: rejectionsText.nothingToUndo,
  nothing_to_redo: rejectionsText.nothingToRedo,
  race_without_undo: rejectionsText.raceWithoutUndo,
  not_in_workspace: ({ card }) => rejectionsText.notInWorkspace(card),
  pile_empty: ({ pile }) => rejectionsText.pileEmpty(pile),
  pile_in_workspace: ({ pile }) => rejectionsText.pileInWorkspace(pile),
  peek_without_equal: ({ card }) => rejectionsText.peekWithoutEqual(card),
  peek_not_playable: ({ card }) => rejectionsText.peekNotPlayable(card),
  nothing_under_top: ({ pile }) => rejectionsText.nothingUnderTop(pile),
  peeked_already: ({ pile }) => rejectionsText.peekedAlready(pile),
  transfer_elsewhere: ({ foundation }) => rejectionsText.transferElsewhere(foundation),
  foundation_empty: ({ foundation }) => rejectionsText.foundationEmpty(foundation),
  first_card_stays: rejectionsText.firstCardStays,
  order_fixed: rejectionsText.orderFixed,
  workspace_empty: rejectionsText.workspaceEmpty,
  order_incomplete: ({ cards }) => rejectionsText.orderIncomplete(cards),
  order_unchanged: rejectionsText.orderUnchanged,
  other_suit: rejectionsText.otherSuit,
  foundation_complete: ({ foundation }) => rejectionsText.foundationComplete(foundation),
  not_next_card: rejectionsText.notNextCard,
};

/** The sentence for a rejection. @param {Rejected} rejected */
export const refusal = (rejected) => say(MESSAGES, rejected, valuesOf(rejected.data)) ?? refusalOfAnyGame(rejected);

/** The data of a reason with the names of piles and foundations. @param {Record<string, any>} data */
const valuesOf = (data) => ({
  ...data,
  pile: data.pile && showPile(data.pile),
  foundation: data.foundation && foundation(data.foundation),
});
