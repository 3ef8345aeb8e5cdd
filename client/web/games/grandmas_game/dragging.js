// Cards dragged to a foundation, or to another place in the workspace.

import { grab } from "../../board/drag.js";
import { draw } from "../../widgets/page.js";
import * as choice from "./choice.js";
import { choose, may, now, playTo, tell } from "./playing.js";
import { noOrder, order } from "./workspace_order.js";

/** Drag a card to a foundation, or to another place in the workspace. @param {PointerEvent} event @param {string} spot */
export function drag(event, spot) {
  const { scene } = now;
  let dragged = false;
  if (scene === null || !may() || now.carry !== null || event.button !== 0) return;
  const at = choice.workspaceAt(spot);
  if (at === null && !choice.movesFrom(scene.view, spot).length && choice.isFoundation(spot)) return;
  const fan = readFan();
  grab(
    event,
    {
      over: (on) => {
        const landing = landingOn(at, on);
        if (dragged && landing?.on === now.landing?.on) return;
        if (!dragged) Object.assign(now, { chosen: spot, told: "" });
        dragged = true;
        now.landing = landing;
        draw();
      },
      dropped: (on) => dropped(spot, on),
      ended: () => {
        now.landing = null;
        draw();
      },
    },
    { look, under: (pointer) => under(pointer, spot, fan) },
  );
}

/** Where a card of the workspace would land in it; null if it would stay in place. @param {number | null} from @param {string | null} on */
function landingOn(from, on) {
  const to = on === null ? null : onto(on);
  if (from === null || to === null || noOrder() !== null) return null;
  return to === from || to === from - 1 ? null : { from, on: to };
}

/** The card of the workspace that a place stands for; −1 for its bottom. @param {string} spot */
const onto = (spot) => (spot === choice.BOTTOM ? -1 : choice.workspaceAt(spot));

/** @param {string} spot the dragged place @param {string} on */
function dropped(spot, on) {
  const cards = now.scene?.view.workspace?.cards ?? [];
  const [from, to] = [choice.workspaceAt(spot), onto(on)];
  if (now.chosen !== spot) return;
  if (choice.isFoundation(on) && on !== spot) playTo(on);
  else if (from !== null && to !== null) {
    const why = noOrder();
    choose(null);
    if (why === null) order(choice.reordered(cards, from, to));
    else tell(why, true);
  } else choose(null);
}

/** A card as it looks under the finger. @param {HTMLElement} button */
function look(button) {
  const ghost = document.createElement("div");
  const picture = button.querySelector("svg");
  if (picture) ghost.append(picture.cloneNode(true));
  return ghost;
}

/** The place under a pointer, apart from the dragged one; in the workspace, the card below it, or the bottom. @param {MouseEvent} at @param {string} dragged @param {Fan | null} fan @returns {string | null} */
function under({ clientX, clientY }, dragged, fan) {
  const every = document.elementsFromPoint(clientX, clientY).filter((each) => !each.closest(".held"));
  const spots = every.flatMap((each) => each.closest("#leg [data-spot]")?.getAttribute("data-spot") ?? []);
  const spot = spots.find((each) => each !== dragged && choice.workspaceAt(each) === null);
  if (spot !== undefined) return spot;
  if (fan === null || clientY < fan.top || clientY > fan.bottom || clientX < fan.left || clientX > fan.right)
    return spots[0] ?? null;
  return choice.fannedAt(fan.lefts, fan.strip, clientX);
}

/** The places where a dragged card can go into the workspace, without the gap. @typedef {{top: number, bottom: number, left: number, right: number, lefts: number[], strip: number}} Fan */

/** @returns {Fan | null} */
function readFan() {
  const fan = document.querySelector("#leg .workspace")?.getBoundingClientRect();
  const cards = [...document.querySelectorAll("#leg .fanned")].map((each) => each.getBoundingClientRect());
  if (fan === undefined || !cards.length) return null;
  const lefts = cards.map(({ left }) => left);
  const strip = Math.min(cards[0].width, (lefts[1] ?? fan.right) - lefts[0]);
  // If the piles and foundations are beside the workspace, the space left of it is theirs, except one strip.
  const piles = document.querySelector("#leg .piles")?.getBoundingClientRect();
  const beside = piles !== undefined && piles.bottom > fan.top;
  const { top, bottom } = fan;
  const [left, right] = beside ? [fan.left - strip, fan.right] : [0, innerWidth];
  return { top, bottom, left, right, lefts, strip };
}
