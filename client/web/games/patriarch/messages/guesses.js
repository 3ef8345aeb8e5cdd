// Made from client/games/patriarch/text/en/guesses.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {"C" | "D" | "H" | "S"} key */
export const suit = (key) =>
  ({
    C: "clubs",
    D: "diamonds",
    H: "hearts",
    S: "spades",
  })[key];

/** @param {number} count */
export const guesses = (count) => count === 1 ? `${formats.number(count)} guess` : `${formats.number(count)} guesses`;

/** @param {{red: number, black: number, down: number}} values */
export const grade = ({ red, black, down }) => `${formats.number(red)} red, ${formats.number(black)} black, ${formats.number(down)} face down`;

/** @param {"red" | "black" | "down"} key @param {{count: number}} values */
export const gradePart = (key, { count }) =>
  ({
    red: `${formats.number(count)} red`,
    black: `${formats.number(count)} black`,
    down: `${formats.number(count)} face down`,
  })[key];

/** @param {number} count */
export const treesLeft = (count) => count === 1 ? `${formats.number(count)} tree left` : `${formats.number(count)} trees left`;

/** @param {{possible: number, all: number}} values */
export const possible = ({ possible, all }) => `${formats.number(possible)} of ${formats.number(all)} trees still possible`;

/** @param {number} count */
export const narrowed = (count) => `narrowed to ${count === 1 ? `${formats.number(count)} tree` : `${formats.number(count)} trees`}`;

export const grades = () => "announces the grade";

/** @param {{tree: string, suit: string}} values */
export const lays = ({ tree, suit }) => `lays out ${tree} in ${suit}`;

/** @param {string} suit */
export const leavesOpen = (suit) => `leaves the tree open, in ${suit}`;

/** @param {{name: string, mine: boolean, open: boolean, suit: string | null}} values */
export const laid = ({ name, mine, open, suit }) => `${formats.begin(name)} ${open ? `${mine ? "leave" : "leaves"} the tree open` : `${mine ? "lay" : "lays"} out the tree`}${suit === null ? "" : `, in ${suit}`}`;

/** @param {{name: string, mine: boolean}} values */
export const guessedHidden = ({ name, mine }) => `${formats.begin(name)} ${mine ? "make" : "makes"} a guess`;

/** @param {{name: string, tree: string, grade: string, left: number | null}} values */
export const guessed = ({ name, tree, grade, left }) => `${name}: ${tree}: ${grade}${left === null ? "" : left === 1 ? `; ${formats.number(left)} tree left` : `; ${formats.number(left)} trees left`}`;

/** @param {{name: string, mine: boolean, whose: string | null, tree: string, grade: string, left: number | null}} values */
export const announced = ({ name, mine, whose, tree, grade, left }) => `${formats.begin(name)} ${mine ? "announce" : "announces"}: ${whose === null ? "" : `${whose} `}${tree}: ${grade}${left === null ? "" : left === 1 ? `; ${formats.number(left)} tree left` : `; ${formats.number(left)} trees left`}`;

/** @param {{name: string, mine: boolean}} values */
export const whose = ({ name, mine }) => mine ? "your" : `${name}’s`;

export const nobody = () => "nobody";

/** @param {{made: number, allowed: number}} values */
export const score = ({ made, allowed }) => made === 0 ? (allowed === 1 ? `${formats.number(allowed)} guess` : `up to ${formats.number(allowed)} guesses`) : `guess ${formats.number(made)} of ${formats.number(allowed)} graded`;

/** @param {number} made */
export const graded = (made) => made === 1 ? `${formats.number(made)} guess graded` : `${formats.number(made)} guesses graded`;

/** @param {{points: number, guesser: string, mine: boolean}} values */
export const fewerWin = ({ points, guesser, mine }) => mine ? (points === 2 ? "only the first guess wins" : `fewer than ${formats.number(points)} win`) : `${guesser} wins with ${points === 2 ? "the first guess" : `fewer than ${formats.number(points)}`}`;

export const findingWins = () => "finding it wins";

export const foundNowDraws = () => "if found now, a draw";

/** @param {string} guesser */
export const canNoLonger = (guesser) => `${guesser} can no longer win or draw`;

export const draw = () => "a draw";

/** @param {{winner: string, mine: boolean}} values */
export const wins = ({ winner, mine }) => `${winner} ${mine ? "win" : "wins"}`;
