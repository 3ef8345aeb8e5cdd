// Made from client/games/grandmas_game/text/en/rejections.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const stockEmpty = () => "The stock is empty.";

export const nothingToUndo = () => "There is no move to undo.";

export const nothingToRedo = () => "There is no move to redo.";

export const raceWithoutUndo = () => "You can’t undo moves in a race.";

/** @param {{card: string}} values */
export const notInWorkspace = ({ card }) => `${formats.card(card)} is not in the workspace.`;

/** @param {{pile: string}} values */
export const pileEmpty = ({ pile }) => `Pile ${pile} is empty.`;

/** @param {{pile: string}} values */
export const pileInWorkspace = ({ pile }) => `The cards of pile ${pile} are in the workspace.`;

/** @param {{card: string}} values */
export const peekWithoutEqual = ({ card }) => `You can look under ${formats.card(card)} only if another pile shows the same card.`;

/** @param {{card: string}} values */
export const peekNotPlayable = ({ card }) => `You can look under ${formats.card(card)} only when you can play it.`;

/** @param {{pile: string}} values */
export const nothingUnderTop = ({ pile }) => `Pile ${pile} has only one card.`;

/** @param {{pile: string}} values */
export const peekedAlready = ({ pile }) => `You see the card under the top of pile ${pile} already.`;

/** @param {{foundation: string}} values */
export const transferElsewhere = ({ foundation }) => `A card of ${foundation} can go only to the other foundation of its suit.`;

/** @param {{foundation: string}} values */
export const foundationEmpty = ({ foundation }) => `There is no card on ${foundation}.`;

/** @param {{card: string, foundation: string}} values */
export const firstCardStays = ({ card, foundation }) => `${formats.card(card)} is the first card of ${foundation} and stays there.`;

export const orderFixed = () => "This room does not let you reorder the workspace.";

export const workspaceEmpty = () => "The workspace is empty.";

/** @param {{cards: readonly string[]}} values */
export const orderIncomplete = ({ cards }) => `Name every card of the workspace once: ${formats.cards(cards)}.`;

export const orderUnchanged = () => "The workspace is in this order already.";

/** @param {{card: string, foundation: string}} values */
export const otherSuit = ({ card, foundation }) => `${formats.card(card)} does not fit on ${foundation}: the suits differ.`;

/** @param {{foundation: string}} values */
export const foundationComplete = ({ foundation }) => `The foundation ${foundation} is complete.`;

/** @param {{card: string, foundation: string, next: string}} values */
export const notNextCard = ({ card, foundation, next }) => `${formats.card(card)} does not fit on ${foundation}: it takes ${formats.card(next)} next.`;
