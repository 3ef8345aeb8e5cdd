// What the player of a leg is about to do, and does. keys.js handles the keyboard, dragging.js dragging,
// workspace_order.js the order of the workspace, dealing_view.js the dealing. The state is kept here, because there is
// one page.

import { refusal } from "./rejection_text.js";
import * as doing from "../../room/commands.js";
import { sendInTurn } from "../../room/move_queue.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { announce, draw } from "../../widgets/page.js";
import { ask } from "../../widgets/question.js";
import { flown, whence } from "./card_motion.js";
import * as choice from "./choice.js";
import * as dealing from "./dealing.js";
import { messages as legText } from "./messages/leg.js";
import { messages as movesText } from "./messages/moves.js";
import * as moveText from "./move_text.js";
import { auto, noteAuto, pace } from "./pace.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */

const MOST_LATER = 4;
/** A second click on the stock within this time does not deal again. */
const TWICE_MS = 450;
/** The timer of the next safe card. */
let waiting = 0;

/** What the player is about to do, and the messages shown. */
export const now = {
  /** @type {Scene | null} */
  scene: null,
  /** @type {Model | null} */
  model: null,
  /** @type {LegOptions | null} */
  options: null,
  /** The chosen place, to be played or moved. @type {string | null} */
  chosen: null,
  /** The cards of the workspace while one of them is carried, and which one. @type {{cards: string[], at: number} | null} */
  carry: null,
  /** The dragged card of the workspace, and the card that it would land on; −1: at the bottom. @type {{from: number, on: number} | null} */
  landing: null,
  /** Where the keyboard is. */
  at: choice.STOCK,
  /** Whether the player has pointed at the card at this place. */
  pointed: false,
  /** A move that was sent and is not answered yet. @type {string | null} */
  sent: null,
  /** The player's actions since then, to be done after the answer. @type {(() => void)[]} */
  later: [],
  dealtAt: Number.NEGATIVE_INFINITY,
  /** Safe cards are not played automatically right after an undo. */
  undone: false,
  /** The state of the dealing's animation. @type {import("./dealing.js").Dealing | null} */
  dealing: null,
  /** A refusal that was announced. @type {unknown} */
  read: null,
  told: "",
  bad: false,
  open: false,
};

export function toggleAuto() {
  noteAuto(!auto());
  tell(auto() ? gameText.safeOn() : gameText.safeOff(), false);
  now.undone = false;
  playSafe();
  draw();
}

/** Take in a new state; the choice stays while its card is there. @param {Scene} scene @param {Model} model @param {LegOptions} options */
export function take(scene, model, options) {
  const before = now.scene;
  const another = before?.key !== scene.key;
  if (another)
    Object.assign(now, {
      chosen: null,
      carry: null,
      sent: null,
      told: "",
      bad: false,
      later: [],
      read: model.refused,
      undone: goesBack(scene.view.played),
      dealing: null,
      at: choice.STOCK,
      pointed: false,
      open: false,
    });
  if (scene.hint !== null && before?.hint == null) {
    const hint = movesText.hintLine(moveText.hint(scene.hint, scene.view.moves));
    queueMicrotask(() => announce(hint));
  }
  Object.assign(now, { scene, model, options });
  if (before !== null && !another && before.ply !== scene.ply) changed(before, scene);
  if (!scene.myTurn) Object.assign(now, { chosen: null, carry: null });
  if (now.chosen !== null && !there(scene, now.chosen)) now.chosen = null;
  keepPlace(scene);
  const { refused } = model;
  if (refused !== null && refused !== now.read) {
    now.read = refused;
    tell(refusal(refused), true);
  }
  if (now.sent === null && !now.later.length) queueMicrotask(playSafe);
}

