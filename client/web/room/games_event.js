// The changes of a player's list of games; client/lobby/your_games.py does the same.

/** @typedef {import("../protocol/messages.js").PlayerGame} PlayerGame */

/**
 * The games after an event.
 * @param {PlayerGame[]} games
 * @param {import("../protocol/messages.js").GamesEvent | import("../protocol/messages.js").GamesChanged} event
 * @returns {PlayerGame[]}
 */
export function withEvent(games, event) {
  if (event.type === "games") return event.games;
  const gone = new Set([...event.removed, ...event.changed.map(({ room }) => room)]);
  return [...games.filter(({ room }) => !gone.has(room)), ...event.changed];
}
