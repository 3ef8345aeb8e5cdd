// The keyboard in a leg: arrows, a letter for a column and a digit for a row, and some commands.

import { dragging } from "../../board/drag.js";
import { draw } from "../../widgets/page.js";
import { isCard } from "./choice.js";
import { COLUMNS, ROWS, SIDE, isReject, named, next, squareNamed } from "./layout.js";
import { askHint, now, pass, pick } from "./playing.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @type {Record<string, import("./layout.js").Way>} */
const WAYS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** Handle a key; return whether it did anything. @param {KeyboardEvent} event @returns {boolean} */
export function legKey(event) {
  const { scene, options } = now;
  if (scene === null || event.ctrlKey || event.metaKey || event.altKey || dragging()) return false;
  const { key } = event;
  if (key === "Enter" || key === " ") {
    if (event.target instanceof Element && event.target.closest("button, a, summary, [role=slider]")) return false;
    if (scene.over) options?.goOn?.();
    else focus(here(scene));
    return true;
  }
  if (scene.seat === null || scene.over) return false;
  const way = event.shiftKey ? undefined : WAYS[key];
  const from = here(scene);
  const many = scene.view.matrices.length;
  if (way !== undefined) focus(next(from, way, many));
  else if (COLUMNS.includes(key)) focus({ ...from, index: from.index - (from.index % SIDE) + COLUMNS.indexOf(key) });
  else if (ROWS.includes(key)) focus({ ...from, index: (from.index % SIDE) + SIDE * ROWS.indexOf(key) });
  else if (key === "m" && many > 1) focus({ matrix: 1 - from.matrix, index: now.at[1 - from.matrix] });
  else if (key === "n") nextDealt(scene);
  else if (key === "x") nextReject();
  else if (key === "p" && scene.view.may_pass && scene.myTurn) pass();
  else if (key === "h" && scene.mayHint) askHint();
  else if (key === "Escape" && now.picked !== null) pick(now.picked);
  else return false;
  return true;
}

/** The square with the focus, or the last one in the reader's matrix that had it. @param {Scene} scene */
function here(scene) {
  const focused = document.activeElement?.closest("#leg [data-square]")?.getAttribute("data-square") ?? "";
  const own = Math.max(
    0,
    scene.view.roles.length > 1 ? scene.view.matrices.findIndex(({ owner }) => owner === scene.seat) : 0,
  );
  return squareNamed(focused) ?? { matrix: own, index: now.at[own] };
}

/** @param {import("./layout.js").Square} square */
function focus(square) {
  now.at[square.matrix] = square.index;
  const name = named(square, now.scene?.view.matrices.length ?? 1);
  /** @type {HTMLElement | null} */ (document.querySelector(`#leg [data-square="${name}"]`))?.focus();
  draw();
}

/** Pick up the next of the dealt cards. @param {Scene} scene */
function nextDealt({ view }) {
  const dealt = view.sources.map(({ what }) => what).filter(isCard);
  const card = dealt[(dealt.indexOf(now.hand ?? "") + 1) % dealt.length];
  if (card !== undefined && card !== now.picked) pick(card);
}

/** Go to the next reject square that takes the card in hand. */
function nextReject() {
  const lit = [...now.targets.keys()].filter(isReject);
  const at = document.activeElement?.getAttribute("data-square") ?? "";
  const to = lit[(lit.indexOf(at) + 1) % lit.length];
  if (to !== undefined)
    /** @type {HTMLElement | null} */ (document.querySelector(`.leg [data-square="${to}"]`))?.focus();
}
