// What the player of a leg is about to do, and does; dragging.js and keys.js handle the input. The state is kept here,
// because there is one page; other players' moves do not clear it.

import { refusal } from "./rejection_text.js";
import { moves } from "../../board/motion.js";
import { turnOf } from "../../board/player_text.js";
import * as doing from "../../room/commands.js";
import { sendInTurn } from "../../room/move_queue.js";
import * as formats from "../../text/formats.js";
import { messages as gameText } from "../../text/messages/game.js";
import { announce, draw } from "../../widgets/page.js";
import { cardOf, dealOf, does, inHand, isCard, isPat, stays, targetsOf, untouched } from "./choice.js";
import { squareNamed } from "./layout.js";
import { messages as legText } from "./messages/leg.js";
import { messages as movesText } from "./messages/moves.js";
import { messages as rejectionsText } from "./messages/rejections.js";
import * as moveText from "./move_text.js";
import { stands } from "./scene.js";
import { result, scores } from "./score_text.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */
/** A move that was sent and is not answered yet. @typedef {{move: string, what: string, where: string, card: string | null, answered: boolean}} Sent */

const MIDDLE = 12;
/** If another player takes the card in hand, the next card is not put down within this time, because that would be a mistake. */
const A_MOMENT_MS = 400;
/** A message stays at least this long before the text about the pointed place replaces it. */
const TOLD_MS = 2500;

/** What the player is about to do, and the messages shown. */
export const now = {
  /** @type {Scene | null} */
  scene: null,
  /** @type {Model | null} */
  model: null,
  /** @type {LegOptions | null} */
  options: null,
  /** The source in hand: picked up, or the only dealt card. @type {string | null} */
  hand: null,
  /** The source that the player picked up. @type {string | null} */
  picked: null,
  /** @type {ReadonlyMap<string, import("./choice.js").Worth>} */
  targets: new Map(),
  /** The place with the pointer or the focus; the text shows its worth. @type {string | null} */
  aimed: null,
  /** @type {Scene["hint"]} */
  hint: null,
  /** The hint that was announced. @type {string | null} */
  hinted: null,
  /** Where the keyboard is, in each matrix. @type {number[]} */
  at: [MIDDLE, MIDDLE],
  /** Moves that were sent, and moves waiting to be sent. @type {Sent[]} */
  sent: [],
  /** A refusal that was announced. @type {unknown} */
  read: null,
  told: "",
  toldAt: 0,
  bad: false,
  /** When another player took the card in hand. */
  lostAt: Number.NEGATIVE_INFINITY,
  open: false,
};

/** Take in a new state; the picked-up card stays in hand while it is possible. @param {Scene} scene @param {Model} model @param {LegOptions} options */
export function take(scene, model, options) {
  const before = now.scene;
  const another = before?.key !== scene.key;
  if (another)
    Object.assign(now, {
      picked: null,
      hand: null,
      aimed: null,
      sent: [],
      told: "",
      read: model.refused,
      at: [MIDDLE, MIDDLE],
      open: false,
    });
  // In a race a hint stays valid while its move is possible, whatever the other player does.
  const kept = scene.race && !another && now.hint !== null && stands(scene.view, now.hint.move) ? now.hint : null;
  now.hint = scene.hint ?? (scene.myTurn ? kept : null);
  Object.assign(scene, { hint: now.hint, mayHint: scene.mayHint && now.hint === null });
  Object.assign(now, { scene, model, options });
  const hint = hintOf(scene);
  if (hint !== null && hint !== now.hinted) queueMicrotask(() => announce(movesText.hintLine(hint)));
  now.hinted = hint;
  if (before !== null && !another && before.ply !== scene.ply) changed(before, scene);
  now.sent = now.sent.filter(({ answered }) => !answered);
  choose();
  const { refused } = model;
  if (refused !== null && refused !== now.read) {
    now.read = refused;
    tell(refusal(refused, scene.alone ? null : scene.seat), true);
  }
}

/** The names of all players, by seat. @param {Scene["players"]} players */
const namesOf = (players) => players.map(({ name }) => name);

/** What the computer would do, in words. @param {Scene} scene */
export function hintOf({ hint, view, seat, players }) {
  if (hint === null) return null;
  const card = cardOf(view, hint.move.split(">")[0]);
  const names = namesOf(players);
  const told =
    card === null
      ? moveText.showMove(hint.move, seat, names)
      : moveText.effect(does(view, hint.move, seat), card, hint.move, seat, names);
  return moveText.hint(told, hint.score, view.scores !== null);
}

