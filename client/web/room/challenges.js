// Challenges: whom a player can challenge after a match, and by which settings.

import * as doing from "./commands.js";

/** @typedef {import("./types.js").Model} Model */

/** Whether an id is a person's. @param {string} player */
export const isPerson = (player) => !player.startsWith("computer:");

/**
 * The reader's opponent in the finished two-player match; null if it was no person.
 * @param {Model} model
 * @returns {{player: string, name: string} | null}
 */
export function pastOpponent({ room, player }) {
  const match = room?.match;
  if (room == null || match?.result == null || match.players.length !== 2 || room.seats.length !== 2) return null;
  if (match.legs.every(({ ply }) => ply === 0)) return null; // the server counts no match without a move
  const own = match.players.indexOf(player ?? "");
  const opponent = match.players[1 - own];
  if (own === -1 || opponent == null || opponent === player || !isPerson(opponent)) return null;
  return { player: opponent, name: match.names[1 - own] };
}

/** Challenge a player to a match with the settings of the reader's room. @param {Model} model @param {string} player */
export function challengeAfter({ room }, player) {
  if (room === null) return null;
  const { game, options, clock, spectators, hints, notes, winnable } = room;
  return doing.createRoom({
    game,
    form: /** @type {import("../games/game.js").Way["form"]} */ (room.form),
    options,
    clock,
    spectators,
    hints: hints ?? false,
    notes: notes ?? false,
    winnable: winnable ?? false,
    challenge: player,
  });
}
