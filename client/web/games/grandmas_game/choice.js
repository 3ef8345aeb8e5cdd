// The possible actions on the table. Pure.
// rules: grandmas_game, Play
//
// Places have names: a pile its rank, a foundation `H+`, the stock `stock`, and a card of the workspace `w0`, `w1` …,
// the lowest first.

import { readCard } from "../../text/typed_cards.js";

/** @typedef {import("../../protocol/messages.js").GrandmasGameView} GrandmasGameView */
/** @typedef {import("../../protocol/messages.js").GrandmasGameLegalMove} LegalMove */
/** @typedef {string} Spot */
/** @typedef {"up" | "down" | "left" | "right"} Way */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

export const STOCK = "stock";
export const BOTTOM = "bottom";
/** The piles in their layout: five, five and three. */
export const PILES = [..."A23456789TJQK"];

/** The index of the workspace card that a name stands for, or null. @param {Spot} spot @returns {number | null} */
export const workspaceAt = (spot) => (/^w\d+$/.test(spot) ? Number(spot.slice(1)) : null);

/** @param {Spot} spot */
export const isFoundation = (spot) => /^[CDHS][+-]$/.test(spot);

/** The open card at a place. @param {GrandmasGameView} view @param {Spot} spot @returns {string | null} */
export function cardAt(view, spot) {
  const at = workspaceAt(spot);
  if (at !== null) return view.workspace?.cards[at] ?? null;
  const found = [...view.piles, ...view.foundations].find(({ name }) => name === spot);
  return found?.top ?? null;
}

/** The moves that take a card from a place to a foundation, or deal from the stock. @param {GrandmasGameView} view @param {Spot} spot @returns {LegalMove[]} */
export function movesFrom(view, spot) {
  if (spot === STOCK) return view.moves.filter(({ does }) => does === "deal");
  const going = view.moves.filter(({ target, does }) => target !== null && (does === "play" || does === "transfer"));
  if (workspaceAt(spot) === null) return going.filter(({ source }) => source === spot);
  const card = cardAt(view, spot);
  return going.filter((move) => move.source === "w" && move.card === card);
}

/** The move that looks under a pile's top; null if that is not allowed. @param {GrandmasGameView} view @param {Spot} spot */
export const peekAt = (view, spot) =>
  view.moves.find(({ does, move }) => does === "peek" && move === `peek ${spot}`)?.move ?? null;

/** The places on the table that a move goes from and to. @param {GrandmasGameView} view @param {string} move @returns {{from: Spot | null, to: Spot | null}} */
export function places(view, move) {
  if (move === "deal") return { from: STOCK, to: null };
  if (move.startsWith("peek ")) return { from: move.slice(5), to: null };
  const [source, to = null] = move.split(">");
  if (to === null) return { from: null, to: null };
  const [place, card] = source.split(":");
  if (place !== "w") return { from: place, to };
  const at = view.workspace?.cards.lastIndexOf(card) ?? -1;
  return { from: at < 0 ? null : `w${at}`, to };
}

/** Whether a move is legal; moves that reorder the workspace are not in the view's list. @param {GrandmasGameView} view @param {string} move */
export const stands = (view, move) =>
  view.moves.some((each) => each.move === move) || (view.may_order && move.startsWith("order ") && isOrder(view, move));

/** @param {GrandmasGameView} view @param {string} move */
const isOrder = (view, move) =>
  move.split(" ").slice(1).sort().join() === [...(view.workspace?.cards ?? [])].sort().join();

/** A card that can be played without harm. @param {GrandmasGameView} view @returns {string | null} */
export const safeMove = (view) => view.moves.find(({ safe }) => safe)?.move ?? null;

/** The cards after one of them is put on top of another, or (−1) at the bottom. @param {readonly string[]} cards @param {number} from @param {number} on */
export function reordered(cards, from, on) {
  if (on === from) return [...cards];
  const rest = cards.filter((_, at) => at !== from);
  rest.splice(on < from ? on + 1 : on, 0, cards[from]);
  return rest;
}

/**
 * The card of the workspace that a dragged one lands on: the last one that begins left of the pointer; the bottom, if the
 * pointer is left of the middle of the first strip. `lefts` are where the cards begin, the lowest first; `strip` is how much of
 * each can be seen, in pixels.
 * @param {readonly number[]} lefts @param {number} strip @param {number} x @returns {Spot}
 */
export function fannedAt(lefts, strip, x) {
  if (x < lefts[0] + strip / 2) return BOTTOM;
  return `w${lefts.findLastIndex((left) => left <= x)}`;
}

/** Move a card by some places, within the cards; return the cards and its new index. @param {readonly string[]} cards @param {number} at @param {number} by @returns {{cards: string[], at: number}} */
export function carried(cards, at, by) {
  const to = Math.max(0, Math.min(at + by, cards.length - 1));
  const rest = cards.filter((_, each) => each !== at);
  rest.splice(to, 0, cards[at]);
  return { cards: rest, at: to };
}

/** The cards with the typed ones moved to the top, the lowest first; null if one of them is missing. @param {readonly string[]} cards @param {string} typed @returns {string[] | null} */
export function typedOrder(cards, typed) {
  const named = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(readCard);
  if (!named.length) return null;
  const below = [...cards];
  for (const card of named.toReversed()) {
    const at = card === null ? -1 : below.lastIndexOf(card);
    if (at < 0) return null;
    below.splice(at, 1);
  }
  return [...below, .../** @type {string[]} */ (named)];
}

/** The move that puts the workspace in an order; null if it is in that order already. @param {readonly string[]} before @param {readonly string[]} cards */
export const orderMove = (before, cards) => (before.join() === cards.join() ? null : `order ${cards.join(" ")}`);

/** The nearest place in a direction, with a penalty for the distance aside; the same place if there is none. @param {ReadonlyMap<Spot, Box>} boxes @param {Spot} at @param {Way} way @returns {Spot} */
export function stepped(boxes, at, way) {
  const here = boxes.get(at);
  if (here === undefined) return boxes.keys().next().value ?? at;
  const middle = (/** @type {Box} */ box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(here);
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  for (const [spot, box] of boxes) {
    const [across, down] = [middle(box)[0] - x, middle(box)[1] - y];
    const level = way === "left" || way === "right";
    const along = { left: -across, right: across, up: -down, down }[way];
    const aside = Math.abs(level ? down : across);
    if (along <= 1 || (level && aside > Math.max(here.height, box.height) / 2)) continue;
    if (along + 2 * aside < least) [best, least] = [spot, along + 2 * aside];
  }
  return best;
}
