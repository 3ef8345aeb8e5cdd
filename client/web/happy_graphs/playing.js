// What the player of a leg is about to do, and does: by pointer, by keyboard, by dragging a card of the hand. It is kept
// here, as there is one page.

import { announce, draw } from "../app.js";
import * as doing from "../doing.js";
import { dragging, grab } from "../table/drag.js";
import { inSigns } from "../table/cards.js";
import { Board } from "./board.js";
import { nearest } from "./layout.js";
import { targetsOf } from "./scene.js";
import * as words from "./words.js";

/** @typedef {import("../types.js").Model} Model */
/** @typedef {import("../family_tree/leg.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Target} Target */

export const board = new Board("leg");
/** @type {Record<string, "up" | "down" | "left" | "right">} */
const WAYS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** What the player is about to do, and what was told. */
export const now = {
  /** @type {Scene | null} */
  scene: null,
  /** @type {Model | null} */
  model: null,
  /** @type {LegOptions | null} */
  options: null,
  /** The card of the hand that is chosen. @type {string | null} */
  card: null,
  /** @type {Target[]} */
  targets: [],
  /** @type {string | null} */
  square: null,
  /** A card on the board that is pointed at, to be taken back. @type {string | null} */
  picked: null,
  /** The ply at which a move was sent, until its answer is there. @type {number | null} */
  sent: null,
  /** A refusal that has been read. @type {unknown} */
  read: null,
  open: false,
  told: "",
  /** What was placed in a puzzle, and what was undone, the last one last. @type {string[]} */
  done: [],
  /** @type {string[]} */
  undone: [],
};

/** Take what is known now: keep what was chosen as far as it is still there. @param {Scene} scene @param {Model} model @param {LegOptions} options */
export function take(scene, model, options) {
  const another = now.scene?.key !== scene.key;
  const news = !another && now.scene?.ply !== scene.ply ? (scene.news[0] ?? "") : "";
  if (another) Object.assign(now, { card: null, square: null, picked: null, sent: null, done: [], undone: [] });
  board.look(scene.view, another, scene.myTurn);
  Object.assign(now, { scene, model, options });
  if (now.card === null || !scene.hand.includes(now.card)) now.card = scene.myTurn ? firstPlayable(scene) : null;
  now.targets = now.card === null ? [] : targetsOf(scene, now.card);
  if (!now.targets.some((target) => target.square === now.square)) now.square = null;
  if (now.sent !== null && (now.sent !== scene.ply || model.refused !== null)) now.sent = null;
  if (news) {
    now.picked = null;
    queueMicrotask(() => announce(news));
  }
  const refused = model.refused !== null && model.refused !== now.read ? inSigns(model.refused.message) : "";
  if (refused && refused !== now.told) queueMicrotask(() => announce(refused));
  now.told = refused;
}

/** @param {Scene} scene */
const firstPlayable = (scene) =>
  scene.view.mode === "puzzle"
    ? null
    : (scene.hand.find((card) => targetsOf(scene, card).length) ?? scene.hand[0] ?? null);

export const sending = () => now.sent !== null;

/** What is said of what is chosen. @returns {{first: string, bad: boolean}} */
export function says() {
  const { scene, model } = now;
  if (scene === null || model === null) return { first: "", bad: false };
  if (model.refused !== null && model.refused !== now.read) return { first: inSigns(model.refused.message), bad: true };
  if (now.options?.notice) return { first: now.options.notice, bad: false };
  if (sending()) return { first: words.SENT, bad: false };
  if (scene.over) return { first: `${words.OVER} ${words.score(scene.view.score)}.`, bad: false };
  if (!scene.myTurn) {
    const mover = scene.players.find((each) => each.turn);
    return { first: mover === undefined ? "" : words.turn(mover.name, false), bad: false };
  }
  if (now.card === null) return { first: words.CHOOSE_CARD, bad: false };
  const target = now.targets.find((each) => each.square === now.square);
  if (target === undefined) return { first: words.CHOOSE_SQUARE, bad: false };
  return {
    first: words.move(now.card, target.square, target.connections, target.happy.length, target.change),
    bad: false,
  };
}

// What the player does

/** @param {string} card */
export function choose(card) {
  if (now.scene === null) return;
  Object.assign(now, { card, square: null, picked: null, read: now.model?.refused ?? null });
  now.targets = targetsOf(now.scene, card);
  draw();
}

