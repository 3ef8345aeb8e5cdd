// Made from client/games/poker_solitaire/text/en/moves.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/poker_solitaire", "moves", {
  /** @param {string} place */
  common: (place) => `common ${place}`,
  /** @param {{place: string, number: number}} values */
  inMatrix: ({ place, number }) => `${place} in matrix ${number}`,
  /** @param {{owner: string, place: string}} values */
  ofPlayer: ({ owner, place }) => `${formats.name(owner)}’s ${place}`,
  /** @param {string} place */
  yours: (place) => `your ${place}`,
  /** @param {number} number */
  player: (number) => `Player ${number}`,
  /** @param {{what: string, to: string}} values */
  move: ({ what, to }) => `${what} to ${to}`,
  passTurn: () => "pass",
  done: () => "done",
  /** @param {"place" | "plant" | "reject" | "discard" | "move" | "fetch" | "steal"} key @param {{card: string, what: string, to: string}} values */
  effect: (key, { card, what, to }) =>
    ({
      place: `${formats.card(card)} to ${to}`,
      plant: `${formats.card(card)} planted on ${to}`,
      reject: `${formats.card(card)} rejected to ${to}`,
      discard: `${formats.card(card)} rejected from ${what} to ${to}`,
      move: `${formats.card(card)} moved from ${what} to ${to}`,
      fetch: `${formats.card(card)} fetched back from ${what} to ${to}`,
      steal: `${formats.card(card)} stolen from ${what} to ${to}`,
    })[key],
  passes: () => "passes",
  saysDone: () => "says Done",
  /** @param {{name: string | null, did: string, change: number, other: number}} values */
  played: ({ name, did, change, other }) => `${name === null ? "" : `${formats.name(name)}: `}${did}${change === 0 ? (other === 0 ? "" : ` (${formats.signed(other)} for the other player)`) : ` (${formats.signed(change)}${other === 0 ? "" : `, ${formats.signed(other)} for the other player`})`}`,
  /** @param {{change: number, other: number}} values */
  worth: ({ change, other }) => `${change === 0 ? "0 points" : change === 1 ? `${formats.signed(change)} point` : `${formats.signed(change)} points`}${other === 0 ? "" : `, ${formats.signed(other)} for the other player`}`,
  /** @param {{effect: string, worth: string | null}} values */
  effectAndWorth: ({ effect, worth }) => `${effect}${worth === null ? "" : `: ${worth}`}.`,
  /** @param {"points" | "ahead" | "behind"} key @param {{points: number}} values */
  expected: (key, { points }) =>
    ({
      points: `${formats.exact(points)} points`,
      ahead: `${formats.exact(points)} points ahead`,
      behind: `${formats.exact(points)} points behind`,
    })[key],
  /** @param {{move: string, expected: string, yours: string | null}} values */
  hint: ({ move, expected, yours }) => `${move}, about ${expected} at the end${yours === null ? "" : `; yours ${yours}`}`,
  /** @param {string} hint */
  hintLine: (hint) => `Hint: ${hint}`,
});
