// The leg of The Patriarch that a model shows. Pure.

import { accounts, legScene } from "../../board/leg_scene.js";
import { hasLeft, movesTold, replaced, underWay } from "../../room/model.js";
import * as guessText from "./guess_text.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").PatriarchView} PatriarchView */
/** A player. `out`: their time in this leg has run out. @typedef {import("../../board/leg_scene.js").Player & {owner: boolean, out: boolean}} Player */
/** The guess at the front of the queue, if the reader sees it. @typedef {{tree: string, guesser: string, number: number}} Front */
/**
 * A leg. `may` tells what the reader may do now; `due` is when the room grades automatically, by the server's clock.
 * `front` is the guess that is graded next, if the reader owns the tree; `worksOut`: the reader says its grade.
 * `notes`: the room has a note board. `mirror`: it is a board of a mirror match.
 * @typedef {import("../../board/leg_scene.js").LegScene<PatriarchView, Player> & {family: import("./trees.js").Family, me: Player | null, owner: Player, duel: boolean, may: (verb: "tree" | "open" | "guess" | "grade") => boolean, composes: boolean, news: string[], due: number | null, notes: boolean, mirror: boolean, front: Front | null, worksOut: boolean}} Scene
 */

/** Return the leg that a model shows; null if there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const leg = legScene(model, "patriarch");
  if (leg === null) return null;
  const { view } = leg;
  const players = leg.players.map((player) => ({
    ...player,
    owner: player.role === "owner",
    out: view.out?.includes(player.seat) ?? false,
  }));
  const me = players.find((each) => each.mine) ?? null;
  const plays = me !== null && underWay(model) && !replaced(model) && !hasLeft(model);
  const may = (/** @type {"tree" | "open" | "guess" | "grade"} */ verb) => plays && view.may.includes(verb);
  const duel = players.length === 2;
  // If several other players may guess, the text names none of them.
  const mover = leg.mover?.mine || players.filter((each) => each.turn).length === 1 ? leg.mover : null;
  const name = (/** @type {number | null | undefined} */ seat) => (seat == null ? "" : (players[seat]?.name ?? ""));
  const front = me?.owner ? frontOf(view, name) : null;
  return {
    ...leg,
    front,
    worksOut: front !== null && may("grade") && view.own_grades && view.tree !== null,
    family: { ranks: view.ranks, generations: view.generations, shape: view.shape },
    players,
    me,
    owner: players.find((each) => each.owner) ?? players[0],
    duel,
    mover,
    moverName: mover === null ? "" : leg.moverName,
    may,
    // A guess can be composed before the tree is laid out, and while two of the reader's guesses wait.
    composes: plays && !leg.over && !me.out && (may("tree") || !me.owner),
    news: told(accounts(model), view, me).map((did) => guessText.played(name(did.seat), did, name(did.guesser))),
    mayHint: leg.mayHint && may("guess"),
    due: dueOf(model, view),
    notes: /** @type {{notes?: boolean} | null} */ (model.room)?.notes ?? false,
    mirror: model.room?.form === "mirror",
  };
}

/** The accounts of moves, with the reader's own trees and grades, which only the view tells if they are hidden from others. @param {import("../../protocol/messages.js").PatriarchPlayed[]} accounts @param {PatriarchView} view @param {Player | null} me */
function told(accounts, view, me) {
  if (!view.hidden || me === null || me.owner) return accounts;
  const own = view.rows.find((row) => row.seat === me.seat)?.guesses.toReversed() ?? [];
  let at = 0;
  return accounts.map((did) => {
    const known = did.seat === me.seat && did.does === "guessed" ? own[at++] : undefined;
    return known === undefined ? did : { ...did, tree: known.tree, grade: known.grade, left: known.left };
  });
}

/** @param {PatriarchView} view @param {(seat: number) => string} name @returns {Front | null} */
function frontOf({ queue, rows }, name) {
  const next = rows.find((row) => row.seat === queue[0])?.guesses.find(({ waiting }) => waiting);
  return next?.tree == null ? null : { tree: next.tree, guesser: name(queue[0]), number: next.number };
}

/** How many guesses were graded. The score is one more if the last allowed guess was wrong. @param {PatriarchView} view */
export const graded = (view) => view.rows.flatMap((row) => row.guesses).filter((guess) => !guess.waiting).length;

/** When the room announces the grade of the front guess: a fixed time after it came to the front. @param {Model} model @param {PatriarchView} view */
function dueOf(model, view) {
  if (view.auto_grade === null || view.queue.length === 0) return null;
  const told = movesTold(model);
  const at = told[told.length - 1 - (view.ply - view.since)]?.at ?? null;
  return at === null ? null : at + 1000 * view.auto_grade;
}
