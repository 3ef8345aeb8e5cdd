// How cards are dealt from the stock, to check a record against its deck.
// rules: poker_solitaire, Dealing

import { packsOf } from "../../protocol/deals.js";

/** @typedef {import("../../protocol/messages.js").RecordLeg} RecordLeg */
/** The cards dealt from a stock, and how many were turned over. @typedef {{cards: string[], turned: number}} Dealt */

const CARD = /^([A2-9TJQK][CDHS])>/;

/** @type {import("../catalog.js").FairGame} */
export const FAIR = {
  deck: (options) => `poker-solitaire-${options.decks}`,
  cards: (deck) => packsOf(Number(deck.slice(-1))),
  firstDifference,
  sighted,
  told,
  bearsOut: (told, sighted) => told === sighted,
  played: (move) => CARD.exec(move)?.[1] ?? null,
};

/** @param {RecordLeg} leg @returns {string[]} */
const openingOf = (leg) => /** @type {any} */ (leg.opening).dealt ?? [];

/** The stocks before a leg begins. @param {number} many @returns {Dealt[]} */
const full = (many) => Array.from({ length: many }, () => ({ cards: [], turned: 0 }));

/** How many stocks a leg has: two in `same-deck`, whose record has the remaining cards by seat. A leg that ended early has as many as its moves need. @param {RecordLeg} leg @param {readonly string[]} deck */
function stocksOf(leg, deck) {
  if (leg.left != null) return Array.isArray(leg.left) ? 1 : 2;
  return wrongAt(leg, deck, 1) < 0 ? 1 : 2;
}

/** The index of the first move whose card was not dealt, with this number of stocks. @param {RecordLeg} leg @param {readonly string[]} deck @param {number} many */
function wrongAt(leg, deck, many) {
  const stocks = full(many);
  const slots = openingOf(leg).length;
  return leg.moves.findIndex(({ seat, move }) => !took(filled(stocks, seat, deck, slots), move));
}

/** Fill the slots of the stock that a seat takes from, as they are at its turn. @param {Dealt[]} stocks @param {number} seat @param {readonly string[]} deck @param {number} slots @returns {Dealt} */
function filled(stocks, seat, deck, slots) {
  const stock = stocks[seat] ?? stocks[0];
  const more = deck.slice(stock.turned, stock.turned + slots - stock.cards.length);
  stock.cards.push(...more);
  stock.turned += more.length;
  return stock;
}

/** Take the card that a move plays; return false if it was not dealt. @param {Dealt} stock @param {string} move */
function took({ cards }, move) {
  const card = CARD.exec(move)?.[1];
  if (card === undefined) return true;
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

/** @param {string[]} deck @param {RecordLeg} leg @returns {number | null} */
function firstDifference(deck, leg) {
  const dealt = openingOf(leg);
  if (dealt.join() !== deck.slice(0, dealt.length).join()) return 0;
  const wrong = wrongAt(leg, deck, stocksOf(leg, deck));
  return wrong < 0 ? null : wrong;
}

/** The cards that were turned over so far. @param {any} view @returns {string | null} */
function sighted(view) {
  return view.to_act.length && view.turned.length ? view.turned.join(" ") : null;
}

/** The cards that were turned over when the move of a ply was made. @param {RecordLeg} leg @param {number} ply @returns {string | null} */
function told(leg, ply) {
  const deck = leg.deck ?? [];
  if (ply >= leg.moves.length) return null;
  const slots = openingOf(leg).length;
  const stocks = full(stocksOf(leg, deck));
  for (const { seat, move } of leg.moves.slice(0, ply)) if (!took(filled(stocks, seat, deck, slots), move)) return null;
  filled(stocks, leg.moves[ply].seat, deck, slots);
  return deck.slice(0, Math.max(...stocks.map(({ turned }) => turned))).join(" ");
}
