// What the player of a leg is about to do, and does. The state is kept here, because there is one page.

import { messages as gameText } from "../../text/messages/game.js";
import { refusal } from "./rejection_text.js";
import * as doing from "../../room/commands.js";
import { sendInTurn } from "../../room/move_queue.js";
import { turnOf } from "../../board/player_text.js";
import * as formats from "../../text/formats.js";
import { announce, draw } from "../../widgets/page.js";
import { ask as question } from "../../widgets/question.js";
import { Board } from "./board.js";
import { named, squareNamed } from "./layout.js";
import { messages as legText } from "./messages/leg.js";
import { messages as movesText } from "./messages/moves.js";
import { messages as scoresText } from "./messages/scores.js";
import { describe, effect, hint as hintText, scoreAfter } from "./move_text.js";
import { targetsOf } from "./scene.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Target} Target */

/** A card placed on a square, or taken back from it. @typedef {{card: string, square: string, placed: boolean}} Step */

export const board = new Board("leg");

/** The state of a leg at its beginning. */
function nothingDone() {
  return {
    /** The card of the hand that is chosen. @type {string | null} */
    card: null,
    /** @type {Target[]} */
    targets: [],
    /** @type {string | null} */
    square: null,
    /** A typed card that is not in the hand. @type {string | null} */
    missing: null,
    /** A card on the board pointed at, to take back. @type {string | null} */
    picked: null,
    /** The square of a card on the board that is being dragged. @type {string | null} */
    lifted: null,
    /** Moves that were sent. In a puzzle more may follow, so this includes moves waiting to be sent. @type {{move: string, answered: boolean}[]} */
    sent: [],
    /** Actions in a puzzle that wait for earlier answers. @type {(() => boolean)[]} */
    later: [],
    /** The steps done and undone in a puzzle, the last one last. @type {Step[]} */
    done: [],
    /** @type {Step[]} */
    undone: [],
  };
}

/** What the player is about to do, and the messages shown. */
export const now = {
  /** @type {Scene | null} */
  scene: null,
  /** @type {Model | null} */
  model: null,
  /** @type {LegOptions | null} */
  options: null,
  /** A refusal that has been read. @type {unknown} */
  read: null,
  open: false,
  told: "",
  /** How the cards of a puzzle are sorted. @type {"rank" | "suit"} */
  order: "rank",
  ...nothingDone(),
};

/** Take in a new state; keep the choice if it is still possible. @param {Scene} scene @param {Model} model @param {LegOptions} options */
export function take(scene, model, options) {
  const another = now.scene?.key !== scene.key;
  const news = !another && scene.ply > (now.scene?.ply ?? 0) ? (scene.news[0] ?? "") : "";
  const hint = scene.hint !== null && now.scene?.hint == null ? movesText.hintLine(hintText(scene.hint)) : "";
  if (another) Object.assign(now, nothingDone(), { done: lying(scene), open: false });
  board.look(scene.view, another, scene.myTurn);
  Object.assign(now, { scene, model, options });
  if (now.card === null || !scene.hand.includes(now.card)) {
    now.card = scene.myTurn ? firstPlayable(scene) : null;
    now.square = null; // it was chosen for another card
  }
  if (!scene.myTurn) now.missing = null;
  if (now.lifted === null) now.targets = now.card === null ? [] : targetsOf(scene, now.card);
  if (!now.targets.some((target) => target.square === now.square)) now.square = null;
  now.sent = now.sent.filter(({ answered }) => !answered);
  if (!sending() && now.later.length) queueMicrotask(goOn);
  if (news) {
    now.picked = null;
    queueMicrotask(() => announce(news));
  }
  if (hint) queueMicrotask(() => announce(hint));
  const refused = model.refused !== null && model.refused !== now.read ? refusal(model.refused) : "";
  if (refused && refused !== now.told) queueMicrotask(() => announce(refused));
  now.told = refused;
}

/** @param {Scene} scene */
const firstPlayable = (scene) =>
  scene.view.mode === "puzzle"
    ? null
    : (scene.hand.find((card) => targetsOf(scene, card).length) ?? scene.hand[0] ?? null);

export const sending = () => now.sent.length > 0;

