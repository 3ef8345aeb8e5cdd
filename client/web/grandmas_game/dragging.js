// Cards dragged to a foundation, or to another place in the workspace.

import { draw } from "../app.js";
import { grab } from "../table/drag.js";
import { noOrder, order } from "./carrying.js";
import * as choice from "./choice.js";
import { choose, may, now, playTo, tell } from "./playing.js";

/** Drag a card to a foundation, or to another place in the workspace. @param {PointerEvent} event @param {string} spot */
export function drag(event, spot) {
  const { scene } = now;
  let dragged = false;
  if (scene === null || !may() || now.carry !== null || event.button !== 0) return;
  const at = choice.workspaceAt(spot);
  if (at === null && !choice.movesFrom(scene.view, spot).length && choice.isFoundation(spot)) return;
  grab(
    event,
    {
      over: () => {
        if (dragged) return;
        dragged = true;
        Object.assign(now, { chosen: spot, told: "" });
        draw();
      },
      dropped: (on) => dropped(spot, on),
    },
    { look, under: (at) => under(at, spot) },
  );
}

/** @param {string} spot what was dragged @param {string} on */
function dropped(spot, on) {
  const cards = now.scene?.view.workspace?.cards ?? [];
  const [from, to] = [choice.workspaceAt(spot), on === choice.BOTTOM ? -1 : choice.workspaceAt(on)];
  if (now.chosen !== spot) return;
  if (choice.isFoundation(on) && on !== spot) playTo(on);
  else if (from !== null && to !== null) {
    const why = noOrder();
    choose(null);
    if (why === null) order(choice.reordered(cards, from, to));
    else tell(why, true);
  } else choose(null);
}

/** A card as it is seen under the finger. @param {HTMLElement} button */
function look(button) {
  const ghost = document.createElement("div");
  const picture = button.querySelector("svg");
  if (picture) ghost.append(picture.cloneNode(true));
  return ghost;
}

/** The place under a pointer beside what is dragged; left of the fan is its bottom, right of it its top. @param {MouseEvent} at @param {string} dragged @returns {string | null} */
function under({ clientX, clientY }, dragged) {
  const every = document.elementsFromPoint(clientX, clientY).filter((each) => !each.closest(".held"));
  const spots = every.flatMap((each) => each.closest("#leg [data-spot]")?.getAttribute("data-spot") ?? []);
  const spot = spots.find((each) => each !== dragged) ?? spots[0];
  if (spot) return spot;
  const fan = every.map((each) => each.closest("#leg .workspace")).find(Boolean);
  const cards = [...(fan?.querySelectorAll(".fanned") ?? [])];
  if (!cards.length) return null;
  return clientX < cards[0].getBoundingClientRect().left ? choice.BOTTOM : `w${cards.length - 1}`;
}
