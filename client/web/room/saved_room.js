// What the page saves about a room, so that the player can return to it. Pure; client/room/saved_room.py does the same.

import { scored, wordsOf } from "../games/catalog.js";
import { alone, continues, leg, myTurn, others, solo, underWay } from "./model.js";

/**
 * @param {import("./types.js").Model} model
 * @param {import("./types.js").Room} room
 * @param {string} when the time of saving
 * @returns {import("../profile/identity.js").SavedRoom}
 */
export const savedFrom = (model, room, when) => ({
  code: room.room,
  title: room.title,
  game: room.game,
  options: room.options,
  casual: room.casual ?? false,
  turn: turn(model),
  others: others(model).flatMap((seat) => room.seats[seat]?.name ?? []),
  solo: solo(model),
  alone: alone(model),
  number: room.match ? room.match.number : room.number,
  score: score(model, room.match),
  counted: counted(room.match?.game, score(model, room.match)),
  finished: !continues(model),
  match: model.promise?.match ?? null,
  commitment: model.promise?.commitment ?? null,
  when,
});

/** Whose turn it was, in a game with others. @param {import("./types.js").Model} model */
function turn(model) {
  if (solo(model) || !underWay(model) || model.room?.next !== null) return null;
  return myTurn(model) ? "mine" : "others";
}

/** The score of a game alone, if it has points. @param {import("./types.js").Model} model @param {import("../protocol/messages.js").MatchInfo | null} match */
const score = (model, match) =>
  match?.form === "solo" && scored(match.game, match.options) ? (leg(model)?.score ?? null) : null;

/** A score in words, for the start screen, which has not loaded the game. @param {string | undefined} game @param {number | null} score */
const counted = (game, score) => (score === null ? null : wordsOf(game).counted(score));
