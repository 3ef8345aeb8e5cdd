// Made from client/games/patriarch/text/en/leg.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/patriarch", "leg", {
  yourGuess: () => "Your guess",
  yourTree: () => "Your tree",
  theTree: () => "The tree",
  allGuesses: () => "Guesses",
  notes: () => "Still possible",
  queue: () => "Queue",
  actions: () => "Actions",
  more: () => "Note board and news",
  noGuesses: () => "Nobody has guessed yet.",
  gradeMeaning: () => "A grade counts cards. Red: in the right place. Black: in the right generation, under the wrong parent. Face down: under the right parent, in the wrong generation.",
  waits: () => "waits",
  hiddenGuess: () => "hidden",
  next: () => "next",
  /** @param {number} number */
  guessNumber: (number) => `Guess ${number}`,
  found: () => "found the tree",
  treeHidden: () => "The tree stays hidden until both legs are over.",
  hiddenFromOwner: () => "Guesses and grades are hidden: you guess the same tree, too.",
  hiddenFromSpectators: () => "Guesses and grades are hidden until both legs are over.",
  noNotes: () => "The note board is off in this room.",
  askLeaveOpen: () => "Leave the tree open?",
  leaveOpenHint: () => "Any tree that fits all grades so far stays possible.",
  /** @param {boolean} mine */
  isOpen: (mine) => `${mine ? "Your tree is open" : "The tree is open"}: any tree that fits all grades so far stays possible.`,
  /** @param {string} owner */
  ownerLays: (owner) => `${formats.begin(formats.name(owner))} lays out the tree.`,
  /** @param {{guesser: string, tree: string | null, grade: string | null, mine: boolean}} values */
  nextGraded: ({ guesser, tree, grade, mine }) => `Next: ${guesser} guess${tree === null ? "" : ` ${tree}`}${grade === null ? "." : `: ${grade}.`}${mine ? " Announce its grade." : ""}`,
  /** @param {{guesser: string, tree: string}} values */
  sayGrade: ({ guesser, tree }) => `Grade ${guesser} guess ${tree}: how many cards are red, black and face down?`,
  /** @param {string} guesser */
  guessOf: (guesser) => `${guesser} guess`,
  treeFaceDown: () => "The tree, face down",
  gradeCards: () => "The grade",
  /** @param {"red" | "black" | "down"} key */
  oneMore: (key) =>
    ({
      red: "One more red card",
      black: "One more black card",
      down: "One more card face down",
    })[key],
  /** @param {"red" | "black" | "down"} key */
  oneFewer: (key) =>
    ({
      red: "One red card fewer",
      black: "One black card fewer",
      down: "One card face down fewer",
    })[key],
  /** @param {number} seconds */
  roomGrades: (seconds) => `The room announces it in ${formats.duration(seconds)}.`,
  /** @param {readonly string[]} names */
  nothingWaits: (names) => `No guess waits for a grade. ${formats.names(names)} can guess.`,
  /** @param {boolean} mirror */
  ownerWatches: (mirror) => `The game number decides the tree, so you only watch. Each guess is graded ${mirror ? "after the guess on the other board." : "at once."}`,
  allPlaced: () => "Every card has its place.",
  topPlace: () => "at the top",
  dragFixed: () => "Drag cards to places, or type the ranks, line by line.",
  dragFree: () => "Drag cards under cards, or type a rank: it goes under the marked card.",
  touchFixed: () => "Drag cards to places, or tap a card and then its place.",
  touchFree: () => "Drag cards under cards, or tap a card and then the card above it.",
  /** @param {{cards: readonly string[], count: number}} values */
  notPlaced: ({ cards, count }) => `${formats.every(cards)} ${count === 1 ? "has no place yet." : "have no place yet."}`,
  oneWaits: () => "Your guess waits for its grade. This one is kept until then.",
  twoWait: () => "Two of your guesses are in the queue. This one is kept until one of them is graded.",
  /** @param {string} owner */
  notLaid: (owner) => `${formats.begin(formats.name(owner))} lays out the tree first. Your guess is kept until then.`,
  guessedAlready: () => "You have guessed this tree already.",
  changeIt: () => "Change it for your next guess.",
  /** @param {string} guesser */
  guesserGuesses: (guesser) => `${formats.begin(formats.name(guesser))} guesses.`,
  /** @param {string} tree */
  waitsForGrade: (tree) => `${tree} waits for its grade.`,
  /** @param {boolean} owner */
  out: (owner) => `Your time has run out: ${owner ? "the room grades for you." : "you can’t guess any more in this leg."}`,
  outOfTime: () => "out of time",
  /** @param {{tree: string, expected: number}} values */
  hint: ({ tree, expected }) => `Hint: guess ${tree}, about ${formats.exact(expected)} guesses in all`,
  notation: () => "Type the tree",
  /** @param {string} example */
  notationHint: (example) => `Like ${example}: the top card, and its children in parentheses.`,
  suit: () => "Suit",
  showNotes: () => "Show the note board",
  /** @param {{guessers: number, away: number}} values */
  guessers: ({ guessers, away }) => `${formats.number(guessers)} guess, ${away === 0 ? "all here" : `${formats.number(away)} of them away`}`,
  /** @param {number} guessers */
  guessersCount: (guessers) => `${formats.number(guessers)} guess`,
  /** @param {{name: string, guesses: number}} values */
  treeFound: ({ name, guesses }) => `${formats.begin(formats.name(name))} found the tree with guess ${formats.number(guesses)}.`,
  /** @param {string} counts */
  notFound: (counts) => `The tree was not found: the leg counts as ${counts}.`,
  /** @param {string} counts */
  notFoundInTime: (counts) => `Time ran out for all guessers, and nobody found the tree: the leg counts as ${counts}.`,
  /** @param {"guess" | "lay_out" | "leave_open" | "confirm_open" | "announce" | "undo" | "clear" | "copy" | "take_hint"} key */
  button: (key) =>
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
    })[key],
  top: () => "top",
  /** @param {number} generation */
  generation: (generation) => `gen ${generation}`,
  ace: () => "ace",
  /** @param {{card: string, suit: string}} values */
  cardOf: ({ card, suit }) => `${card} of ${suit}`,
  /** @param {string} card */
  atTop: (card) => `${card}, at the top`,
  /** @param {{card: string, generation: number, above: string}} values */
  under: ({ card, generation, above }) => `${card}, generation ${generation}, under ${above}`,
  emptyPlace: () => "empty place",
  noCardsPlaced: () => "no card has a place",
});
