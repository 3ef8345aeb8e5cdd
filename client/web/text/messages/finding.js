// Made from client/text/en/finding.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "finding", {
  title: () => "Find a game",
  quickMatch: () => "Quick match",
  quickMatchHint: () => "Get paired with the next player who wants the same game.",
  quickMatchTitle: () => "Get paired with the next player",
  quickMatchForTwo: () => "For two players.",
  findOpponent: () => "Find an opponent",
  searching: () => "Looking for an opponent",
  stopSearching: () => "Stop looking",
  waiting: () => "Looking for an opponent with the same settings. The match begins when you are both ready. Leaving cancels the search.",
  found: () => "Opponent found: you both want this game.",
  /** @param {string} name */
  opponentLeft: (name) => `${formats.name(name)} left. Looking for someone else …`,
  rooms: () => "Public rooms",
  allGames: () => "all games",
  /** @param {number} count */
  roomCount: (count) => count === 0 ? "No public rooms." : count === 1 ? `${formats.number(count)} public room` : `${formats.number(count)} public rooms`,
  /** @param {number} count */
  more: (count) => count === 1 ? `and ${formats.number(count)} other room not listed here` : `and ${formats.number(count)} other rooms not listed here`,
  /** @param {string | null} game */
  noRooms: (game) => game === null ? "There are no public rooms right now." : `There are no public rooms for ${formats.name(game)} right now.`,
  openRoom: () => "Open a public room",
  lost: () => "The server doesn’t answer. The list may be out of date.",
  /** @param {{status: "waiting" | "playing" | "over", free: number, seats: number}} values */
  state: ({ status, free, seats }) => free === 0 ? (status === "playing" ? "playing" : status === "over" ? "between matches" : "about to begin") : free === 1 ? (status === "playing" ? `playing, ${formats.number(free)} free` : "needs 1 player") : (status === "playing" ? `playing, ${formats.number(free)} free` : `${formats.number(free)} of ${formats.number(seats)} seats free`),
  now: () => "now",
  /** @param {string} name */
  roomOf: (name) => `${formats.name(name)}’s room`,
  /** @param {number} count */
  spectators: (count) => count === 1 ? `${formats.number(count)} spectator` : `${formats.number(count)} spectators`,
  knownNumber: () => "known number",
  hints: () => "hints",
  noSpectators: () => "no spectators",
  join: () => "Join",
  /** @param {string} room */
  joinRoom: (room) => `Join ${room}`,
  /** @param {string} room */
  watchRoom: (room) => `Watch ${room}`,
  isPublic: () => "The room is listed in “Find a game”, and anyone may join.",
});
