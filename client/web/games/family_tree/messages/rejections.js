// Made from client/games/family_tree/text/en/rejections.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/family_tree", "rejections", {
  /** @param {{card: string, current: string}} values */
  notCurrentCard: ({ card, current }) => `The current card is ${formats.card(current)}, not ${formats.card(card)}. Play ${formats.card(current)}.`,
  /** @param {{target: string}} values */
  notInTree: ({ target }) => `${formats.card(target)} is not in the tree. Choose a card in the tree.`,
  /** @param {{target: string}} values */
  notAPerson: ({ target }) => `${formats.card(target)} is not a person. Choose a member or a spouse.`,
  /** @param {{target: string, cover: string}} values */
  targetCovered: ({ target, cover }) => `${formats.card(target)} is covered by ${formats.card(cover)}. Choose a card that is not covered.`,
  /** @param {{target: string}} values */
  treeTopWithoutChild: ({ target }) => `${formats.card(target)} is at the top and has no children yet, so it takes no ace and no jack.`,
  /** @param {{member: string}} values */
  memberSingle: ({ member }) => `${formats.card(member)} is single, and this card needs a couple. Choose another place.`,
  /** @param {{member: string, spouse: string}} values */
  coupleDivorced: ({ member, spouse }) => `${formats.card(member)} and ${formats.card(spouse)} are divorced. Choose another place.`,
  /** @param {{target: string}} values */
  personWidowed: ({ target }) => `${formats.card(target)} is widowed. Choose another place.`,
  /** @param {{member: string, spouse: string, children: number}} values */
  tooManyChildren: ({ member, spouse, children }) => `${formats.card(member)} and ${formats.card(spouse)} have ${formats.number(children)} children, ${children === 3 ? "and need a 2 to have more" : "the most that a couple can have"}.`,
  /** @param {{member: string, spouse: string, two: string}} values */
  coupleHasTwo: ({ member, spouse, two }) => `${formats.card(member)} and ${formats.card(spouse)} have ${formats.card(two)} already. A couple takes only one 2.`,
});
