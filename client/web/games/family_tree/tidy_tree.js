// A tidy tree in linear time: each generation on its own line, no two subtrees overlapping, parents over the middle of
// their children, the same subtree drawn the same wherever it stands.
//
// C. Buchheim, M. Jünger, S. Leipert: Improving Walker's Algorithm to Run in Linear Time. Graph Drawing 2002,
// LNCS 2528, pp. 344-353. Its names are kept: prelim, mod, shift, change, thread, ancestor. Unlike there, nodes have
// widths: a node reaches `left` and `right` of its own point, and its children hang from a point `hang` right of that.

/** @typedef {{children: Shape[], left: number, right: number, hang: number, gap: number, key: string}} Shape */

/** Return how far right of the first node's point each node stands, by its key. @param {Shape} top @returns {Map<string, number>} */
export function tidy(top) {
  const root = new Node(top, null, 0);
  firstWalk(root);
  /** @type {Map<string, number>} */
  const places = new Map();
  secondWalk(root, -root.prelim, places);
  return places;
}

class Node {
  /** @param {Shape} shape @param {Node | null} parent @param {number} number */
  constructor(shape, parent, number) {
    this.shape = shape;
    this.parent = parent;
    this.number = number;
    this.prelim = 0;
    this.mod = 0;
    this.shift = 0;
    this.change = 0;
    /** @type {Node | null} */
    this.thread = null;
    /** @type {Node} */
    this.ancestor = this;
    /** @type {Node[]} */
    this.children = shape.children.map((child, at) => new Node(child, this, at));
  }

  /** The next node down on the left edge of the subtree. @returns {Node | null} */
  get nextLeft() {
    return this.children[0] ?? this.thread;
  }

  /** The next node down on the right edge of the subtree. @returns {Node | null} */
  get nextRight() {
    return this.children.at(-1) ?? this.thread;
  }
}

/** @param {Node} node */
function firstWalk(node) {
  const sibling = node.number > 0 ? /** @type {Node} */ (node.parent).children[node.number - 1] : null;
  const beside = sibling === null ? 0 : sibling.prelim + distance(sibling, node);
  if (!node.children.length) {
    node.prelim = beside;
    return;
  }
  let defaultAncestor = node.children[0];
  for (const child of node.children) {
    firstWalk(child);
    defaultAncestor = apportion(child, defaultAncestor);
  }
  executeShifts(node);
  const first = node.children[0];
  const last = /** @type {Node} */ (node.children.at(-1));
  const middle = (first.prelim + last.prelim) / 2 - node.shape.hang;
  node.prelim = sibling === null ? middle : beside;
  node.mod = node.prelim - middle;
}

/**
 * Move a subtree right until it clears all subtrees left of it, and note the subtrees between them to spread out.
 * @param {Node} node
 * @param {Node} defaultAncestor
 */
function apportion(node, defaultAncestor) {
  if (node.number === 0 || node.parent === null) return defaultAncestor;
  let innerRight = node;
  let outerRight = node;
  let innerLeft = node.parent.children[node.number - 1];
  let outerLeft = node.parent.children[0];
  let innerRightMod = innerRight.mod;
  let outerRightMod = outerRight.mod;
  let innerLeftMod = innerLeft.mod;
  let outerLeftMod = outerLeft.mod;
  let left = innerLeft.nextRight;
  let right = innerRight.nextLeft;
  while (left !== null && right !== null) {
    innerLeft = left;
    innerRight = right;
    outerLeft = /** @type {Node} */ (outerLeft.nextLeft);
    outerRight = /** @type {Node} */ (outerRight.nextRight);
    outerRight.ancestor = node;
    const shift =
      innerLeft.prelim + innerLeftMod - (innerRight.prelim + innerRightMod) + distance(innerLeft, innerRight);
    if (shift > 0) {
      const from = innerLeft.ancestor.parent === node.parent ? innerLeft.ancestor : defaultAncestor;
      moveSubtree(from, node, shift);
      innerRightMod += shift;
      outerRightMod += shift;
    }
    innerLeftMod += innerLeft.mod;
    innerRightMod += innerRight.mod;
    outerLeftMod += outerLeft.mod;
    outerRightMod += outerRight.mod;
    left = innerLeft.nextRight;
    right = innerRight.nextLeft;
  }
  if (left !== null && outerRight.nextRight === null) {
    outerRight.thread = left;
    outerRight.mod += innerLeftMod - outerRightMod;
  }
  if (right !== null && outerLeft.nextLeft === null) {
    outerLeft.thread = right;
    outerLeft.mod += innerRightMod - outerLeftMod;
    return node;
  }
  return defaultAncestor;
}

/** @param {Node} from @param {Node} to @param {number} shift */
function moveSubtree(from, to, shift) {
  const subtrees = to.number - from.number;
  to.change -= shift / subtrees;
  to.shift += shift;
  from.change += shift / subtrees;
  to.prelim += shift;
  to.mod += shift;
}

/** @param {Node} node */
function executeShifts(node) {
  let shift = 0;
  let change = 0;
  for (const child of [...node.children].reverse()) {
    child.prelim += shift;
    child.mod += shift;
    change += child.change;
    shift += child.shift + change;
  }
}

/** @param {Node} node @param {number} mod @param {Map<string, number>} places */
function secondWalk(node, mod, places) {
  places.set(node.shape.key, node.prelim + mod);
  for (const child of node.children) secondWalk(child, mod + node.mod, places);
}

/** How far apart the points of two neighbours must be. @param {Node} left @param {Node} right */
function distance(left, right) {
  const gap = left.parent === right.parent ? left.shape.gap : 1.6 * left.shape.gap;
  return left.shape.right + right.shape.left + gap;
}
