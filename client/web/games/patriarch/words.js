// What is said about a leg of The Patriarch.

import { count, number } from "../../text/words.js";

/** @typedef {import("../../protocol/messages.js").PatriarchView} PatriarchView */
/** @typedef {import("../../protocol/messages.js").PatriarchPlayed} PatriarchPlayed */
/** @typedef {import("./trees.js").Grade} Grade */

export const YOU = "you";
export const AWAY = "away";
export const LEFT = "has left";
export const OUT = "out of time";

/** That one's time has run out, and what becomes of it. @param {boolean} owner */
export const out = (owner) =>
  `Your time has run out: ${owner ? "the room grades for you" : "you guess no more in this leg"}.`;
export const MORE = "Note board and news";
export const YOUR_GUESS = "Your guess";
export const YOUR_TREE = "Your tree";
export const DEEDS = "What to do";
export const FOUND = "found the tree";
export const THE_TREE = "The tree";
export const ALL_PLACED = "Every card has its place.";
export const NOTES = "Still possible";
export const GUESSES = "The guesses";
export const QUEUE = "Waiting for a grade";
export const NOTATION = "Type the tree";
/** A tree of so many cards. @type {Record<number, string>} */
export const EXAMPLES = { 5: "3(4(2) A(5))", 7: "3(4(2(6)) A(5(7)))" };
/** @param {number} cards */
export const notationHint = (cards) => `Like ${EXAMPLES[cards]}: the top card, and its children in parentheses.`;
export const SUIT = "Suit";
export const WAITS = "waits";
export const NEXT = "next";
export const HIDDEN_GUESS = "hidden";
export const GUESS = "Guess";
export const LAY_OUT = "Lay it out";
export const LEAVE_OPEN = "Leave it open";
/** Whether all others who play are connected. @param {{here: boolean | null, computer: string | null}[]} players */
export function others(players) {
  const away = players.filter((each) => each.here === false && each.computer === null).length;
  if (players.some(({ here }) => here === null)) return `${players.length} guess`;
  return `${players.length} guess, ${away ? `${away} of them away` : "all here"}`;
}

export const LEAVE_OPEN_HINT = "An open tree is settled only as far as your grades bind it.";
export const ASK_OPEN = "Leave the tree open?";
export const DO_LEAVE_OPEN = "Yes, leave it open";
export const ANNOUNCE = "Announce the grade";
export const UNDO = "Undo";
export const CLEAR = "Clear";
export const COPY = "Last guess";
export const TAKE_HINT = "Take it over";
export const NO_GUESS_YET = "Nobody has guessed yet.";
export const NO_NOTES = "The room plays without a note board.";
export const SHOW_NOTES = "Show the note board";
export const TREE_HIDDEN = "The tree stays hidden until both legs are over.";
export const HIDDEN_HERE =
  "You guess the same tree, too, so guesses and grades are hidden from you until both legs are over.";
export const HIDDEN_FROM_ALL = "Guesses and grades are hidden until both legs are over: both guess the same tree.";
/** What its owner does where the number gives the tree. @param {boolean} mirror whether moves count once both have made one */
export const ownerWatches = (mirror) =>
  `The number gives the tree: nobody lays it out, and every guess is graded ${mirror ? "once the other board has come as far" : "at once"}.`;
export const TWO_WAIT = "Two of your guesses are in the queue: this one is kept until one of them is graded.";
export const GUESSED_ALREADY = "You have guessed this tree already.";
export const FIXED_HINT = "Drag cards to places, or type the ranks in the order of the tree.";
export const FREE_HINT = "Drag cards under cards, or type a rank: it goes under the marked one.";
export const FIXED_TOUCH = "Drag cards to places, or tap a card and then its place.";
export const FREE_TOUCH = "Drag cards under cards, or tap a card and then the one it goes under.";
export const TOP_PLACE = "at the top";
export const EMPTY = "empty place";

/** @type {Record<string, string>} */
export const SUITS = { C: "♣ clubs", D: "♦ diamonds", H: "♥ hearts", S: "♠ spades" };
/** @type {Record<string, string>} */
export const RANKS = { A: "ace" };

/** @param {number} score */
export const counted = (score) => count(score, "guess", "guesses");

/** A grade in words. @param {Grade} told */
export const grade = ({ red, black, down }) => `${red} red, ${black} black, ${down} face down`;

/** @param {{possible: number, all: number}} board */
export const possible = (board) => `${number(board.possible)} of ${number(board.all)} trees still possible`;

/** @param {number} many */
export const treesLeft = (many) => `${count(many, "tree")} left`;

/** How many trees a guess in the list left possible; later guesses leave fewer. @param {number} many */
export const narrowedTo = (many) => `narrowed to ${count(many, "tree")}`;

export const NEXT_GUESS = "Change it for your next guess.";

/** A guess with its grade and the number of trees left now. @param {string} tree @param {Grade} told @param {number | null} left */
export const graded = (tree, told, left) => `${tree}: ${grade(told)}${left === null ? "" : `; ${treesLeft(left)}`}.`;

/** @param {string} tree */
export const waitsForGrade = (tree) => `${tree} waits for its grade.`;

/** How many guesses were graded, and how many there are. @param {number} made @param {number | null} allowed */
export function score(made, allowed) {
  if (allowed === null) return `${counted(made)} graded`;
  return made ? `guess ${made} of ${allowed} graded` : `${counted(allowed)} to find it`;
}

