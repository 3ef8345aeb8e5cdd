// What the player of a leg is about to do, and does, by pointer and by dragging; keys.js has the keyboard, watching.js the
// dealing. It is kept here, as there is one page; nothing of it is lost by what others do meanwhile.

import { announce, draw } from "../app.js";
import * as doing from "../doing.js";
import * as identity from "../identity.js";
import { ask } from "../room/question.js";
import { inSigns } from "../table/cards.js";
import { grab } from "../table/drag.js";
import * as choice from "./choice.js";
import { flown, whence } from "./flight.js";
import * as words from "./words.js";

/** @typedef {import("../types.js").Model} Model */
/** @typedef {import("../games.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */

const BUSY_MS = 40;
const SEEN_MS = 1000;
const MOST_LATER = 4;
/** A second click on the stock within so long is not meant as a second deal. */
const TWICE_MS = 450;
const SAFE = "safe-cards";

/** What the player is about to do, and what was told. */
export const now = {
  /** @type {Scene | null} */
  scene: null,
  /** @type {Model | null} */
  model: null,
  /** @type {LegOptions | null} */
  options: null,
  /** What is chosen, to be played or put elsewhere. @type {string | null} */
  chosen: null,
  /** The cards of the workspace while one of them is carried, and which. @type {{cards: string[], at: number} | null} */
  carry: null,
  /** Where the keyboard is. */
  at: choice.STOCK,
  /** A move that was sent and is not answered yet. @type {string | null} */
  sent: null,
  /** What the player did meanwhile, to be done then. @type {(() => void)[]} */
  later: [],
  dealtAt: Number.NEGATIVE_INFINITY,
  /** Safe cards are not played by themselves right after an undo. */
  undone: false,
  /** How the dealing is watched. @type {import("./dealing.js").Dealing | null} */
  dealing: null,
  /** A refusal that has been told. @type {unknown} */
  read: null,
  told: "",
  bad: false,
  dragged: false,
  open: false,
};

/** Whether safe cards are played by themselves. */
export const auto = () => identity.noted(SAFE) === "on";

export function toggleAuto() {
  identity.note(SAFE, auto() ? "off" : "on");
  tell(auto() ? words.AUTO_ON : words.AUTO_OFF, false);
  now.undone = false;
  playSafe();
  draw();
}

/** Take what is known now: what is chosen stays chosen as long as it is there. @param {Scene} scene @param {Model} model @param {LegOptions} options */
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
      undone: false,
      dealing: null,
      at: choice.STOCK,
    });
  Object.assign(now, { scene, model, options });
  if (before !== null && !another && before.ply !== scene.ply) changed(before, scene);
  if (!scene.myTurn) Object.assign(now, { chosen: null, carry: null });
  if (now.chosen !== null && !there(scene, now.chosen)) now.chosen = null;
  const { refused } = model;
  if (refused !== null && refused !== now.read) {
    now.read = refused;
    tell(inSigns(refused.message), true);
  }
  if (now.sent === null && !now.later.length) queueMicrotask(playSafe);
}

/** @param {Scene} scene @param {string} spot */
const there = ({ view }, spot) => spot === choice.STOCK || choice.cardAt(view, spot) !== null;

/** What happened since the view before. @param {Scene} before @param {Scene} scene */
function changed(before, scene) {
  const mine = scene.view.made !== before.view.made;
  const news = scene.news[0] ?? "";
  if (news && (mine || !scene.race)) queueMicrotask(() => announce(news));
  if (!mine) return;
  const { played } = scene.view;
  now.dealing = null;
  now.carry = null;
  if (played === null) return;
  now.undone = played.does === "undo" || played.does === "redo";
  if (now.chosen !== null && choice.cardAt(before.view, now.chosen) !== choice.cardAt(scene.view, now.chosen))
    now.chosen = null;
  const from = whence(before.view, played);
  queueMicrotask(() => flown(played, from));
}

/** Play the next safe card, where that is wished. */
function playSafe() {
  const { scene } = now;
  if (!scene?.myTurn || !auto() || now.undone || now.sent !== null || now.carry !== null || now.dealing !== null)
    return;
  const move = choice.safeMove(scene.view);
  if (move !== null) send(move);
}

/** Say something of what went wrong, until the player does something else. @param {string} text @param {boolean} bad */
export function tell(text, bad) {
  Object.assign(now, { told: text, bad });
  queueMicrotask(() => announce(text));
}

// What the player does

/** Whether the player may do something now. */
export const may = () => now.scene?.myTurn === true && now.sent === null && now.dealing === null;

