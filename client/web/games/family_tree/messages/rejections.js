// Made from client/games/family_tree/text/en/rejections.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {{card: string, current: string}} values */
export const notCurrentCard = ({ card, current }) => `The current card is ${formats.card(current)}, not ${formats.card(card)}. Play ${formats.card(current)}.`;

/** @param {{target: string}} values */
export const notInTree = ({ target }) => `${formats.card(target)} is not in the tree. Choose a card in the tree.`;

/** @param {{target: string}} values */
export const notAPerson = ({ target }) => `${formats.card(target)} is not a person. Choose a member or a spouse.`;

/** @param {{target: string, cover: string}} values */
export const targetCovered = ({ target, cover }) => `${formats.card(target)} is covered by ${formats.card(cover)}. Choose a card that is not covered.`;

/** @param {{target: string}} values */
export const treeTopWithoutChild = ({ target }) => `${formats.card(target)} is at the top and has no children yet, so it takes no ace and no jack.`;

/** @param {{member: string}} values */
export const memberSingle = ({ member }) => `${formats.card(member)} is single, and this card needs a couple. Choose another place.`;

/** @param {{member: string, spouse: string}} values */
export const coupleDivorced = ({ member, spouse }) => `${formats.card(member)} and ${formats.card(spouse)} are divorced. Choose another place.`;

/** @param {{target: string}} values */
export const personWidowed = ({ target }) => `${formats.card(target)} is widowed. Choose another place.`;

/** @param {{member: string, spouse: string, children: number}} values */
export const tooManyChildren = ({ member, spouse, children }) => `${formats.card(member)} and ${formats.card(spouse)} have ${formats.number(children)} children, ${children === 3 ? "and need a 2 to have more" : "the most that a couple can have"}.`;

/** @param {{member: string, spouse: string, two: string}} values */
export const coupleHasTwo = ({ member, spouse, two }) => `${formats.card(member)} and ${formats.card(spouse)} have ${formats.card(two)} already. A couple takes only one 2.`;
