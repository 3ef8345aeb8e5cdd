// The lessons of the guided game: when each is due, and what it explains.

import { messages as legText } from "./messages/leg.js";
import { messages as lessonText } from "./messages/lessons.js";

/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */

const isRank = (/** @type {string} */ ranks) => (/** @type {FamilyTreeView} */ view) =>
  view.current !== null && ranks.includes(view.current[0]);

/** The cards turned over last that no place took. @param {FamilyTreeView} view */
const gone = (view) => (view.played === null ? view.skipped : view.played.skipped);

/** When each lesson is due, in the order of explanation. @type {{[lesson: string]: (view: FamilyTreeView) => boolean}} */
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

/** Explain a lesson with the cards of the view. @param {string} lesson @param {FamilyTreeView} view @returns {string} */
export const explain = (lesson, view) => LESSONS[lesson](view, view.current ?? "");

/** @type {{[lesson: string]: (view: FamilyTreeView, card: string) => string}} */
const LESSONS = {
  welcome: ({ families: [{ member, spouse }] }, card) =>
    `${lessonText.welcome({ member, spouse: spouse ?? member, card })} ${lessonText.howToPlay("browser")}`,
  family: (_, card) => lessonText.family(card),
  marriage: (view) => {
    const singles = view.moves.filter((move) => move.does === "spouse").map((move) => move.target);
    return lessonText.marriage({ count: singles.length, singles });
  },
  celebrity: (_, card) => lessonText.celebrity(card),
  joker: (_, card) => lessonText.joker(card),
  two: (_, card) => lessonText.two(card),
  ace: (_, card) => lessonText.ace(card),
  jack: (_, card) => lessonText.jack(card),
  skipped: (view) => {
    const cards = gone(view);
    const safe = view.families[0].children.length === 0 && cards.some((card) => "AJ".includes(card[0]));
    return lessonText.skipped({ count: cards.length, cards, safe });
  },
  hand: (view) => {
    const { member, spouse, hand } = view.families.find((each) => each.hand !== null) ?? view.families[0];
    if (hand === null) return "";
    return lessonText.hand({
      member,
      spouse: spouse ?? member,
      hand: legText.handName(hand.name),
      points: hand.points,
    });
  },
  over: (view) => lessonText.over(view.score),
};
