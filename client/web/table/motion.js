// How things move on the board, where they may.

import * as identity from "../identity.js";

/** @typedef {import("./camera.js").Box} Box */

/** Whether things may move on the page: neither the settings nor the machine's say otherwise. */
export const moves = () =>
  identity.settings().motion === "on" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Let cards move from where they were to where they are; a new one comes from the current card's place. @param {string} id the board's @param {import("./camera.js").Camera} camera @param {Map<string, Box>} from @param {Map<string, Box>} to */
export function fly(id, camera, from, to) {
  const window = document.getElementById(id);
  const hand = document.querySelector(".in-hand .card-face")?.getBoundingClientRect();
  const sight = window?.getBoundingClientRect();
  if (!window || !sight) return;
  for (const [card, box] of to) {
    const before = from.get(card);
    const came = before === undefined && hand !== undefined;
    const start = came
      ? {
          x: (hand.left - sight.left - camera.x) / camera.k,
          y: (hand.top - sight.top - camera.y) / camera.k,
          scale: hand.width / camera.k / 72,
        }
      : { x: before?.x ?? box.x, y: before?.y ?? box.y, scale: 1 };
    if (start.x === box.x && start.y === box.y) continue;
    const frames = [
      { transform: `translate(${start.x}px, ${start.y}px) scale(${start.scale})` },
      { transform: `translate(${box.x}px, ${box.y}px) scale(1)` },
    ];
    const moving = window.querySelector(`.card[data-card="${card}"]`);
    moving?.animate(frames, { duration: came ? 420 : 260, easing: "cubic-bezier(.3, .8, .4, 1)" });
  }
}
