// The text under the table: what the player may do, or what the player waits for.

import { messages as gameText } from "../../text/messages/game.js";
import { refusal } from "./rejection_text.js";
import { treeOf } from "./draft.js";
import { hinders, now, sending } from "./playing.js";
import * as guessText from "./guess_text.js";
import { messages as legText } from "./messages/leg.js";
import { grade } from "./trees.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** Whether the player uses touch, and not a mouse and keys. */
const touched = matchMedia("(pointer: coarse)");

/** @param {Scene} scene @param {import("../catalog.js").LegOptions} options @returns {{first: string, second?: string, bad: boolean}} */
export function says(scene, options) {
  const { model, draft } = now;
  const refused = model?.refused ?? null;
  if (refused !== null && refused !== now.read) return { first: refusal(refused), bad: true };
  if (options.notice) return { first: options.notice, bad: false };
  const { view, players } = scene;
  if (scene.over) {
    const found = view.found_by === null ? null : (players[view.found_by]?.name ?? "");
    return { first: guessText.over(found, view), bad: false };
  }
  if (sending()) return { first: gameText.sent(), bad: false };
  if (scene.composes && draft !== null) {
    const why = hinders();
    if (now.asks) return { first: legText.askLeaveOpen(), second: legText.leaveOpenHint(), bad: false };
    if (why === null)
      return { first: treeOf(draft) ?? "", second: scene.duel ? "" : front(scene, options), bad: false };
    if (why === legText.guessedAlready()) return guessed(scene, options);
    const [free, fixed] = touched.matches
      ? [legText.touchFree(), legText.touchFixed()]
      : [legText.dragFree(), legText.dragFixed()];
    const hint = scene.family.shape === null ? free : fixed;
    return { first: why, second: draft.said === null ? hint : "", bad: draft.said !== null };
  }
  return { first: waits(scene, options), bad: false };
}

/** The grade of the guess on the table, with the number of trees that all grades leave, as in the panel. @param {Scene} scene @param {import("../catalog.js").LegOptions} options */
function guessed(scene, options) {
  const tree = now.draft === null ? null : treeOf(now.draft);
  const row = scene.view.rows.find(({ seat }) => seat === scene.me?.seat);
  const guess = row?.guesses.find((each) => each.tree === tree);
  const next = scene.may("guess") ? legText.changeIt() : scene.duel ? legText.oneWaits() : legText.twoWait();
  const told =
    guess?.grade == null
      ? legText.waitsForGrade(tree ?? "")
      : guessText.graded(tree ?? "", guess.grade, scene.view.board?.possible ?? null);
  return { first: told, second: scene.duel ? next : `${front(scene, options)} ${next}`.trim(), bad: false };
}

/** What a player without a tree in progress waits for. @param {Scene} scene @param {import("../catalog.js").LegOptions} options */
function waits(scene, options) {
  const { view, players, owner, me, duel } = scene;
  if (me?.out) return legText.out(me.owner);
  const guessers = players.filter((each) => !each.owner).map(({ name }) => name);
  if (view.tree_by !== "number" && view.suit === null) return legText.ownerLays(owner.name);
  const next = front(scene, options);
  if (next !== "" || !duel) return next || legText.nothingWaits(guessers);
  const waited = legText.guesserGuesses(guessers[0]);
  return me?.owner && view.tree_by === "number" ? `${waited} ${legText.ownerWatches(scene.mirror)}` : waited;
}

/** Which guess is graded next, and when the room grades it. @param {Scene} scene @param {import("../catalog.js").LegOptions} options */
function front({ view, players, due, may, me, worksOut, front: inFront }, { now: time = null }) {
  const [seat] = view.queue;
  if (seat === undefined) return "";
  const next = view.rows.find((row) => row.seat === seat)?.guesses.find(({ waiting }) => waiting);
  const right = next?.tree != null && view.tree !== null && me?.owner ? grade(next.tree, view.tree) : null;
  if (worksOut && inFront !== null)
    return timed(legText.sayGrade({ guesser: guessText.whose(inFront.guesser), tree: inFront.tree }), due, time);
  const told = guessText.nextGraded(players[seat]?.name ?? "", next?.tree ?? null, right, may("grade"));
  return timed(told, due, time);
}

/** A text, and when the room grades. @param {string} told @param {number | null} due @param {number | null} time */
const timed = (told, due, time) =>
  due === null || time === null ? told : `${told} ${legText.roomGrades(Math.max(0, Math.ceil((due - time) / 1000)))}`;
