// What the screen of a leg tells, read off a model. Pure. client/games/family_tree/{scene,target_score}.py do the
// same.

import {
  awaitsHint,
  competes,
  computerOf,
  isHere,
  leg as legOf,
  me as seatOf,
  movesTold,
  playedBy,
  underWay,
} from "../../room/model.js";
import { number, showNumber } from "../../text/words.js";
import * as words from "./words.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */
/** @typedef {import("../../protocol/messages.js").FamilyTreePlayed} Played */
/** @typedef {import("../../protocol/messages.js").Expected} Expected */
/** A player at the table; `computer` is the level of the computer that plays the seat. @typedef {{seat: number, name: string, role: string, mine: boolean, competes: boolean, here: boolean | null, turn: boolean, computer: string | null}} Player */
/** One thing that happened, and the cards that no place took after it. @typedef {{what: string, skipped: readonly string[]}} News */
/**
 * A leg as its reader sees it: `beat` is leg one's score during leg two; `news` the newest first; `hint` the move that
 * the computer would make, if it has been asked, `choices` all it expects.
 * @typedef {{key: string, leg: number, legs: number, board: boolean, number: string, players: Player[], view: FamilyTreeView, beat: number | null, news: News[], hint: Expected | null, choices: Expected[], hintAsked: boolean, about: import("../../protocol/messages.js").NumberEvent | null, me: Player | null, mover: Player | null, moverName: string, myTurn: boolean, alone: boolean, over: boolean}} Scene
 */

/** The leg that a model tells of; null while there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const room = model.room;
  const now = legOf(model);
  if (!room?.match || room.view?.game !== "family-tree" || now === null) return null;
  const { match, view } = room;
  const players = view.roles.map((role, seat) => player(model, view, role, seat));
  const mover = players.find((each) => each.turn) ?? null;
  const hint = model.hint?.ply === view.ply ? model.hint : null;
  const alone = room.form === "solo";
  return {
    key: `${room.room} ${match.id} ${now.leg}`,
    leg: now.leg,
    legs: alone ? match.legs.length : Math.max(2, match.legs.length),
    board: room.form === "mirror",
    number:
      match.number === null
        ? words.numberHidden(match.commitment)
        : words.numberShown(showNumber(match.number), match.known && !alone),
    players,
    view,
    beat: now.leg > 1 ? match.legs[0].score : null,
    news: newsOf(model, view, players),
    hint: hint?.choices[0] ?? null,
    choices: hint?.choices ?? [],
    hintAsked: awaitsHint(model),
    about: model.about,
    me: players.find((each) => each.mine) ?? null,
    mover,
    moverName: mover === null ? "" : mover.computer === null ? mover.name : words.THE_COMPUTER,
    myTurn: mover?.mine === true && mover.computer === null,
    alone,
    over: mover === null,
  };
}

/** @param {Model} model @param {FamilyTreeView} view @param {string} role @param {number} seat @returns {Player} */
function player(model, view, role, seat) {
  const mine = seat === seatOf(model);
  const own = (model.room?.seats[seat]?.computer ?? null) !== null;
  const [called, reads] = playedBy(model, seat);
  return {
    seat,
    name: reads ? words.YOU : (called ?? `seat ${seat + 1}`),
    role,
    mine,
    competes: competes(model, seat),
    here: mine || own ? true : isHere(model, seat),
    turn: view.to_act.includes(seat) && underWay(model),
    computer: own ? null : computerOf(model, seat),
  };
}

/** @param {Model} model @param {FamilyTreeView} view @param {Player[]} players @returns {News[]} */
function newsOf(model, view, players) {
  let moves = movesTold(model)
    .map((each) => /** @type {Played} */ (/** @type {unknown} */ (each.detail)))
    .filter(isMove);
  if (view.played !== null && !moves.length) moves = [view.played];
  const news = moves.reverse().map((move) => ({
    what: words.played(players[move.seat]?.name ?? "", move.card, move.target, move.change),
    skipped: move.skipped ?? [],
  }));
  const top = view.families[0];
  if (view.played === null && top?.spouse != null) news.push({ what: words.opened(top), skipped: view.skipped });
  return news;
}

/** Whether an account of a move can be read: news is worth no failure. @param {Played | undefined} move */
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
