// The text beside the current card: what the chosen move would do, whose turn it is, a hint, a refusal. Pure.

import { turnOf } from "../../board/player_text.js";
import { messages as gameText } from "../../text/messages/game.js";
import { ambiguous, readCard } from "../../text/typed_cards.js";
import { branch, familyOf } from "./branches.js";
import * as familyText from "./family_text.js";
import { messages as familiesText } from "./messages/families.js";
import { messages as legText } from "./messages/leg.js";
import * as moveText from "./move_text.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./choice.js").Place} Place */
/**
 * What the player is about to do: the `place` chosen, what is `typed`, the card `asked` about that takes nothing, the
 * `child` pointed at if one family is shown, the `message` in answer to the last move, and the `notice` to show
 * instead of whose turn it is.
 * @typedef {{place: Place | null, typed: string | null, asked: string | null, child: string | null, message: string | null, notice?: string | null}} About
 */
/** Two lines, `news` of the last move, the card that a button plays on (`play`), and the card that a button asks about (`why`). @typedef {{first: string, second: string, news: string, hint: string, play: string | null, why: string | null, over: boolean, bad: boolean}} Said */

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
  return about.message === null ? lines : { ...lines, second: about.message, bad: about.message !== gameText.sent() };
}

/** The last move, if nothing else on a small screen shows it. One's own moves alone and the first couple are visible, but not the cards that went to the bottom. @param {Scene} scene */
function newsOf({ alone, over, view, news: [newest] }) {
  if (over || newest === undefined) return "";
  if (!alone && view.played !== null) return moveText.news(newest.what, newest.skipped);
  return newest.skipped.length ? moveText.toTheBottom(newest.skipped) : "";
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
      first: ended(scene),
      second:
        child === null
          ? legText.neverPlayed({ count: view.left.length, cards: view.left })
          : ofChild(scene, child).first,
      over: true,
    };
  if (!scene.myTurn) {
    const first = waiting(scene, current);
    if (typed !== null) return { first, second: legText.typedEarly(typed) };
    return { first, second: child === null ? "" : (ofChild(scene, child).first ?? "") };
  }
  if (typed !== null) return ofTyped(scene, place, typed, current);
  if (child !== null) return ofChild(scene, child);
  const family = asked === null ? null : familyOf(view.families, asked);
  if (asked !== null && family !== null)
    return { first: familyText.takesNothing(current, family, asked), second: familyText.state(family), why: asked };
  if (place !== null) return ofPlace(scene, place);
  return { first: legText.canGo({ card: current, places: view.moves.length }), second: legText.howToChoose() };
}

/** @param {Scene} scene @param {Place} place @returns {Partial<Said>} */
function ofPlace({ view }, { card, move }) {
  const family = familyOf(view.families, card);
  if (move === null || family === null) return {};
  return { first: moveText.meaning(family, move), second: moveText.worth(view.score, move), play: card };
}

/** @param {Scene} scene @param {Place | null} place @param {string} typed @param {string} current @returns {Partial<Said>} */
function ofTyped(scene, place, typed, current) {
  const before = `${legText.playOn(current)} ${typed}▌`;
  const card = readCard(typed);
  if (card === null) return { first: before, second: ambiguous(typed) ?? legText.typeACard() };
  if (place === null || (card !== place.card && card !== place.also))
    return {
      first: before,
      second: `${legText.notHere({ card: current, target: card })} ${legText.enterExplains()}`,
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
    first: `${familyText.child(parents.children.indexOf(child) + 1, family, below.children)}. ${familiesText.enterShows()}`,
    second: view.current === null ? "" : familyText.could(view.current, below),
  };
}

/** @param {Scene} scene @param {Place | null} place */
function hintOf(scene, place) {
  const { hint, view } = scene;
  if (scene.over || view.current === null) return "";
  if (hint === null) return "";
  const move = place?.move?.move ?? null;
  const own = scene.choices.find((each) => each.move === move)?.score ?? null;
  return legText.hint({
    card: view.current,
    target: hint.move.split(">")[1],
    score: scene.dead ? null : Math.round(hint.score),
    yours: own === null || scene.dead ? null : Math.round(own),
    chosen: move === hint.move,
  });
}

/** Whose turn it is, and where the current card can go. @param {Scene} scene @param {string} card */
const waiting = ({ moverName, view }, card) =>
  legText.waiting({ turn: turnOf(moverName), card, places: view.moves.length });

/** How the leg ended. @param {Scene} scene */
const ended = ({ leg, legs, board, view }) => legText.ended({ board, leg: legs > 1 ? leg : null, points: view.score });

/** The newest news for screen readers, and whose turn it is, or a notice instead. @param {Scene} scene @param {string | null} [notice] */
export function heardNews(scene, notice = null) {
  const [newest] = scene.news;
  const { view, over } = scene;
  const told = newest === undefined ? "" : `${moveText.heardNews(newest.what, newest.skipped)}. `;
  if (notice !== null) return `${told}${notice}`;
  if (over || view.current === null) return `${told}${ended(scene)}`;
  const turn = scene.myTurn
    ? legText.yourTurn({ card: view.current, places: view.moves.length })
    : `${waiting(scene, view.current)}.`;
  return `${told}${legText.scoreNow(view.score)} ${turn}`;
}
