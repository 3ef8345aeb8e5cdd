// The positions of the squares in a Happy Graphs leg: each group on a board of its own, side by side. Pure.

import { columnName, rowName } from "./squares.js";

/** @typedef {import("../../board/camera.js").Box} Box */
/** @typedef {import("../../protocol/messages.js").HappyGraphsView} HappyGraphsView */
/** A square: its group, and x and y in it. @typedef {{group: number, x: number, y: number}} Square */
/** The name of a column over it, or of a row at its left (`end`). @typedef {{text: string, x: number, y: number, end: boolean}} Label */
/** @typedef {{width: number, height: number, anchor: Box | null, squares: Map<string, Box>, titles: {group: number, x: number, y: number}[], axes: Label[]}} Layout */

/** The side of a tile, and the distance between two that are neighbours along a line. */
export const TILE = 76;
const STEP = 84;
/** On the hex board a column is so far from the next, and a half step up or down is so high. */
const COLUMN = 80;
const HALF = 46;
const MARGIN = 34;
const TITLE = 30;
const BETWEEN = 60;

/** The name of a square in the notation, without the first group's number. @param {Square} square */
export const named = ({ group, x, y }) => (group === 1 ? `${x},${y}` : `${group}:${x},${y}`);

/** Read a square's name. @param {string} name @returns {Square} */
export function squareNamed(name) {
  const [, group = "1", x, y] = /** @type {RegExpExecArray} */ (
    /^(?:(\d+):)?(-?\d+),(-?\d+)$/.exec(name) ?? ["", "1", "0", "0"]
  );
  return { group: Number(group), x: Number(x), y: Number(y) };
}

/** Where the middle of a square lies in its group. @param {string} variant @param {number} x @param {number} y */
const middle = (variant, x, y) => (variant === "hex" ? { x: x * COLUMN, y: -y * HALF } : { x: x * STEP, y: -y * STEP });

/**
 * Lay the groups out; `coming` is the number of a group that may be started.
 * @param {HappyGraphsView} view
 * @param {number | null} coming
 * @returns {Layout}
 */
export function layOut(view, coming) {
  const groups = view.groups.map((group) => ({
    group: group.number,
    squares: [...group.cards, ...group.walls.map(([x, y]) => ({ x, y })), ...group.open],
  }));
  if (coming !== null && !groups.some((each) => each.group === coming))
    groups.push({ group: coming, squares: [{ x: 0, y: 0 }] });
  /** @type {Map<string, Box>} */
  const squares = new Map();
  const titles = [];
  /** @type {Label[]} */
  const axes = [];
  let left = MARGIN;
  let lowest = 0;
  for (const { group, squares: held } of groups) {
    const places = held.map(({ x, y }) => ({ x, y, at: middle(view.variant, x, y) }));
    const least = { x: Math.min(...places.map(({ at }) => at.x)), y: Math.min(...places.map(({ at }) => at.y)) };
    for (const { x, y, at } of places) {
      const box = { x: left + at.x - least.x, y: MARGIN + TITLE + at.y - least.y, width: TILE, height: TILE };
      squares.set(named({ group, x, y }), box);
      lowest = Math.max(lowest, box.y + TILE);
    }
    titles.push({ group, x: left, y: MARGIN + 4 });
    const top = MARGIN + TITLE;
    for (const [x, at] of new Map(places.map(({ x, at }) => [x, at.x])))
      axes.push({ text: columnName(x), x: left + at - least.x + TILE / 2, y: top - 8, end: false });
    for (const [y, at] of new Map(places.map(({ y, at }) => [y, at.y])))
      axes.push({ text: rowName(y), x: left - 6, y: top + at - least.y + TILE / 2 + 5, end: true });
    left += Math.max(...places.map(({ at }) => at.x)) - least.x + TILE + BETWEEN;
  }
  return {
    width: left - BETWEEN + MARGIN,
    height: lowest + MARGIN,
    anchor: squares.get("0,0") ?? null,
    squares,
    titles,
    axes,
  };
}

/**
 * The nearest of some squares in a direction from one, or the first where none is chosen yet.
 * @param {Layout} layout
 * @param {readonly string[]} among
 * @param {string | null} from
 * @param {"up" | "down" | "left" | "right"} way
 * @returns {string | null}
 */
export function nearest(layout, among, from, way) {
  const here = from === null ? undefined : layout.squares.get(from);
  if (here === undefined) return among[0] ?? null;
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[way];
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of among) {
    const box = layout.squares.get(name);
    if (box === undefined || name === from) continue;
    const [x, y] = [box.x - here.x, box.y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0 || aside > 2.5 * along) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
