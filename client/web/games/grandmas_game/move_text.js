// Moves of Grandma's Game, and what they do, in words. client/games/grandmas_game/move_text.py does the same.

import { rankSign } from "../../text/cards.js";
import * as formats from "../../text/formats.js";
import { messages as movesText } from "./messages/moves.js";

/** @typedef {import("../../protocol/messages.js").GrandmasGamePlayed} Played */
/** @typedef {import("../../protocol/messages.js").GrandmasGameLegalMove} LegalMove */

/** The keys of suits in the messages. @type {{[letter: string]: "clubs" | "diamonds" | "hearts" | "spades"}} */
export const SUITS = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
/** @type {{[letter: string]: string}} */
const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** @param {string} name */
const way = (name) => (name[1] === "+" ? "up" : "down");

/** The name of a pile. @param {string} name */
export const showPile = rankSign;

/** A foundation: `hearts up`. @param {string} name */
export const foundation = (name) => movesText.foundation(`${SUITS[name[0]]}-${way(name)}`);

/** A foundation with the sign of its suit: `♥ up`. @param {string} name */
export const foundationInShort = (name) => movesText.foundationShort(way(name), { suit: SIGNS[name[0]] });

/** A move in readable form. @param {string} text */
export function showMove(text) {
  const [source, target] = text.split(">");
  if (target !== undefined && source.length === target.length)
    return movesText.transfer(way(target), { foundation: foundation(source) });
  if (target !== undefined) {
    const [place, card] = source.split(":");
    const from = card === undefined ? movesText.pile(showPile(place)) : formats.card(card);
    return movesText.play({ place: from, foundation: foundation(target) });
  }
  const [verb, ...rest] = text.split(" ");
  if (verb === "order") return movesText.order(rest);
  if (verb === "peek") return movesText.peek(movesText.pile(showPile(rest[0])));
  return text === "deal" || text === "undo" || text === "redo" || text === "give-up" ? movesText.simple(text) : text;
}

/** What a player did; at another table of a race, only what it added to the score. @param {string} name empty if only one plays @param {Played} did */
export const played = (name, did) => (name ? movesText.by({ name, did: didOf(did) }) : didOf(did));

/** @param {Played} did */
function didOf({ move, does, card, source, target, change }) {
  if (move === null || does === null) return movesText.didSomething(change);
  const pile = movesText.pile(showPile(source ?? ""));
  switch (does) {
    case "deal":
      return movesText.didDeal({ card: card ?? "", pile: movesText.pile(showPile(target ?? "")) });
    case "peek":
      return movesText.didPeek(pile);
    case "order":
      return movesText.didOrder();
    case "play": {
      const place = source === "w" ? movesText.workspace() : pile;
      return withCard(card, movesText.play({ place, foundation: foundation(target ?? "") }), change);
    }
    case "transfer":
      return withCard(card, showMove(move), change);
    default:
      return movesText.did({ move: showMove(move), change });
  }
}

/** @param {string | null} card @param {string} move @param {number} change */
const withCard = (card, move, change) =>
  movesText.did({ move: movesText.withCard({ card: card ?? "", move }), change });

/** On which foundations a card fits, given the moves that play it. @param {readonly Pick<LegalMove, "target" | "safe">[]} moves */
export function fits(moves) {
  const where = moves.flatMap(({ target }) => (target === null ? [] : [foundation(target)]));
  if (!where.length) return movesText.fitsNowhere();
  return movesText.fits({ foundations: where, safe: moves.some(({ safe }) => safe) });
}

/** To which foundation the top card of another foundation can move; empty if none. @param {string | null} card @param {readonly Pick<LegalMove, "target">[]} moves */
export function canMove(card, moves) {
  const where = moves.flatMap(({ target }) => (target === null ? [] : [foundation(target)]));
  return card !== null && where.length ? movesText.canMove({ card, foundations: where }) : "";
}

/** A move with the card that it plays, given the legal moves. @param {string} text @param {readonly LegalMove[]} moves */
function withItsCard(text, moves) {
  const { card, does, source } = moves.find((each) => each.move === text) ?? { card: null, does: "", source: null };
  const plays = (does === "play" || does === "transfer") && source !== "w";
  return card != null && plays ? movesText.withCard({ card, move: showMove(text) }) : showMove(text);
}

/** What the computer would play, and how many cards it expects on the foundations. @param {import("../../protocol/messages.js").Expected} best @param {readonly LegalMove[]} moves */
export const hint = ({ move, score }, moves) =>
  movesText.hint({ move: withItsCard(move, moves), cards: Math.round(score) });
