// What the player of a leg is about to do, and does: a tree is put together by dragging, by keys or by typing. The
// state is kept here, because there is one page. The tree is also stored, so that it survives events, lost connections
// and reloads.

import { messages as gameText } from "../../text/messages/game.js";
import { refusal } from "./rejection_text.js";
import { dragging, grab } from "../../board/drag.js";
import * as identity from "../../profile/identity.js";
import * as doing from "../../room/commands.js";
import { announce, draw } from "../../widgets/page.js";
import * as draft from "./draft.js";
import * as shelf from "./drafts.js";
import { carried } from "./drawing.js";
import { layOut, stepped } from "./layout.js";
import * as guessText from "./guess_text.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./draft.js").Draft} Draft */

const MOST_UNDONE = 60;
/** A card put down for a grade. @typedef {keyof import("./trees.js").Grade} Part */
/** The keys of the cards of a grade. @type {Record<string, Part>} */
const PARTS = { r: "red", b: "black", d: "down" };

/** What the player is about to do, and the messages shown. */
export const now = {
  /** @type {Scene | null} */
  scene: null,
  /** @type {Model | null} */
  model: null,
  /** @type {LegOptions | null} */
  options: null,
  /** @type {Draft | null} */
  draft: null,
  /** The draft's earlier states, the last one last. @type {Draft[]} */
  before: [],
  /** A card that was picked up, to be put down at the next click. @type {string | null} */
  held: null,
  /** The text typed as a tree; null if it does not differ from the draft. @type {string | null} */
  typed: null,
  suit: "S",
  /** Whether another request leaves the tree open. */
  asks: false,
  /** The ply at which a move was sent, until its answer arrives. @type {number | null} */
  sent: null,
  /** A refusal that has been read. @type {unknown} */
  read: null,
  /** Whether the panel is open, if there is little room. */
  open: false,
  told: "",
  /** The cards put down for the guess that is graded, which has this number. @type {{number: number, cards: Part[]}} */
  grading: { number: 0, cards: [] },
};

/** Take in a new state; the tree in progress stays. @param {Scene} scene @param {Model} model @param {LegOptions} options */
export function take(scene, model, options) {
  const another = now.scene?.key !== scene.key;
  if (another && now.scene !== null && now.draft !== null)
    shelf.putAway(now.scene.key, { draft: now.draft, before: now.before, typed: now.typed, suit: now.suit });
  const hint =
    scene.hint !== null && now.scene?.hint == null
      ? legText.hint({ tree: guessText.move(scene.hint.move), expected: scene.hint.score })
      : "";
  const news = !another && scene.ply > (now.scene?.ply ?? 0) ? (scene.news[0] ?? "") : "";
  if (another)
    Object.assign(now, {
      held: null,
      sent: null,
      asks: false,
      open: false,
      ...shelf.takeOut(scene.key, scene.family, scene.view.suit ?? "S"),
    });
  Object.assign(now, { scene, model, options });
  if (now.sent !== null && (now.sent !== scene.ply || model.refused !== null)) now.sent = null;
  if (news) queueMicrotask(() => announce(news));
  if (hint) queueMicrotask(() => announce(hint));
  const refused = model.refused !== null && model.refused !== now.read ? refusal(model.refused) : "";
  if (refused && refused !== now.told) queueMicrotask(() => announce(refused));
  now.told = refused;
}

/** Continue with another draft. @param {Draft} to @param {boolean} [step] whether it can be undone */
function change(to, step = true) {
  const { scene, draft: from } = now;
  if (scene === null || from === null) return;
  const changed = draft.noted(to) !== draft.noted(from);
  if (changed && step) now.before = [...now.before, from].slice(-MOST_UNDONE);
  Object.assign(now, { draft: to, typed: null, asks: false, read: now.model?.refused ?? null });
  if (changed) shelf.note(scene.key, now.suit, to);
  announce(to.said ?? guessText.now(draft.textOf(to)));
  draw();
}

/** Put a card somewhere. @param {string} card @param {string} where */
export function put(card, where) {
  if (now.draft === null) return;
  now.held = null;
  change(draft.put(now.draft, card, where));
}

/** Handle a click on a card or place: put the held card there, pick a card up, or choose a place. Among the cards without a place, pick another one up. @param {string} where @param {string} card "" for an empty place */
export function clicked(where, card) {
  if (now.draft === null) return;
  if (draft.switches(now.draft, now.held, where, card)) {
    now.held = card;
    draw();
  } else if (now.held !== null && now.held !== card) put(now.held, where);
  else {
    now.held = now.held === null && card !== "" ? card : null;
    if (where !== draft.TRAY && where !== draft.TOP) change(draft.choose(now.draft, where), false);
    else draw();
  }
}

