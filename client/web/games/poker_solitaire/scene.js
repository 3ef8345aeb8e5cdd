// The leg of Poker Solitaire that a model shows. Pure.

import { accounts, legScene } from "../../board/leg_scene.js";
import { played as playedText } from "./move_text.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").PokerSolitaireView} PokerSolitaireView */
/** A player. `points` are their own, null if both have one number. @typedef {import("../../board/leg_scene.js").Player & {points: number | null}} Player */
/**
 * A leg. `seat` is the reader's. `race`: both players may act at any time.
 * @typedef {import("../../board/leg_scene.js").LegScene<PokerSolitaireView, Player> & {seat: number | null, race: boolean, news: string[]}} Scene
 */

/** Return the leg that a model shows; null if there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const leg = legScene(model, "poker-solitaire");
  if (leg === null) return null;
  const { view } = leg;
  const seat = leg.me?.seat ?? null;
  const race = view.options.mode === "race" || view.options.mode === "race-both";
  const myTurn = leg.myTurn && view.mover === seat;
  const players = leg.players.map((player) => ({
    ...player,
    turn: player.turn && !race && !leg.alone,
    points: view.scores?.[player.seat] ?? null,
  }));
  const named = !leg.alone || model.room?.tournament != null;
  return {
    ...leg,
    legs: view.options.mode === "duel" ? 2 : 1,
    players,
    seat,
    myTurn,
    race,
    news: accounts(model).map((played) =>
      playedText(
        named ? (players[played.seat]?.name ?? "") : "",
        played,
        players.map(({ name }) => name),
      ),
    ),
    hintAsked: leg.hintAsked && myTurn,
    mayHint: leg.mayHint && myTurn,
  };
}

/** Whether the move of a hint is still possible, whatever the other player has done since. @param {PokerSolitaireView} view @param {string} move */
export function stands(view, move) {
  const [what, where] = move.split(">");
  if (where === undefined) return what === "done" && view.may_done;
  return view.sources.some((source) => source.what === what && source.targets.includes(where));
}
