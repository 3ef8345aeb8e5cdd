// What stands beside the current card: what the chosen move would do, whose turn it is, a hint, a refusal. Pure.

import { SENT } from "../../board/leg_words.js";
import { parseCard, showCard } from "../../text/cards.js";
import { branch, familyOf } from "./branches.js";
import * as words from "./words.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./choice.js").Place} Place */
/**
 * What the player is about to do: the `place` chosen, what is `typed`, the card `asked` about that takes nothing, the
 * child pointed at where one family is shown, what was said in answer to the last move, and what there is to say
 * instead of whose turn it is.
 * @typedef {{place: Place | null, typed: string | null, asked: string | null, child: string | null, message: string | null, notice?: string | null}} About
 */
/** Two lines, `news` of what was done last, the card that a button plays on (`play`), and one that it would ask about (`why`). @typedef {{first: string, second: string, news: string, hint: string, play: string | null, why: string | null, over: boolean, bad: boolean}} Said */

/** @param {Scene} scene @param {About} about @returns {Said} */
export function says(scene, about) {
  const said = {
    first: "",
    second: "",
    news: newsOf(scene),
    hint: hintOf(scene, about.place),
    play: null,
    why: null,
    over: false,
    bad: false,
  };
  const lines = { ...said, ...linesOf(scene, about) };
  return about.message === null ? lines : { ...lines, second: about.message, bad: about.message !== SENT };
}

/** What was done last, where nothing else on a small screen tells it: one's own moves alone and the first couple are seen, but not what went to the bottom. @param {Scene} scene */
function newsOf({ alone, over, view, news: [newest] }) {
  if (over || newest === undefined) return "";
  if (!alone && view.played !== null) return words.news(newest.what, newest.skipped);
  return newest.skipped.length ? words.toTheBottom(newest.skipped) : "";
}

/** @param {Scene} scene @param {About} about @returns {Partial<Said>} */
function linesOf(scene, { place, typed, asked, child, notice = null }) {
  const { view } = scene;
  const { current } = view;
  if (notice !== null) {
    const second = child === null ? "" : (ofChild(scene, child).first ?? "");
    return { first: notice, second, over: scene.over || current === null };
  }
  if (scene.over || current === null)
    return {
      first: words.ended(scene, view.score),
      second: child === null ? words.neverPlayed(view.left) : ofChild(scene, child).first,
      over: true,
    };
  if (!scene.myTurn) {
    const first = words.waiting(scene.moverName, current, view.moves.length);
    if (typed !== null) return { first, second: words.typedEarly(typed) };
    return { first, second: child === null ? "" : (ofChild(scene, child).first ?? "") };
  }
  if (typed !== null) return ofTyped(scene, place, typed, current);
  if (child !== null) return ofChild(scene, child);
  const family = asked === null ? null : familyOf(view.families, asked);
  if (asked !== null && family !== null)
    return { first: words.takesNothing(current, family, asked), second: words.state(family), why: asked };
  if (place !== null) return ofPlace(scene, place);
  return { first: words.canGo(current, view.moves.length), second: words.HOW_TO_CHOOSE };
}

/** @param {Scene} scene @param {Place} place @returns {Partial<Said>} */
function ofPlace({ view }, { card, move }) {
  const family = familyOf(view.families, card);
  if (move === null || family === null) return {};
  return { first: words.meaning(family, move), second: words.worth(view.score, move), play: card };
}

/** @param {Scene} scene @param {Place | null} place @param {string} typed @param {string} current @returns {Partial<Said>} */
function ofTyped(scene, place, typed, current) {
  const before = `play ${showCard(current)} on: ${typed}▌`;
  const card = parseCard(typed);
  if (card === null) return { first: before, second: words.TYPE_A_CARD };
  if (place === null || (card !== place.card && card !== place.also))
    return {
      first: before,
      second: `${showCard(card)} is not marked: Enter asks for the rule that says why`,
      why: card,
    };
  const of = ofPlace(scene, place);
  return { ...of, first: `${before}  ${of.first}` };
}

/** @param {Scene} scene @param {string} child @returns {Partial<Said>} */
function ofChild({ view }, child) {
  const family = familyOf(view.families, child);
  const parents = view.families.find((each) => each.children.includes(child));
  if (family === null || parents === undefined) return {};
  const below = branch(view, child);
  return {
    first: `${words.child(parents.children.indexOf(child) + 1, family, below.children)}. Enter or ↓ shows that family.`,
    second: view.current === null ? "" : words.could(view.current, below),
  };
}

/** @param {Scene} scene @param {Place | null} place */
function hintOf(scene, place) {
  const { hint, view } = scene;
  if (scene.over || view.current === null) return "";
  if (hint === null) return "";
  const move = place?.move?.move ?? null;
  const own = scene.choices.find((each) => each.move === move)?.score ?? null;
  return words.hint(view.current, hint.move.split(">")[1], hint.score, own, move === hint.move);
}

/** What has happened, for who listens: the newest news, and whose turn it is, or a notice instead. @param {Scene} scene @param {string | null} [notice] */
export function heardNews(scene, notice = null) {
  const [newest] = scene.news;
  const { view, over } = scene;
  const told = newest === undefined ? "" : `${words.heardNews(newest.what, newest.skipped)}. `;
  if (notice !== null) return `${told}${notice}`;
  if (over || view.current === null) return `${told}${words.ended(scene, view.score)}`;
  const turn = scene.myTurn
    ? `Your turn: ${showCard(view.current)}, ${words.places(view.moves.length)}.`
    : `${words.waiting(scene.moverName, view.current, view.moves.length)}.`;
  return `${told}Score ${view.score}. ${turn}`;
}
