// Cards as people read, type and hear them. Pure. client/text/cards.py and protocol/cards.py do the same.

import { settings } from "../profile/identity.js";
import { messages as cardsText } from "./messages/cards.js";

/** @type {Record<string, string>} */
const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };
/** @type {Record<string, string>} */
const LETTERS = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };
const WRITTEN = /(?<![\w-])(?:[A2-9TJQK][CDHS]|X[12])(?![\w-])/g;
/** The ranks that have letters; ten is written as a number. */
const LETTERED = "AJQK";
const WITHIN = "[A-Za-zÀ-ɏ]";
/** The jokers by their names for people. @type {Record<string, string>} */
const JOKERS = { JOKER: "X1", JOKER1: "X1", JOKER2: "X2" };
export const BEGINS_A_CARD = /^[0-9atjqkx]$/i;
export const IN_A_CARD = /^[0-9atjqkxcdhs♣♦♥♠]$/i;

/** The patterns that were made: a language has few, and each sentence needs them. @type {Map<string, RegExp>} */
const patterns = new Map();

/** The pattern with a source. @param {string} source */
export function patternOf(source) {
  const made = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, made);
  return made;
}

/** Whether a card is one of the two jokers. @param {string} card */
export const isJoker = (card) => card[0] === "X";

/** The letter of a rank on the language's own cards. @param {string} rank */
const localRank = (rank) => cardsText.localRank(/** @type {"A"} */ (rank)) ?? rank;

/** A rank as on the face of a card: `10`, `Q`; in the language's letters by the player's setting. @param {string} rank */
export const rankSign = (rank) =>
  rank === "T" ? "10" : settings().letters === "local" && LETTERED.includes(rank) ? localRank(rank) : rank;

/** The letters on cards in the language, from the ace down; null if they are the international ones. */
export function ownLetters() {
  const letters = ["A", "K", "Q", "J"].map(localRank);
  return letters.join("") === "AKQJ" ? null : letters;
}

/** The sign in a card's corner: `10`, `Q`; a joker's word. @param {string} card */
export const rankOf = (card) => (isJoker(card) ? cardsText.joker() : rankSign(card[0]));

/** A card's suit as its letter on the wire; a joker's is X. @param {string} card */
export const suitOf = (card) => (isJoker(card) ? "X" : card[1]);

/** A card as people read it: `10♦`, `Joker`, `Joker 2`. @param {string} card @returns {string} */
export const showCard = (card) =>
  card === "X2"
    ? cardsText.secondJoker()
    : isJoker(card)
      ? cardsText.joker()
      : `${rankOf(card)}${SIGNS[card[1]] ?? card[1]}`;

/** A card as people say it: `10 of diamonds`, `joker`. @param {string} card @returns {string} */
export function sayCard(card) {
  if (isJoker(card)) return showCard(card).toLowerCase();
  const rank = cardsText.spokenRank(/** @type {"A"} */ (card[0])) ?? rankOf(card);
  return cardsText.spokenCard({ rank, suit: cardsText.spokenSuit(/** @type {"C"} */ (card[1])) ?? card[1] });
}

/** Cards as people read them. @param {readonly string[]} cards */
export const showCards = (cards) => cards.map(showCard).join(" ");

/** Read a card in any case; `10` stands for `T`, a suit sign for its letter. @param {string} text @returns {string | null} */
export function parseCard(text) {
  const card = text
    .trim()
    .toUpperCase()
    .replace(/[♣♦♥♠]/g, (sign) => LETTERS[sign])
    .replace("10", "T");
  return JOKERS[card.replace(" ", "")] ?? written(card);
}

/** @param {string} card */
const written = (card) => (/^(?:[A2-9TJQK][CDHS]|X[12])$/.test(card) ? card : null);

/** A sentence from the server, with its cards as people read them. @param {string} sentence */
export const inSigns = (sentence) => sentence.replace(WRITTEN, showCard);

/** A sentence for a screen reader: every card by its name. @param {string} sentence */
export const spoken = (sentence) =>
  parts(sentence)
    .map((part) => (part.card === null ? part.text : sayCard(part.card)))
    .join("")
    .replaceAll("═", ` ${cardsText.spokenSign("marriage")} `)
    .replaceAll(" → ", ` ${cardsText.spokenSign("move")} `)
    .replaceAll("−", `${cardsText.spokenSign("minus")} `);

/**
 * A sentence split into cards and other text. Cards may have international letters, as in pages, or the language's.
 * @param {string} sentence
 * @returns {{text: string, card: string | null}[]}
 */
export function parts(sentence) {
  const [first, second] = [cardsText.joker(), cardsText.secondJoker()];
  const own = [...LETTERED].map(localRank);
  const shown = patternOf(
    `((?:10|[2-9${LETTERED}${own.join("")}])[♣♦♥♠]|(?<!${WITHIN})(?:${second}(?![♣♦♥♠\\d])|${first}(?!${WITHIN})))`,
  );
  const cardOf = (/** @type {string} */ text) =>
    text === second
      ? "X2"
      : text === first
        ? "X1"
        : parseCard((LETTERED[own.indexOf(text[0])] ?? text[0]) + text.slice(1));
  return sentence
    .split(shown)
    .filter((text) => text !== "")
    .map((text) => ({ text, card: shown.test(text) ? cardOf(text) : null }));
}
