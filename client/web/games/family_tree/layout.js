// The layout of the picture of the whole tree: generations from the top down, couples side by side. Pure.

import { tidy } from "./tidy_tree.js";

/** @typedef {import("../../protocol/messages.js").Family} Family */
/** @typedef {import("../../board/camera.js").Box} Box */
/**
 * A family's place: the box of its couple (or single), the middle of its marriage line, and where its children's line
 * runs across.
 * @typedef {{family: Family, box: Box, knot: {x: number, y: number}, bus: number, label: {x: number, y: number}}} Placed
 */
/** `tops` are the upper edges of the generations, the tree top's first. @typedef {{width: number, height: number, anchor: Box | null, boxes: Box[], families: Placed[], cards: Map<string, Box>, tops: number[]}} Layout */

export const CARD = { width: 70, height: 98 };
/** A 2 is drawn smaller, beside its couple. */
const SMALL = 0.76;
/** How far a covering card lies below the covered one, so that both are visible. */
export const PEEK = 26;
/** The space between partners: they overlap, until a divorce parts them. */
const MARRIED = -12;
const DIVORCED = 16;
const BESIDE = 5;
const GAP = 30;
/** The space between generations: for the line across, on which labels lie, and for the badges of places below it. */
const DESCENT = { plain: 50, labelled: 66 };
/** The same in a tree for viewing, which has no places. */
const DENSE = { plain: 26, labelled: 42 };
const BUS = { plain: 12, labelled: 17 };
const LABEL = 26;
const MARGIN = 18;
/** Space for a badge above the tree top; a tree for viewing has less. */
const HEAD = 34;
const DENSE_HEAD = 8;

/** @type {Layout} */
export const EMPTY = { width: 0, height: 0, anchor: null, boxes: [], families: [], cards: new Map(), tops: [] };

/** The space between a family's partners; less than none if they overlap. @param {Pick<Family, "spouse_cover">} family */
export const between = ({ spouse_cover }) => (spouse_cover?.[0] === "A" ? DIVORCED : MARRIED);

/**
 * Lay out a tree. Its families are in tree order, each before its children's families.
 * @param {readonly Family[]} families
 * @param {boolean} [dense] whether no badges are shown, so that generations can lie closer together
 * @returns {Layout}
 */
export function layOut(families, dense = false) {
  if (!families.length) return EMPTY;
  const across = tidy(shapeOf(families));
  const tops = linesOf(families, dense);
  const least = Math.min(...families.map((family) => (across.get(family.member) ?? 0) - CARD.width / 2));
  /** @type {Map<string, Box>} */
  const cards = new Map();
  const placed = families.map((family) =>
    place(family, (across.get(family.member) ?? 0) - least + MARGIN, tops, cards),
  );
  const boxes = [...cards.values()];
  return {
    width: Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + LABEL + MARGIN / 2,
    anchor: placed[0].box,
    boxes,
    families: placed,
    cards,
    tops: [...tops.values()].map(({ top }) => top),
  };
}

/**
 * Where the current card will lie after a move on a family: over the card that it covers, beside the partners, or
 * at the right end of the row of their children.
 * @param {Layout} layout
 * @param {Placed} placed
 * @param {Pick<import("../../protocol/messages.js").FamilyTreeLegalMove, "does" | "target">} move
 * @returns {Box}
 */
export function landing(layout, { family, box, knot, bus }, { does, target }) {
  const { width, height } = CARD;
  const of = (/** @type {string | null} */ card) => layout.cards.get(card ?? "") ?? box;
  if (does === "deceased") return lowered(of(target));
  if (does === "divorced") return lowered(of(family.spouse));
  if (does === "extended") return small(box.x + box.width + BESIDE, of(family.member).y);
  if (does === "spouse") return { x: box.x + width + MARRIED, y: of(family.member).y, width, height };
  const born = family.children.map(of);
  const last = layout.families.find((each) => each.family.member === family.children.at(-1));
  const y = layout.tops[family.level] ?? bus + DESCENT.plain - BUS.plain;
  const right = last === undefined ? null : last.box.x + last.box.width + (last.family.extended === null ? 0 : 60);
  return { x: right === null ? knot.x - width / 2 : right + GAP, y: born[0]?.y ?? y, width, height };
}

/** @param {Box} box */
const lowered = (box) => ({ ...box, y: box.y + PEEK });

/** The box of a 2 at the foot of a couple whose cards begin at `top`. @param {number} x @param {number} top @returns {Box} */
const small = (x, top) => ({
  x,
  y: top + (1 - SMALL) * CARD.height,
  width: SMALL * CARD.width,
  height: SMALL * CARD.height,
});

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
    const couple = family.spouse === null ? 0 : between(family) + CARD.width;
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

/** The top of each generation; one with covered cards or hands takes more room. @param {readonly Family[]} families @param {boolean} dense */
function linesOf(families, dense) {
  /** @type {Map<number, {top: number, peek: number, bus: number}>} */
  const lines = new Map();
  let top = dense ? DENSE_HEAD : HEAD;
  for (let level = 1; ; level += 1) {
    const here = families.filter((family) => family.level === level);
    if (!here.length) return lines;
    const peek = here.some((family) => family.member_cover !== null || family.spouse_cover !== null) ? PEEK : 0;
    const kind = here.some((family) => labelled(family)) ? "labelled" : "plain";
    lines.set(level, { top, peek, bus: BUS[kind] });
    top += CARD.height + peek + (dense ? DENSE : DESCENT)[kind];
  }
}

/** Whether there is text under a family. @param {Family} family */
export const labelled = (family) => family.hand !== null || family.celebrity !== 0;

/**
 * @param {Family} family
 * @param {number} x the middle of its member
 * @param {Map<number, {top: number, peek: number, bus: number}>} lines
 * @param {Map<string, Box>} cards
 * @returns {Placed}
 */
function place(family, x, lines, cards) {
  const line = lines.get(family.level) ?? { top: HEAD, peek: 0, bus: BUS.plain };
  const { width, height } = CARD;
  const left = x - width / 2;
  piles(family).forEach(([under, over], at) => {
    const box = { x: left + at * (width + between(family)), y: line.top, width, height };
    if (under !== null) cards.set(under, box);
    if (over !== null) cards.set(over, lowered(box));
  });
  const couple = family.spouse === null ? 0 : between(family) + width;
  if (family.extended !== null) cards.set(family.extended, small(left + width + couple + BESIDE, line.top));
  const partners = piles(family)
    .flat()
    .flatMap((card) => (card === null ? [] : [/** @type {Box} */ (cards.get(card))]));
  const bottom = line.top + height + line.peek;
  const middle = x + couple / 2;
  return {
    family,
    box: around(partners),
    knot: { x: middle, y: line.top + height / 2 },
    bus: bottom + line.bus,
    label: { x: middle, y: bottom + 6 },
  };
}