/** If the keyboard's card has left, move the keyboard to the last card of the workspace. @param {Scene} scene */
function keepPlace({ view }) {
  const at = choice.workspaceAt(now.at);
  const many = view.workspace?.cards.length ?? 0;
  if (at === null || at < many) return;
  const focused = document.activeElement?.closest(`#leg [data-spot="${now.at}"]`) != null;
  now.pointed = false;
  now.at = many ? `w${many - 1}` : choice.STOCK;
  const to = `#leg [data-spot="${now.at}"]`;
  if (!focused) return;
  queueMicrotask(() => {
    /** @type {HTMLElement | null} */ (document.querySelector(to))?.focus();
    now.pointed = false;
  });
}

/** @param {Scene} scene @param {string} spot */
const there = ({ view }, spot) => spot === choice.STOCK || choice.cardAt(view, spot) !== null;

/** Announce and animate the difference from the view before. @param {Scene} before @param {Scene} scene */
function changed(before, scene) {
  const mine = scene.view.made !== before.view.made;
  const { played } = scene.view;
  const news = scene.race && played !== null ? moveText.played(peopleText.you(), played) : (scene.news[0] ?? "");
  if (news && (mine || !scene.race)) queueMicrotask(() => announce(news));
  if (!mine) return;
  now.dealing = null;
  now.carry = null;
  if (played === null) return;
  now.undone = goesBack(played);
  if (now.at !== choice.STOCK && choice.cardAt(before.view, now.at) !== choice.cardAt(scene.view, now.at))
    now.pointed = false;
  if (now.chosen !== null && choice.cardAt(before.view, now.chosen) !== choice.cardAt(scene.view, now.chosen))
    now.chosen = null;
  const from = whence(before.view, played);
  queueMicrotask(() => flown(played, from));
}

/** Whether the last move was an undo or redo: a safe card that was undone must not be played again at once. @param {import("../../protocol/messages.js").GrandmasGamePlayed | null} played */
const goesBack = (played) => played?.does === "undo" || played?.does === "redo";

/** The next safe card, if automatic play is on. */
function safe() {
  const { scene } = now;
  const other = now.undone || now.sent !== null || now.carry !== null || now.dealing !== null;
  return scene?.myTurn && auto() && !other ? choice.safeMove(scene.view) : null;
}

/** Play safe cards automatically, one after another at the pace of the dealing, so that the player can follow. */
function playSafe() {
  if (waiting || safe() === null) return;
  waiting = window.setTimeout(() => {
    waiting = 0;
    const move = safe();
    if (move !== null) send(move);
  }, dealing.PACES[pace()]);
}

/** Show a message until the player does something else. @param {string} text @param {boolean} bad */
export function tell(text, bad) {
  Object.assign(now, { told: text, bad });
  queueMicrotask(() => announce(text));
  draw();
}

// What the player does

/** Whether the player may act now. */
export const may = () => now.scene?.myTurn === true && now.sent === null && now.dealing === null;

/** Do something after the answer to the current move; return false if no move is being sent. @param {() => void} act */
export function soon(act) {
  if (!now.scene?.myTurn || now.sent === null || now.dealing !== null) return false;
  if (now.later.length < MOST_LATER) now.later.push(act);
  return true;
}

/** Choose a place, or clear the choice. @param {string | null} spot */
export function choose(spot) {
  Object.assign(now, { chosen: spot, told: "" });
  if (spot !== null) Object.assign(now, { at: spot, pointed: true });
  draw();
}

/** Handle a click: choose the place, play the choice there, or play from the place if it was chosen. @param {string} spot */
export function touched(spot) {
  const { scene, chosen } = now;
  if (scene === null || soon(() => touched(spot)) || !may()) return;
  Object.assign(now, { at: spot, pointed: true });
  if (spot === choice.STOCK) deal();
  else if (chosen !== null && choice.isFoundation(spot) && spot !== chosen) playTo(spot);
  else if (chosen === spot) {
    if (choice.movesFrom(scene.view, spot).length) play(spot);
    else choose(null);
  } else choose(there(scene, spot) ? spot : null);
}

/** @param {string} spot */
export function focused(spot) {
  if (spot === choice.BOTTOM || (now.at === spot && now.pointed)) return;
  Object.assign(now, { at: spot, pointed: true });
  draw();
}