/** A move as people read it. @param {string} text */
export function move(text) {
  const [verb, ...rest] = text.split(" ");
  if (verb === "guess") return rest.join(" ");
  if (verb === "grade") return "announces the grade";
  const sign = (SUITS[rest[0]] ?? rest[0] ?? "").slice(0, 1);
  const tree = rest.slice(1).join(" ");
  return tree === "open" ? `leaves the tree open, in ${sign}` : `lays out ${tree} in ${sign}`;
}

/** What somebody did; `guesser` is whose guess was graded. @param {string} name @param {PatriarchPlayed} did @param {string} [guesser] */
export function played(name, did, guesser = "") {
  const s = name === YOU ? "" : "s";
  if (did.does === "laid") {
    const suit = did.suit === null ? "" : `, in ${(SUITS[did.suit] ?? did.suit).slice(2)}`;
    return did.open ? `${name} leave${s} the tree open${suit}` : `${name} lay${s} out the tree${suit}`;
  }
  if (did.tree === null || did.grade === null) return `${name} make${s} a guess`;
  const left = did.left === null ? "" : `; ${treesLeft(did.left)}`;
  if (did.does === "guessed") return `${name}: ${did.tree}: ${grade(did.grade)}${left}`;
  const whose = guesser === YOU ? "your guess " : guesser ? `${guesser}’s ` : "";
  return `${name} announce${s}: ${whose}${did.tree}: ${grade(did.grade)}${left}`;
}

/** @param {string} role @param {boolean} mine */
export const role = (role, mine) =>
  role === "owner" ? (mine ? "own the tree" : "owns the tree") : mine ? "guess" : "guesses";

/** @param {string} owner */
export const notLaid = (owner) => `${owner} lays out the tree first; your guess is kept until then.`;

/** @param {string} owner */
export const lays = (owner) => `${owner} lays out the tree.`;

/** @param {string} guesser */
export const guessesNow = (guesser) => `${guesser} guesses.`;

/** @param {boolean} mine */
export const isOpen = (mine) =>
  `${mine ? "Your tree is" : "The tree is"} open: it is settled only as far as the grades bind it.`;

/** Which guess is at the front of the queue. @param {string} guesser @param {string | null} tree @param {Grade | null} told @param {boolean} mine */
export function nextGraded(guesser, tree, told, mine) {
  const what = `${guesser === YOU ? "your" : `${guesser}’s`} guess${tree === null ? "" : ` ${tree}`}`;
  return `Next to be graded: ${what}${told === null ? "" : `: ${grade(told)}`}.${mine ? " Announce its grade." : ""}`;
}

/** @param {number} seconds */
export const roomGrades = (seconds) => `The room announces it in ${seconds} s.`;

/** @param {string} names */
export const nothingWaits = (names) => `No guess waits for a grade; ${names} compose.`;

/** How a leg ended; `found` is who found the tree. @param {string | null} found @param {PatriarchView} view */
export const over = (found, view) =>
  found === null && view.out?.length
    ? `Time ran out for all who guessed, and nobody found the tree: the leg counts ${counted(view.score)}.`
    : found === null
      ? `The tree was not found: the leg counts ${counted(view.score)}.`
      : `${found === YOU ? "You" : found} found the tree with guess ${view.score}: the leg counts ${counted(view.score)}.`;

/** @param {string} tree @param {number} expects */
export const hint = (tree, expects) => `hint: ${move(tree)}, expects ${expects.toFixed(1)} guesses`;

/** What leg two is about after wrong guesses of those allowed. @param {number} points @param {number} graded @param {number | null} allowed @param {boolean} guesses @param {string} guesser */
export function beat(points, graded, allowed, guesses, guesser) {
  if (allowed !== null && points > allowed) return "finding it wins";
  if (graded >= points) return `${guesses ? YOU : guesser} can no longer win or draw`;
  if (graded === points - 1) return "found now it is a draw";
  return guesses ? `fewer than ${counted(points)} win` : `${guesser} wins with fewer than ${points}`;
}

/** How leg two has decided a match, `points` being what leg one came to. @param {number} score @param {number} points @param {string} guesser @param {string} owner */
export function decided(score, points, guesser, owner) {
  if (score === points) return "a draw";
  const winner = score < points ? guesser : owner;
  return `${winner} ${winner === YOU ? "win" : "wins"}`;
}

/** @param {number} at */
export const column = (at) => (at === 0 ? "top" : `gen ${at + 1}`);

/** @param {string} card @param {string | null} suit */
export const card = (card, suit) =>
  `${RANKS[card] ?? card}${suit === null ? "" : ` of ${(SUITS[suit] ?? "").slice(2)}`}`;

/** What a card in the tree that is put together is, to who listens. @param {string} card @param {string} above @param {number} row */
export const standing = (card, above, row) =>
  row === 0
    ? `${RANKS[card] ?? card}, ${TOP_PLACE}`
    : `${RANKS[card] ?? card}, generation ${row + 1}, under ${above || EMPTY}`;

/** @param {number} row @param {string} above */
export const emptyPlace = (row, above) =>
  row === 0 ? `${EMPTY} ${TOP_PLACE}` : `${EMPTY}, generation ${row + 1}, under ${above || EMPTY}`;

/** How a guess is named in its row. @param {number} at */
export const guessNumber = (at) => `guess ${at}`;

/** What changed in the tree that is put together. @param {string} text */
export const now = (text) => (text === "" ? "no card has a place" : text);
