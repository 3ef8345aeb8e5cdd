// Guesses, grades and other moves of The Patriarch in words. client/games/patriarch/guess_text.py does the same.

import { messages as resultText } from "../../text/messages/result.js";
import { messages as guessesText } from "./messages/guesses.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../protocol/messages.js").PatriarchView} PatriarchView */
/** @typedef {import("../../protocol/messages.js").PatriarchPlayed} PatriarchPlayed */
/** @typedef {import("./trees.js").Grade} Grade */

/** The sign of each suit. @type {Record<string, string>} */
export const SUITS = { C: "♣", D: "♦", H: "♥", S: "♠" };
/** An example tree for each number of cards. @type {Record<number, string>} */
export const EXAMPLES = { 5: "3(4(2) A(5))", 7: "3(4(2(6)) A(5(7)))" };

/** The name of a suit. @param {string} letter */
export const suit = (letter) => guessesText.suit(/** @type {"C" | "D" | "H" | "S"} */ (letter));

/** Whether a name is the word for the reader. @param {string} name */
const isYou = (name) => name === resultText.you();

/** A name in the possessive. @param {string} name */
export const whose = (name) => guessesText.whose({ name, mine: isYou(name) });

/** @param {Grade} told */
export const grade = ({ red, black, down }) => guessesText.grade({ red, black, down });

/** @param {{possible: number, all: number}} board */
export const possible = ({ possible, all }) => guessesText.possible({ possible, all });

/** A guess with its grade, and how many trees remain. @param {string} tree @param {Grade} told @param {number | null} left */
export const graded = (tree, told, left) =>
  `${tree}: ${grade(told)}${left === null ? "" : `; ${guessesText.treesLeft(left)}`}.`;

/** How many guesses were graded, and how many there are. @param {number} made @param {number | null} allowed */
export const score = (made, allowed) =>
  allowed === null ? guessesText.graded(made) : guessesText.score({ made, allowed });

/** A move in readable form. @param {string} text */
export function move(text) {
  const [verb, ...rest] = text.split(" ");
  if (verb === "guess") return rest.join(" ");
  if (verb === "grade") return guessesText.grades();
  const sign = SUITS[rest[0]] ?? rest[0] ?? "";
  const tree = rest.slice(1).join(" ");
  return tree === "open" ? guessesText.leavesOpen(sign) : guessesText.lays({ tree, suit: sign });
}

/** The action of a player; `guesser` is the player whose guess was graded. @param {string} name @param {PatriarchPlayed} did @param {string} [guesser] */
export function played(name, did, guesser = "") {
  const mine = isYou(name);
  if (did.does === "laid")
    return guessesText.laid({ name, mine, open: did.open, suit: did.suit === null ? null : suit(did.suit) });
  if (did.tree === null || did.grade === null) return guessesText.guessedHidden({ name, mine });
  const told = { name, tree: did.tree, grade: grade(did.grade), left: did.left };
  if (did.does === "guessed") return guessesText.guessed(told);
  return guessesText.announced({ ...told, mine, whose: guesser ? whose(guesser) : null });
}

/** Which guess is at the front of the queue. @param {string} guesser @param {string | null} tree @param {Grade | null} told @param {boolean} mine */
export const nextGraded = (guesser, tree, told, mine) =>
  legText.nextGraded({ guesser: whose(guesser), tree, grade: told === null ? null : grade(told), mine });

/** How a leg ended; `found` is the player who found the tree. @param {string | null} found @param {PatriarchView} view */
export function over(found, view) {
  if (found !== null) return legText.treeFound({ name: found, guesses: view.score });
  const counts = guessesText.guesses(view.score);
  return view.out?.length ? legText.notFoundInTime(counts) : legText.notFound(counts);
}

/** How leg two can still be won, given leg one's `points` and the guesses graded so far. @param {number} points @param {number} graded @param {number | null} allowed @param {boolean} guesses @param {string} guesser */
export function beat(points, graded, allowed, guesses, guesser) {
  if (allowed !== null && points > allowed) return guessesText.findingWins();
  if (graded >= points) return guessesText.canNoLonger(guesser);
  if (graded === points - 1) return guessesText.foundNowDraws();
  return guessesText.fewerWin({ points, guesser, mine: guesses });
}

/** How leg two decided a match, if leg one ended with `points`. @param {number} score @param {number} points @param {string} guesser @param {string} owner */
export function decided(score, points, guesser, owner) {
  if (score === points) return guessesText.draw();
  const winner = score < points ? guesser : owner;
  return guessesText.wins({ winner, mine: isYou(winner) });
}

/** The head of a column of the note board. @param {number} at */
export const column = (at) => (at === 0 ? legText.top() : legText.generation(at + 1));

/** A rank in words. @param {string} card */
const rank = (card) => (card === "A" ? legText.ace() : card);

/** A card in words. @param {string} card @param {string | null} of its suit */
export const card = (card, of) => (of === null ? rank(card) : legText.cardOf({ card: rank(card), suit: suit(of) }));

/** The place of a card in the tree in progress. @param {string} card @param {string} above @param {number} row */
export const standing = (card, above, row) => placed(rank(card), above, row);

/** @param {number} row @param {string} above */
export const emptyPlace = (row, above) => placed(legText.emptyPlace(), above, row);

/** @param {string} card @param {string} above @param {number} row */
const placed = (card, above, row) =>
  row === 0 ? legText.atTop(card) : legText.under({ card, generation: row + 1, above: above || legText.emptyPlace() });

/** The tree in progress, or that it is empty. @param {string} text */
export const now = (text) => text || legText.noCardsPlaced();

/** A title in sentence case. @param {string} text */
export const title = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** How many players guess, and whether they are connected. @param {{here: boolean | null, computer: string | null}[]} players */
export function others(players) {
  if (players.some(({ here }) => here === null)) return legText.guessersCount(players.length);
  const away = players.filter((each) => each.here === false && each.computer === null).length;
  return legText.guessers({ guessers: players.length, away });
}
