// Which part of a tree is visible, and how large. Pure: a point of the tree is shown at k times its position, plus x and y.

/** @typedef {{x: number, y: number, k: number}} Camera */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export const LEAST = 0.14;
export const MOST = 3;
/** Below this scale cards can't be read at a glance: a part of the tree is shown instead of all of it. */
export const READABLE = 0.48;
/** The largest scale at which a whole tree is shown; on a large screen, a multiple of the window's shorter side. */
const LARGEST_FITTED = 1.3;
const LARGEST_OF_SIDE = 1 / 560;
const EDGE = 10;
/** The part of a tree that always stays visible, in pixels. */
const KEPT = 60;

/** The whole tree, as large as it fits. @param {Size} tree @param {Size} window @returns {Camera} */
export function fitted(tree, window) {
  if (!tree.width || !tree.height) return { x: 0, y: 0, k: 1 };
  const across = (window.width - 2 * EDGE) / tree.width;
  const down = (window.height - 2 * EDGE) / tree.height;
  const largest = Math.min(MOST, Math.max(LARGEST_FITTED, LARGEST_OF_SIDE * Math.min(window.width, window.height)));
  const k = Math.min(across, down, largest);
  return { x: (window.width - k * tree.width) / 2, y: Math.max(EDGE, (window.height - k * tree.height) / 2), k };
}

/** The whole tree if its cards can be read then; otherwise the part that was visible before, or (null) the part around a box. @param {Size} tree @param {Size} window @param {Box | null} box @param {Camera | null} before @returns {Camera} */
export function readable(tree, window, box, before) {
  const whole = fitted(tree, window);
  if (whole.k >= READABLE || box === null) return whole;
  const k = READABLE;
  if (before?.k === k) return within(before, tree, window);
  const x = window.width / 2 - k * (box.x + box.width / 2);
  const y = window.height / 2 - k * (box.y + box.height / 2);
  return filled({ x, y, k }, tree, window);
}

/** The start of a tree in a window, so that the window has no empty space that the tree could fill. @param {number} at @param {number} long @param {number} sight */
function filling(at, long, sight) {
  if (long <= sight - 2 * EDGE) return (sight - long) / 2;
  return Math.min(EDGE, Math.max(at, sight - EDGE - long));
}

/** The camera moved by the least distance that shows a box with some space around it. @param {Camera} camera @param {Box} box @param {Size} window @returns {Camera} */
export function brought(camera, box, window) {
  const { k } = camera;
  const room = Math.min(56, window.width / 6, window.height / 6);
  const least = (/** @type {number} */ at, /** @type {number} */ long, /** @type {number} */ sight) => {
    const over = at + long - (sight - room);
    if (over > 0) return -Math.min(over, at - room);
    return at < room ? room - at : 0;
  };
  return {
    x: camera.x + least(k * box.x + camera.x, k * box.width, window.width),
    y: camera.y + least(k * box.y + camera.y, k * box.height, window.height),
    k,
  };
}

/** The camera moved by the least distance that leaves no empty space that the tree could fill. @param {Camera} camera @param {Size} tree @param {Size} window @returns {Camera} */
export const filled = ({ x, y, k }, tree, window) => ({
  x: filling(x, k * tree.width, window.width),
  y: filling(y, k * tree.height, window.height),
  k,
});

/** The camera after a change of the window's size: the point in the middle stays there. @param {Camera} camera @param {Size} from @param {Size} to @returns {Camera} */
export const recentred = ({ x, y, k }, from, to) => ({
  x: x + (to.width - from.width) / 2,
  y: y + (to.height - from.height) / 2,
  k,
});

/** The camera zoomed by a factor around a point of the window, which stays in place. @param {Camera} camera @param {number} factor @param {{x: number, y: number}} at @returns {Camera} */
export function zoomed(camera, factor, at) {
  const k = Math.max(LEAST, Math.min(MOST, camera.k * factor));
  const by = k / camera.k;
  return { x: at.x - by * (at.x - camera.x), y: at.y - by * (at.y - camera.y), k };
}

/** The camera limited to the tree: in a direction in which the tree fits, all of it stays visible; in others, a part. @param {Camera} camera @param {Size} tree @param {Size} window @returns {Camera} */
export function within(camera, tree, window) {
  const keep = (/** @type {number} */ at, /** @type {number} */ long, /** @type {number} */ sight) => {
    const least = Math.min(KEPT - long, (sight - long) / 2, EDGE);
    return Math.min(Math.max(at, least), Math.max(sight - KEPT, (sight - long) / 2));
  };
  return {
    x: keep(camera.x, camera.k * tree.width, window.width),
    y: keep(camera.y, camera.k * tree.height, window.height),
    k: camera.k,
  };
}

/** The number of boxes whose middle is not visible. @param {readonly Box[]} boxes @param {Camera} camera @param {Size} window */
export const outOfSight = (boxes, { x, y, k }, { width, height }) =>
  boxes.filter((box) => {
    const across = x + k * (box.x + box.width / 2);
    const down = y + k * (box.y + box.height / 2);
    return across < 0 || across > width || down < 0 || down > height;
  }).length;
