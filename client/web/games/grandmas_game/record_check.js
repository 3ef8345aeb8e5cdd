// How the cards move, to check a record against its deck.
// rules: grandmas_game

import { packsOf } from "../../protocol/deals.js";

/** @typedef {import("../../protocol/messages.js").RecordLeg} RecordLeg */
/**
 * The cards of a table, the lowest first; `past` and `future` are what undo and redo restore.
 * @typedef {{piles: {[name: string]: string[]}, stock: string[], home: string | null, workspace: string[], foundations: {[name: string]: string[]}, past: Table[], future: Table[]}} Table
 */

const RANKS = "A23456789TJQK";
/** The piles that add a card to the stock, whatever card is dealt to them. */
const CALLING = "5TK";

/** @type {import("../catalog.js").FairGame} */
export const FAIR = {
  deck: () => "grandmas-game",
  cards: () => packsOf(2),
  firstDifference,
  sighted,
  told,
  bearsOut,
  played: (move) => move,
};

/** Lay a deck out, its top first. @param {readonly string[]} deck @returns {Table} */
function laidOut(deck) {
  const piles = Object.fromEntries([...RANKS].map((name) => [name, /** @type {string[]} */ ([])]));
  const foundations = Object.fromEntries([..."CDHS"].flatMap((suit) => [`${suit}+`, `${suit}-`]).map((at) => [at, []]));
  /** @type {string[]} */
  const stock = [];
  for (let at = 0, turn = 0; at < deck.length; turn++) {
    const name = RANKS[turn % RANKS.length];
    const card = deck[at];
    piles[name].push(card);
    const down = Number(card[0] === "K") + Number(CALLING.includes(name)) + Number(card[0] === name);
    stock.push(...deck.slice(at + 1, at + 1 + down));
    at += 1 + down;
  }
  return { piles, stock, home: null, workspace: [], foundations, past: [], future: [] };
}

/** The tops of the piles in the order of ranks. An object lists names that look like numbers first. @param {Table} table */
const tops = ({ piles }) => [...RANKS].map((name) => piles[name].at(-1) ?? null);

/** @param {string[]} deck @param {RecordLeg} leg @returns {number | null} */
function firstDifference(deck, leg) {
  const first = laidOut(deck);
  const opening = /** @type {any} */ (leg.opening);
  if (opening.tops?.join() !== tops(first).join() || opening.stock !== first.stock.length) return 0;
  /** @type {Map<number, Table | null>} */
  const tables = new Map(Object.keys(leg.roles).map((seat) => [Number(seat), laidOut(deck)]));
  for (const [ply, { seat, move }] of leg.moves.entries()) {
    const table = tables.get(seat);
    const after = table ? played(table, move) : null;
    if (after === null) return ply;
    tables.set(seat, after);
  }
  return null;
}

/** The table after a move; null if the cards do not allow it. @param {Table} table @param {string} move @returns {Table | null} */
function played(table, move) {
  if (move === "give-up" || move.startsWith("peek ")) return table;
  if (move === "undo" || move === "redo") return again(table, move);
  const after = { ...copy(table), past: [...table.past, table] };
  return moved(after, move) ? after : null;
}

/** @param {Table} table @returns {Table} */
const copy = (table) => ({
  ...table,
  piles: copied(table.piles),
  foundations: copied(table.foundations),
  stock: [...table.stock],
  workspace: [...table.workspace],
  past: [],
  future: [],
});

/** @param {{[name: string]: string[]}} cards */
const copied = (cards) => Object.fromEntries(Object.entries(cards).map(([name, each]) => [name, [...each]]));

/** @param {Table} table @param {"undo" | "redo"} move @returns {Table | null} */
function again(table, move) {
  const { past, future } = table;
  const there = (move === "undo" ? past : future).at(-1);
  if (there === undefined) return null;
  return move === "undo"
    ? { ...copy(there), past: past.slice(0, -1), future: [...future, table] }
    : { ...copy(there), past: [...past, table], future: future.slice(0, -1) };
}

/** Play a move on a table; return whether the cards allowed it. @param {Table} table @param {string} move @returns {boolean} */
function moved(table, move) {
  if (move === "deal") return dealt(table);
  if (move.startsWith("order ")) {
    const order = move.split(" ").slice(1);
    const good = [...order].sort().join() === [...table.workspace].sort().join();
    table.workspace = order;
    return good;
  }
  const [source, target = ""] = move.split(">");
  const [place, named] = source.split(":");
  const cards = place === "w" ? table.workspace : (table.piles[place] ?? table.foundations[place]);
  const onto = table.foundations[target];
  if (!cards?.length || onto === undefined) return false;
  const at = named === undefined ? cards.length - 1 : cards.lastIndexOf(named);
  if (at < 0 || !fits(onto, cards[at], target)) return false;
  if (place in table.foundations && cards.length === 1) return false; // what a foundation was started with stays
  onto.push(...cards.splice(at, 1));
  return true;
}

/** @param {Table} table @returns {boolean} */
function dealt(table) {
  const card = table.stock.pop();
  if (card === undefined) return false;
  if (table.home !== null) table.piles[table.home] = table.workspace;
  table.home = card[0];
  table.workspace = [...table.piles[card[0]], card];
  table.piles[card[0]] = [];
  return true;
}

/** @param {readonly string[]} foundation @param {string} card @param {string} name */
function fits(foundation, card, name) {
  const { length } = foundation;
  if (length >= RANKS.length) return false;
  return card === RANKS[name[1] === "+" ? length : RANKS.length - 1 - length] + name[0];
}

/** The open cards as text. @param {Table} table */
const written = (table) =>
  `${tops(table)
    .map((top) => top ?? "-")
    .join(" ")} / ${table.workspace.join(" ")} / ${table.stock.length}`;

/** The dealing while it can be watched; in solo play, the open cards. In a race each table differs. @param {any} view @returns {string | null} */
function sighted(view) {
  if (view.dealt.length && view.to_act.length)
    return `dealt ${view.dealt.map((/** @type {{card: string}} */ { card }) => card).join(" ")}`;
  if (view.roles.length > 1 || !view.to_act.length) return null;
  const open = view.piles.map((/** @type {{top: string | null}} */ { top }) => top ?? "-").join(" ");
  return `${open} / ${view.workspace?.cards.join(" ") ?? ""} / ${view.stock}`;
}

/** The dealing, and the cards before the move of a ply, if that move exists. @param {RecordLeg} leg @param {number} ply @returns {string | null} */
function told(leg, ply) {
  if (leg.deck == null) return null;
  const opening = `dealt ${course(leg.deck).join(" ")}`;
  if (ply >= leg.moves.length) return opening;
  /** @type {Table | null} */
  let table = laidOut(leg.deck);
  for (const { move } of leg.moves.slice(0, ply)) table = table === null ? null : played(table, move);
  return `${opening}\n${table === null ? "" : written(table)}`;
}

/** The cards in the order of their dealing to the piles. @param {readonly string[]} deck */
function course(deck) {
  const piles = [...RANKS].map((name) => laidOut(deck).piles[name]);
  const turns = Math.max(...piles.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) =>
    piles.flatMap((cards) => (turn < cards.length ? [cards[turn]] : [])),
  ).flat();
}

/** Whether the record agrees with the cards that the player saw, as far as the record goes. @param {string} told @param {string} seen */
function bearsOut(told, seen) {
  const [dealing, lay] = told.split("\n");
  return seen.startsWith("dealt ") ? seen === dealing : lay === undefined || seen === lay;
}
