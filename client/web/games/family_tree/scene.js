// The leg of Family Tree that a model shows. Pure.

import { accounts, legScene } from "../../board/leg_scene.js";
import { messages as shared } from "../../text/messages/leg.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { messages as hintText } from "../../text/messages/hint.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */
/** @typedef {import("../../protocol/messages.js").FamilyTreePlayed} Played */
/** @typedef {import("../../board/leg_scene.js").Player} Player */
/** One event, and the cards that no place took after it. @typedef {{what: string, skipped: readonly string[]}} News */
/**
 * A leg with its number and what happened in it, the newest first. `board`: it is a board of a mirror match.
 * `dead`: the number is a dead one, for which expected scores mean nothing.
 * @typedef {import("../../board/leg_scene.js").LegScene<FamilyTreeView> & {board: boolean, dead: boolean, number: string, news: News[]}} Scene
 */

/** Return the leg that a model shows; null if there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const leg = legScene(model, "family-tree");
  const match = model.room?.match;
  if (leg === null || !match) return null;
  return {
    ...leg,
    board: model.room?.form === "mirror",
    dead: match.dead,
    number:
      match.number === null
        ? shared.numberHidden(match.commitment?.slice(0, 4) ?? null)
        : shared.number({ number: match.number, known: match.known && !leg.alone }),
    news: newsOf(model, leg.view, leg.players),
  };
}

/** @param {Model} model @param {FamilyTreeView} view @param {Player[]} players @returns {News[]} */
function newsOf(model, view, players) {
  let moves = accounts(model).filter(isMove);
  if (view.played !== null && !moves.length) moves = [view.played];
  const news = moves.map((move) => ({
    what: legText.played({
      name: players[move.seat]?.name ?? "",
      card: move.card,
      target: move.target,
      change: move.change,
    }),
    skipped: move.skipped ?? [],
  }));
  const top = view.families[0];
  if (view.played === null && top?.spouse != null)
    news.push({ what: legText.opened({ member: top.member, spouse: top.spouse }), skipped: view.skipped });
  return news;
}

/** Whether a move's data can be read. Unreadable news is left out, because it is not worth a failure. @param {Played | undefined} move */
const isMove = (move) => typeof move?.card === "string" && typeof move.target === "string";

/** The name of the player with a role. @param {Scene} scene @param {string} role */
const holder = (scene, role) => scene.players.find((each) => each.role === role)?.name ?? "";

/** The score to beat, if there is one and it is known. @param {Scene} scene @returns {number | null} */
export function toBeat(scene) {
  if (!scene.alone) return scene.beat;
  const known = [scene.about?.computer ?? null, ownBest(scene)].filter((score) => score !== null);
  return known.length ? Math.max(...known) : null;
}

/** The score to beat, in a few words. @param {Scene} scene @returns {string | null} */
export function beatInShort(scene) {
  const score = toBeat(scene);
  if (score !== null && !scene.alone && scene.view.current === null) return legText.decided(winnerOf(scene, score));
  if (!scene.alone)
    return score === null ? null : legText.beat({ role: roleOf(scene), score, maximizer: holder(scene, "maximizer") });
  if (score !== null) return hintText.beat(score);
  return scene.about?.working ? hintText.workingShort() : null;
}

/** The score to beat, and where it comes from. @param {Scene} scene @returns {string | null} */
export function beatInFull(scene) {
  if (scene.alone) {
    if (scene.about === null) return null;
    const { computer, working, par } = scene.about;
    const own = ownBest(scene);
    const told = [
      computer !== null ? hintText.computerReached(computer) : working ? hintText.working() : "",
      own !== null ? hintText.yourBest(own) : "",
      scene.over && par !== null ? hintText.par(par) : "",
    ];
    return told.filter(Boolean).join(" ") || null;
  }
  if (scene.beat === null) return null;
  if (scene.view.current === null)
    return legText.decidedInFull({ first: scene.beat, second: scene.view.score, ...winnerOf(scene, scene.beat) });
  return legText.beatInFull({
    role: roleOf(scene),
    score: scene.beat,
    maximizer: holder(scene, "maximizer"),
    minimizer: holder(scene, "minimizer"),
  });
}

/** The reader's role. @param {Scene} scene @returns {"maximizer" | "minimizer" | "spectator"} */
function roleOf({ me }) {
  return me?.role === "maximizer" || me?.role === "minimizer" ? me.role : "spectator";
}

/** The name of the match's winner, given leg one's score, and whether it is the reader; null for a draw. @param {Scene} scene @param {number} first */
function winnerOf(scene, first) {
  const { score } = scene.view;
  const winner = score === first ? null : holder(scene, score > first ? "maximizer" : "minimizer");
  return { winner, mine: winner === peopleText.you() };
}

/** @param {Scene} scene */
const ownBest = (scene) => scene.about?.standings.find((each) => each.role === "player")?.own ?? null;
