// Made from client/text/en/finding.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const title = () => "Find a game";

export const quickMatch = () => "Quick match";

export const quickMatchHint = () => "Get paired with the next player who wants the same game.";

export const quickMatchTitle = () => "Get paired with the next player";

export const quickMatchForTwo = () => "For two players.";

export const findOpponent = () => "Find an opponent";

export const searching = () => "Looking for an opponent";

export const stopSearching = () => "Stop looking";

export const waiting = () => "Looking for an opponent with the same settings. The match begins when you are both ready. Leaving cancels the search.";

export const found = () => "Opponent found: you both want this game.";

/** @param {string} name */
export const opponentLeft = (name) => `${name} left. Looking for someone else …`;

export const rooms = () => "Public rooms";

export const allGames = () => "all games";

/** @param {number} count */
export const roomCount = (count) => count === 0 ? "No public rooms." : count === 1 ? `${formats.number(count)} public room` : `${formats.number(count)} public rooms`;

/** @param {number} count */
export const more = (count) => count === 1 ? `and ${formats.number(count)} other room not listed here` : `and ${formats.number(count)} other rooms not listed here`;

/** @param {string | null} game */
export const noRooms = (game) => game === null ? "There are no public rooms right now." : `There are no public rooms for ${game} right now.`;

export const openRoom = () => "Open a public room";

export const lost = () => "The server doesn’t answer. The list may be out of date.";

/** @param {{status: "waiting" | "playing" | "over", free: number, seats: number}} values */
export const state = ({ status, free, seats }) => free === 0 ? (status === "playing" ? "playing" : status === "over" ? "between matches" : "about to begin") : free === 1 ? (status === "playing" ? `playing, ${formats.number(free)} free` : "needs 1 player") : (status === "playing" ? `playing, ${formats.number(free)} free` : `${formats.number(free)} of ${formats.number(seats)} seats free`);

export const now = () => "now";

/** @param {string} name */
export const roomOf = (name) => `${name}’s room`;

/** @param {number} count */
export const spectators = (count) => count === 1 ? `${formats.number(count)} spectator` : `${formats.number(count)} spectators`;

export const knownNumber = () => "known number";

export const hints = () => "hints";

export const noSpectators = () => "no spectators";

export const join = () => "Join";

/** @param {string} room */
export const joinRoom = (room) => `Join ${room}`;

/** @param {string} room */
export const watchRoom = (room) => `Watch ${room}`;

export const isPublic = () => "The room is listed in “Find a game”, and anyone may join.";
