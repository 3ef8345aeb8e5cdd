// The positions of the squares in a Happy Graphs leg: each group on a board of its own, beside or below the last. Pure.

import { columnName, rowName } from "./squares.js";

/** @typedef {import("../../board/camera.js").Box} Box */
/** @typedef {import("../../protocol/messages.js").HappyGraphsView} HappyGraphsView */
/** A square: its group, and x and y in it. @typedef {{group: number, x: number, y: number}} Square */
/** The name of a column over it, or of a row at its left (`end`). @typedef {{text: string, x: number, y: number, end: boolean}} Label */
/** @typedef {{width: number, height: number, anchor: Box | null, squares: Map<string, Box>, titles: {group: number, x: number, y: number}[], axes: Label[]}} Layout */

/** The side of a tile, and the distance between two that are neighbours along a line; edges are seen in the gaps. */
export const TILE = 76;
const STEP = 97;
/** The radius of a hexagon; how far apart columns are, and how high half a step up or down is. */
const RADIUS = 46;
const COLUMN = 84;
const HALF = 48.5;
const MARGIN = 34;
const TITLE = 30;
const BETWEEN = 60;

/** The neighbours of a square, by variant; server/games/happy_graphs/shape.py has the same. @type {Record<string, [number, number][]>} */
const AROUND = {
  classic: [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ],
  corners: [
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
  ],
  hex: [
    [0, 2],
    [1, 1],
    [1, -1],
    [0, -2],
    [-1, -1],
    [-1, 1],
  ],
};
/** The least number of columns and rows that a lone group has on each side of its first card, and by how many they grow. */
const LEAST = 2;
const GROWTH = 2;

/** The corners of a hexagonal tile, so much smaller. @param {number} inset */
export function hexagon(inset) {
  const [middle, radius] = [TILE / 2, RADIUS - inset];
  const corner = (/** @type {number} */ at) => {
    const angle = (at * Math.PI) / 3;
    return `${(middle + radius * Math.cos(angle)).toFixed(1)},${(middle + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return [0, 1, 2, 3, 4, 5].map(corner).join(" ");
}

/**
 * The edges of a group: between cards that are neighbours, and from cards that lack neighbours to squares that could
 * take one (`missing`). Each has the squares at its ends.
 * @param {import("../../protocol/messages.js").HappyGraphsView} view
 * @param {import("../../protocol/messages.js").HappyGraphsView["groups"][number]} group
 * @returns {{from: string, to: string, missing: boolean}[]}
 */
export function edgesOf({ variant }, { number, cards, open }) {
  const name = (/** @type {number} */ x, /** @type {number} */ y) => named({ group: number, x, y });
  const lying = new Set(cards.map(({ x, y }) => name(x, y)));
  const free = new Set(open.map(({ x, y }) => name(x, y)));
  /** @type {{from: string, to: string, missing: boolean}[]} */
  const edges = [];
  for (const { x, y, lacks } of cards)
    for (const [dx, dy] of AROUND[variant]) {
      const [from, to] = [name(x, y), name(x + dx, y + dy)];
      const first = dx > 0 || (dx === 0 && dy > 0); // of the two cards, one draws the edge
      if (lying.has(to) ? first : lacks > 0 && free.has(to)) edges.push({ from, to, missing: !lying.has(to) });
    }
  return edges;
}

/** The cards next to a square. @param {import("../../protocol/messages.js").HappyGraphsView} view @param {string} square @returns {string[]} */
export function neighboursOf({ variant, groups }, square) {
  const { group: number, x, y } = squareNamed(square);
  const cards = groups.find((group) => group.number === number)?.cards ?? [];
  const lying = new Set(cards.map((card) => named({ group: number, x: card.x, y: card.y })));
  return AROUND[variant]
    .map(([dx, dy]) => named({ group: number, x: x + dx, y: y + dy }))
    .filter((name) => lying.has(name));
}

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
 * The first and last column or row that a group has space for. They grow by several at a time, so that the board rarely
 * moves; a leg that is over has no space left. `least` is their least number on each side; `tall` the number of rows
 * from a card to the next one.
 * @param {number[]} held @param {number} least @param {number} tall @param {boolean} over @returns {[number, number]}
 */
function frame(held, least, tall, over) {
  if (over) return [Math.min(...held), Math.max(...held)];
  const step = GROWTH * tall;
  const reach = (/** @type {number} */ far) => Math.max(least * tall, Math.ceil(far / step) * step);
  return [-reach(-Math.min(...held)), reach(Math.max(...held))];
}

/**
 * Lay the groups out; `coming` is the number of a group that may be started; `upright`: the groups are below each other.
 * @param {HappyGraphsView} view
 * @param {number | null} coming
 * @param {boolean} [upright]
 * @returns {Layout}
 */
export function layOut(view, coming, upright = false) {
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
  let top = MARGIN + TITLE;
  let [widest, lowest] = [0, 0];
  for (const { group, squares: held } of groups) {
    const first = view.groups.length === 0;
    const space = first || (view.groups.length === 1 && group !== coming) ? LEAST : 0;
    const tall = view.variant === "hex" ? 2 : 1; // neighbours on a line are two rows apart there
    const [columns, rows] = [
      frame(
        held.map(({ x }) => x),
        space,
        1,
        view.over,
      ),
      frame(
        held.map(({ y }) => y),
        space,
        tall,
        view.over,
      ),
    ];
    const least = { x: middle(view.variant, columns[0], 0).x, y: middle(view.variant, 0, rows[1]).y };
    const most = { x: middle(view.variant, columns[1], 0).x, y: middle(view.variant, 0, rows[0]).y };
    for (const { x, y } of held) {
      const at = middle(view.variant, x, y);
      const box = { x: left + at.x - least.x, y: top + at.y - least.y, width: TILE, height: TILE };
      squares.set(named({ group, x, y }), box);
    }
    const [wide, high] = [most.x - least.x + TILE, most.y - least.y + TILE];
    widest = Math.max(widest, left + wide);
    lowest = Math.max(lowest, top + high);
    titles.push({ group, x: left, y: top - TITLE + 4 });
    for (const x of new Set(held.map(({ x }) => x)))
      axes.push({
        text: columnName(x),
        x: left + middle(view.variant, x, 0).x - least.x + TILE / 2,
        y: top - 10,
        end: false,
      });
    for (const y of new Set(held.map(({ y }) => y)))
      axes.push({
        text: rowName(y),
        x: left - 12,
        y: top + middle(view.variant, 0, y).y - least.y + TILE / 2 + 5,
        end: true,
      });
    if (upright) top += high + TITLE + BETWEEN;
    else left += wide + BETWEEN;
  }
  return {
    width: widest + MARGIN,
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
