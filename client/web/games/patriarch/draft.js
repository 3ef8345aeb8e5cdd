// A tree in progress: places to fill if the shape is fixed, cards hung under cards if it is free. Pure: every step
// returns another draft. An impossible step is refused, and `said` says why.

import { messages as legText } from "./messages/leg.js";
import { messages as treesText } from "./messages/trees.js";
import {
  children,
  filled,
  generation,
  notInFamily,
  read,
  shapeOf,
  withBelow,
  written,
  wrong,
  BadTree,
} from "./trees.js";

/** @typedef {import("./trees.js").Family} Family */
/** @typedef {import("./trees.js").Parents} Parents */
/**
 * If the shape is fixed, `slots` are its places in writing order, "" for an empty place; if it is free, `parents` are
 * the cards with a place. `at` is where the next card goes: a place's number, or the card to hang it under ("": at the
 * top). `said` is why the last step was refused.
 * @typedef {{family: Family, slots: readonly string[], parents: Parents, at: string, said: string | null}} Draft
 */
/** A card or an empty place as it is drawn: `key` names it, as `parent` does its parent's. @typedef {{key: string, parent: string, card: string}} Node */

/** The place to drop a card that leaves the tree. */
export const TRAY = "tray";
/** The sign for an empty place. */
const EMPTY = "·";
/** The place above all cards. */
export const TOP = "top";

/** @param {Family} family @returns {Draft} */
export const empty = (family) => ({
  family,
  slots: family.shape === null ? [] : [...family.ranks].map(() => ""),
  parents: new Map(),
  at: family.shape === null ? "" : "0",
  said: null,
});

/** The cards that have no place yet. @param {Draft} draft */
export function missing({ family, slots, parents }) {
  return [...family.ranks].filter((card) => !slots.includes(card) && !parents.has(card));
}

/** Whether a click takes another card without a place instead of the held one. @param {Draft} draft @param {string | null} held @param {string} where @param {string} card */
export const switches = (draft, held, where, card) =>
  where === TRAY && card !== "" && card !== held && held !== null && missing(draft).includes(held);

/** The tree in writing, if it is complete. @param {Draft} draft */
export function treeOf(draft) {
  if (missing(draft).length) return null;
  return written(draft.family.shape === null ? draft.parents : filled(draft.family.shape, draft.slots));
}

/** The unfinished tree in writing. @param {Draft} draft */
export function textOf(draft) {
  if (draft.family.shape === null) return written(draft.parents);
  return treeOf(draft) ?? (draft.slots.some(Boolean) ? partly(draft.family.shape, draft.slots) : "");
}

/** A shape with the cards placed so far. @param {string} shape @param {readonly string[]} slots */
function partly(shape, slots) {
  let at = 0;
  return shape.replace(/\*/g, () => slots[at++] || EMPTY);
}

/** The nodes to draw. @param {Draft} draft @returns {Node[]} */
export function nodes({ family, slots, parents }) {
  if (family.shape === null) return [...parents].map(([card, parent]) => ({ key: card, parent, card }));
  const places = filled(
    family.shape,
    slots.map((_, at) => `${at}`),
  );
  return [...places].map(([key, parent]) => ({ key, parent, card: slots[Number(key)] }));
}

/** A complete tree to change. @param {Family} family @param {string} tree @returns {Draft} */
export function draftOf(family, tree) {
  const parents = read(tree);
  if (family.shape === null) return { ...empty(family), parents, at: children(parents, "")[0] };
  if (shapeOf(parents) !== family.shape) return empty(family);
  return { ...empty(family), slots: inOrder(parents, "") };
}

/** The cards in the order of a shape's places. All fixed shapes are the same on both sides. @param {Parents} parents @param {string} card @returns {string[]} */
const inOrder = (parents, card) => children(parents, card).flatMap((child) => [child, ...inOrder(parents, child)]);

/** Read typed text as a tree, complete or not; `said` explains an error; 1 is an ace. @param {Draft} draft @param {string} typed @returns {Draft} */
export function typed(draft, typed) {
  const text = typed.replaceAll("1", "A");
  if (text.trim() === "") return empty(draft.family);
  if (text.includes(EMPTY)) return { ...draft, said: treesText.emptyPlaces(EMPTY) };
  try {
    const parents = read(text);
    const why = wrong(parents, draft.family);
    return why === null ? draftOf(draft.family, text) : { ...draft, said: why };
  } catch (error) {
    if (error instanceof BadTree) return { ...draft, said: error.message };
    throw error;
  }
}

/** Put a card on a place, under a card, at the top, or back among the cards without a place. @param {Draft} draft @param {string} card @param {string} where @returns {Draft} */
export function put(draft, card, where) {
  if (!draft.family.ranks.includes(card)) {
    return { ...draft, said: notInFamily(card, draft.family.ranks) };
  }
  if (where === TRAY) return away(draft, card);
  return draft.family.shape === null ? hang(draft, card, where) : fill(draft, card, where);
}

