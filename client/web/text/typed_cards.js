// Reads typed cards: in English notation, or in the words and letters of the language. client/text/typed_cards.py does
// the same, and says by which rules.

import { showCard, parseCard } from "./cards.js";
import { either } from "./formats.js";
import { ENGLISH, locale } from "./language.js";
import { messages as cardsText } from "./messages/cards.js";
import { messages as typedText } from "./messages/typed_cards.js";

const LETTERED = ["A", "J", "Q", "K"];
/** @type {[string, string][]} */
const SIGNS = [
  ["C", "♣"],
  ["D", "♦"],
  ["H", "♥"],
  ["S", "♠"],
];
const RANKS = "A23456789TJQK";

/** A text in lower case, without accents, spaces and hyphens, and with narrow digits and letters. @param {string} text */
const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replace(/[\p{M}\s_-]/gu, "");

/** @param {string} rank */
function rankWords(rank) {
  const words = typedText.rankWord(/** @type {"A"} */ (rank)).split("|");
  return [cardsText.localRank(/** @type {"A"} */ (rank)), ...words];
}
/** @param {string} suit */
const suitWords = (suit) => typedText.suitWord(/** @type {"C"} */ (suit)).split("|");

/** The cards that a typed text can mean: one, several if it is too short, or none. @param {string} text @returns {string[]} */
export function cardsTyped(text) {
  const english = parseCard(text.replaceAll(" ", ""));
  if (english !== null) return [english];
  const typed = plain(text);
  if (typed === plain(cardsText.secondJoker())) return ["X2"];
  if (typed === plain(cardsText.joker())) return ["X1"];
  const between = plain(cardsText.spokenCard({ rank: "", suit: "" }));
  /** @type {Map<string, string>} */
  const ranks = new Map([["10", "T"]]);
  for (const rank of RANKS) ranks.set(rank.toLowerCase(), rank);
  for (const rank of LETTERED) for (const word of rankWords(rank)) ranks.set(plain(word), rank);
  /** @type {Set<string>} */
  const found = new Set();
  for (const [suit, sign] of SIGNS) {
    const whole = [sign, ...suitWords(suit).map(plain)];
    const short = [suit.toLowerCase(), ...whole];
    for (const [word, rank] of ranks) {
      const [after, before] = [typed.slice(word.length), typed.slice(0, -word.length)];
      const rests = [after, after.startsWith(between) ? after.slice(between.length) : after].filter(Boolean);
      const begun = typed.startsWith(word) && rests.some((rest) => short.some((name) => name.startsWith(rest)));
      if (begun || (typed.endsWith(word) && whole.includes(before))) found.add(rank + suit);
    }
  }
  return [...found];
}

/** The typed card; null if the text is none, or is short for several. @param {string} text */
export function readCard(text) {
  const found = cardsTyped(text);
  return found.length === 1 ? found[0] : null;
}

/** Which cards a text is short for; null if it isn't short for several. @param {string} text */
export function ambiguous(text) {
  const found = cardsTyped(text);
  return found.length > 1
    ? typedText.ambiguousCard({ typed: text.slice(0, 20), cards: either(found.map(showCard)) })
    : null;
}

/** Whether a character is in the language's words for cards; in English none are needed. @param {string} character */
export const isOwnSign = (character) =>
  !locale().startsWith(ENGLISH) &&
  [...SIGNS.map(([suit]) => suitWords(suit)), ...LETTERED.map(rankWords)]
    .flat()
    .some((word) => word.toLowerCase().includes(character.toLowerCase()));

/** Whether a character is a capital that begins a card in the language; in English small letters do. @param {string} character */
export const isOwnCapital = (character) =>
  !locale().startsWith(ENGLISH) &&
  [...SIGNS.flatMap(([suit]) => suitWords(suit)), ...LETTERED.map((rank) => rankWords(rank)[0])].some(
    (word) => word[0].toUpperCase() === character,
  );
