// Made from client/games/poker_solitaire/text/en/options.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {"mode" | "touching" | "movable" | "hands" | "scoring" | "points" | "unequal" | "touching-2" | "movable-2" | "hands-2" | "scoring-2" | "rejects-1" | "rejects-2" | "rejects-common" | "dealt" | "decks" | "stealing" | "planting"} key */
export const option = (key) =>
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
  })[key];

/** @param {"one-hand" | "best-of-two" | "sum-of-two" | "alternate" | "same-deck" | "race" | "race-both" | "duel"} key */
export const way = (key) =>
  ({
    "one-hand": "One matrix",
    "best-of-two": "Two matrices, the better one counts",
    "sum-of-two": "Two matrices, both count",
    alternate: "In turn, a matrix each",
    "same-deck": "In turn, each with the same cards",
    race: "A race until one says Done",
    "race-both": "A race until both are full",
    duel: "A duel in one matrix",
  })[key];

export const touchingField = () => "A card must touch another’s";

/** @param {"edges" | "corners" | "anywhere"} key */
export const touchingValue = (key) =>
  ({
    edges: "edges",
    corners: "edges or corners",
    anywhere: "nothing: it goes anywhere",
  })[key];

/** @param {"off" | "on"} key */
export const movableValue = (key) =>
  ({
    off: "stay",
    on: "may be moved, and fetched back",
  })[key];

/** @param {"ten" | "twelve"} key */
export const handsValue = (key) =>
  ({
    ten: "10: rows and columns",
    twelve: "12: and both diagonals",
  })[key];

/** @param {"english" | "american" | "pat" | "user"} key */
export const scoringValue = (key) =>
  ({
    english: "English",
    american: "American",
    pat: "pat: all five rows must be pat hands",
    user: "your own points",
  })[key];

/** @param {{label: string, player: number}} values */
export const ofPlayer = ({ label, player }) => `${label} (player ${player})`;

export const unequalField = () => "Other rules for player 2";

export const dealtField = () => "Dealt at a time";

export const decksField = () => "Packs";

/** @param {number} player */
export const rejectsField = (player) => `Player ${player}’s reject squares`;

export const stealingField = () => "Stealing: a card may be taken from the other’s matrix";

export const plantingField = () => "Planting: a card may be placed in the other’s matrix";

export const pointsField = () => "Your own points";

export const pointsHelp = () => "Write a hand and its points on each line. Join hands with + if they are worth that together, such as flush+one-pair 20. Besides the hands of the table there are blaze, four-flush, kilter, round-the-corner-straight and round-the-corner-kilter.";

/** @param {{dealt: number, rejects: number}} values */
export const tooMany = ({ dealt, rejects }) => `${formats.number(dealt)} dealt and ${rejects === 1 ? `${formats.number(rejects)} reject square` : `${formats.number(rejects)} reject squares`} are more than five together.`;

export const patForBoth = () => "Pat hands are for both players or for neither.";

/** @param {string} line */
export const noPoints = (line) => `“${line}” needs a hand and its points, such as “flush=13”.`;

/** @param {{name: string, names: readonly string[]}} values */
export const unknownHand = ({ name, names }) => `No hand is called “${name}”. Choose from ${formats.every(names)}.`;

/** @param {{name: string, most: number}} values */
export const tooMuch = ({ name, most }) => `“${name}” can be worth ${most} points at most.`;

/** @param {{sentence: string, player: string}} values */
export const rulesOf = ({ sentence, player }) => `${player}: ${sentence}.`;

/** @param {"edges" | "corners" | "anywhere"} key */
export const touchingRule = (key) =>
  ({
    edges: "a card must touch another’s edge",
    corners: "a card must touch another’s edge or corner",
    anywhere: "a card goes anywhere",
  })[key];

/** @param {"off" | "on"} key */
export const movableRule = (key) =>
  ({
    off: "placed cards stay",
    on: "placed cards may be moved, and rejected ones fetched back",
  })[key];

/** @param {"ten" | "twelve"} key */
export const handsRule = (key) =>
  ({
    ten: "rows and columns count",
    twelve: "rows, columns and both diagonals count",
  })[key];

/** @param {"english" | "american" | "pat" | "user"} key */
export const scoringRule = (key) =>
  ({
    english: "English scoring",
    american: "American scoring",
    pat: "all five rows must be pat hands",
    user: "the room’s own points",
  })[key];

/** @param {string} hands */
export const pointsRule = (hands) => `Points: ${hands}.`;

/** @param {{hand: string, points: number}} values */
export const handPoints = ({ hand, points }) => `${hand} ${formats.number(points)}`;

/** @param {{cards: number, decks: number}} values */
export const dealtRule = ({ cards, decks }) => `${cards === 1 ? `${formats.number(cards)} card` : `${formats.number(cards)} cards`} dealt at a time${decks === 1 ? "" : `, from ${formats.number(decks)} packs`}.`;

export const noRejects = () => "No reject squares.";

/** @param {number} squares */
export const rejectsAlone = (squares) => squares === 1 ? `${formats.number(squares)} reject square.` : `${formats.number(squares)} reject squares.`;

/** @param {string} rejects */
export const rejectsRule = (rejects) => `Reject squares: ${rejects}.`;

/** @param {number} squares */
export const rejectsEach = (squares) => `${formats.number(squares)} each`;

/** @param {{squares: number, name: string}} values */
export const rejectsOf = ({ squares, name }) => `${formats.number(squares)} ${name}’s`;

/** @param {number} squares */
export const rejectsYours = (squares) => `${formats.number(squares)} yours`;

/** @param {number} squares */
export const rejectsCommon = (squares) => `${formats.number(squares)} common`;

export const stealingRule = () => "Stealing: a card may be taken from the other’s matrix.";

export const plantingRule = () => "Planting: a card may be placed in the other’s matrix.";

/** @param {number} number */
export const player = (number) => `Player ${number}`;
