// What is kept of a room that one has a seat in, to go on there another time. Pure; client/profile/saved_rooms.py keeps
// the same.

import { scored, wordsOf } from "../games/catalog.js";
import { alone, continues, leg, nameOf, others, solo } from "./model.js";

/**
 * @param {import("./types.js").Model} model
 * @param {import("./types.js").Room} room
 * @param {string} when it was kept last
 * @returns {import("../profile/identity.js").SavedRoom}
 */
export const savedFrom = (model, room, when) => ({
  code: room.room,
  title: room.title,
  other: whoElse(model),
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

/** Who else has a seat, the first of many; nobody while none has. @param {import("./types.js").Model} model */
function whoElse(model) {
  const [first, ...more] = others(model)
    .map((seat) => nameOf(model, seat))
    .filter((name) => name !== null);
  return first === undefined ? null : more.length ? `${first} and ${more.length} more` : first;
}

/** The score of a game alone, if it has points. @param {import("./types.js").Model} model @param {import("../protocol/messages.js").MatchInfo | null} match */
const score = (model, match) =>
  match?.form === "solo" && scored(match.game, match.options) ? (leg(model)?.score ?? null) : null;

/** A score in words, for the start screen, which knows no game. @param {string | undefined} game @param {number | null} score */
const counted = (game, score) => (score === null ? null : wordsOf(game).counted(score));
