// How the hands of Happy Graphs change, to check a record against its deck.
// rules: happy_graphs, Players and hands

import { RANKS as ORDER, PACK, packsOf } from "../../protocol/deals.js";

/** @typedef {import("../../protocol/messages.js").RecordLeg} RecordLeg */

/** @type {{[variant: string]: number}} */
const RANKS = { classic: 4, hex: 6, corners: 8 };
const PACK_OF_PEOPLE = 16;

/** @type {import("../catalog.js").FairGame} */
export const FAIR = { deck, cards, firstDifference, sighted, told, bearsOut, played: cardOf };

/** The card that a move plays. @param {string} move */
function cardOf(move) {
  return move.includes("@") ? move.slice(0, move.indexOf("@")) : null;
}

/** @param {{[name: string]: any}} options @param {number} seats */
function deck(options, seats) {
  const packs = options.mode === "puzzle" ? 1 : Math.ceil(seats / PACK_OF_PEOPLE);
  return `happy-graphs-${RANKS[options.variant]}-${packs}`;
}

/** @param {string} deck */
function cards(deck) {
  const [ranks, packs] = deck.split("-").slice(2).map(Number);
  return packsOf(
    packs,
    PACK.filter((card) => ORDER.slice(0, ranks).includes(card[0])),
  );
}

/** @param {string[]} deck @param {RecordLeg} leg @returns {number | null} */
function firstDifference(deck, leg) {
  const hands = dealt(deck, leg);
  const opening = openingOf(leg);
  const sorted = (/** @type {string[]} */ hand) => [...hand].sort().join();
  if ([...hands].some(([seat, hand]) => sorted(hand) !== sorted(opening[seat]))) return 0;
  if (isPuzzle(deck, leg)) return null;
  const stock = deck.slice([...hands.values()].flat().length);
  const wrong = leg.moves.findIndex((move) => !played(hands, stock, move));
  return wrong < 0 ? null : wrong;
}

/** The hands that a view shows; in a puzzle, all the dealt cards. @param {any} view @returns {string | null} */
function sighted(view) {
  /** @type {(string[] | null)[]} */
  const hands = view.hands;
  if (view.over || (view.mode === "puzzle" && view.ply > 0) || !hands.some((hand) => hand?.length)) return null;
  return written(hands.map((hand, seat) => [seat, hand ?? []]));
}

/** The hands of all seats at a ply. @param {RecordLeg} leg @param {number} ply @returns {string | null} */
function told(leg, ply) {
  const deck = leg.deck ?? [];
  if (ply >= leg.moves.length || (ply > 0 && isPuzzle(deck, leg))) return null;
  const hands = dealt(deck, leg);
  const stock = deck.slice([...hands.values()].flat().length);
  if (!leg.moves.slice(0, ply).every((move) => played(hands, stock, move))) return null;
  return written([...hands]);
}

/** Whether a record's hands include the hands that were seen. @param {string} told @param {string} sighted */
function bearsOut(told, sighted) {
  const said = new Set(told.split(" "));
  return sighted.split(" ").every((hand) => said.has(hand));
}

/** @param {[number, string[]][]} hands */
function written(hands) {
  return hands
    .filter(([, hand]) => hand.length)
    .sort(([one], [next]) => one - next)
    .map(([seat, hand]) => `${seat}:${[...hand].sort().join(",")}`)
    .join(" ");
}

/** @param {RecordLeg} leg @returns {{[seat: string]: string[]}} */
const openingOf = (leg) => /** @type {any} */ (leg.opening).hands ?? {};

/** The hands by seat after the deal: as large as in the record, in the order of play. @param {string[]} deck @param {RecordLeg} leg @returns {Map<number, string[]>} */
function dealt(deck, leg) {
  const opening = openingOf(leg);
  const seats = Object.keys(leg.roles).length;
  const first = Object.entries(leg.roles).find(([, role]) => role === "maximizer");
  /** @type {Map<number, string[]>} */
  const hands = new Map(Object.keys(opening).map((seat) => [Number(seat), []]));
  const most = Math.max(0, ...Object.values(opening).map((hand) => hand.length));
  let next = 0;
  for (let turn = 0; turn < most; turn++) {
    for (let place = 0; place < seats; place++) {
      const seat = (Number(first?.[0] ?? 0) + place) % seats;
      if (turn < (opening[seat]?.length ?? 0)) hands.get(seat)?.push(deck[next++] ?? "");
    }
  }
  return hands;
}

/** Whether all cards are in one hand: then the number only orders them. rules: happy_graphs, Puzzle @param {string[]} deck @param {RecordLeg} leg */
function isPuzzle(deck, leg) {
  const hands = Object.values(openingOf(leg));
  return hands.length === 1 && hands[0].length === deck.length;
}

/** Play a recorded move; return false if the card was missing. @param {Map<number, string[]>} hands @param {string[]} stock @param {{seat: number, move: string}} move */
function played(hands, stock, move) {
  const hand = hands.get(move.seat) ?? [];
  const place = hand.indexOf(move.move.split("@")[0]);
  if (place < 0) return false;
  hand.splice(place, 1);
  const drawn = stock.shift();
  if (drawn !== undefined) hand.push(drawn);
  return true;
}
