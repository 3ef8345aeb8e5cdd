// What the player of a leg is about to do, and does: by pointer, by keyboard, by dragging a card of the hand. It is kept
// here, as there is one page.

import { announce, draw } from "../app.js";
import * as doing from "../doing.js";
import { sendInTurn } from "../in_turn.js";
import { ask as question } from "../room/question.js";
import { dragging, grab, handAt } from "../table/drag.js";
import { inSigns } from "../table/cards.js";
import { Board } from "./board.js";
import { TILE, named, nearest, squareNamed } from "./layout.js";
import { targetsOf } from "./scene.js";
import * as words from "./words.js";

/** @typedef {import("../types.js").Model} Model */
/** @typedef {import("../games.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Target} Target */

/** A card that was placed on a square, or taken back from it. @typedef {{card: string, square: string, placed: boolean}} Step */

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
  /** Moves that were sent; in a puzzle, where others may follow, also those that wait for their turn. @type {{move: string, answered: boolean}[]} */
  sent: [],
  /** What was asked for in a puzzle and waits for the answers before it. @type {(() => boolean)[]} */
  later: [],
  /** A refusal that has been read. @type {unknown} */
  read: null,
  open: false,
  told: "",
  /** What was done in a puzzle, and what was undone, the last one last. @type {Step[]} */
  done: [],
  /** @type {Step[]} */
  undone: [],
};

/** Take what is known now: keep what was chosen as far as it is still there. @param {Scene} scene @param {Model} model @param {LegOptions} options */
export function take(scene, model, options) {
  const another = now.scene?.key !== scene.key;
  const news = !another && scene.ply > (now.scene?.ply ?? 0) ? (scene.news[0] ?? "") : "";
  const hint =
    scene.hint !== null && now.scene?.hint == null
      ? `${words.HINT}: ${words.hint(scene.hint.move, scene.hint.score)}`
      : "";
  if (another) {
    Object.assign(now, { card: null, square: null, picked: null, sent: [], later: [] });
    Object.assign(now, { done: lying(scene), undone: [] });
  }
  board.look(scene.view, another, scene.myTurn);
  Object.assign(now, { scene, model, options });
  if (now.card === null || !scene.hand.includes(now.card)) now.card = scene.myTurn ? firstPlayable(scene) : null;
  now.targets = now.card === null ? [] : targetsOf(scene, now.card);
  if (!now.targets.some((target) => target.square === now.square)) now.square = null;
  now.sent = now.sent.filter(({ answered }) => !answered);
  if (!sending() && now.later.length) queueMicrotask(goOn);
  if (news) {
    now.picked = null;
    queueMicrotask(() => announce(news));
  }
  if (hint) queueMicrotask(() => announce(hint));
  const refused = model.refused !== null && model.refused !== now.read ? inSigns(model.refused.message) : "";
  if (refused && refused !== now.told) queueMicrotask(() => announce(refused));
  now.told = refused;
}

/** @param {Scene} scene */
const firstPlayable = (scene) =>
  scene.view.mode === "puzzle"
    ? null
    : (scene.hand.find((card) => targetsOf(scene, card).length) ?? scene.hand[0] ?? null);

export const sending = () => now.sent.length > 0;

/** What is said of what is chosen. @returns {{first: string, bad: boolean}} */
export function says() {
  const { scene, model } = now;
  if (scene === null || model === null) return { first: "", bad: false };
  if (model.refused !== null && model.refused !== now.read) return { first: inSigns(model.refused.message), bad: true };
  if (now.options?.notice) return { first: now.options.notice, bad: false };
  if (sending()) return { first: words.SENT, bad: false };
  if (scene.over) return { first: `${words.OVER}: ${words.score(scene.view.score, true)}.`, bad: false };
  if (!scene.myTurn) {
    const mover = scene.players.find((each) => each.turn);
    return { first: mover === undefined ? "" : words.turn(mover.name, false), bad: false };
  }
  const picked = now.picked === null ? undefined : lyingAt(scene, now.picked);
  if (now.picked !== null && picked !== undefined) return { first: `${words.lying(picked, now.picked)}.`, bad: false };
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
  if (now.card === null || (sending() && now.scene?.view.mode !== "puzzle")) return;
  const step = { card: now.card, square, placed: true };
  now.square = null;
  inTurn(() => steps(step));
}

/** Make a step that begins anew what can be done again. @param {Step} step */
function steps(step) {
  if (!act(asMove(step))) return;
  now.undone = [];
  now.done.push(step);
}

/** Do something once all that was asked for before it is on its way. @param {() => boolean | void} deed false: it waits for the answers to that */
function inTurn(deed) {
  const done = () => deed() !== false;
  if (now.later.length || !done()) now.later.push(done);
  draw();
}

/** Do what was asked for while the answers were waited for. */
function goOn() {
  while (now.later.length && now.later[0]()) now.later.shift();
}

/** @param {Step} step */
const asMove = ({ card, square, placed }) => (placed ? `${card}@${square}` : `take ${square}`);

