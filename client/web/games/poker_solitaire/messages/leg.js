// Made from client/games/poker_solitaire/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/poker_solitaire", "leg", {
  theMatrix: () => "The matrix",
  theMatrices: () => "The matrices",
  /** @param {number} number */
  matrixNumber: (number) => `Matrix ${number}`,
  yourMatrix: () => "Your matrix",
  /** @param {string} name */
  matrixOf: (name) => `${formats.name(name)}’s matrix`,
  /** @param {{board: string, matrix: string}} values */
  matrixOfBoard: ({ board, matrix }) => `${board}: ${matrix}`,
  score: () => "Score",
  options: () => "Options",
  dealtTitle: () => "Dealt",
  dealtAndRejects: () => "The dealt cards and the reject squares",
  rejectsTitle: () => "Rejects",
  /** @param {string} name */
  rejectsOf: (name) => `${formats.name(name)}’s rejects`,
  more: () => "Score, options and news",
  /** @param {"maximizer" | "minimizer"} key @param {{mine: boolean}} values */
  role: (key, { mine }) =>
    ({
      maximizer: mine ? "want a high score" : "wants a high score",
      minimizer: mine ? "want a low score" : "wants a low score",
    })[key],
  toPlay: () => "to play",
  /** @param {{name: string, cards: readonly string[]}} values */
  dealtTo: ({ name, cards }) => `${formats.name(name)} ${formats.cards(cards)}`,
  /** @param {string} cards */
  dealtCards: (cards) => `Dealt: ${cards}`,
  dealtOnTurn: () => "Dealt on your turn.",
  noMoreCards: () => "No more cards are dealt.",
  /** @param {number} cards */
  stock: (cards) => `stock ${formats.number(cards)}`,
  /** @param {number} cards */
  stockInFull: (cards) => cards === 1 ? `Stock: ${formats.number(cards)} card` : `Stock: ${formats.number(cards)} cards`,
  /** @param {number} cards */
  cardsWord: (cards) => cards === 1 ? "card" : "cards",
  /** @param {readonly string[]} cards */
  coming: (cards) => `Next: ${formats.cards(cards)}`,
  common: () => "common",
  /** @param {readonly string[]} cards */
  leftCards: (cards) => `Never taken: ${formats.cards(cards)}`,
  chooseCard: () => "Choose a card.",
  /** @param {string} card */
  chooseLitSquare: (card) => `${formats.card(card)}: choose one of the lit squares.`,
  /** @param {string} card */
  fitsNowhere: (card) => `${formats.card(card)} fits nowhere now. Choose another card.`,
  /** @param {string} place */
  doesNotFit: (place) => `You can’t play on ${place}.`,
  /** @param {string} card */
  noRoomToSteal: (card) => `You can’t steal ${formats.card(card)}: your matrix is full.`,
  /** @param {string} card */
  noTheftNow: (card) => `You can’t steal ${formats.card(card)} now: it fits nowhere in your matrix.`,
  /** @param {"edges" | "corners"} key */
  mustTouch: (key) =>
    ({
      edges: "A card there would touch no other. Choose a square beside one.",
      corners: "A card there would touch no other. Choose a square that touches one at a side or a corner.",
    })[key],
  canPass: () => "You can pass: your matrix is full, or no cards are dealt to you.",
  canEnd: () => "Your matrix is full: say Done to end the race.",
  wait: () => "You have nothing left to do. Wait for the other player.",
  /** @param {{card: string, name: string, next: string | null}} values */
  cardWasTaken: ({ card, name, next }) => `${formats.begin(formats.name(name))} took ${formats.card(card)}.${next === null ? "" : ` ${formats.card(next)} is dealt now.`}`,
  /** @param {string} card */
  cardGone: (card) => `${formats.card(card)} is gone: the other player took it.`,
  free: () => "free",
  /** @param {string} place */
  rejectSquare: (place) => `${place}, reject square`,
  stolen: () => "was stolen: it can’t be stolen back",
  lastMove: () => "played last",
  hinted: () => "hinted",
  /** @param {string} card */
  onItsWay: (card) => `${formats.card(card)} is on its way`,
  /** @param {string | null} worth */
  takesCard: (worth) => `takes the chosen card${worth === null ? "" : `: ${worth}`}`,
  /** @param {string} result */
  over: (result) => `The game is over: ${result}.`,
  /** @param {{name: string, result: string}} values */
  overByDone: ({ name, result }) => `${formats.begin(formats.name(name))} said Done. The game is over: ${result}.`,
  passTurn: () => "Pass",
  done: () => "Done",
  keys: () => "Arrow keys move between the squares; a letter a to e and a digit 1 to 5 choose a column and a row. Enter or Space puts the chosen card there, or picks up the card there. N chooses the next dealt card, X the next reject square. M moves to the other matrix, P passes, Escape puts a card back. Shift and C opens the chat.",
});
