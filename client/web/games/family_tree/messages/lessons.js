// Made from client/games/family_tree/text/en/lessons.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/family_tree", "lessons", {
  /** @param {{member: string, spouse: string, card: string}} values */
  welcome: ({ member, spouse, card }) => `${formats.card(member)} and ${formats.card(spouse)} are the first couple of your family tree. Play the other cards into it, one by one, for many points. The current card is ${formats.card(card)}.`,
  /** @param {"terminal" | "browser" | "line"} key */
  howToPlay: (key) =>
    ({
      terminal: "Each place that takes it has a ▸. Choose one with the arrow keys, and press Enter.",
      browser: "Each place that takes it is lit. Click or tap one, and again to play. Or use the arrow keys and Enter.",
      line: "If it fits anywhere, you must play it. When it is your turn, its places are listed. Type the number of a place, or the card you play on, such as 7d. Type rules for all rules, or enough to end these tips.",
    })[key],
  /** @param {string} card */
  family: (card) => `${formats.card(card)} is a family card, like all cards from 3 to 10, queens, kings and jokers. On a couple it becomes a child; on a single person, the spouse. A couple has up to three children.`,
  /** @param {{count: number, singles: readonly string[]}} values */
  marriage: ({ count, singles }) => `${formats.cards(singles)} ${count === 1 ? "is single. A family card played there becomes the spouse" : "are single. A family card played on one of them becomes the spouse"}, and the new couple can have children. Each new generation scores 10 points.`,
  /** @param {string} card */
  celebrity: (card) => `${formats.card(card)} is a celebrity. A marriage with one queen or king scores 10 points, a marriage with two scores 30.`,
  /** @param {string} card */
  joker: (card) => `${formats.card(card)} is played like any family card. In a poker hand it counts as the card that helps most. It is not a celebrity.`,
  /** @param {string} card */
  two: (card) => `${formats.card(card)} is for a couple, which can then have five children instead of three. It also counts in the family’s poker hand.`,
  /** @param {string} card */
  ace: (card) => `${formats.card(card)} divorces a couple: it covers the spouse, and the couple has no further children. If it fits, you must play it. Choose the couple that costs least, or gets a better hand.`,
  /** @param {string} card */
  jack: (card) => `${formats.card(card)} means a death: it covers a living person. A couple that loses a partner has no further children, and no points for celebrities. A single or divorced person is often the smallest loss.`,
  /** @param {{count: number, cards: readonly string[], safe: boolean}} values */
  skipped: ({ count, cards, safe }) => `${formats.cards(cards)} ${count === 1 ? "fits nowhere yet. It is at the bottom of the stock, and comes" : "fit nowhere yet. They are at the bottom of the stock, and come"} up again.${safe ? " The first couple is safe from aces and jacks until it has a child." : ""}`,
  /** @param {{member: string, spouse: string, hand: string, points: number}} values */
  hand: ({ member, spouse, hand, points }) => `The family of ${formats.card(member)} and ${formats.card(spouse)} has five cards in sight, so it scores as a poker hand: ${hand}, ${points === 1 ? "1 point" : `${formats.number(points)} points`}. The partners, a 2, an ace and the children count. Most points come from good hands.`,
  /** @param {number} points */
  over: (points) => `No card fits any more. You have ${points === 1 ? "1 point" : `${formats.number(points)} points`}. The same number deals the same cards again, so next time you know what comes.`,
});
