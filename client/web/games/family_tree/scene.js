// The leg of Family Tree that a model shows. Pure.

import { accounts, legScene } from "../../board/leg_scene.js";
import { showNumber, number } from "../../text/words.js";
import * as words from "./words.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */
/** @typedef {import("../../protocol/messages.js").FamilyTreePlayed} Played */
/** @typedef {import("../../board/leg_scene.js").Player} Player */
/** One thing that happened, and the cards that no place took after it. @typedef {{what: string, skipped: readonly string[]}} News */
/**
 * A leg with its number and what happened in it, the newest first. `board`: it is a board of a mirror match.
 * @typedef {import("../../board/leg_scene.js").LegScene<FamilyTreeView> & {board: boolean, number: string, news: News[]}} Scene
 */

/** Return the leg that a model shows; null if there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const leg = legScene(model, "family-tree");
  const match = model.room?.match;
  if (leg === null || !match) return null;
  return {
    ...leg,
    board: model.room?.form === "mirror",
    number:
      match.number === null
        ? words.numberHidden(match.commitment)
        : words.numberShown(showNumber(match.number), match.known && !leg.alone),
    news: newsOf(model, leg.view, leg.players),
  };
}

/** @param {Model} model @param {FamilyTreeView} view @param {Player[]} players @returns {News[]} */
function newsOf(model, view, players) {
  let moves = accounts(model).filter(isMove);
  if (view.played !== null && !moves.length) moves = [view.played];
  const news = moves.map((move) => ({
    what: words.played(players[move.seat]?.name ?? "", move.card, move.target, move.change),
    skipped: move.skipped ?? [],
  }));
  const top = view.families[0];
  if (view.played === null && top?.spouse != null) news.push({ what: words.opened(top), skipped: view.skipped });
  return news;
}

/** Whether the account of a move can be read: news is worth no failure. @param {Played | undefined} move */
const isMove = (move) => typeof move?.card === "string" && typeof move.target === "string";

/** What a player's name is who holds a role. @param {Scene} scene @param {string} role */
const holder = (scene, role) => scene.players.find((each) => each.role === role)?.name ?? "";

/** The score to beat, if there is one and it is known. @param {Scene} scene @returns {number | null} */
export function toBeat(scene) {
  if (!scene.alone) return scene.beat;
  const known = [scene.about?.computer ?? null, ownBest(scene)].filter((score) => score !== null);
  return known.length ? Math.max(...known) : null;
}

/** What there is to beat, in a few words. @param {Scene} scene @returns {string | null} */
export function beatInShort(scene) {
  const score = toBeat(scene);
  if (score !== null && !scene.alone && scene.view.current === null) return outcome(scene, score);
  if (!scene.alone)
    return score === null ? null : words.beat(score, scene.me?.role ?? null, holder(scene, "maximizer"));
  if (score !== null) return `beat ${number(score)}`;
  return scene.about?.working ? words.WORKING : null;
}

/** What there is to beat, and where it comes from. @param {Scene} scene @returns {string | null} */
export function beatInFull(scene) {
  if (scene.alone) {
    if (scene.about === null) return null;
    const par = scene.over && scene.about.par !== null ? ` ${words.par(scene.about.par)}` : "";
    return (words.reached(scene.about.computer, ownBest(scene), scene.about.working) + par).trim() || null;
  }
  if (scene.beat === null) return null;
  if (scene.view.current === null) return words.decidedInFull(scene.view.score, scene.beat, outcome(scene, scene.beat));
  const { me } = scene;
  return words.beatInFull(scene.beat, me?.role ?? null, holder(scene, "maximizer"), holder(scene, "minimizer"));
}

/** @param {Scene} scene @param {number} beat */
const outcome = (scene, beat) =>
  words.decided(scene.view.score, beat, holder(scene, "maximizer"), holder(scene, "minimizer"));

/** @param {Scene} scene */
const ownBest = (scene) => scene.about?.standings.find((each) => each.role === "player")?.own ?? null;
