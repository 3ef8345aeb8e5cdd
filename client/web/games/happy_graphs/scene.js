// What the screen of a leg tells, read off a model. Pure.

import {
  awaitsHint,
  competes,
  computerOf,
  hasLeft,
  isHere,
  leg as legOf,
  me as seatOf,
  movesTold,
  playedBy,
  replaced,
  underWay,
} from "../../room/model.js";
import { named } from "./layout.js";
import * as words from "./words.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").HappyGraphsView} HappyGraphsView */
/** What a card on a square would do. @typedef {{square: string, connections: number, happy: readonly (readonly number[])[], change: number}} Target */
/** @typedef {{seat: number, name: string, role: string, mine: boolean, competes: boolean, here: boolean | null, left: boolean, turn: boolean, computer: string | null, hand: readonly string[] | null, size: number}} Player */
/**
 * A leg as its reader sees it. `hand` are the cards that the reader may play from, now or at their turn.
 * @typedef {{key: string, ply: number, leg: number, legs: number, view: HappyGraphsView, players: Player[], me: Player | null, myTurn: boolean, over: boolean, hand: readonly string[], news: string[], hint: {move: string, score: number} | null, hintAsked: boolean, hints: boolean, mayHint: boolean, began: number | null, last: number | null, beat: number | null}} Scene
 */

/** The leg that a model tells of; null while there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const room = model.room;
  const now = legOf(model);
  if (!room?.match || room.view === null || room.view.game !== "happy-graphs" || now === null) return null;
  const { view, match } = room;
  const puzzle = view.mode === "puzzle";
  const mine = seatOf(model);
  const players = view.roles.map((role, seat) => player(model, view, role, seat));
  const myTurn = mine !== null && underWay(model) && view.to_act.includes(mine) && !replaced(model) && !hasLeft(model);
  const hint = model.hint?.ply === view.ply ? (model.hint.choices[0] ?? null) : null;
  return {
    key: `${room.room} ${match.id} ${now.leg}`,
    ply: view.ply,
    leg: now.leg,
    legs: match.legs.length,
    view,
    players,
    me: players.find((each) => each.mine) ?? null,
    myTurn,
    over: view.over,
    hand: (puzzle ? view.hands[0] : mine === null ? null : view.hands[mine]) ?? [],
    news: newsOf(model, players),
    hint,
    hintAsked: awaitsHint(model),
    hints: mine !== null && room.hints && !hasLeft(model),
    mayHint: myTurn && room.hints && hint === null && !awaitsHint(model),
    began: now.began ?? null,
    last: now.last ?? null,
    beat: now.leg > 1 ? (match.legs[0].score ?? null) : null,
  };
}

/** @param {Model} model @param {HappyGraphsView} view @param {string} role @param {number} seat @returns {Player} */
function player(model, view, role, seat) {
  const mine = seat === seatOf(model);
  const own = (model.room?.seats[seat]?.computer ?? null) !== null;
  const [called, reads] = playedBy(model, seat);
  return {
    seat,
    name: reads ? words.YOU : (called ?? `seat ${seat + 1}`),
    role: words.role(role, mine),
    mine,
    competes: competes(model, seat),
    here: own || computerOf(model, seat) !== null ? true : isHere(model, seat),
    left: (model.room?.match?.left ?? []).includes(seat) && computerOf(model, seat) === null,
    turn: view.mode !== "puzzle" && view.to_act.includes(seat),
    computer: own ? null : computerOf(model, seat),
    hand: view.hands[seat] ?? null,
    size: view.sizes[seat] ?? 0,
  };
}

/** What happened in the leg, the newest first. @param {Model} model @param {Player[]} players */
function newsOf(model, players) {
  return movesTold(model)
    .map((each) => {
      const played = /** @type {import("../../protocol/messages.js").HappyGraphsPlayed} */ (
        /** @type {unknown} */ (each.detail)
      );
      return words.played(players[played.seat]?.name ?? "", played, named(played));
    })
    .reverse();
}

/** How many neighbours a card wants. @param {string} card */
const wants = (card) => "A23456789".indexOf(card[0]) + 1;

/** Where a card may be played, and what that does. @param {Scene} scene @param {string} card @returns {Target[]} */
export function targetsOf({ view, myTurn }, card) {
  if (!myTurn) return [];
  if (view.mode !== "puzzle")
    return view.moves
      .filter((move) => move.card === card)
      .map((move) => ({ square: named(move), connections: move.connections, happy: move.happy, change: move.change }));
  const targets = view.groups.flatMap((group) =>
    group.open
      .filter((square) => card[0] in square.takes)
      .map((square) => ({
        square: named({ group: group.number, x: square.x, y: square.y }),
        connections: square.touches,
        happy: square.touches === wants(card) ? [...square.pleases, [square.x, square.y]] : square.pleases,
        change: square.takes[card[0]],
      })),
  );
  if (view.new_group !== null)
    targets.push({ square: named({ group: view.new_group, x: 0, y: 0 }), connections: 0, happy: [], change: 0 });
  return targets;
}
