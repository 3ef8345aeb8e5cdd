// The keyboard in a leg: arrows, Enter, a card's own key, and some commands.

import { dragging } from "../../board/drag.js";
import { announce, draw } from "../../widgets/page.js";
import { named, nearest } from "./layout.js";
import { askHint, board, choose, miss, now, play, redo, says, takeBack, undo } from "./playing.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @type {Record<string, "up" | "down" | "left" | "right">} */
const WAYS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** Handle a key: arrows, Enter, digits, h, in a puzzle a, t, u and r, +, -, 0; return whether it did anything. @param {KeyboardEvent} event @returns {boolean} */
export function legKey(event) {
  const { scene, options } = now;
  if (scene === null || event.ctrlKey || event.metaKey || event.altKey || dragging()) return false;
  if (completesCard(scene, event.key)) return true;
  const elsewhere = event.target instanceof Element && event.target.closest("button, a, summary, [role=slider]");
  if (elsewhere && (event.key === "Enter" || event.key === " ")) return false;
  const way = event.shiftKey ? undefined : WAYS[event.key];
  if (way !== undefined && now.targets.length) {
    const among = now.targets.map((target) => target.square);
    now.square = nearest(board.layout, among, now.square, way) ?? now.square;
    now.missing = null;
    board.bring(now.square);
    announce(says().first);
    draw();
  } else if (way !== undefined && now.picked !== null) pick(nearest(board.layout, lyingOn(scene), now.picked, way));
  else if (event.key === "Enter" || event.key === " ") {
    if (scene.over) options?.goOn?.();
    else if (now.square !== null) play(now.square);
    else if (now.picked !== null) takeBack(now.picked);
    else return false;
  } else if (scene.myTurn && cardOfKey(scene, event.key) !== undefined)
    choose(/** @type {string} */ (cardOfKey(scene, event.key)));
  else if (event.key === "h" && scene.mayHint) askHint();
  else if (event.key === "t" && scene.view.mode === "puzzle" && scene.myTurn) {
    Object.assign(now, { card: null, targets: [], square: null });
    pick(lyingOn(scene).at(-1) ?? null);
  } else if (event.key === "u" && scene.view.mode === "puzzle") undo();
  else if (event.key === "r" && scene.view.mode === "puzzle") redo();
  else return board.key(event);
  return true;
}

/** For this time after a rank, a suit's letter belongs to the rank and is not a command, because a card may be typed too early. */
const A_CARD_MS = 1000;
/** The rank typed last. */
const rank = { typed: "", until: 0 };

/** Whether a key is the suit of the rank typed just before; the card is chosen if the player may play it now. @param {Scene} scene @param {string} key */
function completesCard(scene, key) {
  const now = performance.now();
  const card = rank.typed + key.toUpperCase();
  const completes = now < rank.until && "cdhs".includes(key) && scene.me !== null && !scene.over;
  const typed = key === "1" ? "A" : key.toUpperCase();
  const isRank = typed.length === 1 && "A23456789".includes(typed);
  Object.assign(rank, { typed: isRank ? typed : "", until: isRank ? now + A_CARD_MS : 0 });
  if (completes && scene.myTurn) (scene.hand.includes(card) ? choose : miss)(card);
  return completes;
}

/** The card of the hand that a key chooses: by its place, or by its rank in a puzzle, which has many cards. @param {Scene} scene @param {string} key */
function cardOfKey({ hand, view }, key) {
  if (view.mode !== "puzzle") return /^[1-9]$/.test(key) ? hand[Number(key) - 1] : undefined;
  const rank = key === "1" ? "A" : key.toUpperCase();
  return hand.find((card) => card[0] === rank);
}

/** Look at a card on the board. @param {string | null} square */
function pick(square) {
  now.picked = square ?? now.picked;
  board.bring(now.picked);
  announce(says().first);
  draw();
}

/** The squares with cards. @param {Scene} scene */
const lyingOn = ({ view }) =>
  view.groups.flatMap(({ number: group, cards }) => cards.map(({ x, y }) => named({ group, x, y })));
