// Made from client/text/en/notices.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "notices", {
  /** @param {readonly string[]} names */
  takebackAsked: (names) => `${formats.names(names)} asks to take a move back.`,
  takebackAgreed: () => "You agreed. The other players must agree, too.",
  /** @param {readonly string[] | null} names */
  takebackWaits: (names) => `Waiting for ${names === null ? "the other players" : `${formats.names(names)}`} to agree to your takeback.`,
  /** @param {{person: string | null, level: string, names: readonly string[]}} values */
  replacementAsked: ({ person, level, names }) => person === null ? `Let the ${formats.level(level)} computer play on for ${formats.names(names)}?` : `${formats.name(person)} asks to play on for ${formats.names(names)}.`,
  /** @param {{person: string | null, level: string, names: readonly string[]}} values */
  replacementWaits: ({ person, level, names }) => `${person === null ? `The ${formats.level(level)} computer` : `${formats.name(person)}`} plays on for ${formats.names(names)} if all players agree.`,
  /** @param {readonly string[]} names */
  ownReplacementWaits: (names) => `Waiting for the others to agree about ${formats.names(names)}’s seat.`,
  leftMatch: () => "You left the match.",
  leftRace: () => "You left the race. Your table is over.",
  /** @param {string} level */
  seatReplaced: (level) => `The ${formats.level(level)} computer plays your seat.`,
  /** @param {{names: readonly string[], seconds: number}} values */
  partnerAway: ({ names, seconds }) => `${formats.names(names)} is away.${seconds === 0 ? "" : ` In ${formats.duration(seconds)} you can free the seat.`}`,
  /** @param {{names: readonly string[], seconds: number}} values */
  opponentAway: ({ names, seconds }) => `${formats.names(names)} is away.${seconds === 0 ? "" : ` In ${formats.duration(seconds)} you can claim the match or let the computer play on.`}`,
  /** @param {readonly string[]} names */
  opponentGone: (names) => `${formats.names(names)} is away. What now?`,
  /** @param {{names: readonly string[], number: number}} values */
  playersAway: ({ names, number }) => `${formats.names(names)} ${number === 1 ? "is" : "are"} away.`,
  /** @param {{names: readonly string[], seconds: number}} values */
  playersAwayFor: ({ names, seconds }) => `Away: ${formats.names(names)}. In ${formats.duration(seconds)} a computer can play on if the others agree.`,
  /** @param {{names: readonly string[], number: number}} values */
  playersGone: ({ names, number }) => `${formats.names(names)} ${number === 1 ? "is away or has left" : "are away or have left"}. Who plays on?`,
  /** @param {"agree" | "decline" | "withdraw" | "come_back" | "free" | "go_on_without" | "ask_for_seat"} key */
  action: (key) =>
    ({
      agree: "Agree",
      decline: "Decline",
      withdraw: "Withdraw",
      come_back: "Take your seat back",
      free: "Free the seat",
      go_on_without: "Choose",
      ask_for_seat: "Ask for the seat",
    })[key],
});