/** Choose a square, or play there if it is chosen; of a card in a puzzle it can be asked to take it back. @param {string} square */
export function touched(square) {
  const { scene } = now;
  if (scene === null || !scene.myTurn) return;
  now.read = now.model?.refused ?? null;
  if (now.targets.some((target) => target.square === square)) {
    if (now.square === square) play(square);
    else {
      now.square = square;
      now.picked = null;
      announce(says().first);
      draw();
    }
  } else if (scene.view.mode === "puzzle") {
    now.picked = now.picked === square ? null : square;
    draw();
  }
}

/** @param {string} square */
export function play(square) {
  if (now.card === null) return;
  const move = `${now.card}@${square}`;
  if (act(move)) {
    now.undone = [];
    now.done.push(move);
    now.square = null;
  }
}

/** Send a move. @param {string} move @returns {boolean} */
function act(move) {
  const { scene, model, options } = now;
  if (scene === null || model === null || !scene.myTurn || (sending() && scene.view.mode !== "puzzle")) return false;
  Object.assign(now, { sent: scene.ply, read: model.refused });
  options?.act(doing.move(model, move));
  draw();
  return true;
}

/** Take a card of a puzzle back. @param {string} square */
export function takeBack(square) {
  if (!act(`take ${square}`)) return;
  now.done = now.done.filter((move) => !move.endsWith(`@${square}`));
  now.picked = null;
}

/** Undo the last placing of one's own that still lies. */
export function undo() {
  const { scene } = now;
  if (scene === null || scene.view.mode !== "puzzle" || sending()) return;
  const last = now.done.at(-1);
  if (last === undefined) return;
  const square = last.slice(last.indexOf("@") + 1);
  if (act(`take ${square}`)) {
    now.done.pop();
    now.undone.push(last);
  }
}

export function redo() {
  const last = now.undone.at(-1);
  if (last === undefined || sending() || !act(last)) return;
  now.undone.pop();
  now.done.push(last);
}

export const finish = () => void act("done");

export function askHint() {
  if (now.model !== null) now.options?.act(doing.hint(now.model));
}

export function toggle() {
  now.open = !now.open;
  draw();
}

/** Drag a card of the hand onto a square. @param {PointerEvent} event @param {string} card */
export function drag(event, card) {
  if (!now.scene?.myTurn || event.button !== 0) return;
  if (now.card !== card) choose(card);
  grab(event, {
    over: (square) => {
      if (square !== now.square && (square === null || now.targets.some((target) => target.square === square))) {
        now.square = square;
        draw();
      }
    },
    dropped: (square) => {
      if (now.targets.some((target) => target.square === square)) play(square);
    },
  });
}

/** Take a key: arrows, Enter, digits, h, u, r, t, +, -, 0; tell whether it did anything. @param {KeyboardEvent} event @returns {boolean} */
export function legKey(event) {
  const { scene, options } = now;
  if (scene === null || event.ctrlKey || event.metaKey || event.altKey || dragging()) return false;
  const elsewhere = event.target instanceof Element && event.target.closest("button, a, summary, [role=slider]");
  if (elsewhere && (event.key === "Enter" || event.key === " ")) return false;
  const way = event.shiftKey ? undefined : WAYS[event.key];
  if (way !== undefined && now.targets.length) {
    const among = now.targets.map((target) => target.square);
    now.square = nearest(board.layout, among, now.square, way) ?? now.square;
    board.bring(now.square);
    announce(says().first);
    draw();
  } else if (event.key === "Enter" || event.key === " ") {
    if (scene.over) options?.goOn?.();
    else if (now.square !== null) play(now.square);
    else return false;
  } else if (/^[1-9]$/.test(event.key) && scene.myTurn && scene.hand[Number(event.key) - 1] !== undefined)
    choose(scene.hand[Number(event.key) - 1]);
  else if (event.key === "h" && scene.mayHint) askHint();
  else if (event.key === "u" && scene.view.mode === "puzzle") undo();
  else if (event.key === "r" && scene.view.mode === "puzzle") redo();
  else return board.key(event);
  return true;
}

/** Forget what was chosen: the leg is no longer on the page. */
export function closeLeg() {
  Object.assign(now, { scene: null, model: null, options: null, card: null, targets: [], square: null, sent: null });
}
