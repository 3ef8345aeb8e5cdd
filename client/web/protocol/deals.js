// Shuffles a deck by a game number, and makes the commitment to a hidden number. rules: deals; protocol/deals.py.

import { scryptAsync, sha256 } from "../vendor/noble-hashes.js";

export const RANKS = "A23456789TJQK";
const SUITS = "CDHS";
/** One pack in its listed order. rules: deals 4 */
export const PACK = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

/** Several packs, one after the other. @param {number} packs @param {string[]} [pack] */
export const packsOf = (packs, pack = PACK) => Array.from({ length: packs }, () => pack).flat();

/** A deck shuffled by a number, given its cards in their listed order; index 0 is the top. @param {string} deck @param {readonly string[]} listed @param {number} number */
export async function deal(deck, listed, number) {
  const cards = [...listed];
  const draws = stream(await keyOf(deck, number));
  for (let last = cards.length - 1; last > 0; last--) {
    const drawn = drawBelow(last + 1, draws);
    [cards[last], cards[drawn]] = [cards[drawn], cards[last]];
  }
  return cards;
}

/** The deal of a number in a game: a shuffled deck, or the game's random choices; nothing if the number decides nothing. @param {import("../games/catalog.js").FairGame} game @param {{[name: string]: any}} options @param {number} seats @param {number} number @returns {Promise<string[]>} */
export async function given(game, options, seats, number) {
  const deck = game.deck(options, seats);
  if (game.drawn === undefined) return deal(deck, game.cards?.(deck) ?? [], number);
  if (deck === "") return [];
  const draws = stream(await keyOf(deck, number));
  return game.drawn(deck, (bound) => drawBelow(bound, draws));
}

/** @param {string} deck @param {number} number */
const keyOf = (deck, number) => scryptAsync(String(number), `turnabout/1/${deck}`, { N: 1024, r: 8, p: 1, dkLen: 32 });

/** The commitment to a hidden number: a SHA-256 in hex. @param {number} number @param {string} salt */
export function commitment(number, salt) {
  const digest = sha256(new TextEncoder().encode(`${number}:${salt}`));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Uniform 32-bit draws. rules: deals 2 @param {Uint8Array} key @returns {Generator<number, never>} */
function* stream(key) {
  for (let block = 0; ; block++) {
    const counted = new Uint8Array(key.length + 8);
    counted.set(key);
    new DataView(counted.buffer).setBigUint64(key.length, BigInt(block));
    const digest = new DataView(sha256(counted).buffer);
    for (let at = 0; at < 32; at += 4) yield digest.getUint32(at);
  }
}

/** A uniform draw below a bound; draws from the incomplete last round are dropped. rules: deals 3 @param {number} bound @param {Generator<number, never>} draws */
function drawBelow(bound, draws) {
  const wholeRounds = 2 ** 32 - (2 ** 32 % bound);
  let draw = draws.next().value;
  while (draw >= wholeRounds) draw = draws.next().value;
  return draw % bound;
}