/** The text about the choice. @returns {{first: string, bad: boolean}} */
export function says() {
  const { scene, model } = now;
  if (scene === null || model === null) return { first: "", bad: false };
  if (model.refused !== null && model.refused !== now.read) return { first: refusal(model.refused), bad: true };
  if (now.options?.notice) return { first: now.options.notice, bad: false };
  if (scene.over) return { first: over(scene), bad: false };
  if (sending()) return { first: gameText.sent(), bad: false };
  if (now.missing !== null && scene.myTurn) return { first: legText.notInHand(formats.card(now.missing)), bad: true };
  if (!scene.myTurn) {
    return { first: scene.moverName === "" ? "" : turnOf(scene.moverName), bad: false };
  }
  const picked = now.picked === null ? undefined : lyingAt(scene, now.picked);
  if (now.picked !== null && picked !== undefined) return { first: describe(picked, now.picked), bad: false };
  if (now.card === null) return { first: legText.chooseCard(), bad: false };
  const target = now.targets.find((each) => each.square === now.square);
  if (target === undefined) return { first: legText.chooseSquare(now.card), bad: false };
  return { first: `${effectOf(scene, now.card, target)} ${scoreAfter(scene.view.score, target.change)}`, bad: false };
}

/** How the leg ended. @param {Scene} scene */
function over({ leg, legs, view }) {
  const result = scoresText.result(view.score);
  return legs > 1 ? gameText.legOver({ leg, score: result }) : legText.gameOver(result);
}

/** What playing a card on a square does. @param {Scene} scene @param {string} card @param {Target} target */
function effectOf(scene, card, { square, connections, happy }) {
  const at = squareNamed(square);
  const isOwn = (/** @type {readonly number[]} */ [x, y]) => x === at.x && y === at.y;
  const others = happy.filter((each) => !isOwn(each)).map(([x, y]) => cardOn(scene, named({ group: at.group, x, y })));
  return effect(
    card,
    square,
    connections,
    others.filter((each) => each !== null),
    happy.some(isOwn),
  );
}

// What the player does

/** @param {string} card */
export function choose(card) {
  if (now.scene === null) return;
  Object.assign(now, { card, square: null, missing: null, picked: null, read: now.model?.refused ?? null });
  now.targets = targetsOf(now.scene, card);
  draw();
}

/** Say that a typed card is not in the hand; clear the square, so that Enter plays nothing. @param {string} card */
export function miss(card) {
  Object.assign(now, { square: null, missing: card, picked: null, read: now.model?.refused ?? null });
  announce(says().first);
  draw();
}

/** Choose a square, or play there if it is chosen; touching a card in a puzzle picks it, to take it back. @param {string} square */
export function touched(square) {
  const { scene } = now;
  if (scene === null || !scene.myTurn) return;
  Object.assign(now, { read: now.model?.refused ?? null, missing: null });
  if (now.targets.some((target) => target.square === square)) {
    if (now.square === square) play(square);
    else {
      now.square = square;
      now.picked = null;
      announce(says().first);
      draw();
    }
  } else if (scene.view.mode === "puzzle") {
    now.picked = now.picked === square ? null : square;
    draw();
  }
}

/** @param {string} square */
export function play(square) {
  if (now.card === null || (sending() && now.scene?.view.mode !== "puzzle")) return;
  const step = { card: now.card, square, placed: true };
  now.square = null;
  inTurn(() => steps(step));
}

/** Send a step and clear the steps to redo. @param {Step} step */
function steps(step) {
  if (!act(asMove(step))) return;
  now.undone = [];
  now.done.push(step);
}

/** Do something after all earlier actions are sent. @param {() => boolean | void} deed returns false if it waits for the answers to them */
function inTurn(deed) {
  const done = () => deed() !== false;
  if (now.later.length || !done()) now.later.push(done);
  draw();
}

/** Do the waiting actions that are possible now. */
function goOn() {
  while (now.later.length && now.later[0]()) now.later.shift();
}

/** @param {Step} step */
const asMove = ({ card, square, placed }) => (placed ? `${card}@${square}` : `take ${square}`);

/** Send a move. @param {string} move @returns {boolean} */
function act(move) {
  const { scene, model } = now;
  if (scene === null || model === null || !scene.myTurn) return false;
  now.read = model.refused;
  now.sent.push({ move, answered: false });
  if (now.sent.length === 1) void sendInTurn(() => now.sent, ask, draw);
  draw();
  return true;
}

/** @param {{move: string}} sent */
const ask = ({ move }) => (now.model === null ? null : now.options?.act(doing.move(now.model, move)));

/** Take a card of a puzzle back. @param {string} square */
export function takeBack(square) {
  now.picked = null;
  inTurn(() => {
    const card = now.scene === null ? null : cardOn(now.scene, square);
    if (card !== null) steps({ card, square, placed: false });
  });
}

/** Show where a card of a puzzle could lie instead. @param {string} square */
export function pickUp(square) {
  const { scene } = now;
  const card = scene === null ? null : cardOn(scene, square);
  if (scene === null || card === null) return;
  Object.assign(now, { lifted: square, card: null, square: null, picked: null });
  now.targets = targetsOf(scene, card);
  draw();
}

