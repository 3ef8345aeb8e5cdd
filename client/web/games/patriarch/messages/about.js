// Made from client/games/patriarch/text/en/about.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/patriarch", "about", {
  matchInShort: () => "One player owns a tree, and the others guess it. Each guess gets a grade. In the next leg another player owns a\ntree. With two players, fewer guesses win; with more, the most trees found.",
  treeTitle: () => "The tree",
  computersGuesses: () => "The computer’s guesses",
  /** @param {"owner" | "guesser"} key */
  standing: (key) =>
    ({
      owner: "owning, the most",
      guesser: "guessing, the fewest",
    })[key],
  /** @param {"deck_dealt" | "deck_different" | "cards_as_seen" | "cards_different"} key */
  finding: (key) =>
    ({
      deck_dealt: "Verified: suit, tree and every grade match the record.",
      deck_different: "Suit, tree or grades differ from the record.",
      cards_as_seen: "The suit and tree you saw match the record.",
      cards_different: "The record has another suit or tree than you saw.",
    })[key],
  notesOption: () => "A note board that shows the possible trees",
  eachLegNumbered: () => "Each leg has its own number, hidden until that leg is over.",
  /** @param {"variant" | "tree" | "guesses" | "own_grades" | "auto_grade"} key */
  field: (key) =>
    ({
      variant: "Family",
      tree: "The tree",
      guesses: "Guesses, with two players",
      own_grades: "An owner who knows the tree works out each grade; a wrong one is refused",
      auto_grade: "With more players, the room grades by itself after",
    })[key],
  never: () => "never",
  /** @param {number} seconds */
  seconds: (seconds) => `${formats.duration(seconds)}`,
  /** @param {"patriarch" | "advanced-patriarch" | "matriarch" | "advanced-matriarch"} key */
  variantSentence: (key) =>
    ({
      patriarch: "The Patriarch: cards A to 5, a top card with two lines of two; 60 trees.",
      "advanced-patriarch": "Advanced Patriarch: cards A to 7, a top card with two lines of three; 2,520 trees.",
      matriarch: "The Matriarch: cards A to 5 in any tree of at most 3 generations; 205 trees.",
      "advanced-matriarch": "Advanced Matriarch: cards A to 7 in any tree of at most 4 generations; 46,249 trees.",
    })[key],
  /** @param {"number" | "owner" | "open"} key */
  treeSentence: (key) =>
    ({
      number: "The game number decides the tree.",
      owner: "The owner lays out the tree.",
      open: "The owner lays out the tree, or leaves it open: then any tree that fits all grades so far stays possible.",
    })[key],
  /** @param {number} guesses */
  guessesSentence: (guesses) => guesses === 1 ? `${formats.number(guesses)} guess to find it.` : `${formats.number(guesses)} guesses to find it.`,
  ownGradesSentence: () => "The owner works out every grade, and a wrong one is refused.",
  ownerGradesSentence: () => "The owner announces every grade.",
  /** @param {number} seconds */
  roomGradesSentence: (seconds) => `The room grades by itself after ${formats.duration(seconds)}.`,
});
