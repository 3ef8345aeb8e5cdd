// Made from client/games/grandmas_game/text/en/moves.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

/** @param {string} pile */
export const pile = (pile) => `pile ${pile}`;

export const workspace = () => "the workspace";

/** @param {"clubs-up" | "clubs-down" | "diamonds-up" | "diamonds-down" | "hearts-up" | "hearts-down" | "spades-up" | "spades-down"} key */
export const foundation = (key) =>
  ({
    "clubs-up": "clubs up",
    "clubs-down": "clubs down",
    "diamonds-up": "diamonds up",
    "diamonds-down": "diamonds down",
    "hearts-up": "hearts up",
    "hearts-down": "hearts down",
    "spades-up": "spades up",
    "spades-down": "spades down",
  })[key];

/** @param {"up" | "down"} key @param {{suit: string}} values */
export const foundationShort = (key, { suit }) =>
  ({
    up: `${suit} up`,
    down: `${suit} down`,
  })[key];

/** @param {{place: string, foundation: string}} values */
export const play = ({ place, foundation }) => `${place} to ${foundation}`;

/** @param {"up" | "down"} key @param {{foundation: string}} values */
export const transfer = (key, { foundation }) =>
  ({
    up: `${foundation} to up`,
    down: `${foundation} to down`,
  })[key];

/** @param {readonly string[]} cards */
export const order = (cards) => `order ${formats.cards(cards)}`;

/** @param {string} pile */
export const peek = (pile) => `look under ${pile}`;

/** @param {"deal" | "undo" | "redo" | "give-up"} key */
export const simple = (key) =>
  ({
    deal: "deal",
    undo: "undo",
    redo: "redo",
    "give-up": "give up",
  })[key];

/** @param {{card: string, move: string}} values */
export const withCard = ({ card, move }) => `${formats.card(card)} from ${move}`;

/** @param {{name: string, did: string}} values */
export const by = ({ name, did }) => `${name}: ${did}`;

/** @param {number} change */
export const didSomething = (change) => change === 0 ? "moves" : `plays a card (${formats.signed(change)})`;

/** @param {{card: string, pile: string}} values */
export const didDeal = ({ card, pile }) => `${formats.card(card)} is dealt from the stock onto ${pile}`;

/** @param {string} pile */
export const didPeek = (pile) => `looks under ${pile}`;

export const didOrder = () => "reorders the workspace";

/** @param {{move: string, change: number}} values */
export const did = ({ move, change }) => `${move}${change === 0 ? "" : ` (${formats.signed(change)})`}`;

/** @param {{foundations: readonly string[], safe: boolean}} values */
export const fits = ({ foundations, safe }) => `It fits on ${formats.either(foundations)}${safe ? " and is safe" : ""}.`;

export const fitsNowhere = () => "It fits nowhere now.";

/** @param {{card: string, foundations: readonly string[]}} values */
export const canMove = ({ card, foundations }) => `${formats.card(card)} can move to ${formats.either(foundations)}.`;

/** @param {string} card */
export const cardFitsNowhere = (card) => `${formats.card(card)} fits nowhere now.`;

/** @param {{card: string, foundation: string}} values */
export const doesNotFit = ({ card, foundation }) => `${formats.card(card)} doesn’t fit on ${foundation} now.`;

/** @param {{move: string, cards: number}} values */
export const hint = ({ move, cards }) => `${move}, about ${cards === 1 ? `${formats.number(cards)} card` : `${formats.number(cards)} cards`} at the end`;

/** @param {string} hint */
export const hintLine = (hint) => `Hint: ${hint}`;
