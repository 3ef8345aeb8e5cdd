// Made from client/games/happy_graphs/text/en/moves.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/happy_graphs", "moves", {
  /** @param {{square: string, group: number}} values */
  squareInGroup: ({ square, group }) => `${square} in group ${group}`,
  /** @param {{card: string, square: string}} values */
  play: ({ card, square }) => `${formats.card(card)} at ${square}`,
  /** @param {string} square */
  takeBack: (square) => `take back ${square}`,
  done: () => "done",
  /** @param {{name: string, card: string, square: string, starts: boolean, happy: number, change: number, drew: boolean, drawn: string | null}} values */
  played: ({ name, card, square, starts, happy, change, drew, drawn }) => `${formats.name(name)}: ${formats.card(card)} at ${square}${starts ? ", a new group" : ""}${happy === 0 ? "" : `, ${formats.number(happy)} now happy`}${change === 0 ? "" : `, ${formats.signed(change)} unhappy`}${drawn === null ? (drew ? "; drew a card" : "") : `; drew ${formats.card(drawn)}`}`,
  /** @param {{name: string, card: string, square: string, change: number}} values */
  takenBack: ({ name, card, square, change }) => `${formats.name(name)}: ${formats.card(card)} taken back from ${square}${change === 0 ? "" : `, ${formats.signed(change)} unhappy`}`,
  /** @param {string} name */
  isDone: (name) => `${formats.name(name)}: done`,
  /** @param {{card: string, square: string, touches: number, pleased: readonly string[] | null}} values */
  effect: ({ card, square, touches, pleased }) => `${formats.card(card)} at ${square} ${touches === 0 ? "starts a group" : touches === 1 ? `touches ${formats.number(touches)} card` : `touches ${formats.number(touches)} cards`}${pleased === null ? "." : ` and makes ${formats.every(pleased)} happy.`}`,
  itself: () => "itself",
  /** @param {{before: number, after: number}} values */
  scoreChanges: ({ before, after }) => `From ${formats.number(before)} to ${formats.number(after)} unhappy.`,
  /** @param {number} points */
  scoreStays: (points) => `Still ${formats.number(points)} unhappy.`,
  /** @param {{move: string, expected: number, yours: number | null}} values */
  hint: ({ move, expected, yours }) => `${move}, about ${formats.exact(expected)} unhappy at the end${yours === null ? "" : `; yours ${formats.exact(yours)}`}`,
  /** @param {string} hint */
  hintLine: (hint) => `Hint: ${hint}`,
});
