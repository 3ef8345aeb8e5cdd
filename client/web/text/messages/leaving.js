// Made from client/text/en/leaving.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "leaving", {
  title: () => "Leave the room?",
  titleAlone: () => "Leave the game?",
  leave: () => "Leave",
  stay: () => "Stay",
  nobodyJoined: () => "Nobody has joined yet.",
  /** @param {{names: readonly string[], several: boolean, until: number | null}} values */
  seatKept: ({ names, several, until }) => `${formats.names(names)} ${several ? "have seats" : "has a seat"} here, too. Your seat is kept${until === null ? "" : ` until ${formats.date(until)}`}: come back from the start screen.`,
  /** @param {{code: string, until: number | null}} values */
  matchOver: ({ code, until }) => `The match is over. Your seat is kept${until === null ? "" : ` until ${formats.date(until)}`}: to come back, join the room ${code} again.`,
  /** @param {number | null} until */
  gameKept: (until) => `Your game is kept${until === null ? "" : ` until ${formats.date(until)}`}: resume it from the start screen.`,
  spectator: () => "You are only watching: you can come back at any time.",
  computersPause: () => "The computers pause while nobody watches. Come back from the start screen.",
});
