// The positions of a tree's cards: each generation is a row, parents over the middle of their children. Pure.

/** @typedef {import("./draft.js").Node} Node */
/** A column and a row; halves and quarters are possible. @typedef {{column: number, row: number}} Spot */

/** @param {readonly Node[]} nodes @returns {{spots: Map<string, Spot>, columns: number, rows: number}} */
export function layOut(nodes) {
  /** @type {Map<string, Spot>} */
  const spots = new Map();
  let columns = 0;
  const stand = (/** @type {Node} */ node, /** @type {number} */ row) => {
    const below = nodes.filter(({ parent }) => parent === node.key);
    for (const child of below) stand(child, row + 1);
    const over = below.map(({ key }) => /** @type {Spot} */ (spots.get(key)).column);
    const column = over.length ? (Math.min(...over) + Math.max(...over)) / 2 : columns++;
    spots.set(node.key, { column, row });
  };
  for (const node of nodes) if (node.parent === "") stand(node, 0);
  const rows = 1 + Math.max(-1, ...[...spots.values()].map(({ row }) => row));
  return { spots, columns, rows };
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The nearest card in a direction, or the same card if there is none. @param {Map<string, Spot>} spots @param {string} from @param {string} key an arrow key */
export function stepped(spots, from, key) {
  const here = spots.get(from);
  if (here === undefined) return [...spots.keys()][0] ?? from;
  const [right, down] = WAYS[key];
  const ahead = [...spots].flatMap(([at, { column, row }]) => {
    const far = (column - here.column) * right + (row - here.row) * down;
    return far > 0 ? [{ at, rows: Math.abs(row - here.row), columns: Math.abs(column - here.column) }] : [];
  });
  ahead.sort((one, other) => one.rows - other.rows || one.columns - other.columns);
  return ahead[0]?.at ?? from;
}
