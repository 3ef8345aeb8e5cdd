// The leg of Happy Graphs that a model shows. Pure.

import { accounts, legScene } from "../../board/leg_scene.js";
import { hasLeft, leg as legOf } from "../../room/model.js";
import { named } from "./layout.js";
import { played } from "./move_text.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").HappyGraphsView} HappyGraphsView */
/** What a card on a square would do. @typedef {{square: string, connections: number, happy: readonly (readonly number[])[], change: number}} Target */
/** A player with a hand of `size` cards. @typedef {import("../../board/leg_scene.js").Player & {hand: readonly string[] | null, size: number}} Player */
/**
 * A leg. `hand` are the cards that the reader may play from, now or at their turn. `hints`: the reader may ask for
 * hints in this room. `began` and `last` are the times of the first and the last move.
 * @typedef {import("../../board/leg_scene.js").LegScene<HappyGraphsView, Player> & {hand: readonly string[], news: string[], hints: boolean, began: number | null, last: number | null}} Scene
 */

/** Return the leg that a model shows; null if there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const leg = legScene(model, "happy-graphs");
  if (leg === null) return null;
  const { view, me } = leg;
  const now = legOf(model);
  const puzzle = view.mode === "puzzle";
  const players = leg.players.map((player) => ({
    ...player,
    turn: player.turn && !puzzle,
    hand: view.hands[player.seat] ?? null,
    size: view.sizes[player.seat] ?? 0,
  }));
  return {
    ...leg,
    players,
    hand: (puzzle ? view.hands[0] : me === null ? null : view.hands[me.seat]) ?? [],
    news: accounts(model).map((did) => played(players[did.seat]?.name ?? "", did, named(did))),
    hints: me !== null && model.room?.hints === true && !hasLeft(model),
    began: now?.began ?? null,
    last: now?.last ?? null,
  };
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
