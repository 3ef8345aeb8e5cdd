// The animation of cards from their old to their new places, if animation is allowed.

import { moves } from "../../board/motion.js";
import { places } from "./choice.js";

/** @typedef {import("../../protocol/messages.js").GrandmasGameView} GrandmasGameView */
/** @typedef {import("../../protocol/messages.js").GrandmasGamePlayed} Played */

const EASING = "cubic-bezier(.3, .8, .4, 1)";
const FLIGHT_MS = 240;

/** @param {string | null} spot @returns {HTMLElement | null} */
const element = (spot) => (spot === null ? null : document.querySelector(`#leg [data-spot="${spot}"]`));

/** @param {Element | null} at */
const pictured = (at) => at?.querySelector("svg") ?? at;

/** Where on the page a move's card was before the move. @param {GrandmasGameView} before @param {Played} played @returns {DOMRect | null} */
export function whence(before, played) {
  if (played.move === null || !moves()) return null;
  const { from } = places(before, played.move);
  return pictured(element(played.does === "deal" ? played.target : from))?.getBoundingClientRect() ?? null;
}

/** Animate the cards of a move to their places. @param {Played} played @param {DOMRect | null} from */
export function flown(played, from) {
  if (from === null) return;
  if (played.does === "deal") {
    for (const card of document.querySelectorAll("#leg .fanned")) fly(card, from, FLIGHT_MS);
    const last = [...document.querySelectorAll("#leg .fanned")].at(-1);
    const stock = pictured(element("stock"));
    if (last !== undefined && stock) fly(last, stock.getBoundingClientRect(), 1.5 * FLIGHT_MS);
  } else if (played.target !== null) {
    const card = pictured(element(played.target));
    if (card) fly(card, from, FLIGHT_MS);
  }
}

/** Animate an element from a place on the page to its own place. @param {Element} what @param {DOMRect} from @param {number} duration */
export function fly(what, from, duration) {
  const to = what.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 5 },
    { transform: "none", zIndex: 5 },
  ];
  what.animate(frames, { duration, easing: EASING });
}
