// Your games: the list of a player's rooms on the server, in order, and as texts. Pure; client/lobby/your_games.py does the same.

import { GAMES, scored } from "../games/catalog.js";
import * as formats from "../text/formats.js";
import { messages as challengeText } from "../text/messages/challenges.js";
import { messages as clockText } from "../text/messages/clock.js";
import { messages as gamesText } from "../text/messages/your_games.js";

/** @typedef {import("../protocol/messages.js").PlayerGame} PlayerGame */

/** Whether a game waits for the player. @param {PlayerGame} game */
export const isYours = ({ own, waits_for }) => waits_for.some((seat) => own.includes(seat));

/** The name of the player who challenges the reader to a game; null if it is no challenge to the reader. @param {PlayerGame} game */
export const challenger = ({ challenge, own, seats }) =>
  challenge === null || own.length ? null : (seats.find(({ name }) => name !== null)?.name ?? null);

/** A challenge whose time is not over, at a time of the server; null if there is none. @param {import("../protocol/messages.js").ChallengeInfo | null} challenge @param {number | null} now */
export const openChallenge = (challenge, now) =>
  challenge !== null && (now === null || now < challenge.until) ? challenge : null;

/** Whether a game is the reader's own challenge, which is open at a time of the server. @param {PlayerGame} game @param {number | null} now */
export const isOwnChallenge = ({ own, challenge }, now) => own.length > 0 && openChallenge(challenge, now) !== null;

/** Whether no other person has a seat, and none is expected. @param {PlayerGame} game */
export const isAlone = ({ own, seats }) => seats.every(({ seat, computer }) => own.includes(seat) || computer !== null);

/**
 * The games and challenges that have not expired at a time of the server: first those that wait for the player, among
 * these the ones with other people, by the time that is left, and then by how long they have waited. Then come the games
 * that wait for others, for players, and those with other people that are over, the newest first.
 * @param {PlayerGame[]} games @param {number | null} now
 */
export function inOrder(games, now) {
  /** @param {PlayerGame} game @returns {[number, number, number]} */
  const key = (game) => {
    if (challenger(game) !== null) return [0, game.challenge?.until ?? 0, game.at];
    if (isYours(game)) return [isAlone(game) ? 1 : 0, game.due ?? Number.POSITIVE_INFINITY, game.at];
    if (game.status === "over") return [4, 0, -game.at];
    return [game.waits_for.length ? 2 : 3, 0, -game.at];
  };
  return games
    .filter((game) => now === null || game.expires > now)
    .filter((game) => challenger(game) === null || openChallenge(game.challenge, now) !== null)
    .filter((game) => game.status !== "over" || isYours(game) || !isAlone(game))
    .map((game) => ({ game, at: key(game) }))
    .sort((one, other) => {
      const differs = one.at.findIndex((value, place) => value !== other.at[place]);
      return differs === -1 ? 0 : one.at[differs] < other.at[differs] ? -1 : 1;
    })
    .map(({ game }) => game);
}

/** The games with other people that wait for the player, except one room, in order. @param {PlayerGame[]} games @param {number | null} now @param {string | null} [besides] */
export const waiting = (games, now, besides = null) =>
  inOrder(games, now).filter((game) => isYours(game) && !isAlone(game) && game.room !== besides);

/** What a game waits for, or how it ended. @param {PlayerGame} game */
function stateOf(game) {
  const { own, seats, status, waits_for, winners } = game;
  if (isYours(game)) return "yours";
  if (status !== "over") return waits_for.length ? "others" : "players";
  if (winners === null || own.length === 0 || seats.length === 1) return "over";
  if (winners.length === 0) return "drawn";
  return winners.some((seat) => own.includes(seat)) ? "won" : "lost";
}

/** What a game waits for at a time of the server, or how it ended, in a few words. @param {PlayerGame} game @param {number | null} now */
export function state(game, now) {
  const by = challenger(game);
  if (by !== null) return challengeText.challengesYou(by);
  if (game.challenge !== null && isOwnChallenge(game, now)) return challengeText.waitsFor(game.challenge.name);
  if (game.declined !== null) return challengeText.declined(game.declined);
  const names = game.seats.flatMap(({ seat, name }) => (name !== null && game.waits_for.includes(seat) ? [name] : []));
  return gamesText.state({ state: stateOf(game), other: names.length === 1 ? names[0] : null });
}

/** The time that is left for the move, or for the answer to a challenge, at a time of the server; null without a limit. @param {PlayerGame} game @param {number | null} now */
export function left(game, now) {
  const { due, waits_for } = game;
  const challenge = openChallenge(game.challenge, now);
  if (challenge !== null && now !== null) return clockText.left(challenge.until - now);
  if (due === null || now === null || waits_for.length === 0) return null;
  return clockText.left(Math.max(0, Math.round(due - now)));
}

/** The game, and the other players in it. @param {PlayerGame} game */
export function described(game) {
  const { own, seats, form, number } = game;
  const names = seats.flatMap(({ seat, name }) => (name !== null && !own.includes(seat) ? [name] : []));
  const title = GAMES[game.game]?.title ?? game.title;
  const other = names.length ? formats.names(names, 1) : null;
  return gamesText.game({ game: title, other, number: form === "solo" ? number : null });
}

/** The score of the leg; null if there is none. @param {PlayerGame} game */
export const score = (game) =>
  game.score === null || !scored(game.game, game.options) ? null : gamesText.score(game.score);

/** The last move and its player; null if there is none, or it is not public. @param {PlayerGame} game */
export function lastMove({ last_move, seats }) {
  if (last_move === null || last_move.move === null) return null;
  const by = seats[last_move.seat]?.name ?? null;
  return by === null ? last_move.move : gamesText.lastMove({ move: last_move.move, by });
}