/** Pick a card up. @param {PointerEvent} event @param {string} card @param {string | null} suit */
export function drag(event, card, suit) {
  const mark = (/** @type {string | null} */ where) => {
    for (const each of document.querySelectorAll("[data-drop]"))
      each.classList.toggle("under", each.getAttribute("data-drop") === where);
  };
  event.currentTarget?.addEventListener("lostpointercapture", () => mark(null), { once: true });
  const look = () => carried(suit, card);
  grab(event, { over: mark, dropped: (where) => put(card, where) }, { look, under: dropAt });
}

/** Where a card would go if it were dropped now. @param {MouseEvent} at @returns {string | null} */
const dropAt = (at) =>
  document
    .elementsFromPoint(at.clientX, at.clientY)
    .filter((each) => !each.closest(".held"))
    .map((each) => each.closest("[data-drop]")?.getAttribute("data-drop"))
    .find((each) => each != null) ?? null;

/** Handle text typed as a tree. @param {string} text */
export function type(text) {
  if (now.draft === null) return;
  const to = draft.typed(now.draft, text);
  if (to.said === null) change(to);
  else now.draft = to;
  now.typed = text;
  draw();
}

export function undo() {
  const last = now.before.at(-1);
  if (last === undefined) return;
  const rest = now.before.slice(0, -1);
  change(last, false);
  now.before = rest;
}

export const clear = () => now.scene !== null && change(draft.empty(now.scene.family));

/** Continue from a tree, such as the last guess. @param {string} tree */
export const takeTree = (tree) => now.scene !== null && change(draft.draftOf(now.scene.family, tree));

/** The player's own last guess. @param {Scene} scene */
export const lastGuess = ({ view, me }) =>
  view.rows.find(({ seat }) => seat === me?.seat)?.guesses.findLast(({ tree }) => tree !== null)?.tree ?? null;

/** @param {string} suit */
export function chooseSuit(suit) {
  now.suit = suit;
  if (now.scene !== null && now.draft !== null) shelf.note(now.scene.key, suit, now.draft);
  draw();
}

export const sending = () => now.sent !== null;

/** Why the tree cannot be sent as it is, or null. @returns {string | null} */
export function hinders() {
  const { scene, draft: made } = now;
  if (scene === null || made === null) return gameText.noLeg();
  if (made.said !== null) return made.said;
  const lacks = draft.lacks(made);
  if (lacks !== null) return lacks;
  if (scene.may("tree")) return null;
  const tree = draft.treeOf(made);
  const row = scene.view.rows.find(({ seat }) => seat === scene.me?.seat);
  if (row?.guesses.some((guess) => guess.tree === tree)) return legText.guessedAlready();
  if (!scene.may("guess")) return waitsWith(scene);
  return null;
}

/** Why no guess can be made now. @param {Scene} scene */
function waitsWith({ view, owner, me, duel }) {
  const waiting = view.queue.filter((seat) => seat === me?.seat).length;
  if (duel && waiting) return legText.oneWaits();
  if (waiting >= 2) return legText.twoWait();
  return legText.notLaid(owner.name);
}

/** Send the tree, as a guess or as the hidden tree. */
export function send() {
  const { scene, draft: made } = now;
  const why = hinders();
  if (scene === null || made === null || sending()) return;
  if (why !== null) {
    const waits = why === waitsWith(scene); // this passes without a change to the tree
    if (made.said === null && !waits) now.draft = { ...made, said: why };
    announce(why);
    draw();
    return;
  }
  const tree = draft.treeOf(made);
  act(scene.may("tree") ? `tree ${now.suit} ${tree}` : `guess ${tree}`);
}

/** Leave the tree open, at the second request. */
export function leaveOpen() {
  if (now.asks) return act(`tree ${now.suit} open`);
  now.asks = true;
  announce(legText.askLeaveOpen());
  draw();
}
/** Announce the grade of the front guess: as it was put down, if the owner works it out. */
export function grade() {
  const { scene } = now;
  if (!scene?.worksOut) return act("grade");
  const cards = putDown(scene);
  const count = (/** @type {Part} */ part) => cards.filter((each) => each === part).length;
  act(`grade ${count("red")} ${count("black")} ${count("down")}`);
}

/** The cards put down for the guess that is graded. @param {Scene} scene */
export const putDown = ({ front }) => (front !== null && now.grading.number === front.number ? now.grading.cards : []);

/** Put a card down for the guess that is graded. @param {Part} part */
export function addCard(part) {
  const { scene } = now;
  if (!scene?.worksOut || scene.front === null) return;
  const cards = putDown(scene);
  if (cards.length < scene.family.ranks.length) regrade(scene.front.number, [...cards, part]);
}

/** Take a card back, the last one of its kind. @param {Part} part */
export function removeCard(part) {
  const { scene } = now;
  if (!scene?.worksOut || scene.front === null) return;
  const cards = putDown(scene);
  const at = cards.lastIndexOf(part);
  if (at >= 0)
    regrade(
      scene.front.number,
      cards.filter((_, each) => each !== at),
    );
}

