// Made from client/games/grandmas_game/text/en/moves.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/grandmas_game", "moves", {
  /** @param {string} pile */
  pile: (pile) => `pile ${pile}`,
  workspace: () => "the workspace",
  /** @param {"clubs-up" | "clubs-down" | "diamonds-up" | "diamonds-down" | "hearts-up" | "hearts-down" | "spades-up" | "spades-down"} key */
  foundation: (key) =>
    ({
      "clubs-up": "clubs up",
      "clubs-down": "clubs down",
      "diamonds-up": "diamonds up",
      "diamonds-down": "diamonds down",
      "hearts-up": "hearts up",
      "hearts-down": "hearts down",
      "spades-up": "spades up",
      "spades-down": "spades down",
    })[key],
  /** @param {"up" | "down"} key @param {{suit: string}} values */
  foundationShort: (key, { suit }) =>
    ({
      up: `${suit} up`,
      down: `${suit} down`,
    })[key],
  /** @param {{place: string, foundation: string}} values */
  play: ({ place, foundation }) => `${place} to ${foundation}`,
  /** @param {"up" | "down"} key @param {{foundation: string}} values */
  transfer: (key, { foundation }) =>
    ({
      up: `${foundation} to up`,
      down: `${foundation} to down`,
    })[key],
  /** @param {readonly string[]} cards */
  order: (cards) => `order ${formats.cards(cards)}`,
  /** @param {string} pile */
  peek: (pile) => `look under ${pile}`,
  /** @param {"deal" | "undo" | "redo" | "give-up"} key */
  simple: (key) =>
    ({
      deal: "deal",
      undo: "undo",
      redo: "redo",
      "give-up": "give up",
    })[key],
  /** @param {{card: string, move: string}} values */
  withCard: ({ card, move }) => `${formats.card(card)} from ${move}`,
  /** @param {{name: string, did: string}} values */
  by: ({ name, did }) => `${formats.name(name)}: ${did}`,
  /** @param {number} change */
  didSomething: (change) => change === 0 ? "moves" : `plays a card (${formats.signed(change)})`,
  /** @param {{card: string, pile: string}} values */
  didDeal: ({ card, pile }) => `${formats.card(card)} is dealt from the stock onto ${pile}`,
  /** @param {string} pile */
  didPeek: (pile) => `looks under ${pile}`,
  didOrder: () => "reorders the workspace",
  /** @param {{move: string, change: number}} values */
  did: ({ move, change }) => `${move}${change === 0 ? "" : ` (${formats.signed(change)})`}`,
  /** @param {{foundations: readonly string[], safe: boolean}} values */
  fits: ({ foundations, safe }) => `It fits on ${formats.either(foundations)}${safe ? " and is safe" : ""}.`,
  fitsNowhere: () => "It fits nowhere now.",
  /** @param {{card: string, foundations: readonly string[]}} values */
  canMove: ({ card, foundations }) => `${formats.card(card)} can move to ${formats.either(foundations)}.`,
  /** @param {string} card */
  cardFitsNowhere: (card) => `${formats.card(card)} fits nowhere now.`,
  /** @param {{card: string, foundation: string}} values */
  doesNotFit: ({ card, foundation }) => `${formats.card(card)} doesn’t fit on ${foundation} now.`,
  /** @param {{move: string, cards: number}} values */
  hint: ({ move, cards }) => `${move}, about ${cards === 1 ? `${formats.number(cards)} card` : `${formats.number(cards)} cards`} at the end`,
  /** @param {string} hint */
  hintLine: (hint) => `Hint: ${hint}`,
});
