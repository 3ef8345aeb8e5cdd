// Made from client/games/poker_solitaire/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const theMatrix = () => "The matrix";

export const theMatrices = () => "The matrices";

/** @param {number} number */
export const matrixNumber = (number) => `Matrix ${number}`;

export const yourMatrix = () => "Your matrix";

/** @param {string} name */
export const matrixOf = (name) => `${name}’s matrix`;

/** @param {{board: string, matrix: string}} values */
export const matrixOfBoard = ({ board, matrix }) => `${board}: ${matrix}`;

export const score = () => "Score";

export const options = () => "Options";

export const dealtTitle = () => "Dealt";

export const dealtAndRejects = () => "The dealt cards and the reject squares";

export const rejectsTitle = () => "Rejects";

/** @param {string} name */
export const rejectsOf = (name) => `${name}’s rejects`;

export const more = () => "Score, options and news";

/** @param {"maximizer" | "minimizer"} key @param {{mine: boolean}} values */
export const role = (key, { mine }) =>
  ({
    maximizer: mine ? "want a high score" : "wants a high score",
    minimizer: mine ? "want a low score" : "wants a low score",
  })[key];

export const toPlay = () => "to play";

/** @param {{name: string, cards: readonly string[]}} values */
export const dealtTo = ({ name, cards }) => `${name} ${formats.cards(cards)}`;

/** @param {string} cards */
export const dealtCards = (cards) => `Dealt: ${cards}`;

export const dealtOnTurn = () => "Dealt on your turn.";

export const noMoreCards = () => "No more cards are dealt.";

/** @param {number} cards */
export const stock = (cards) => `stock ${formats.number(cards)}`;

/** @param {number} cards */
export const stockInFull = (cards) => cards === 1 ? `Stock: ${formats.number(cards)} card` : `Stock: ${formats.number(cards)} cards`;

/** @param {number} cards */
export const cardsWord = (cards) => cards === 1 ? "card" : "cards";

/** @param {readonly string[]} cards */
export const coming = (cards) => `Next: ${formats.cards(cards)}`;

export const common = () => "common";

/** @param {readonly string[]} cards */
export const leftCards = (cards) => `Never taken: ${formats.cards(cards)}`;

export const chooseCard = () => "Choose a card.";

/** @param {string} card */
export const chooseLitSquare = (card) => `${formats.card(card)}: choose one of the lit squares.`;

/** @param {string} card */
export const fitsNowhere = (card) => `${formats.card(card)} fits nowhere now. Choose another card.`;

/** @param {string} place */
export const doesNotFit = (place) => `You can’t play on ${place}.`;

/** @param {string} card */
export const noRoomToSteal = (card) => `You can’t steal ${formats.card(card)}: your matrix is full.`;

/** @param {string} card */
export const noTheftNow = (card) => `You can’t steal ${formats.card(card)} now: it fits nowhere in your matrix.`;

/** @param {"edges" | "corners"} key */
export const mustTouch = (key) =>
  ({
    edges: "A card there would touch no other. Choose a square beside one.",
    corners: "A card there would touch no other. Choose a square that touches one at a side or a corner.",
  })[key];

export const canPass = () => "You can pass: your matrix is full, or no cards are dealt to you.";

export const canEnd = () => "Your matrix is full: say Done to end the race.";

export const wait = () => "You have nothing left to do. Wait for the other player.";

/** @param {{card: string, name: string, next: string | null}} values */
export const cardWasTaken = ({ card, name, next }) => `${formats.begin(name)} took ${formats.card(card)}.${next === null ? "" : ` ${formats.card(next)} is dealt now.`}`;

/** @param {string} card */
export const cardGone = (card) => `${formats.card(card)} is gone: the other player took it.`;

export const free = () => "free";

/** @param {string} place */
export const rejectSquare = (place) => `${place}, reject square`;

export const stolen = () => "was stolen: it can’t be stolen back";

export const lastMove = () => "played last";

export const hinted = () => "hinted";

/** @param {string} card */
export const onItsWay = (card) => `${formats.card(card)} is on its way`;

/** @param {string | null} worth */
export const takesCard = (worth) => `takes the chosen card${worth === null ? "" : `: ${worth}`}`;

/** @param {string} result */
export const over = (result) => `The game is over: ${result}.`;

/** @param {{name: string, result: string}} values */
export const overByDone = ({ name, result }) => `${formats.begin(name)} said Done. The game is over: ${result}.`;

export const passTurn = () => "Pass";

export const done = () => "Done";

export const keys = () => "Arrow keys move between the squares; a letter a to e and a digit 1 to 5 choose a column and a row. Enter or Space puts the chosen card there, or picks up the card there. N chooses the next dealt card, X the next reject square. M moves to the other matrix, P passes, Escape puts a card back. Shift and C opens the chat.";