/** End a drag of a card on the board. */
export function putDown() {
  if (now.lifted === null) return;
  Object.assign(now, { lifted: null, targets: [], square: null });
  draw();
}

/** Take a card of a puzzle back and put it on another square, as two steps. @param {string} from @param {string} to */
export function moveTo(from, to) {
  const card = now.scene === null ? null : cardOn(now.scene, from);
  if (card === null) return;
  takeBack(from);
  inTurn(() => {
    if (sending()) return false; // whether the card fits is known once it is taken back
    steps({ card, square: to, placed: true });
    return true;
  });
}

/** Undo the reader's last step that can be undone; other players may have moved its cards. */
export const undo = () => inTurn(() => again(now.done, now.undone, true));

export const redo = () => inTurn(() => again(now.undone, now.done, false));

/** Send the last possible step of a list, or its reverse, and add it to another list; return false if it has to wait. @param {Step[]} from @param {Step[]} to @param {boolean} back */
function again(from, to, back) {
  const { scene } = now;
  if (scene === null || scene.view.mode !== "puzzle" || !scene.myTurn) return true;
  for (let step = from.at(-1); step !== undefined; step = from.at(-1)) {
    const placed = step.placed !== back;
    if (placed && sending()) return false; // where it goes is known once the moves before it are answered
    from.pop();
    if (placed) beginAnew(scene, step, [...from, ...to]);
    const { card, square } = step;
    const fits = () => targetsOf(scene, card).some((target) => target.square === square);
    const can = placed ? scene.hand.includes(card) && fits() : cardOn(scene, square) === card || coming(step);
    if (can && act(asMove({ card, square, placed }))) {
      to.push(step);
      return true;
    }
  }
  draw();
  return true;
}

/** Whether the move of a step is being sent. @param {Step} step */
const coming = (step) => now.sent.some(({ move }) => move === asMove(step));

/** If the last card of a group was taken back, the group starts again at the new-group square: the other steps in it move along. @param {Scene} scene @param {Step} step @param {Step[]} others */
function beginAnew({ view }, step, others) {
  const from = squareNamed(step.square);
  const begun = view.new_group;
  if (begun === null || view.groups.some((group) => group.number === from.group)) return;
  for (const each of [step, ...others]) {
    const { group, x, y } = squareNamed(each.square);
    if (group === from.group) each.square = named({ group: begun, x: x - from.x, y: y - from.y });
  }
}

/** The cards of a puzzle as steps, when the player enters it. @param {Scene} scene @returns {Step[]} */
const lying = ({ view }) =>
  view.mode !== "puzzle"
    ? []
    : view.groups.flatMap(({ number: group, cards }) =>
        cards.map(({ card, x, y }) => ({ card, square: named({ group, x, y }), placed: true })),
      );

/** The card and its position on a square. @param {Scene} scene @param {string} square */
function lyingAt({ view }, square) {
  const { group, x, y } = squareNamed(square);
  return view.groups.find((each) => each.number === group)?.cards.find((each) => each.x === x && each.y === y);
}

/** The card that lies on a square. @param {Scene} scene @param {string} square @returns {string | null} */
const cardOn = (scene, square) => lyingAt(scene, square)?.card ?? null;

/** Ask whether to end a puzzle as it is. */
export function finish() {
  if (now.scene === null) return;
  question(legText.finish(now.scene.view.score), legText.finishNote(), [
    { text: legText.keepPlaying() },
    { text: legText.finishNow(), go: () => inTurn(() => void act("done")), bad: true },
  ]);
}

export function askHint() {
  if (now.model !== null) now.options?.act(doing.hint(now.model));
}

/** Sort the cards of a puzzle in the other way. */
export function sort() {
  now.order = now.order === "rank" ? "suit" : "rank";
  draw();
}

const RANKS = "A23456789";
const SUITS = "CDHS";

/** The cards of the hand as they are shown: sorted in a puzzle, else as they were drawn. @param {Scene} scene */
export function inOrder({ hand, view }) {
  if (view.mode !== "puzzle") return hand;
  const [rank, suit] = [
    (/** @type {string} */ card) => RANKS.indexOf(card[0]),
    (/** @type {string} */ card) => SUITS.indexOf(card[1]),
  ];
  const [first, then] = now.order === "rank" ? [rank, suit] : [suit, rank];
  return [...hand].sort((one, other) => first(one) - first(other) || then(one) - then(other));
}

export function toggle() {
  now.open = !now.open;
  draw();
}

/** Forget the choice when the leg leaves the page. */
export function closeLeg() {
  Object.assign(now, nothingDone(), { scene: null, model: null, options: null });
}