/** Announce and animate the difference from the view before. @param {Scene} before @param {Scene} scene */
function changed(before, scene) {
  const back = scene.ply < before.ply;
  const news = back ? "" : (scene.news[0] ?? "");
  if (news) queueMicrotask(() => announce(news));
  const { played } = scene.view;
  if (played !== null && !back) queueMicrotask(() => landed(played.move));
  if (now.picked !== null && !stays(before.view, scene.view, now.picked)) now.picked = null;
  const mine = now.sent.some(({ what }) => what === now.hand);
  const card = now.hand !== null && isCard(now.hand) ? now.hand : null;
  if (!scene.race || mine || card === null || before.seat === null || played?.seat === before.seat) return;
  const { cards } = dealOf(scene.view, scene.seat);
  if (cards.includes(card)) return;
  now.lostAt = performance.now();
  const other = scene.players.find(({ mine }) => !mine);
  tell(legText.cardWasTaken({ name: other?.name ?? "", card, next: cards.length === 1 ? cards[0] : null }), true);
}

/** Animate the card that was put down until it rests on its place. @param {string} move */
function landed(move) {
  const where = move.split(">")[1];
  if (where === undefined || !moves()) return;
  const frames = [
    { transform: "scale(1.25)", opacity: 0.4 },
    { transform: "none", opacity: 1 },
  ];
  for (const picture of document.querySelectorAll(
    `#leg [data-square="${where}"] svg, .in-hand [data-square="${where}"] svg`,
  ))
    picture.animate(frames, { duration: 220, easing: "ease-out" });
}

/** Update the card in hand and the places that take it. */
export function choose() {
  const { scene, sent } = now;
  const gone = new Set(sent.map(({ what }) => what));
  const hand = scene?.myTurn ? inHand(scene.view, now.picked) : null;
  now.hand = hand !== null && gone.has(hand) ? null : hand;
  const full = new Set(sent.map(({ where }) => where));
  const targets = scene === null ? new Map() : targetsOf(scene.view, now.hand);
  now.targets = new Map([...targets].filter(([place]) => !full.has(place)));
}

/** Show a message until the player does something else. @param {string} text @param {boolean} bad */
export function tell(text, bad) {
  Object.assign(now, { told: text, toldAt: performance.now(), bad });
  queueMicrotask(() => announce(text));
  draw();
}

/** Whether a move is being sent and the next one has to wait for its result. */
export const sending = () => now.sent.length > 0 && now.scene?.race === false;

/** The text about the choice. @returns {{first: string, bad: boolean}} */
export function says() {
  const { scene, hand } = now;
  if (scene === null) return { first: "", bad: false };
  const late = now.aimed !== null && performance.now() - now.toldAt > TOLD_MS;
  if (now.told && !late) return { first: now.told, bad: now.bad };
  return { first: plainly(scene, hand), bad: false };
}

/** @param {Scene} scene @param {string | null} hand */
function plainly(scene, hand) {
  const { view } = scene;
  if (now.options?.notice) return now.options.notice;
  if (scene.over) return over(scene);
  if (sending()) return gameText.sent();
  if (!scene.myTurn) {
    if (scene.moverName !== "") return turnOf(scene.moverName);
    return scene.race && scene.seat !== null && scene.players.length > 1 ? legText.wait() : "";
  }
  const gone = (/** @type {string} */ card) => now.sent.some(({ what }) => what === card);
  const dealt = view.sources.filter(({ what }) => isCard(what));
  if (hand === null && dealt.length && dealt.every(({ what }) => gone(what))) return gameText.sent();
  if (hand === null) return view.may_pass ? legText.canPass() : view.may_done ? legText.canEnd() : legText.chooseCard();
  const card = cardOf(view, hand);
  const worth = now.aimed === null ? undefined : now.targets.get(now.aimed);
  if (now.aimed !== null && worth !== undefined) {
    const move = `${hand}>${now.aimed}`;
    const effect = moveText.effect(does(view, move, scene.seat), card, move, scene.seat, namesOf(scene.players));
    return movesText.effectAndWorth({ effect, worth: moveText.worth(worth) });
  }
  if (!now.targets.size && card !== null) return legText.fitsNowhere(card);
  return chosen(card);
}

/** What to do with the card in hand. @param {string | null} card */
const chosen = (card) => (card === null ? legText.chooseCard() : legText.chooseLitSquare(card));

