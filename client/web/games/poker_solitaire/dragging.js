// Cards dragged to squares and reject squares.

import { grab } from "../../board/drag.js";
import { draw } from "../../widgets/page.js";
import { cardOf } from "./choice.js";
import { messages as legText } from "./messages/leg.js";
import { aimed, choose, now, play, refuse, tell } from "./playing.js";

const ENDS = /** @type {const} */ (["pointerup", "pointercancel"]);

/** Drag a card onto a place. @param {PointerEvent} event @param {string} what */
export function drag(event, what) {
  const { scene } = now;
  let dragged = false;
  if (!scene?.myTurn || event.button !== 0) return;
  const card = cardOf(scene.view, what);
  const before = now.picked;
  const lifted = /** @type {HTMLElement} */ (event.currentTarget);
  // An item dropped where it lay stays picked up; an item dropped where no place takes it is put back.
  const over = (/** @type {PointerEvent} */ at) => {
    const kept = lifted.contains(document.elementFromPoint(at.clientX, at.clientY));
    if (dragged && !kept && now.picked === what) {
      now.picked = before;
      choose();
      draw();
    }
    for (const end of ENDS) removeEventListener(end, over);
  };
  for (const end of ENDS) addEventListener(end, over);
  grab(
    event,
    {
      over: (place) => {
        if (!dragged) {
          dragged = true;
          Object.assign(now, { picked: what, told: "" });
          choose();
        }
        aimed(place !== null && now.targets.has(place) ? place : null);
        draw();
      },
      dropped: (place) => {
        if (now.hand === what && now.targets.has(place)) play(what, place);
        else if (now.hand !== what && card !== null && !now.told) tell(legText.cardGone(card), true);
        else if (now.hand === what && place !== what) refuse(what, place);
        draw();
      },
    },
    { look, under },
  );
}

/** A card as it looks under the finger. @param {HTMLElement} button */
function look(button) {
  const ghost = document.createElement("div");
  const picture = [...button.querySelectorAll("svg")].find((each) => each.getBoundingClientRect().width > 0);
  if (picture) ghost.append(picture.cloneNode(true));
  return ghost;
}

/** The place under a pointer. @param {MouseEvent} at @returns {string | null} */
const under = (at) =>
  document
    .elementsFromPoint(at.clientX, at.clientY)
    .map((each) => (each.closest(".held") ? null : each.closest("[data-square]")?.getAttribute("data-square")))
    .find(Boolean) ?? null;