/** Do something once the move that is on its way is answered; false where none is. @param {() => void} act */
function soon(act) {
  if (!now.scene?.myTurn || now.sent === null || now.dealing !== null) return false;
  if (now.later.length < MOST_LATER) now.later.push(act);
  return true;
}

/** Choose what lies somewhere; what is chosen already is let go. @param {string | null} spot */
export function choose(spot) {
  Object.assign(now, { chosen: spot, told: "" });
  if (spot !== null) now.at = spot;
  draw();
}

/** Something was clicked: choose it, play what was chosen there, or play it where it was chosen already. @param {string} spot */
export function touched(spot) {
  const { scene, chosen } = now;
  if (scene === null || now.dragged || soon(() => touched(spot)) || !may()) return;
  now.at = spot === choice.BOTTOM ? now.at : spot;
  if (now.carry !== null) {
    putOn(spot);
    return;
  }
  if (spot === choice.STOCK) deal();
  else if (chosen !== null && choice.isFoundation(spot) && spot !== chosen) playTo(spot);
  else if (chosen === spot) {
    if (choice.movesFrom(scene.view, spot).length) play(spot);
    else choose(null);
  } else choose(there(scene, spot) ? spot : null);
}

/** @param {string} spot */
export function focused(spot) {
  if (spot === choice.BOTTOM || now.at === spot) return;
  now.at = spot;
  draw();
}

/** Play what lies somewhere; of two foundations that take it, to the one with this sign, or the one that builds up. @param {string} spot @param {string} [direction] */
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
  direction === undefined ? `${inSigns(card)}${words.would([])}.` : words.notThere(card, `${card[1]}${direction}`);

/** Play what is chosen to a foundation; where it does not go there, that foundation is chosen, or it is said. @param {string} target */
function playTo(target) {
  const { scene, chosen } = now;
  if (scene === null || chosen === null) return;
  const move = choice.movesFrom(scene.view, chosen).find((each) => each.target === target);
  if (move !== undefined) send(move.move);
  else if (choice.movesFrom(scene.view, target).length) choose(target);
  else {
    const card = choice.cardAt(scene.view, chosen);
    if (card !== null) tell(words.notThere(card, target), true);
    draw();
  }
}

export function deal() {
  if (soon(deal) || !may() || performance.now() - now.dealtAt < TWICE_MS) return;
  if (!now.scene?.view.stock) {
    tell(words.STOCK_EMPTY, true);
    draw();
    return;
  }
  now.dealtAt = performance.now();
  send("deal");
}

/** Undo or redo, where there is something. @param {"undo" | "redo"} which */
export function again(which) {
  if (soon(() => again(which)) || !may()) return;
  if (now.scene?.view.moves.some(({ does }) => does === which)) send(which);
  else {
    tell(which === "undo" ? words.NOTHING_TO_UNDO : words.NOTHING_TO_REDO, true);
    draw();
  }
}

/** Look under a pile's top. @param {string} spot */
export function peek(spot) {
  if (now.scene === null || !may()) return;
  const move = choice.peekAt(now.scene.view, spot);
  if (move !== null) send(move);
  else {
    tell(words.NO_PEEK, true);
    draw();
  }
}

export function giveUp() {
  if (now.scene === null || soon(giveUp) || !may()) return;
  ask(words.GIVE_UP_TITLE, words.sure(now.scene.view.score), [
    { text: words.PLAY_ON },
    { text: words.GIVE_UP, go: () => send("give-up"), bad: true },
  ]);
}

// The workspace in another order

/** Why its order cannot be changed; null where it can. */
export function noOrder() {
  const { scene } = now;
  if (scene === null || !may()) return "";
  if (!scene.view.reorder) return words.NO_ORDER;
  return scene.view.may_order ? null : words.NOTHING_TO_ORDER;
}

/** Take a card of the workspace up, to carry it elsewhere. @param {string} spot */
export function pickUp(spot) {
  const at = choice.workspaceAt(spot);
  const cards = now.scene?.view.workspace?.cards;
  const why = noOrder();
  if (why !== null || at === null || cards === undefined) {
    if (why) tell(why, true);
    draw();
    return;
  }
  Object.assign(now, { carry: { cards: [...cards], at }, chosen: null, told: "", at: spot });
  announce(words.carrying(cards[at]));
  draw();
}

/** Carry the card that was taken up. @param {number} by */
export function carryOn(by) {
  if (now.carry === null) return;
  now.carry = choice.carried(now.carry.cards, now.carry.at, by);
  now.at = `w${now.carry.at}`;
  const { cards, at } = now.carry;
  announce(words.ofWorkspace(cards[at], at, cards.length));
  draw();
}

