// Made from client/games/patriarch/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const yourGuess = () => "Your guess";

export const yourTree = () => "Your tree";

export const theTree = () => "The tree";

export const allGuesses = () => "Guesses";

export const notes = () => "Still possible";

export const queue = () => "Queue";

export const actions = () => "Actions";

export const more = () => "Note board and news";

export const noGuesses = () => "Nobody has guessed yet.";

export const gradeMeaning = () => "A grade counts cards. Red: in the right place. Black: in the right generation, under the wrong parent. Face down: under the right parent, in the wrong generation.";

export const waits = () => "waits";

export const hiddenGuess = () => "hidden";

export const next = () => "next";

/** @param {number} number */
export const guessNumber = (number) => `Guess ${number}`;

export const found = () => "found the tree";

export const treeHidden = () => "The tree stays hidden until both legs are over.";

export const hiddenFromOwner = () => "Guesses and grades are hidden: you guess the same tree, too.";

export const hiddenFromSpectators = () => "Guesses and grades are hidden until both legs are over.";

export const noNotes = () => "The note board is off in this room.";

export const askLeaveOpen = () => "Leave the tree open?";

export const leaveOpenHint = () => "Any tree that fits all grades so far stays possible.";

/** @param {boolean} mine */
export const isOpen = (mine) => `${mine ? "Your tree is open" : "The tree is open"}: any tree that fits all grades so far stays possible.`;

/** @param {string} owner */
export const ownerLays = (owner) => `${formats.begin(owner)} lays out the tree.`;

/** @param {{guesser: string, tree: string | null, grade: string | null, mine: boolean}} values */
export const nextGraded = ({ guesser, tree, grade, mine }) => `Next: ${guesser} guess${tree === null ? "" : ` ${tree}`}${grade === null ? "." : `: ${grade}.`}${mine ? " Announce its grade." : ""}`;

/** @param {{guesser: string, tree: string}} values */
export const sayGrade = ({ guesser, tree }) => `Grade ${guesser} guess ${tree}: how many cards are red, black and face down?`;

/** @param {string} guesser */
export const guessOf = (guesser) => `${guesser} guess`;

export const treeFaceDown = () => "The tree, face down";

export const gradeCards = () => "The grade";

/** @param {"red" | "black" | "down"} key */
export const oneMore = (key) =>
  ({
    red: "One more red card",
    black: "One more black card",
    down: "One more card face down",
  })[key];

/** @param {"red" | "black" | "down"} key */
export const oneFewer = (key) =>
  ({
    red: "One red card fewer",
    black: "One black card fewer",
    down: "One card face down fewer",
  })[key];

/** @param {number} seconds */
export const roomGrades = (seconds) => `The room announces it in ${formats.duration(seconds)}.`;

/** @param {readonly string[]} names */
export const nothingWaits = (names) => `No guess waits for a grade. ${formats.names(names)} can guess.`;

/** @param {boolean} mirror */
export const ownerWatches = (mirror) => `The game number decides the tree, so you only watch. Each guess is graded ${mirror ? "after the guess on the other board." : "at once."}`;

export const allPlaced = () => "Every card has its place.";

export const topPlace = () => "at the top";

export const dragFixed = () => "Drag cards to places, or type the ranks, line by line.";

export const dragFree = () => "Drag cards under cards, or type a rank: it goes under the marked card.";

export const touchFixed = () => "Drag cards to places, or tap a card and then its place.";

export const touchFree = () => "Drag cards under cards, or tap a card and then the card above it.";

/** @param {{cards: readonly string[], count: number}} values */
export const notPlaced = ({ cards, count }) => `${formats.every(cards)} ${count === 1 ? "has no place yet." : "have no place yet."}`;

export const oneWaits = () => "Your guess waits for its grade. This one is kept until then.";

export const twoWait = () => "Two of your guesses are in the queue. This one is kept until one of them is graded.";

/** @param {string} owner */
export const notLaid = (owner) => `${formats.begin(owner)} lays out the tree first. Your guess is kept until then.`;

export const guessedAlready = () => "You have guessed this tree already.";

export const changeIt = () => "Change it for your next guess.";

/** @param {string} guesser */
export const guesserGuesses = (guesser) => `${formats.begin(guesser)} guesses.`;

/** @param {string} tree */
export const waitsForGrade = (tree) => `${tree} waits for its grade.`;

/** @param {boolean} owner */
export const out = (owner) => `Your time has run out: ${owner ? "the room grades for you." : "you can’t guess any more in this leg."}`;

export const outOfTime = () => "out of time";

/** @param {{tree: string, expected: number}} values */
export const hint = ({ tree, expected }) => `Hint: guess ${tree}, about ${formats.exact(expected)} guesses in all`;

export const notation = () => "Type the tree";

/** @param {string} example */
export const notationHint = (example) => `Like ${example}: the top card, and its children in parentheses.`;

export const suit = () => "Suit";

export const showNotes = () => "Show the note board";

/** @param {{guessers: number, away: number}} values */
export const guessers = ({ guessers, away }) => `${formats.number(guessers)} guess, ${away === 0 ? "all here" : `${formats.number(away)} of them away`}`;

/** @param {number} guessers */
export const guessersCount = (guessers) => `${formats.number(guessers)} guess`;

/** @param {{name: string, guesses: number}} values */
export const treeFound = ({ name, guesses }) => `${formats.begin(name)} found the tree with guess ${formats.number(guesses)}.`;

/** @param {string} counts */
export const notFound = (counts) => `The tree was not found: the leg counts ${counts}.`;

/** @param {string} counts */
export const notFoundInTime = (counts) => `Time ran out for all guessers, and nobody found the tree: the leg counts ${counts}.`;

/** @param {"guess" | "lay_out" | "leave_open" | "confirm_open" | "announce" | "undo" | "clear" | "copy" | "take_hint"} key */
export const button = (key) =>
  ({
    guess: "Guess",
    lay_out: "Lay it out",
    leave_open: "Leave it open",
    confirm_open: "Yes, leave it open",
    announce: "Announce the grade",
    undo: "Undo",
    clear: "Clear",
    copy: "Last guess",
    take_hint: "Use the hint",
  })[key];

export const top = () => "top";

/** @param {number} generation */
export const generation = (generation) => `gen ${generation}`;

export const ace = () => "ace";

/** @param {{card: string, suit: string}} values */
export const cardOf = ({ card, suit }) => `${card} of ${suit}`;

/** @param {string} card */
export const atTop = (card) => `${card}, at the top`;

/** @param {{card: string, generation: number, above: string}} values */
export const under = ({ card, generation, above }) => `${card}, generation ${generation}, under ${above}`;

export const emptyPlace = () => "empty place";

export const noCardsPlaced = () => "no card has a place";
