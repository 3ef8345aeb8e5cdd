// Made from client/games/happy_graphs/text/en/rejections.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/happy_graphs", "rejections", {
  onlyInPuzzle: () => "You can take back cards and finish early only in a puzzle. Play a card.",
  /** @param {{card: string}} values */
  cardNotInHand: ({ card }) => `${formats.card(card)} is not in your hand. Play a card that is.`,
  /** @param {{square: string}} values */
  noCardOnSquare: ({ square }) => `There is no card on ${square}. Choose a card on the board.`,
  /** @param {{square: string}} values */
  notOnHexBoard: ({ square }) => `The hex board has no square ${square}: every other column is half a step lower.`,
  /** @param {{square: string, card: string}} values */
  squareOccupied: ({ square, card }) => `${formats.card(card)} is on ${square}. Choose a free square.`,
  /** @param {{square: string}} values */
  squareNextToNoCard: ({ square }) => `${square} is next to no card. Choose a square beside one.`,
  /** @param {{square: string, card: string}} values */
  squareWalled: ({ square, card }) => `${formats.card(card)} is happy and takes no more neighbours, so ${square} is closed.`,
  /** @param {{square: string, card: string, connections: number}} values */
  cardTooConnected: ({ square, card, connections }) => `${formats.card(card)} would have ${connections === 1 ? `${formats.number(connections)} neighbour` : `${formats.number(connections)} neighbours`} on ${square}, more than it wants.`,
  /** @param {{square: string}} values */
  firstCardElsewhere: ({ square }) => `The first card goes to ${square}.`,
  groupTooEarly: () => "You can start a new group only if no card in your hand fits beside another card.",
  /** @param {{square: string, group: number}} values */
  groupElsewhere: ({ square, group }) => `The next new group is group ${group}. Its first card goes to ${square}.`,
});
