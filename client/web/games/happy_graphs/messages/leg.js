// Made from client/games/happy_graphs/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const board = () => "The board";

export const hands = () => "Hands";

export const yourHand = () => "Your hand";

export const cards = () => "The cards";

/** @param {number} number */
export const group = (number) => `Group ${number}`;

export const unhappy = () => "Unhappy";

export const more = () => "Score, hands and news";

/** @param {"maximizer" | "minimizer"} key @param {{mine: boolean}} values */
export const role = (key, { mine }) =>
  ({
    maximizer: mine ? "want many unhappy" : "wants many unhappy",
    minimizer: mine ? "want few unhappy" : "wants few unhappy",
  })[key];

export const toPlay = () => "to play";

export const yourTurn = () => "your turn";

/** @param {number} players */
export const players = (players) => `${formats.number(players)} players`;

/** @param {number} cards */
export const cardCount = (cards) => cards === 1 ? `${formats.number(cards)} card` : `${formats.number(cards)} cards`;

export const noCards = () => "no cards";

/** @param {number} points */
export const legOne = (points) => `leg 1: ${formats.number(points)}`;

/** @param {number} cards */
export const stock = (cards) => cards === 0 ? "no card to draw" : cards === 1 ? `${formats.number(cards)} card to draw` : `${formats.number(cards)} cards to draw`;

export const timeStarts = () => "The time starts with the first card.";

export const chooseCard = () => "Choose a card from the hand.";

/** @param {string} card */
export const chooseSquare = (card) => `Choose a square for ${formats.card(card)}.`;

/** @param {string} card */
export const notInHand = (card) => `There is no ${card} in the hand.`;

/** @param {number} points */
export const finish = (points) => points === 1 ? `Finish with ${formats.number(points)} unhappy card?` : `Finish with ${formats.number(points)} unhappy cards?`;

export const finishNote = () => "Cards left in the hand count as unhappy.";

/** @param {{card: string, square: string}} values */
export const happyCard = ({ card, square }) => `${formats.card(card)} at ${square} is happy and turned over.`;

/** @param {{card: string, square: string, wants: number, lacks: number, hopeless: boolean}} values */
export const unhappyCard = ({ card, square, wants, lacks, hopeless }) => `${formats.card(card)} at ${square} wants ${wants === 1 ? `${formats.number(wants)} neighbour` : `${formats.number(wants)} neighbours`} and lacks ${formats.number(lacks)}.${hopeless ? " It can never be happy." : ""}`;

export const wall = () => "a wall: a happy card is next to it";

/** @param {string} result */
export const gameOver = (result) => `The game is over: ${result}.`;

export const play = () => "Play";

export const takeBack = () => "Take back";

export const undo = () => "Undo";

export const redo = () => "Redo";

/** @param {"rank" | "suit"} key */
export const sortBy = (key) =>
  ({
    rank: "Sort by rank",
    suit: "Sort by suit",
  })[key];

export const done = () => "Done";

export const finishNow = () => "Finish";

export const keepPlaying = () => "Keep playing";

export const larger = () => "Larger";

export const smaller = () => "Smaller";

export const showAll = () => "Show the whole board";

export const keys = () => "Arrow keys move between the squares for the chosen card; Enter plays it there. Digits choose a card from your hand. Plus and minus change the size; 0 shows everything.";

export const keysPuzzle = () => "Arrow keys move between the squares for the chosen card; Enter plays it there. A rank, such as 3 or a, chooses a card. T moves between the cards on the board; Enter takes one back. U undoes, R redoes. Plus and minus change the size; 0 shows everything.";

export const keysZoom = () => "Plus and minus change the size; 0 shows everything.";
