// Made from client/games/poker_solitaire/text/en/options.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/poker_solitaire", "options", {
  /** @param {"mode" | "touching" | "movable" | "hands" | "scoring" | "points" | "unequal" | "touching-2" | "movable-2" | "hands-2" | "scoring-2" | "rejects-1" | "rejects-2" | "rejects-common" | "dealt" | "decks" | "stealing" | "planting"} key */
  option: (key) =>
    ({
      mode: "Played",
      touching: "Cards touch",
      movable: "Placed cards",
      hands: "Hands",
      scoring: "Scoring",
      points: "Points",
      unequal: "Rules",
      "touching-2": "Player 2 touches",
      "movable-2": "Player 2’s cards",
      "hands-2": "Player 2’s hands",
      "scoring-2": "Player 2’s scoring",
      "rejects-1": "Reject squares",
      "rejects-2": "Player 2’s rejects",
      "rejects-common": "Common rejects",
      dealt: "Dealt at a time",
      decks: "Packs",
      stealing: "Stealing",
      planting: "Planting",
    })[key],
  /** @param {"one-hand" | "best-of-two" | "sum-of-two" | "alternate" | "same-deck" | "race" | "race-both" | "duel"} key */
  way: (key) =>
    ({
      "one-hand": "One matrix",
      "best-of-two": "Two matrices, the better one counts",
      "sum-of-two": "Two matrices, both count",
      alternate: "In turn, a matrix each",
      "same-deck": "In turn, each with the same cards",
      race: "A race until one says Done",
      "race-both": "A race until both are full",
      duel: "A duel in one matrix",
    })[key],
  touchingField: () => "A card must touch another’s",
  /** @param {"edges" | "corners" | "anywhere"} key */
  touchingValue: (key) =>
    ({
      edges: "edges",
      corners: "edges or corners",
      anywhere: "nothing: it goes anywhere",
    })[key],
  /** @param {"off" | "on"} key */
  movableValue: (key) =>
    ({
      off: "stay",
      on: "may be moved, and fetched back",
    })[key],
  /** @param {"ten" | "twelve"} key */
  handsValue: (key) =>
    ({
      ten: "10: rows and columns",
      twelve: "12: and both diagonals",
    })[key],
  /** @param {"english" | "american" | "pat" | "user"} key */
  scoringValue: (key) =>
    ({
      english: "English",
      american: "American",
      pat: "pat: all five rows must be pat hands",
      user: "your own points",
    })[key],
  /** @param {{label: string, player: number}} values */
  ofPlayer: ({ label, player }) => `${label} (player ${player})`,
  unequalField: () => "Other rules for player 2",
  dealtField: () => "Dealt at a time",
  decksField: () => "Packs",
  /** @param {number} player */
  rejectsField: (player) => `Player ${player}’s reject squares`,
  stealingField: () => "Stealing: a card may be taken from the other’s matrix",
  plantingField: () => "Planting: a card may be placed in the other’s matrix",
  pointsField: () => "Your own points",
  pointsHelp: () => "Write a hand and its points on each line. Join hands with + if they are worth that together, such as flush+one-pair 20. Besides the hands of the table there are blaze, four-flush, kilter, round-the-corner-straight and round-the-corner-kilter.",
  /** @param {{dealt: number, rejects: number}} values */
  tooMany: ({ dealt, rejects }) => `${formats.number(dealt)} dealt and ${rejects === 1 ? `${formats.number(rejects)} reject square` : `${formats.number(rejects)} reject squares`} are more than five together.`,
  patForBoth: () => "Pat hands are for both players or for neither.",
  /** @param {string} line */
  noPoints: (line) => `“${line}” needs a hand and its points, such as “flush=13”.`,
  /** @param {{name: string, names: readonly string[]}} values */
  unknownHand: ({ name, names }) => `No hand is called “${name}”. Choose from ${formats.every(names)}.`,
  /** @param {{name: string, most: number}} values */
  tooMuch: ({ name, most }) => `“${name}” can be worth ${most} points at most.`,
  /** @param {{sentence: string, player: string}} values */
  rulesOf: ({ sentence, player }) => `${formats.name(player)}: ${sentence}.`,
  /** @param {"edges" | "corners" | "anywhere"} key */
  touchingRule: (key) =>
    ({
      edges: "a card must touch another’s edge",
      corners: "a card must touch another’s edge or corner",
      anywhere: "a card goes anywhere",
    })[key],
  /** @param {"off" | "on"} key */
  movableRule: (key) =>
    ({
      off: "placed cards stay",
      on: "placed cards may be moved, and rejected ones fetched back",
    })[key],
  /** @param {"ten" | "twelve"} key */
  handsRule: (key) =>
    ({
      ten: "rows and columns count",
      twelve: "rows, columns and both diagonals count",
    })[key],
  /** @param {"english" | "american" | "pat" | "user"} key */
  scoringRule: (key) =>
    ({
      english: "English scoring",
      american: "American scoring",
      pat: "all five rows must be pat hands",
      user: "the room’s own points",
    })[key],
  /** @param {string} hands */
  pointsRule: (hands) => `Points: ${hands}.`,
  /** @param {{hand: string, points: number}} values */
  handPoints: ({ hand, points }) => `${hand} ${formats.number(points)}`,
  /** @param {{cards: number, decks: number}} values */
  dealtRule: ({ cards, decks }) => `${cards === 1 ? `${formats.number(cards)} card` : `${formats.number(cards)} cards`} dealt at a time${decks === 1 ? "" : `, from ${formats.number(decks)} packs`}.`,
  noRejects: () => "No reject squares.",
  /** @param {number} squares */
  rejectsAlone: (squares) => squares === 1 ? `${formats.number(squares)} reject square.` : `${formats.number(squares)} reject squares.`,
  /** @param {string} rejects */
  rejectsRule: (rejects) => `Reject squares: ${rejects}.`,
  /** @param {number} squares */
  rejectsEach: (squares) => `${formats.number(squares)} each`,
  /** @param {{squares: number, name: string}} values */
  rejectsOf: ({ squares, name }) => `${formats.number(squares)} ${formats.name(name)}’s`,
  /** @param {number} squares */
  rejectsYours: (squares) => `${formats.number(squares)} yours`,
  /** @param {number} squares */
  rejectsCommon: (squares) => `${formats.number(squares)} common`,
  stealingRule: () => "Stealing: a card may be taken from the other’s matrix.",
  plantingRule: () => "Planting: a card may be placed in the other’s matrix.",
  /** @param {number} number */
  player: (number) => `Player ${number}`,
});
