// Reordering the workspace: a card of it is picked up, carried, and put down.

import { announce, draw } from "../../widgets/page.js";
import * as choice from "./choice.js";
import { messages as legText } from "./messages/leg.js";
import { may, now, send, soon, tell } from "./playing.js";

/** Why the order cannot be changed, or null. */
export function noOrder() {
  const { scene } = now;
  if (scene === null || !may()) return "";
  if (!scene.view.reorder) return legText.orderFixed();
  return scene.view.may_order ? null : legText.nothingToOrder();
}

/** Pick up a card of the workspace, to carry it elsewhere. @param {string} spot */
export function pickUp(spot) {
  if (soon(() => pickUp(spot))) return;
  const at = choice.workspaceAt(spot);
  const cards = now.scene?.view.workspace?.cards;
  const why = noOrder();
  if (why !== null || at === null || cards === undefined) {
    if (why) tell(why, true);
    draw();
    return;
  }
  Object.assign(now, { carry: { cards: [...cards], at }, chosen: null, told: "", at: spot });
  announce(legText.carrying(cards[at]));
  draw();
}

/** Carry the card that was picked up. @param {number} by */
export function carryOn(by) {
  if (now.carry === null) return;
  now.carry = choice.carried(now.carry.cards, now.carry.at, by);
  now.at = `w${now.carry.at}`;
  const { cards, at } = now.carry;
  announce(legText.workspaceCard({ card: cards[at], number: at + 1, of: cards.length, top: at === cards.length - 1 }));
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

/** Put the carried card back. */
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
