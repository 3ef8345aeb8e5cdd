// The keyboard in a leg: arrows, a key for each pile, and some commands.

import { dragging } from "../../board/drag.js";
import { draw } from "../../widgets/page.js";
import * as choice from "./choice.js";
import * as watching from "./dealing_view.js";
import { openOrder } from "./order_form.js";
import * as playing from "./playing.js";
import { now } from "./playing.js";
import { messages as legText } from "./messages/leg.js";
import * as carrying from "./workspace_order.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** The keys that play the card at the keyboard's place, or pick it up. */
const PLAYS = new Set(["Enter", " ", "+", "-"]);
/** @type {Record<string, import("./choice.js").Way>} */
const WAYS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** Handle a key; return whether it did anything. @param {KeyboardEvent} event @returns {boolean} */
export function legKey(event) {
  const { scene, options } = now;
  if (scene === null || event.ctrlKey || event.metaKey || event.altKey || dragging()) return false;
  const on = event.target instanceof Element ? event.target : null;
  const spot = on?.closest("#leg [data-spot]")?.getAttribute("data-spot") ?? null;
  const elsewhere = spot === null && on?.closest("button, a, summary, input, [role=slider]") != null;
  if (elsewhere && (event.key === "Enter" || event.key === " ")) return false;
  if (scene.over) {
    if (event.key !== "Enter") return false;
    options?.goOn?.();
    return true;
  }
  if (now.dealing !== null) return dealingKey(event.key);
  if (!scene.myTurn) return false;
  return now.carry === null ? playKey(event, spot) : carryKey(event.key);
}

/** @param {string} key */
function dealingKey(key) {
  if (key === "Enter" || key === "Escape") watching.end();
  else if (key === " ") watching.hold();
  else if (key === "ArrowRight") watching.byHand(1);
  else if (key === "ArrowLeft") watching.byHand(-1);
  else if (key === "ArrowUp" || key === "+") watching.setPace(1);
  else if (key === "ArrowDown" || key === "-") watching.setPace(-1);
  else if (key === "v") watching.begin();
  else return false;
  return true;
}

/** @param {string} key */
function carryKey(key) {
  const { cards = [], at = 0 } = now.carry ?? {};
  if (key === "ArrowLeft") carrying.carryOn(-1);
  else if (key === "ArrowRight") carrying.carryOn(1);
  else if (key === "Home") carrying.carryOn(-at);
  else if (key === "End") carrying.carryOn(cards.length);
  else if (key === "Enter" || key === " ") carrying.putOn();
  else if (key === "Escape") carrying.leave();
  else return false;
  focus(now.at);
  return true;
}

/** @param {KeyboardEvent} event @param {string | null} focused @returns {boolean} */
function playKey({ key, shiftKey }, focused) {
  const spot = focused ?? now.chosen ?? now.at;
  if (PLAYS.has(key) && now.chosen === null && !(now.pointed && spot === now.at)) {
    point(spot);
    return true;
  }
  const view = /** @type {Scene} */ (now.scene).view;
  const way = shiftKey ? undefined : WAYS[key];
  if (way !== undefined) focus(choice.stepped(boxes(), spot, way));
  else if (key === "Enter") playing.play(spot);
  else if (key === "+" || key === "-") playing.play(spot, key);
  else if (key === " ") pickUp(spot);
  else if (key === "d") playing.deal();
  else if (key === "u") playing.again("undo");
  else if (key === "r") playing.again("redo");
  else if (key === "l") playing.peek(spot);
  else if (key === "s") openOrder();
  else if (key === "g") playing.giveUp();
  else if (key === "x") playing.toggleAuto();
  else if (key === "v") watch(view.dealt.length > 0);
  else if (key === "w" && view.workspace?.cards.length) focus(`w${view.workspace.cards.length - 1}`);
  else if (key === "f") nextFoundation(spot);
  else if (key === "h" && now.scene?.mayHint) playing.askHint();
  else if (key === "Escape" && now.chosen !== null) playing.choose(null);
  else return pileKey(key);
  return true;
}

/** Go to a place and choose its card, if the player has not pointed at it yet. @param {string} spot */
function point(spot) {
  playing.choose(spot);
  focus(spot);
}

/** @param {string} spot */
function pickUp(spot) {
  if (choice.workspaceAt(spot) !== null) carrying.pickUp(spot);
  else playing.touched(spot);
}

/** @param {boolean} can */
function watch(can) {
  if (can) watching.begin();
  else {
    playing.tell(legText.noDealing(), true);
    draw();
  }
}

/** @param {string} key */
function pileKey(key) {
  const name = key === "0" || key === "1" ? "T" : key.toUpperCase();
  if (key.length !== 1 || !choice.PILES.includes(name)) return false;
  focus(name);
  return true;
}

/** Go to the first foundation, or from one to the next. @param {string} spot */
function nextFoundation(spot) {
  const names = now.scene?.view.foundations.map(({ name }) => name) ?? [];
  const to = names[(names.indexOf(spot) + 1) % names.length];
  if (to !== undefined) focus(to);
}

/** @param {string} spot */
function focus(spot) {
  Object.assign(now, { at: spot, pointed: true });
  draw();
  queueMicrotask(() =>
    /** @type {HTMLElement | null} */ (document.querySelector(`#leg [data-spot="${spot}"]`))?.focus(),
  );
}

/** The boxes of the places on the page. @returns {Map<string, DOMRect>} */
const boxes = () =>
  new Map(
    [...document.querySelectorAll("#leg [data-spot]")].map((each) => [
      each.getAttribute("data-spot") ?? "",
      each.getBoundingClientRect(),
    ]),
  );
