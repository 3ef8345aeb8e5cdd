// Short animations of what just happened. Each takes less than half a second, delays nothing, and ends at any key or
// click; none is shown if the settings or the operating system want no motion.

import { render } from "../vendor/lit-html.js";
import { icon } from "../widgets/icons.js";
import { mute } from "./card_faces.js";
import { moves } from "./motion.js";

/** @typedef {"hand" | "perfect" | "home" | "win" | "lost"} Moment */

/** What each seal shows. @type {Record<Moment, import("../widgets/icons.js").Icon>} */
export const SEALS = { hand: "cards", perfect: "smile", home: "star", win: "trophy", lost: "flag" };
const CAPTURE_MS = 360;
const DEAL_MS = 260;
/** The last card of a deal begins to move after this time. */
const SPREAD_MS = 200;
/** A deal is not shown if its cards are not there after this number of frames. */
const DEAL_FRAMES = 300;
const FOLD_MS = 380;
const DEALT = ".leg .board :is(.card, .spot), .in-hand :is(.card-face, .hand-card)";

/** The animations under way, each with the function that ends it. @type {Set<() => void>} */
const running = new Set();

/** End all moments at once. */
function skip() {
  for (const end of [...running]) end();
}
for (const event of ["pointerdown", "keydown"]) addEventListener(event, skip, { capture: true, passive: true });

/** Show a seal over the page for a moment. @param {Moment} kind */
export function moment(kind) {
  if (!moves()) return;
  const seal = document.createElement("div");
  seal.className = `moment moment-${kind}`;
  seal.setAttribute("aria-hidden", "true");
  const face = document.createElement("span");
  render(icon(SEALS[kind]), face);
  seal.append(face);
  const end = () => {
    seal.remove();
    running.delete(end);
  };
  seal.addEventListener("animationend", (event) => event.target === seal && end());
  running.add(end);
  document.body.append(seal);
}

/** Deal the cards of a new leg, once they are drawn: the modules of its game may still be loading. @param {number} [frames] for how many frames to wait */
export function deal(frames = DEAL_FRAMES) {
  if (!moves() || frames === 0) return;
  requestAnimationFrame(() => {
    const cards = [...document.querySelectorAll(DEALT)];
    if (cards.length) dealt(cards);
    else deal(frames - 1);
  });
}

/** @param {Element[]} cards */
function dealt(cards) {
  cards.forEach((card, at) => {
    const frames = [
      { translate: "0 -2.5rem", opacity: 0 },
      { translate: "0 0", opacity: 1 },
    ];
    const delay = (SPREAD_MS * at) / cards.length;
    animate(card, frames, { id: "deal", duration: DEAL_MS, delay, easing: "ease-out", fill: "backwards" });
  });
}

/** Let a copy of each captured card fly from the board to the plate of the player who scores, or else to the score. @param {readonly string[]} cards */
export function capture(cards) {
  if (!moves()) return;
  // The card that was played is still on its way from the hand, and nothing is measured before the page is laid out.
  const start = requestAnimationFrame(async () => {
    const there = cards.flatMap((card) => document.querySelector(`.leg .board [data-card="${card}"]`) ?? []);
    await Promise.allSettled(there.flatMap((each) => each.getAnimations()).map(({ finished }) => finished));
    if (!running.delete(end)) return;
    const plate = document.querySelector(".table-head .maximizer") ?? document.querySelector(".table-head .scores");
    if (plate === null) return;
    for (const each of there) captured(each, plate.getBoundingClientRect());
  });
  const end = () => {
    cancelAnimationFrame(start);
    running.delete(end);
  };
  running.add(end);
}

/** @param {Element} there @param {DOMRect} to */
function captured(there, to) {
  const from = there.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.className = "held";
  copy.setAttribute("aria-hidden", "true");
  copy.style.width = `${from.width}px`;
  render(mute(there.getAttribute("data-card") ?? ""), copy);
  document.body.append(copy);
  const x = to.left + (to.width - from.width) / 2;
  const y = to.top + (to.height - from.height) / 2;
  const frames = [
    { transform: `translate(${from.left}px, ${from.top}px)`, opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(0.4) rotate(8deg)`, opacity: 0.3 },
  ];
  animate(copy, frames, { id: "capture", duration: CAPTURE_MS, easing: "ease-in-out" }, () => copy.remove());
}

/** Fold the board of a leg that leaves the page: a picture of it, over the next page. */
export function fold() {
  const board = document.querySelector(".leg > .board");
  if (board === null || !moves()) return;
  const { left, top, width, height } = board.getBoundingClientRect();
  const picture = /** @type {HTMLElement} */ (board.cloneNode(true));
  for (const each of [picture, ...picture.querySelectorAll("[id]")]) each.removeAttribute("id");
  picture.classList.add("folding");
  picture.inert = true;
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(picture);
  const frames = [
    { scale: "1 1", opacity: 1 },
    { scale: "1 0.02", opacity: 0.4 },
  ];
  animate(picture, frames, { id: "fold", duration: FOLD_MS, easing: "ease-in" }, () => picture.remove());
}

/** @param {Element} what @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how @param {() => void} [after] */
function animate(what, frames, how, after) {
  const animation = what.animate(frames, how);
  const end = () => {
    if (!running.delete(end)) return;
    animation.cancel();
    after?.();
  };
  running.add(end);
  animation.onfinish = end;
}
