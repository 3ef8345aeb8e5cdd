// Made from client/games/family_tree/text/en/lessons.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {{member: string, spouse: string, card: string}} values */
export const welcome = ({ member, spouse, card }) => `${formats.card(member)} and ${formats.card(spouse)} begin your family tree. You play all other cards into it, one by one, for as many points as you can make. ${formats.card(card)} is the current card.`;

/** @param {"terminal" | "browser" | "line"} key */
export const howToPlay = (key) =>
  ({
    terminal: "It goes where you see a ▸. Choose a place with the arrow keys, and play with Enter.",
    browser: "It goes where a place is lit. Click or tap there, and once more to play it; or choose with the arrow keys, and play with Enter.",
    line: "It must be played where it can go. When it is your turn, its places are listed. Type the number of a place, or the card you play on, such as 7d. Type rules for all the rules, enough to end these explanations.",
  })[key];

/** @param {string} card */
export const family = (card) => `${formats.card(card)} is a family card, as all from 3 to 10 are, and Q, K and jokers: a couple takes it as a child (up to three), a single person as the spouse.`;

/** @param {{count: number, singles: readonly string[]}} values */
export const marriage = ({ count, singles }) => `${formats.cards(singles)} ${count === 1 ? "is" : "are"} single, and a family card played there marries. A new couple can have children: each further generation is 10 points more.`;

/** @param {string} card */
export const celebrity = (card) => `${formats.card(card)} is a celebrity: a queen or king in a marriage is worth 10 points, two of them together 30.`;

/** @param {string} card */
export const joker = (card) => `${formats.card(card)}: a family card, and in a poker hand whatever card helps most. It is no celebrity.`;

/** @param {string} card */
export const two = (card) => `${formats.card(card)} extends a family: that couple may have five children, and the 2 counts in its hand.`;

/** @param {string} card */
export const ace = (card) => `${formats.card(card)} divorces a couple: it covers the spouse, and the couple can’t have more children. If it fits, it must be played: put it where it costs least, or where it makes a better hand.`;

/** @param {string} card */
export const jack = (card) => `${formats.card(card)} kills a living person: the couple can’t have more children, and a dead celebrity scores nothing. A divorced or single person may be the smallest loss.`;

/** @param {{count: number, cards: readonly string[], safe: boolean}} values */
export const skipped = ({ count, cards, safe }) => `${formats.cards(cards)}: no place took ${count === 1 ? "it, so it" : "them, so they"} went to the bottom of the stock and will come again.${safe ? " The first couple is safe from aces and jacks until it has a child." : ""}`;

/** @param {{member: string, spouse: string, hand: string, points: number}} values */
export const hand = ({ member, spouse, hand, points }) => `${formats.card(member)} and ${formats.card(spouse)} and their children are a poker hand now, because five cards of that family are in sight: ${hand}, ${points === 1 ? "1 point" : `${formats.number(points)} points`}. Good hands are where most of the points are.`;

/** @param {number} points */
export const over = (points) => `That was the last card that could be played: ${points === 1 ? "1 point" : `${formats.number(points)} points`}. The same number deals the same cards again, so next time you know what comes.`;