/** Play the card of a place, to the foundation with this sign if two take it, else to the one that builds up. @param {string} spot @param {string} [direction] */
export function play(spot, direction) {
  const { scene } = now;
  if (scene === null || soon(() => play(spot, direction)) || !may()) return;
  if (spot === choice.STOCK) {
    deal();
    return;
  }
  const moves = choice.movesFrom(scene.view, spot);
  const move = direction === undefined ? moves[0] : moves.find(({ target }) => target?.endsWith(direction));
  if (move !== undefined) send(move.move);
  else {
    const card = choice.cardAt(scene.view, spot);
    if (card !== null) tell(nowhere(card, direction), true);
    draw();
  }
}

/** @param {string} card @param {string} [direction] */
const nowhere = (card, direction) =>
  direction === undefined ? movesText.cardFitsNowhere(card) : notThere(card, `${card[1]}${direction}`);

/** @param {string} card @param {string} target */
const notThere = (card, target) => movesText.doesNotFit({ card, foundation: moveText.foundation(target) });

/** Play the choice to a foundation; if it does not fit, choose that foundation or show why. @param {string} target */
export function playTo(target) {
  const { scene, chosen } = now;
  if (scene === null || chosen === null) return;
  const move = choice.movesFrom(scene.view, chosen).find((each) => each.target === target);
  if (move !== undefined) send(move.move);
  else if (choice.movesFrom(scene.view, target).length) choose(target);
  else {
    const card = choice.cardAt(scene.view, chosen);
    if (card !== null) tell(notThere(card, target), true);
    draw();
  }
}

export function deal() {
  if (soon(deal) || !may() || performance.now() - now.dealtAt < TWICE_MS) return;
  if (!now.scene?.view.stock) {
    tell(legText.stockEmpty(), true);
    draw();
    return;
  }
  now.dealtAt = performance.now();
  send("deal");
}

/** Undo or redo, if possible. @param {"undo" | "redo"} which */
export function again(which) {
  if (soon(() => again(which)) || !may()) return;
  if (now.scene?.view.moves.some(({ does }) => does === which)) send(which);
  else {
    tell(which === "undo" ? legText.nothingToUndo() : legText.nothingToRedo(), true);
    draw();
  }
}

/** Look under a pile's top. @param {string} spot */
export function peek(spot) {
  if (now.scene === null || soon(() => peek(spot)) || !may()) return;
  const move = choice.peekAt(now.scene.view, spot);
  if (move !== null) send(move);
  else {
    tell(legText.noPeek(), true);
    draw();
  }
}

export function giveUp() {
  if (now.scene === null || soon(giveUp) || !may()) return;
  ask(legText.giveUpQuestion(now.scene.view.score), legText.giveUpNote(now.scene.race), [
    { text: legText.keepPlaying() },
    { text: legText.giveUp(), go: () => send("give-up"), bad: true },
  ]);
}

/** Send a move, then do what the player did in the meantime. @param {string} move */
export async function send(move) {
  if (now.scene === null || !may()) return;
  const { key } = now.scene;
  const moves = [{ move, answered: false }];
  Object.assign(now, { told: "", bad: false, sent: move, chosen: null });
  draw();
  await sendInTurn(
    () => (now.scene?.key === key ? moves : []),
    () => (now.model === null ? null : now.options?.act(doing.move(now.model, move))),
    draw,
  );
  now.sent = null;
  const next = now.later.shift();
  if (next !== undefined) next();
  else playSafe();
  draw();
}

export function askHint() {
  if (now.model !== null) now.options?.act(doing.hint(now.model));
}

export function toggle() {
  now.open = !now.open;
  draw();
}

/** Close the leg when it leaves the page; the choice is kept for its return. */
export function closePlaying() {
  clearTimeout(waiting);
  waiting = 0;
  Object.assign(now, { model: null, options: null, sent: null, carry: null });
}
