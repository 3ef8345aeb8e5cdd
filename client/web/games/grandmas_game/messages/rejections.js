// Made from client/games/grandmas_game/text/en/rejections.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/grandmas_game", "rejections", {
  stockEmpty: () => "The stock is empty.",
  nothingToUndo: () => "There is no move to undo.",
  nothingToRedo: () => "There is no move to redo.",
  raceWithoutUndo: () => "You can’t undo moves in a race.",
  /** @param {{card: string}} values */
  notInWorkspace: ({ card }) => `${formats.card(card)} is not in the workspace.`,
  /** @param {{pile: string}} values */
  pileEmpty: ({ pile }) => `Pile ${pile} is empty.`,
  /** @param {{pile: string}} values */
  pileInWorkspace: ({ pile }) => `The cards of pile ${pile} are in the workspace.`,
  /** @param {{card: string}} values */
  peekWithoutEqual: ({ card }) => `You can look under ${formats.card(card)} only if another pile shows the same card.`,
  /** @param {{card: string}} values */
  peekNotPlayable: ({ card }) => `You can look under ${formats.card(card)} only when you can play it.`,
  /** @param {{pile: string}} values */
  nothingUnderTop: ({ pile }) => `Pile ${pile} has only one card.`,
  /** @param {{pile: string}} values */
  peekedAlready: ({ pile }) => `You see the card under the top of pile ${pile} already.`,
  /** @param {{foundation: string}} values */
  transferElsewhere: ({ foundation }) => `A card of ${foundation} can go only to the other foundation of its suit.`,
  /** @param {{foundation: string}} values */
  foundationEmpty: ({ foundation }) => `There is no card on ${foundation}.`,
  /** @param {{card: string, foundation: string}} values */
  firstCardStays: ({ card, foundation }) => `${formats.card(card)} is the first card of ${foundation} and stays there.`,
  orderFixed: () => "This room does not let you reorder the workspace.",
  workspaceEmpty: () => "The workspace is empty.",
  /** @param {{cards: readonly string[]}} values */
  orderIncomplete: ({ cards }) => `Name every card of the workspace once: ${formats.cards(cards)}.`,
  orderUnchanged: () => "The workspace is in this order already.",
  /** @param {{card: string, foundation: string}} values */
  otherSuit: ({ card, foundation }) => `${formats.card(card)} does not fit on ${foundation}: the suits differ.`,
  /** @param {{foundation: string}} values */
  foundationComplete: ({ foundation }) => `The foundation ${foundation} is complete.`,
  /** @param {{card: string, foundation: string, next: string}} values */
  notNextCard: ({ card, foundation, next }) => `${formats.card(card)} does not fit on ${foundation}: it takes ${formats.card(next)} next.`,
});
