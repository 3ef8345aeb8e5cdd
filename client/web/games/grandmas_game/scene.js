// The leg of Grandma's Game that a model shows. Pure.

import { accounts, legScene } from "../../board/leg_scene.js";
import { awaitsHint, toBeat } from "../../room/model.js";
import { stands } from "./choice.js";
import * as moveText from "./move_text.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").GrandmasGameView} GrandmasGameView */
/** @typedef {import("../../protocol/messages.js").GrandmasGamePlayed} Played */
/** A player and the state of their table. @typedef {import("../../board/leg_scene.js").Player & {score: number, remaining: number, plays: boolean}} Player */
/**
 * A leg. `seat` is the reader's. `race`: several players, each at a table of their own.
 * @typedef {import("../../board/leg_scene.js").LegScene<GrandmasGameView, Player> & {seat: number | null, race: boolean, news: string[]}} Scene
 */

/** How many players are named above the table. */
const FEW = 4;

/** Return the leg that a model shows; null if there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const leg = legScene(model, "grandmas-game");
  if (leg === null) return null;
  const { view, myTurn } = leg;
  const race = !leg.alone;
  const players = view.tables.map(({ seat, score, left, plays }) => ({
    ...leg.players[seat],
    score,
    remaining: left,
    plays,
  }));
  // In a race a hint stays valid while its move is possible, whatever the other players do.
  const asked = model.hint?.choices[0] ?? null;
  const hint = race && asked !== null && stands(view, asked.move) ? asked : leg.hint;
  return {
    ...leg,
    players,
    seat: leg.me?.seat ?? null,
    race,
    news: newsOf(accounts(model), view.played, players),
    hint,
    mayHint: myTurn && model.room?.hints === true && hint === null && !awaitsHint(model),
    beat: race ? null : toBeat(model),
  };
}

/**
 * What happened in the leg, the newest first. In a race all players only learn what a move added, so moves that added
 * nothing are left out; the reader's own last move is known from their table.
 * @param {readonly Played[]} told the moves of the happenings, the newest first
 * @param {Played | null} own @param {readonly Pick<Player, "name" | "mine">[]} players
 */
export function newsOf(told, own, players) {
  const race = players.length > 1;
  const last = race && own !== null ? told.findIndex(({ seat }) => players[seat]?.mine) : -1;
  return told
    .map((did, at) => (at === last && own !== null ? own : did))
    .filter(({ move, change }) => !race || move !== null || change !== 0)
    .map((did) => moveText.played(race ? (players[did.seat]?.name ?? "") : "", did));
}

/** The players named over the table: all, or the best and the reader if there are many. @param {readonly Player[]} players */
export const named = (players) =>
  players.length <= FEW ? players : ranked(players).filter(({ mine }, at) => mine || at < FEW - 1);

/** The players, the best first. @param {readonly Player[]} players */
export const ranked = (players) => [...players].sort((one, next) => next.score - one.score);