/** Send a move. @param {string} move @returns {boolean} */
function act(move) {
  const { scene, model } = now;
  if (scene === null || model === null || !scene.myTurn) return false;
  now.read = model.refused;
  now.sent.push({ move, answered: false });
  if (now.sent.length === 1) void sendInTurn(() => now.sent, ask, draw);
  draw();
  return true;
}

/** @param {{move: string}} sent */
const ask = ({ move }) => (now.model === null ? null : now.options?.act(doing.move(now.model, move)));

/** Take a card of a puzzle back. @param {string} square */
export function takeBack(square) {
  now.picked = null;
  inTurn(() => {
    const card = now.scene === null ? null : cardOn(now.scene, square);
    if (card !== null) steps({ card, square, placed: false });
  });
}

/** Undo one's last step that can still be undone: others may have moved what it moved. */
export const undo = () => inTurn(() => again(now.done, now.undone, true));

export const redo = () => inTurn(() => again(now.undone, now.done, false));

/** Do the last of some steps again, or the other way round, and put it with others; false: it has to wait. @param {Step[]} from @param {Step[]} to @param {boolean} back */
function again(from, to, back) {
  const { scene } = now;
  if (scene === null || scene.view.mode !== "puzzle" || !scene.myTurn) return true;
  for (let step = from.at(-1); step !== undefined; step = from.at(-1)) {
    const placed = step.placed !== back;
    if (placed && sending()) return false; // where it goes is known once the moves before it are answered
    from.pop();
    if (placed) beginAnew(scene, step, [...from, ...to]);
    const { card, square } = step;
    const fits = () => targetsOf(scene, card).some((target) => target.square === square);
    const can = placed ? scene.hand.includes(card) && fits() : cardOn(scene, square) === card || coming(step);
    if (can && act(asMove({ card, square, placed }))) {
      to.push(step);
      return true;
    }
  }
  draw();
  return true;
}

/** Whether a card is on its way to where a step placed it. @param {Step} step */
const coming = (step) => now.sent.some(({ move }) => move === asMove(step));

/** A group whose last card was taken back begins anew where groups begin: one's other steps in it move along. @param {Scene} scene @param {Step} step @param {Step[]} others */
function beginAnew({ view }, step, others) {
  const from = squareNamed(step.square);
  const begun = view.new_group;
  if (begun === null || view.groups.some((group) => group.number === from.group)) return;
  for (const each of [step, ...others]) {
    const { group, x, y } = squareNamed(each.square);
    if (group === from.group) each.square = named({ group: begun, x: x - from.x, y: y - from.y });
  }
}

/** The cards that lie in a puzzle when one comes in, as steps. @param {Scene} scene @returns {Step[]} */
const lying = ({ view }) =>
  view.mode !== "puzzle"
    ? []
    : view.groups.flatMap(({ number: group, cards }) =>
        cards.map(({ card, x, y }) => ({ card, square: named({ group, x, y }), placed: true })),
      );

/** The squares on which cards lie. @param {Scene} scene */
const lyingOn = ({ view }) =>
  view.groups.flatMap(({ number: group, cards }) => cards.map(({ x, y }) => named({ group, x, y })));

/** What lies on a square. @param {Scene} scene @param {string} square */
function lyingAt({ view }, square) {
  const { group, x, y } = squareNamed(square);
  return view.groups.find((each) => each.number === group)?.cards.find((each) => each.x === x && each.y === y);
}

/** The card that lies on a square. @param {Scene} scene @param {string} square @returns {string | null} */
const cardOn = (scene, square) => lyingAt(scene, square)?.card ?? null;

/** Ask whether a puzzle is to end as it is. */
export function finish() {
  if (now.scene === null) return;
  question(words.DONE_TITLE, words.sure(now.scene.view.score), [
    { text: words.PLAY_ON },
    { text: words.DONE, go: () => inTurn(() => void act("done")), bad: true },
  ]);
}

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
  const over = (/** @type {string | null} */ square) => {
    if (square !== now.square && (square === null || now.targets.some((target) => target.square === square))) {
      now.square = square;
      draw();
    }
  };
  const dropped = (/** @type {string} */ square) => {
    if (now.targets.some((target) => target.square === square)) play(square);
  };
  // The card alone is carried, without the button that it lies on.
  const look = (/** @type {HTMLElement} */ button) => {
    const ghost = document.createElement("div");
    ghost.append(...[...button.querySelectorAll("svg")].map((picture) => picture.cloneNode(true)));
    return ghost;
  };
  grab(event, { over, dropped }, { look });
}

/** Drag a card of the board back to the hand. @param {PointerEvent} event @param {string} square */
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
  grab(event, { dropped: () => takeBack(square) }, { look, under: handAt });
}

/** Take a key: arrows, Enter, digits, h, in a puzzle a, t, u and r, +, -, 0; tell whether it did anything. @param {KeyboardEvent} event @returns {boolean} */
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

/** The card of the hand that a key chooses: by its place, in a puzzle, where there are many, by its rank. @param {Scene} scene @param {string} key */
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

/** Forget what was chosen: the leg is no longer on the page. */
export function closeLeg() {
  Object.assign(now, {
    scene: null,
    model: null,
    options: null,
    card: null,
    targets: [],
    square: null,
    sent: [],
    later: [],
  });
}
