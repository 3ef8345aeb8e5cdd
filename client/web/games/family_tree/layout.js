// The layout of the picture of the whole tree: generations from the top down, couples side by side. Pure.

import { tidy } from "./tidy_tree.js";

/** @typedef {import("../../protocol/messages.js").Family} Family */
/** @typedef {import("../../board/camera.js").Box} Box */
/**
 * A family's place: the box of its couple (or single), the middle of its marriage line, and where its children's line
 * runs across.
 * @typedef {{family: Family, box: Box, knot: {x: number, y: number}, bus: number, label: {x: number, y: number}}} Placed
 */
/** @typedef {{width: number, height: number, anchor: Box | null, families: Placed[], cards: Map<string, Box>}} Layout */

export const CARD = { width: 70, height: 98 };
/** A 2 is drawn smaller, beside its couple. */
const SMALL = 0.76;
/** How far a covering card lies below the covered one, so that both are visible. */
export const PEEK = 27;
export const MARRIAGE = 28;
const BESIDE = 7;
const GAP = 26;
const LABEL = 30;
const DESCENT = 46;
const MARGIN = 30;

/** @type {Layout} */
export const EMPTY = { width: 0, height: 0, anchor: null, families: [], cards: new Map() };

/**
 * Lay out a tree. Its families are in tree order, each before its children's families.
 * @param {readonly Family[]} families
 * @returns {Layout}
 */
export function layOut(families) {
  if (!families.length) return EMPTY;
  const across = tidy(shapeOf(families));
  const tops = linesOf(families);
  const least = Math.min(...families.map((family) => (across.get(family.member) ?? 0) - CARD.width / 2));
  /** @type {Map<string, Box>} */
  const cards = new Map();
  const placed = families.map((family) =>
    place(family, (across.get(family.member) ?? 0) - least + MARGIN, tops, cards),
  );
  const boxes = [...cards.values()];
  return {
    width: Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + LABEL + MARGIN,
    anchor: placed[0].box,
    families: placed,
    cards,
  };
}

/** The smallest box around boxes. @param {Box[]} boxes @returns {Box} */
export function around(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The cards on a member's and on a spouse's place, the covered one first. @param {Family} family */
const piles = (family) => [
  [family.member, family.member_cover],
  [family.spouse, family.spouse_cover],
];

/** @param {readonly Family[]} families @returns {import("./tidy_tree.js").Shape} */
function shapeOf(families) {
  const born = new Map(families.map((family) => [family.member, family]));
  /** @param {Family} family @returns {import("./tidy_tree.js").Shape} */
  const shape = (family) => {
    const couple = family.spouse === null ? 0 : MARRIAGE + CARD.width;
    const two = family.extended === null ? 0 : BESIDE + SMALL * CARD.width;
    return {
      key: family.member,
      left: CARD.width / 2,
      right: CARD.width / 2 + couple + two,
      hang: couple / 2,
      gap: GAP,
      children: family.children.flatMap((child) => {
        const each = born.get(child);
        return each === undefined ? [] : [shape(each)];
      }),
    };
  };
  return shape(families[0]);
}

/** The top of each generation; one with covered cards or hands takes more room. @param {readonly Family[]} families */
function linesOf(families) {
  /** @type {Map<number, {top: number, peek: number, label: number}>} */
  const lines = new Map();
  let top = MARGIN;
  for (let level = 1; ; level += 1) {
    const here = families.filter((family) => family.level === level);
    if (!here.length) return lines;
    const peek = here.some((family) => family.member_cover !== null || family.spouse_cover !== null) ? PEEK : 0;
    const label = here.some((family) => labelled(family)) ? LABEL : 0;
    lines.set(level, { top, peek, label });
    top += CARD.height + peek + label + DESCENT;
  }
}

/** Whether there is text under a family. @param {Family} family */
export const labelled = (family) => family.hand !== null || family.celebrity !== 0;

/**
 * @param {Family} family
 * @param {number} x the middle of its member
 * @param {Map<number, {top: number, peek: number, label: number}>} lines
 * @param {Map<string, Box>} cards
 * @returns {Placed}
 */
function place(family, x, lines, cards) {
  const line = lines.get(family.level) ?? { top: MARGIN, peek: 0, label: 0 };
  const { width, height } = CARD;
  const left = x - width / 2;
  piles(family).forEach(([under, over], at) => {
    const box = { x: left + at * (width + MARRIAGE), y: line.top, width, height };
    if (under !== null) cards.set(under, box);
    if (over !== null) cards.set(over, { ...box, y: box.y + PEEK });
  });
  const couple = family.spouse === null ? 0 : MARRIAGE + width;
  if (family.extended !== null) {
    const size = { width: SMALL * width, height: SMALL * height };
    cards.set(family.extended, {
      x: left + width + couple + BESIDE,
      y: line.top + height - size.height,
      ...size,
    });
  }
  const partners = piles(family)
    .flat()
    .flatMap((card) => (card === null ? [] : [/** @type {Box} */ (cards.get(card))]));
  const bottom = line.top + height + line.peek;
  const middle = x + couple / 2;
  return {
    family,
    box: around(partners),
    knot: { x: middle, y: line.top + height / 2 },
    bus: bottom + line.label + DESCENT / 2,
    label: { x: middle, y: bottom + 10 },
  };
}
