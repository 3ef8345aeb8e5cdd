// Made from client/games/patriarch/text/en/guesses.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/patriarch", "guesses", {
  /** @param {"C" | "D" | "H" | "S"} key */
  suit: (key) =>
    ({
      C: "clubs",
      D: "diamonds",
      H: "hearts",
      S: "spades",
    })[key],
  /** @param {number} count */
  guesses: (count) => count === 1 ? `${formats.number(count)} guess` : `${formats.number(count)} guesses`,
  /** @param {{red: number, black: number, down: number}} values */
  grade: ({ red, black, down }) => `${formats.number(red)} red, ${formats.number(black)} black, ${formats.number(down)} face down`,
  /** @param {"red" | "black" | "down"} key @param {{count: number}} values */
  gradePart: (key, { count }) =>
    ({
      red: `${formats.number(count)} red`,
      black: `${formats.number(count)} black`,
      down: `${formats.number(count)} face down`,
    })[key],
  /** @param {number} count */
  treesLeft: (count) => count === 1 ? `${formats.number(count)} tree left` : `${formats.number(count)} trees left`,
  /** @param {{possible: number, all: number}} values */
  possible: ({ possible, all }) => `${formats.number(possible)} of ${formats.number(all)} trees still possible`,
  /** @param {number} count */
  narrowed: (count) => `narrowed to ${count === 1 ? `${formats.number(count)} tree` : `${formats.number(count)} trees`}`,
  grades: () => "announces the grade",
  /** @param {{tree: string, suit: string}} values */
  lays: ({ tree, suit }) => `lays out ${tree} in ${suit}`,
  /** @param {string} suit */
  leavesOpen: (suit) => `leaves the tree open, in ${suit}`,
  /** @param {{name: string, mine: boolean, open: boolean, suit: string | null}} values */
  laid: ({ name, mine, open, suit }) => `${formats.begin(formats.name(name))} ${open ? `${mine ? "leave" : "leaves"} the tree open` : `${mine ? "lay" : "lays"} out the tree`}${suit === null ? "" : `, in ${suit}`}`,
  /** @param {{name: string, mine: boolean}} values */
  guessedHidden: ({ name, mine }) => `${formats.begin(formats.name(name))} ${mine ? "make" : "makes"} a guess`,
  /** @param {{name: string, tree: string, grade: string, left: number | null}} values */
  guessed: ({ name, tree, grade, left }) => `${formats.name(name)}: ${tree}: ${grade}${left === null ? "" : left === 1 ? `; ${formats.number(left)} tree left` : `; ${formats.number(left)} trees left`}`,
  /** @param {{name: string, mine: boolean, whose: string | null, tree: string, grade: string, left: number | null}} values */
  announced: ({ name, mine, whose, tree, grade, left }) => `${formats.begin(formats.name(name))} ${mine ? "announce" : "announces"}: ${whose === null ? "" : `${whose} `}${tree}: ${grade}${left === null ? "" : left === 1 ? `; ${formats.number(left)} tree left` : `; ${formats.number(left)} trees left`}`,
  /** @param {{name: string, mine: boolean}} values */
  whose: ({ name, mine }) => mine ? "your" : `${formats.name(name)}’s`,
  nobody: () => "nobody",
  /** @param {{made: number, allowed: number}} values */
  score: ({ made, allowed }) => made === 0 ? (allowed === 1 ? `${formats.number(allowed)} guess` : `up to ${formats.number(allowed)} guesses`) : `guess ${formats.number(made)} of ${formats.number(allowed)} graded`,
  /** @param {number} made */
  graded: (made) => made === 1 ? `${formats.number(made)} guess graded` : `${formats.number(made)} guesses graded`,
  /** @param {{points: number, guesser: string, mine: boolean}} values */
  fewerWin: ({ points, guesser, mine }) => mine ? (points === 2 ? "only the first guess wins" : `fewer than ${formats.number(points)} win`) : `${formats.name(guesser)} wins with ${points === 2 ? "the first guess" : `fewer than ${formats.number(points)}`}`,
  findingWins: () => "finding it wins",
  foundNowDraws: () => "if found now, a draw",
  /** @param {string} guesser */
  canNoLonger: (guesser) => `${formats.name(guesser)} can no longer win or draw`,
  draw: () => "a draw",
  /** @param {{winner: string, mine: boolean}} values */
  wins: ({ winner, mine }) => `${formats.name(winner)} ${mine ? "win" : "wins"}`,
});