/** How a leg ended. @param {Scene} scene */
function over(scene) {
  const { view, leg, legs, players } = scene;
  const reached = view.scores === null ? result(view) : scores(players);
  const name = doneBy(scene);
  if (name !== null) return legText.overByDone({ name, result: reached });
  if (legs > 1) return gameText.legOver({ leg, score: reached });
  return view.scores === null && isPat(view) ? formats.sentence(reached) : legText.over(reached);
}

/** The player who ended a race; null if the cards ran out. @param {Scene} scene */
const doneBy = ({ view: { played }, players }) => (played?.does === "done" ? (players[played.seat]?.name ?? "") : null);

// What the player does

/** Pick something up, or put it back if it is picked up already. @param {string} what */
export function pick(what) {
  if (!now.scene?.myTurn) return;
  Object.assign(now, { picked: now.picked === what ? null : what, told: "" });
  choose();
  const card = now.hand === null ? null : cardOf(now.scene.view, now.hand);
  announce(chosen(card));
  draw();
}

/** Handle a chosen place: put the card in hand there, or pick up the card there. @param {string} place */
export function touched(place) {
  const { scene, hand } = now;
  if (scene === null || !scene.myTurn) return;
  const square = squareNamed(place);
  if (square !== null) now.at[square.matrix] = square.index;
  if (hand !== null && now.targets.has(place)) play(hand, place);
  else if (scene.view.sources.some(({ what }) => what === place)) pick(place);
  else if (square !== null && ofOther(scene, place)) explainNoTheft(scene, place);
  else if (hand !== null && square !== null) refuse(hand, place);
}

/** Whether a card of the other player's matrix lies on a place. @param {Scene} scene @param {string} place */
function ofOther({ view, seat }, place) {
  const owner = view.matrices[squareNamed(place)?.matrix ?? 0].owner;
  return seat !== null && view.roles.length > 1 && owner !== null && owner !== seat && cardOf(view, place) !== null;
}

/** Say why a card of the other player's matrix can't be stolen. @param {Scene} scene @param {string} place */
function explainNoTheft({ view, seat }, place) {
  if (sending()) return;
  const card = cardOf(view, place) ?? "";
  const stolen = view.matrices.some((matrix) => matrix.stolen.includes(place));
  const own = view.matrices.find(({ owner }) => owner === seat);
  if (!view.options.stealing) tell(rejectionsText.noStealing({ card }), true);
  else if (stolen) tell(rejectionsText.stolenAlready({ card }), true);
  else if (own?.cells.every((cell) => cell !== null)) tell(legText.noRoomToSteal(card), true);
  else tell(legText.noTheftNow(card), true);
  draw();
}

/** Say why a place does not take something. @param {string} what @param {string} place */
export function refuse(what, place) {
  if (now.scene === null || sending() || now.sent.some(({ where }) => where === place)) return;
  const touching = untouched(now.scene.view, what, place);
  const { seat, players } = now.scene;
  const called = moveText.inNames(place, seat, namesOf(players));
  tell(touching === null || touching === "anywhere" ? legText.doesNotFit(called) : legText.mustTouch(touching), true);
  draw();
}

/** Note the place with the pointer or the focus. @param {string | null} place */
export function aimed(place) {
  if (now.aimed === place) return;
  now.aimed = place;
  draw();
}

/** @param {string} what @param {string} where */
export function play(what, where) {
  if (performance.now() - now.lostAt < A_MOMENT_MS && now.picked === null) return;
  send(`${what}>${where}`, what, where);
}

export const pass = () => send("pass", "pass", "");

export const done = () => send("done", "done", "");

/** Send a move, after the moves being sent. @param {string} move @param {string} what @param {string} where */
function send(move, what, where) {
  const { scene } = now;
  if (scene === null || !scene.myTurn || sending() || now.sent.some((each) => each.what === what)) return;
  const card = cardOf(scene.view, what);
  Object.assign(now, { told: "", picked: null, aimed: null });
  now.sent.push({ move, what, where, card, answered: false });
  choose();
  if (now.sent.length === 1) void sendInTurn(() => now.sent, ask, draw);
  draw();
}

/** @param {Sent} sent */
const ask = ({ move }) => (now.model === null ? null : now.options?.act(doing.move(now.model, move)));

export function askHint() {
  if (now.model !== null) now.options?.act(doing.hint(now.model));
}

export function toggle() {
  now.open = !now.open;
  draw();
}

/** Close the leg when it leaves the page; the card in hand is kept for its return. */
export function closeLeg() {
  Object.assign(now, { model: null, options: null, aimed: null, sent: [] });
}