/** @param {number} number @param {Part[]} cards */
function regrade(number, cards) {
  Object.assign(now, { grading: { number, cards }, read: now.model?.refused ?? null });
  const count = (/** @type {Part} */ part) => cards.filter((each) => each === part).length;
  announce(guessText.grade({ red: count("red"), black: count("black"), down: count("down") }));
  draw();
}

/** @param {string} move */
function act(move) {
  const { scene, model, options } = now;
  if (scene === null || model === null || sending()) return;
  const command = doing.move(model, move);
  if (command === null) return;
  Object.assign(now, { sent: scene.ply, asks: false, read: model.refused });
  options?.act(command);
  draw();
}

export function askHint() {
  if (now.model !== null) now.options?.act(doing.hint(now.model));
}

export function toggle() {
  now.open = !now.open;
  draw();
}

const NOTES = "patriarch-notes";
/** Whether the player wants the note board. */
export const wantsNotes = () => identity.noted(NOTES) !== "off";
export function toggleNotes() {
  identity.note(NOTES, wantsNotes() ? "off" : "on");
  draw();
}

/** Handle a key: ranks, arrows, parentheses, Backspace, Enter, u, h, n, x, =, s; return whether it did anything. @param {KeyboardEvent} event @returns {boolean} */
export function legKey(event) {
  const { scene, options } = now;
  if (scene === null || event.ctrlKey || event.metaKey || event.altKey || dragging()) return false;
  const { key } = event;
  const elsewhere = event.target instanceof Element && event.target.closest("button,a,summary");
  if (elsewhere && (key === "Enter" || key === " ")) return false;
  if (key === "n") toggleNotes();
  else if (key === "h" && scene.mayHint) askHint();
  else if (key === "Enter" && scene.over) options?.goOn?.();
  else if (key === "Enter" && scene.may("grade")) grade();
  else if (scene.worksOut && key in PARTS) addCard(PARTS[key]);
  else if (scene.worksOut && key === "Backspace" && putDown(scene).length)
    removeCard(putDown(scene)[putDown(scene).length - 1]);
  else return scene.composes && composes(key);
  return true;
}

/** @param {string} key */
function composes(key) {
  const { scene, draft: made } = now;
  if (scene === null || made === null) return false;
  const rank = key === "1" ? "A" : key.toUpperCase();
  if (rank.length === 1 && "A23456789".includes(rank)) put(rank, made.at === "" ? draft.TOP : made.at);
  else if (key in { ArrowUp: 0, ArrowDown: 0, ArrowLeft: 0, ArrowRight: 0 }) step(key);
  else if (key === "(" || key === ")") change(draft.climb(made, key), false);
  else if (key === "Backspace" || key === "Delete") change(draft.erase(made));
  else if (key === "Enter") send();
  else if (key === "u") undo();
  else if (key === "x") clear();
  else if (key === "=" && (scene.hint || lastGuess(scene)))
    takeTree(scene.hint?.move.slice(6) ?? lastGuess(scene) ?? "");
  else if (key === "s" && scene.may("tree")) chooseSuit("CDHS"["CDHS".indexOf(now.suit) + 1] ?? "C");
  else if (key === " ") return pressed();
  else if (key === "Escape" && (now.held !== null || now.asks)) {
    Object.assign(now, { held: null, asks: false });
    draw();
  } else return false;
  return true;
}

/** Space does the same as a click on the focused card or place. */
function pressed() {
  const at = document.activeElement?.closest("[data-drop]");
  if (!at) return false;
  const { held } = now;
  clicked(at.getAttribute("data-drop") ?? "", at.getAttribute("data-card") ?? "");
  // The keyboard follows the card that was put down.
  if (held !== null && now.held === null)
    requestAnimationFrame(() => {
      const card = document.querySelector(`.family-editor [data-card="${held}"]`);
      if (card instanceof SVGElement) card.focus();
    });
  return true;
}

/** Mark the nearest card or place in a direction; it gets the focus, if the tree has it. @param {string} key */
function step(key) {
  const made = now.draft;
  if (made === null) return;
  const { spots } = layOut(draft.nodes(made));
  const at = stepped(spots, made.at, key);
  if (at === made.at) return;
  const within = document.activeElement?.closest(".family-editor :is(.standing, .place)") != null;
  change(draft.choose(made, at), false);
  const button = () => document.querySelector(`.family-editor [data-node="${at}"]`);
  queueMicrotask(() => {
    const to = button();
    if (to instanceof SVGElement) {
      if (within) to.focus();
      announce(to.getAttribute("aria-label") ?? "");
    }
  });
}

/** Close the leg when it leaves the page. */
export function closeLeg() {
  shelf.forget();
  Object.assign(now, { scene: null, model: null, options: null, draft: null, before: [], held: null, sent: null });
}
