// Cards dragged onto a square, or back to the hand.

import { cardAt, grab, handAt } from "../../board/drag.js";
import { draw } from "../../widgets/page.js";
import { TILE } from "./layout.js";
import { choose, moveTo, now, pickUp, play, putDown, takeBack } from "./playing.js";

/** Drag a card of the hand onto a square. @param {PointerEvent} event @param {string} card */
export function drag(event, card) {
  if (!now.scene?.myTurn || event.button !== 0) return;
  if (now.card !== card) choose(card);
  const over = (/** @type {string | null} */ square) => {
    if (square !== now.square && (square === null || now.targets.some((target) => target.square === square))) {
      now.square = square;
      draw();
    }
  };
  const dropped = (/** @type {string} */ square) => {
    if (now.targets.some((target) => target.square === square)) play(square);
  };
  // Only the card is carried, without its button.
  const look = (/** @type {HTMLElement} */ button) => {
    const ghost = document.createElement("div");
    ghost.append(...[...button.querySelectorAll("svg")].map((picture) => picture.cloneNode(true)));
    return ghost;
  };
  grab(event, { over, dropped }, { look });
}

/** Drag a card of the board to another square, or back to the hand. @param {PointerEvent} event @param {string} square */
export function dragBack(event, square) {
  event.stopPropagation(); // the board stays where it is
  const look = (/** @type {Element} */ card) => {
    const ghost = document.createElement("div");
    const box = card.getBoundingClientRect();
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("class", "squares carried");
    picture.setAttribute("viewBox", `0 0 ${TILE} ${TILE}`);
    const copy = /** @type {Element} */ (card.cloneNode(true));
    copy.removeAttribute("transform");
    picture.append(copy);
    picture.style.height = `${box.height}px`;
    ghost.append(picture);
    return ghost;
  };
  const fits = (/** @type {string | null} */ to) => to !== null && now.targets.some((target) => target.square === to);
  const over = (/** @type {string | null} */ to) => {
    if (now.lifted === null) pickUp(square);
    const next = fits(to) ? to : null;
    if (next !== now.square) {
      now.square = next;
      draw();
    }
  };
  const dropped = (/** @type {string} */ to) => {
    if (to === "hand") takeBack(square);
    else if (fits(to)) moveTo(square, to);
  };
  grab(event, { over, dropped, ended: putDown }, { look, under: (at) => handAt(at) ?? cardAt(at) });
}
