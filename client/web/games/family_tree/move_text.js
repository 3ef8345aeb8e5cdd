// Moves of Family Tree in readable form: the meaning of a move, its points, and the news of moves.

import * as formats from "../../text/formats.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../protocol/messages.js").Family} Family */
/** @typedef {import("../../protocol/messages.js").FamilyTreeLegalMove} LegalMove */

/** The most cards going to the bottom that a screen reader names. */
const MOST_NAMED = 4;

/** A move in readable form: `Q♠ on 7♦`. @param {string} text */
export function move(text) {
  const [card, target] = text.split(">");
  return legText.move({ card, target });
}

/** What the played card does to its target. @param {Family} family @param {LegalMove} move */
export function meaning(family, move) {
  const { member, children } = family;
  const [card, { target }] = [move.move.split(">")[0], move];
  const spouse = family.spouse ?? member;
  if (move.does === "spouse") return legText.marries({ card, target });
  if (move.does === "extended") return legText.joinsFamily({ card, member, spouse });
  if (move.does === "divorced") return legText.divorces({ card, member, spouse });
  if (move.does === "deceased")
    return legText.kills({ card, target, single: family.spouse === null, widowed: widowedBy(family, target) });
  return legText.becomesChild({
    card,
    member,
    spouse,
    number: children.length + 1,
    most: children.length + family.room,
  });
}

/** The surviving partner after a death, or null. @param {Family} family @param {string} target */
function widowedBy(family, target) {
  if (family.spouse === null || family.member_cover !== null || family.spouse_cover !== null) return null;
  return target === family.member ? family.spouse : family.member;
}

/** What a move adds to the score, part by part, and the score after it. @param {number} score @param {LegalMove} move */
export function worth(score, move) {
  const gains = /** @type {const} */ (["levels", "celebrity", "hands"])
    .filter((part) => move[part] !== 0)
    .map((part) => legText.gain({ part, points: move[part] }));
  const after = legText.scoreAfter({ before: score, after: move.change ? score + move.change : null });
  return formats.facts([...gains, after]);
}

/** Which cards nothing took. @param {readonly string[]} skipped @param {number} [most] the most that are named */
export const toTheBottom = (skipped, most = Number.POSITIVE_INFINITY) =>
  legText.toTheBottom({ count: skipped.length, cards: skipped.length > most ? null : skipped });

/** News, and which cards nothing took after it. @param {string} what @param {readonly string[]} skipped @param {number} [most] */
export const news = (what, skipped, most) =>
  skipped.length ? legText.news({ what, skipped: toTheBottom(skipped, most) }) : what;

/** News for a screen reader, short even if most of a deck goes to the bottom. @param {string} what @param {readonly string[]} skipped */
export const heardNews = (what, skipped) => news(what, skipped, MOST_NAMED);
