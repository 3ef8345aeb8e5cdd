// What the screen of a leg tells, read off a model. Pure.

import {
  awaitsHint,
  competes,
  computerOf,
  isHere,
  leg as legOf,
  me as seatOf,
  movesTold,
  playedBy,
  replaced,
  underWay,
} from "../../room/model.js";
import * as words from "./words.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").PokerSolitaireView} PokerSolitaireView */
/** Who plays; `points` are their own, null where both have one number. @typedef {{seat: number, name: string, role: string, mine: boolean, competes: boolean, here: boolean | null, turn: boolean, computer: string | null, points: number | null}} Player */
/**
 * A leg as its reader sees it. `race`: both may act at any time.
 * @typedef {{key: string, ply: number, leg: number, legs: number, view: PokerSolitaireView, players: Player[], seat: number | null, myTurn: boolean, race: boolean, over: boolean, news: string[], hint: {move: string, score: number} | null, hintAsked: boolean, mayHint: boolean, beat: number | null}} Scene
 */

/** Whether both may act at any time. @param {PokerSolitaireView} view */
const isRace = (view) => view.options.mode === "race" || view.options.mode === "race-both";

/** The leg that a model tells of; null while there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const room = model.room;
  const now = legOf(model);
  if (!room?.match || room.view === null || room.view.game !== "poker-solitaire" || now === null) return null;
  const { view, match } = room;
  const seat = seatOf(model);
  const players = view.roles.map((role, at) => player(model, view, role, at));
  const myTurn = seat !== null && underWay(model) && room.next === null && view.mover === seat && !replaced(model);
  const hint = model.hint?.ply === view.ply ? (model.hint.choices[0] ?? null) : null;
  return {
    key: `${room.room} ${match.id} ${now.leg}`,
    ply: view.ply,
    leg: now.leg,
    legs: match.legs.length,
    view,
    players,
    seat,
    myTurn,
    race: isRace(view),
    over: view.to_act.length === 0,
    news: newsOf(model, players),
    hint,
    hintAsked: myTurn && hint === null && awaitsHint(model),
    mayHint: myTurn && room.hints && hint === null && !awaitsHint(model),
    beat: now.leg > 1 ? (match.legs[0].score ?? null) : null,
  };
}

/** Whether a move that a hint names can still be made, whatever the other has done since. @param {PokerSolitaireView} view @param {string} move */
export function stands(view, move) {
  const [what, where] = move.split(">");
  if (where === undefined) return what === "done" && view.may_done;
  return view.sources.some((source) => source.what === what && source.targets.includes(where));
}

/** @param {Model} model @param {PokerSolitaireView} view @param {string} role @param {number} seat @returns {Player} */
function player(model, view, role, seat) {
  const mine = seat === seatOf(model);
  const own = (model.room?.seats[seat]?.computer ?? null) !== null;
  const [called, reads] = playedBy(model, seat);
  return {
    seat,
    name: reads ? words.YOU : (called ?? words.player(seat)),
    role: words.role(role, mine),
    mine,
    competes: competes(model, seat),
    here: own || computerOf(model, seat) !== null ? true : isHere(model, seat),
    turn: !isRace(view) && view.roles.length > 1 && view.to_act.includes(seat),
    computer: own ? null : computerOf(model, seat),
    points: view.scores?.[seat] ?? null,
  };
}

/** What happened in the leg, the newest first. @param {Model} model @param {Player[]} players */
function newsOf(model, players) {
  return movesTold(model)
    .map((each) => {
      const played = /** @type {import("../../protocol/messages.js").PokerSolitairePlayed} */ (
        /** @type {unknown} */ (each.detail)
      );
      return words.played(
        players.length > 1 || model.room?.tournament != null ? (players[played.seat]?.name ?? "") : "",
        played,
        players.map(({ name }) => name),
      );
    })
    .reverse();
}