/** @param {Draft} draft @param {string} card @param {string} where @returns {Draft} */
function fill(draft, card, where) {
  const slots = [...draft.slots];
  const at = where === TOP ? 0 : Number(where);
  // A card that already has a place swaps places with the card there.
  if (slots.includes(card)) slots[slots.indexOf(card)] = slots[at];
  slots[at] = card;
  const free = slots.flatMap((slot, place) => (slot === "" ? [place] : []));
  const last = missing({ ...draft, slots });
  if (free.length === 1 && last.length === 1) slots[/** @type {number} */ (free.pop())] = last[0];
  const next = free.find((place) => place > at) ?? free[0] ?? at;
  return { ...draft, slots, at: `${next}`, said: null };
}

/** @param {Draft} draft @param {string} card @param {string} where @returns {Draft} */
function hang(draft, card, where) {
  const { parents, family } = draft;
  const [top] = children(parents, "");
  const under = where === TOP ? "" : where;
  if (top === undefined) return { ...draft, parents: new Map([[card, ""]]), at: card, said: null };
  if (under === "") return toTop(draft, card, top);
  if (under === card) return { ...draft, said: null };
  if (parents.has(card) && withBelow(parents, card).includes(under))
    return {
      ...draft,
      said: card === top ? treesText.topCard(card) : treesText.isBelow({ below: under, card }),
    };
  const moved = new Map([...parents].filter(([each]) => each !== card));
  moved.set(card, under);
  if (deepest(moved) > family.generations)
    return {
      ...draft,
      said: treesText.notUnder({ most: family.generations, card, under }),
    };
  return { ...draft, parents: moved, at: under, said: null };
}

/** Make a card the top one: it swaps places with the top card, or goes above it. @param {Draft} draft @param {string} card @param {string} top @returns {Draft} */
function toTop(draft, card, top) {
  const { parents, family } = draft;
  const swap = (/** @type {string} */ each) => (each === card ? top : each === top ? card : each);
  const moved = parents.has(card)
    ? new Map([...parents].map(([each, parent]) => [swap(each), swap(parent)]))
    : new Map([
        [card, ""],
        ...[...parents].map(([each, parent]) => /** @type {[string, string]} */ ([each, parent || card])),
      ]);
  if (deepest(moved) > family.generations)
    return {
      ...draft,
      said: treesText.notAbove({ most: family.generations, card, below: top }),
    };
  return { ...draft, parents: moved, at: card, said: null };
}

/** @param {Parents} parents */
const deepest = (parents) => 1 + Math.max(...[...parents.keys()].map((card) => generation(parents, card)));

/** Take a card out of the tree; in a free shape, with all cards below it. @param {Draft} draft @param {string} card @returns {Draft} */
function away(draft, card) {
  if (draft.slots.includes(card)) {
    const at = draft.slots.indexOf(card);
    return { ...draft, slots: draft.slots.map((slot) => (slot === card ? "" : slot)), at: `${at}`, said: null };
  }
  if (!draft.parents.has(card)) return { ...draft, said: null };
  const gone = withBelow(draft.parents, card);
  const at = draft.parents.get(card) ?? "";
  return { ...draft, parents: new Map([...draft.parents].filter(([each]) => !gone.includes(each))), at, said: null };
}

/** Take out the chosen card, or else the one added last. @param {Draft} draft @returns {Draft} */
export function erase(draft) {
  if (draft.family.shape === null) {
    const last = [...draft.parents.keys()].at(-1);
    return last === undefined ? draft : away(draft, last);
  }
  const at = Number(draft.at);
  const before = draft.slots[at] ? at : draft.slots.findLastIndex((slot, place) => slot !== "" && place < at);
  const card = draft.slots[before] ?? draft.slots.findLast((slot) => slot !== "");
  return card ? away(draft, card) : draft;
}

/** Choose where the next card goes. @param {Draft} draft @param {string} at @returns {Draft} */
export const choose = (draft, at) => ({ ...draft, at, said: null });

/** Go down to the card added last, or up to the parent, as in typing the notation. @param {Draft} draft @param {"(" | ")"} sign @returns {Draft} */
export function climb(draft, sign) {
  if (draft.family.shape !== null || draft.parents.size === 0) return { ...draft, said: null };
  const last = [...draft.parents.keys()].at(-1) ?? "";
  return { ...draft, at: sign === "(" ? last : draft.parents.get(draft.at) || draft.at, said: null };
}

/** The next thing to do, in a sentence; null if the tree is complete. @param {Draft} draft */
export function lacks(draft) {
  const left = missing(draft);
  if (left.length === 0) return null;
  return legText.notPlaced({ cards: left, count: left.length });
}

/** A draft as text for storage. @param {Draft} draft */
export const noted = ({ slots, parents }) => JSON.stringify([slots, [...parents]]);

/** A stored draft, or the fresh one if the text does not fit this family. @param {Draft} fresh @param {string} text @returns {Draft} */
export function recalled(fresh, text) {
  try {
    const [slots, parents] = JSON.parse(text);
    const cards = [...slots, .../** @type {[string, string][]} */ (parents).map(([card]) => card)].filter(Boolean);
    const known = slots.length === fresh.slots.length && cards.every((card) => fresh.family.ranks.includes(card));
    if (!known || cards.length === 0) return fresh;
    const made = { ...fresh, slots, parents: new Map(parents) };
    const next = slots.indexOf("");
    return { ...made, at: fresh.family.shape === null ? children(made.parents, "")[0] : `${Math.max(0, next)}` };
  } catch {
    return fresh;
  }
}
