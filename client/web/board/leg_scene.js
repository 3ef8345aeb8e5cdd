// A leg as one of its players or a spectator sees it: what all games share. Each game's scene.js adds its own part. Pure.

import * as formats from "../text/formats.js";
import { messages as peopleText } from "../text/messages/people.js";
import {
  awaitsHint,
  competes,
  computerAt,
  computerOf,
  isHere,
  leg as legOf,
  me as seatOf,
  movesTold,
  myTurn,
  playedBy,
  underWay,
} from "../room/model.js";

/** @typedef {import("../room/types.js").Model} Model */
/** @typedef {import("../protocol/messages.js").RoomEvent} RoomEvent */
/** @typedef {NonNullable<RoomEvent["view"]>} View */
/** @typedef {import("../protocol/messages.js").Expected} Expected */
/**
 * A player at the table. `mine`: the reader has the seat. `competes`: the reader plays in a tournament under this name.
 * `here`: whether the player is connected; null if that is unknown. `left`: the player has left the match to the
 * others. `computer` is the level of the computer that plays in the player's place.
 * @typedef {{seat: number, name: string, role: string, mine: boolean, competes: boolean, here: boolean | null, left: boolean, turn: boolean, computer: string | null}} Player
 */
/**
 * A leg. `key` identifies it, `beat` is the score of leg one during the second of two legs. `mover` is the player to move: the reader, if
 * several may. `hint` is the move that the computer would make, if the reader has asked, and `choices` are all moves that
 * it compared.
 * @template {View} V
 * @template {Player} [P=Player]
 * @typedef {{key: string, ply: number, leg: number, legs: number, view: V, players: P[], me: Player | null, mover: Player | null, moverName: string, myTurn: boolean, over: boolean, alone: boolean, beat: number | null, hint: Expected | null, choices: readonly Expected[], hintAsked: boolean, mayHint: boolean, about: import("../protocol/messages.js").NumberEvent | null}} LegScene
 */

/**
 * Return the leg of a game that a model shows; null if there is none.
 * @template {View["game"]} G
 * @param {Model} model
 * @param {G} game
 * @returns {LegScene<Extract<View, {game: G}>> | null}
 */
export function legScene(model, game) {
  const { room } = model;
  const now = legOf(model);
  if (!room?.match || room.view?.game !== game || now === null) return null;
  const { match } = room;
  const view = /** @type {Extract<View, {game: G}>} */ (room.view);
  const players = view.roles.map((role, seat) => playerAt(model, role, seat, view.to_act.includes(seat)));
  const moving = players.filter((each) => each.turn);
  const mover = moving.find((each) => each.mine && !each.left) ?? moving[0] ?? null;
  const choices = model.hint?.ply === view.ply ? model.hint.choices : [];
  const mine = myTurn(model);
  const asked = mine && awaitsHint(model);
  return {
    key: `${room.room} ${match.id} ${now.leg}`,
    ply: view.ply,
    leg: now.leg,
    legs: room.form === "match" ? Math.max(room.seats.length, match.legs.length) : match.legs.length,
    view,
    players,
    me: players.find((each) => each.mine) ?? null,
    mover,
    moverName: mover === null ? "" : mover.computer === null ? mover.name : peopleText.theComputer(),
    myTurn: mine,
    over: mover === null,
    alone: players.length === 1,
    beat: now.leg === 2 && players.length === 2 ? (match.legs[0].score ?? null) : null,
    hint: choices[0] ?? null,
    choices,
    hintAsked: asked,
    mayHint: mine && room.hints && choices.length === 0 && !asked,
    about: model.about,
  };
}

/** @param {Model} model @param {string} role @param {number} seat @param {boolean} acts @returns {Player} */
function playerAt(model, role, seat, acts) {
  const own = computerAt(model, seat) !== null;
  const computer = own ? null : computerOf(model, seat);
  const mine = seat === seatOf(model);
  const [name, reads] = playedBy(model, seat);
  return {
    seat,
    name: reads ? peopleText.you() : formats.name(name ?? peopleText.seat(seat + 1)),
    role,
    mine,
    competes: competes(model, seat),
    here: own || mine ? true : isHere(model, seat),
    left: (model.room?.match?.left ?? []).includes(seat) && computer === null,
    turn: acts && underWay(model),
    computer,
  };
}

/**
 * Return the accounts of the leg's moves that stand, the newest first.
 * @template T
 * @param {Model} model
 * @returns {T[]}
 */
export const accounts = (model) =>
  movesTold(model)
    .map((each) => /** @type {T} */ (/** @type {unknown} */ (each.detail)))
    .reverse();
