// Made from client/games/grandmas_game/text/en/scores.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/grandmas_game", "scores", {
  /** @param {number} points */
  counted: (points) => points === 1 ? `${formats.number(points)} card` : `${formats.number(points)} cards`,
  /** @param {number} points */
  ofAll: (points) => `${formats.number(points)} of 104 cards`,
  won: () => "Won: all 104 cards",
  /** @param {"clubs" | "diamonds" | "hearts" | "spades"} key */
  suit: (key) =>
    ({
      clubs: "clubs",
      diamonds: "diamonds",
      hearts: "hearts",
      spades: "spades",
    })[key],
  /** @param {number} number */
  player: (number) => `Player ${number}`,
  /** @param {{name: string, points: number}} values */
  part: ({ name, points }) => `${formats.name(name)} ${formats.number(points)}`,
  /** @param {number} points */
  toBeat: (points) => points === 104 ? `to match: all ${formats.number(points)} cards` : points === 1 ? `${formats.number(points)} card to beat` : `${formats.number(points)} cards to beat`,
  /** @param {{moves: number, undos: number, redos: number, peeks: number, race: boolean}} values */
  made: ({ moves, undos, redos, peeks, race }) => `${moves === 1 ? `${formats.number(moves)} move` : `${formats.number(moves)} moves`}${race ? "" : `, ${formats.number(undos)} undone, ${formats.number(redos)} redone`}${peeks === 0 ? "" : peeks === 1 ? `, ${formats.number(peeks)} look` : `, ${formats.number(peeks)} looks`}`,
  /** @param {number} cards */
  left: (cards) => `${formats.number(cards)} left`,
  over: () => "over",
  /** @param {{points: number, left: number, plays: boolean}} values */
  state: ({ points, left, plays }) => `${points === 1 ? `${formats.number(points)} card played` : `${formats.number(points)} cards played`}, ${formats.number(left)} left${plays ? "" : ", over"}`,
  /** @param {{name: string, points: number, left: number, plays: boolean}} values */
  playerState: ({ name, points, left, plays }) => `${formats.name(name)}: ${points === 1 ? `${formats.number(points)} card played` : `${formats.number(points)} cards played`}, ${formats.number(left)} left${plays ? "" : ", over"}`,
  /** @param {number} players */
  morePlayers: (players) => `and ${formats.number(players)} more`,
  /** @param {"won" | "given-up" | "other"} key @param {{points: number}} values */
  ended: (key, { points }) =>
    ({
      won: "Won: all 104 cards are on the foundations!",
      "given-up": points === 1 ? `Given up with ${formats.number(points)} card on the foundations.` : `Given up with ${formats.number(points)} cards on the foundations.`,
      other: points === 1 ? `The game is over, with ${formats.number(points)} card on the foundations.` : `The game is over, with ${formats.number(points)} cards on the foundations.`,
    })[key],
  /** @param {"won" | "given-up" | "stuck" | "cut-short"} key */
  yourTable: (key) =>
    ({
      won: "You won: all cards are on the foundations.",
      "given-up": "You gave up your table.",
      stuck: "No more cards can be played at your table.",
      "cut-short": "Another player has won.",
    })[key],
  othersPlayOn: () => "The others play on.",
  /** @param {string} places */
  raceOver: (places) => `The race is over: ${places}.`,
  /** @param {{name: string, others: string | null}} values */
  raceWon: ({ name, others }) => `The race is over: ${formats.name(name)} won${others === null ? "" : `; ${others}`}.`,
  leftTitle: () => "Left",
  /** @param {number} cards */
  leftCount: (cards) => cards === 1 ? `Left: ${formats.number(cards)} card` : `Left: ${formats.number(cards)} cards`,
  /** @param {{place: string, cards: readonly string[]}} values */
  leftIn: ({ place, cards }) => `${place}: ${formats.cards(cards)}`,
  workspace: () => "workspace",
  stockName: () => "stock",
  optionAnyOrder: () => "The workspace may be put in any order.",
  optionFixedOrder: () => "The workspace stays in its order, which is much harder.",
});