/** Put the carried card down: on top of another one, at the bottom, or where it is. @param {string} [spot] */
export function putOn(spot) {
  const { carry, scene } = now;
  if (carry === null || scene === null) return;
  const on = spot === choice.BOTTOM ? -1 : spot === undefined ? null : choice.workspaceAt(spot);
  if (spot !== undefined && on === null) {
    leave();
    return;
  }
  const cards = on === null ? carry.cards : choice.reordered(carry.cards, carry.at, on);
  now.carry = null;
  order(cards);
}

/** Leave all as it was. */
export function leave() {
  Object.assign(now, { carry: null, chosen: null, told: "" });
  draw();
}

/** @param {readonly string[]} cards */
export function order(cards) {
  const move = choice.orderMove(now.scene?.view.workspace?.cards ?? [], cards);
  if (move !== null) send(move);
  else draw();
}

/** Send a move; it is tried again while something else, such as a hint, is being asked for. @param {string} move */
export async function send(move) {
  if (now.scene === null || !may()) return;
  const { key, ply } = now.scene;
  Object.assign(now, { told: "", bad: false, sent: move, chosen: null });
  draw();
  while (now.model !== null && now.scene?.key === key) {
    if ((await now.options?.act(doing.move(now.model, move))) !== false) break;
    await new Promise((done) => setTimeout(done, BUSY_MS));
  }
  // What comes of it may be told a moment after the answer.
  for (let wait = 0; wait < SEEN_MS && now.model !== null && now.scene?.key === key; wait += BUSY_MS) {
    if (now.scene.ply !== ply || now.bad) break;
    await new Promise((done) => setTimeout(done, BUSY_MS));
  }
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

/** Drag a card to a foundation, or to another place in the workspace. @param {PointerEvent} event @param {string} spot */
export function drag(event, spot) {
  const { scene } = now;
  now.dragged = false;
  if (scene === null || !may() || now.carry !== null || event.button !== 0) return;
  const at = choice.workspaceAt(spot);
  if (at === null && !choice.movesFrom(scene.view, spot).length && choice.isFoundation(spot)) return;
  // The click that ends a drag is none; whatever comes after it is one.
  const over = () => setTimeout(() => Object.assign(now, { dragged: false }));
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, over, { once: true });
  grab(
    event,
    {
      over: () => {
        if (now.dragged) return;
        Object.assign(now, { dragged: true, chosen: spot, told: "" });
        draw();
      },
      dropped: (on) => dropped(spot, on),
    },
    { look, under: (at) => under(at, spot) },
  );
}

/** @param {string} spot what was dragged @param {string} on */
function dropped(spot, on) {
  const cards = now.scene?.view.workspace?.cards ?? [];
  const [from, to] = [choice.workspaceAt(spot), on === choice.BOTTOM ? -1 : choice.workspaceAt(on)];
  if (now.chosen !== spot) return;
  if (choice.isFoundation(on) && on !== spot) playTo(on);
  else if (from !== null && to !== null) {
    const why = noOrder();
    choose(null);
    if (why === null) order(choice.reordered(cards, from, to));
    else tell(why, true);
  } else choose(null);
}

/** A card as it is seen under the finger. @param {HTMLElement} button */
function look(button) {
  const ghost = document.createElement("div");
  const picture = button.querySelector("svg");
  if (picture) ghost.append(picture.cloneNode(true));
  return ghost;
}

/** The place under a pointer beside what is dragged; left of the fan is its bottom, right of it its top. @param {MouseEvent} at @param {string} dragged @returns {string | null} */
function under({ clientX, clientY }, dragged) {
  const every = document.elementsFromPoint(clientX, clientY).filter((each) => !each.closest(".held"));
  const spots = every.flatMap((each) => each.closest("#leg [data-spot]")?.getAttribute("data-spot") ?? []);
  const spot = spots.find((each) => each !== dragged) ?? spots[0];
  if (spot) return spot;
  const fan = every.map((each) => each.closest("#leg .workspace")).find(Boolean);
  const cards = [...(fan?.querySelectorAll(".fanned") ?? [])];
  if (!cards.length) return null;
  return clientX < cards[0].getBoundingClientRect().left ? choice.BOTTOM : `w${cards.length - 1}`;
}

/** The leg is no longer on the page; what was chosen in it is kept for when it comes back. */
export function closePlaying() {
  Object.assign(now, { model: null, options: null, sent: null, carry: null });
}
