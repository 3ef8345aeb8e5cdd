// Short animations of what just happened. Each takes less than half a second, delays nothing, and ends at any key or
// click; none is shown if the settings or the operating system want no motion.

import { moves } from "./motion.js";

/** @typedef {"celebrity" | "hand" | "perfect" | "home" | "win" | "lost"} Moment */

/** What each seal shows. @type {Record<Moment, string>} */
export const SEALS = { celebrity: "♛", hand: "♠♥♣♦", perfect: "☺", home: "104", win: "★", lost: "⚐" };
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
  face.textContent = SEALS[kind];
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
