// The dealing shown on the page before the first move: automatically, or card by card.

import { moves } from "../../board/motion.js";
import * as identity from "../../profile/identity.js";
import { announce, draw } from "../../widgets/page.js";
import { fly } from "./card_motion.js";
import * as dealing from "./dealing.js";
import { messages as legText } from "./messages/leg.js";
import { showPile } from "./move_text.js";
import { keepPace, pace } from "./pace.js";
import { now } from "./playing.js";

let waiting = 0;
/** The key of the leg whose dealing was shown last. */
let shownOf = "";

/** Show the dealing of a leg the first time the player opens it. @param {import("./scene.js").Scene} scene */
export function beginOnce({ key, view, seat, over }) {
  if (shownOf === key) return;
  shownOf = key;
  if (seat !== null && !over && view.dealt.length && identity.first(`dealing:${key}`)) queueMicrotask(begin);
}

/** Show the dealing from the beginning; without animation the player steps through it by hand. */
export function begin() {
  const { scene } = now;
  if (!scene?.view.dealt.length) return;
  now.dealing = dealing.begun(moves(), pace());
  Object.assign(now, { chosen: null, carry: null, told: "" });
  announce(`${legText.dealing()}. ${legText.remember()}`);
  wait();
  draw();
}

/** End or skip the dealing. */
export function end() {
  now.dealing = null;
  clearTimeout(waiting);
  draw();
}

/** Wait for the next card. */
function wait() {
  clearTimeout(waiting);
  const { dealing: at } = now;
  if (at?.runs) waiting = window.setTimeout(next, dealing.PACES[at.pace]);
}

function next() {
  const { dealing: at, scene } = now;
  if (at === null || scene === null) return;
  const further = dealing.further(at, scene.view);
  if (further === null) {
    now.dealing = { ...at, runs: false };
    announce(legText.allDealt());
    draw();
    return;
  }
  now.dealing = further;
  landed(dealing.PACES[at.pace]);
  wait();
  draw();
}

/** Let the dealt card fly to its pile, and the other cards to the stock. @param {number} within */
function landed(within) {
  const { dealing: at, scene } = now;
  const did = at === null || scene === null ? null : dealing.last(at, scene.view);
  if (did === null || !moves()) return;
  setTimeout(() => {
    const pack = document.querySelector("#leg .the-pack svg")?.getBoundingClientRect();
    const card = document.querySelector(`#leg [data-spot="${did.pile}"] .lying`);
    const stock = document.querySelector('#leg [data-spot="stock"] svg');
    if (pack && card) fly(card, pack, Math.min(320, within * 0.8));
    if (pack && stock && did.stock) fly(stock, pack, Math.min(420, within));
  });
}

/** @param {number} steps */
export function byHand(steps) {
  const { dealing: at, scene } = now;
  if (at === null || scene === null) return;
  clearTimeout(waiting);
  const whole = at.step === scene.view.dealt.length;
  if (whole && steps > 0) {
    end();
    return;
  }
  now.dealing = dealing.byHand(at, scene.view, steps);
  const did = dealing.last(now.dealing, scene.view);
  announce(did === null ? legText.remember() : legText.dealt({ ...did, pile: showPile(did.pile) }));
  if (steps > 0) landed(dealing.PACES[at.pace]);
  draw();
}

/** Pause or resume the dealing; at its end, start it again. */
export function hold() {
  const { dealing: at, scene } = now;
  if (at === null || scene === null) return;
  if (at.step >= scene.view.dealt.length) begin();
  else {
    now.dealing = { ...at, runs: !at.runs };
    announce(now.dealing.runs ? legText.resume() : legText.pause());
    wait();
    draw();
  }
}

/** @param {number} faster */
export function setPace(faster) {
  if (now.dealing === null) return;
  now.dealing = dealing.paced(now.dealing, faster);
  keepPace(now.dealing.pace);
  announce(legText.pace({ pace: now.dealing.pace + 1, of: dealing.PACES.length }));
  wait();
  draw();
}

export const closeWatching = () => clearTimeout(waiting);
