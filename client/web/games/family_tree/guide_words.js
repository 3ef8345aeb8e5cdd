// What the guided first game explains, each thing when it first comes. client/room/guide_words.py says the same.

import { showCard, showCards } from "../../text/cards.js";
import * as words from "./words.js";

/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */

const isRank = (/** @type {string} */ ranks) => (/** @type {FamilyTreeView} */ view) =>
  view.current !== null && ranks.includes(view.current[0]);

/** The cards that were turned over just now and that no place took. @param {FamilyTreeView} view */
const gone = (view) => (view.played === null ? view.skipped : view.played.skipped);

/** When each thing is due, in the order in which they are explained when several are. @type {{[lesson: string]: (view: FamilyTreeView) => boolean}} */
export const DUE = {
  welcome: (view) => view.current !== null,
  skipped: (view) => view.current !== null && gone(view).length > 0,
  two: isRank("2"),
  ace: isRank("A"),
  jack: isRank("J"),
  joker: isRank("X"),
  celebrity: isRank("QK"),
  family: isRank("3456789T"),
  hand: (view) => view.families.some((family) => family.hand !== null),
  marriage: (view) => view.moves.some((move) => move.does === "spouse"),
  over: (view) => view.current === null,
};

/** Explain something with the cards that lie there. @param {string} lesson @param {FamilyTreeView} view @returns {string} */
export const explain = (lesson, view) => SAID[lesson](view, view.current === null ? "" : showCard(view.current));

/** @type {{[lesson: string]: (view: FamilyTreeView, card: string) => string}} */
const SAID = {
  welcome: (view, card) =>
    `${words.couple(view.families[0])} begin your family tree. All other cards are played into it, one by one, for as many ` +
    `points as you can make. ${card} is the current card, and goes where a place is lit. Click or tap there, and once more ` +
    "to play it; or choose with the arrow keys, and play with Enter.",
  family: (_, card) =>
    `${card} is a family card, as all from 3 to 10 are, and Q, K and jokers: a couple takes it as a child (up to three), ` +
    "a single person as the spouse.",
  marriage: (view) => {
    const singles = view.moves.filter((move) => move.does === "spouse").map((move) => move.target);
    return (
      `${showCards(singles)} ${singles.length === 1 ? "is" : "are"} single, and a family card played there marries. A new ` +
      "couple can have children: each further generation is 10 points more."
    );
  },
  celebrity: (_, card) =>
    `${card} is a celebrity: a queen or king in a marriage is worth 10 points, two of them together 30.`,
  joker: (_, card) =>
    `${card} is a joker: a family card, and in a poker hand whatever card helps most. It is no celebrity.`,
  two: (_, card) => `${card} extends a family: that couple may have five children, and the 2 counts in its hand.`,
  ace: (_, card) =>
    `${card} divorces a couple: it covers the spouse, and they have no more children. It must be played if it can be; ` +
    "play it where it costs least, or where it makes a better hand.",
  jack: (_, card) =>
    `${card} covers a living person, who is dead then: no more children for that couple, no points for celebrities. ` +
    "Somebody divorced or single may be the smallest loss.",
  skipped: (view) => {
    const cards = gone(view);
    const [it, they] = cards.length === 1 ? ["it", "it"] : ["them", "they"];
    const safe = view.families[0].children.length === 0 && cards.some((card) => "AJ".includes(card[0]));
    return (
      `${showCards(cards)}: no place took ${it}, so ${they} went to the bottom of the stock and will come again.` +
      (safe ? " The first couple is safe from aces and jacks until it has a child." : "")
    );
  },
  hand: (view) => {
    const family = view.families.find((each) => each.hand !== null) ?? view.families[0];
    const told =
      family.hand === null ? "" : `${words.HANDS[family.hand.name]}, ${words.count(family.hand.points, "point")}`;
    return (
      `${words.couple(family)} and their children are a poker hand now, since five cards of that family lie in sight: ` +
      `${told}. Good hands are where most of the points are.`
    );
  },
  over: (view) =>
    `That was the last card that could be played: ${words.count(view.score, "point")}. The same number deals the same ` +
    "cards again, so next time you know what comes.",
};
