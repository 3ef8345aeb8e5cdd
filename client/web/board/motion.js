// Animations on the board, if the settings allow them.

import * as identity from "../profile/identity.js";

/** @typedef {import("./camera.js").Box} Box */

/** Whether animations are allowed by the settings and by the operating system. */
export const moves = () =>
  identity.settings().motion === "on" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The current card's place, relative to a board's window; null if no card is current. Call it before a move is drawn:
 * the browser would have to lay out the page for it afterwards.
 * @param {Element} window
 */
export function inHand(window) {
  const hand = document.querySelector(".in-hand .card-face")?.getBoundingClientRect();
  const sight = window.getBoundingClientRect();
  return hand === undefined ? null : { x: hand.left - sight.left, y: hand.top - sight.top, width: hand.width };
}

/** Animate cards from their old positions to the new ones; a new card comes from the current card's place. @param {Element} window the board's @param {import("./camera.js").Camera} camera @param {ReturnType<typeof inHand>} hand @param {Map<string, Box>} from @param {Map<string, Box>} to */
export function fly(window, camera, hand, from, to) {
  const shown = new Map([...window.querySelectorAll(".card")].map((each) => [each.getAttribute("data-card"), each]));
  for (const [card, box] of to) {
    const before = from.get(card);
    const came = before === undefined && hand !== null;
    const start = came
      ? { x: (hand.x - camera.x) / camera.k, y: (hand.y - camera.y) / camera.k, scale: hand.width / camera.k / 72 }
      : { x: before?.x ?? box.x, y: before?.y ?? box.y, scale: 1 };
    if (start.x === box.x && start.y === box.y) continue;
    const frames = [
      { transform: `translate(${start.x}px, ${start.y}px) scale(${start.scale})` },
      { transform: `translate(${box.x}px, ${box.y}px) scale(1)` },
    ];
    shown.get(card)?.animate(frames, { duration: came ? 420 : 260, easing: "cubic-bezier(.3, .8, .4, 1)" });
  }
}
