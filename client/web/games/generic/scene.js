// A leg of any game as its reader sees it: the lines of its table, and its moves with what they do. Pure.

import { legScene } from "../../board/leg_scene.js";
import { movesTold } from "../../room/model.js";
import { infoOf } from "../catalog.js";
import { entries, inShort } from "./table.js";
import { moveWith, news } from "./move_text.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** A view of any game in JSON. @typedef {{[name: string]: any}} AnyView */
/** A legal move: its notation, and its text for people. @typedef {{move: string, text: string}} ShownMove */
/** @typedef {import("../../board/leg_scene.js").LegScene<any> & {table: import("./table.js").Entry[], moves: ShownMove[], news: string[]}} Scene */

/** What a model shows of its leg; null if there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const game = model.room?.view?.game;
  const scene = game === undefined ? null : legScene(model, game);
  if (scene === null) return null;
  const names = scene.players.map(({ name }) => name);
  const told = movesTold(model).map(({ detail, seat }) => news(detail, names[seat ?? 0] ?? ""));
  const swaps = new Set(scene.view.roles).size > 1; // a match in which all have the same role has one leg
  return {
    ...scene,
    legs: swaps ? scene.legs : 1,
    table: tableOf(scene.view, names),
    moves: movesOf(scene.view, names),
    news: told.reverse(),
  };
}

/** @param {AnyView} view @param {readonly string[]} names @returns {import("./table.js").Labels} */
const labelsOf = (view, names) => ({ texts: infoOf(view.game)?.labels ?? {}, names });

/** The lines of a view. @param {AnyView} view @param {readonly string[]} names the players', by seat */
export const tableOf = (view, names) => entries(view, labelsOf(view, names));

/** The legal moves of a view. @param {AnyView} view @param {readonly string[]} names @returns {ShownMove[]} */
export function movesOf(view, names) {
  const listed = Array.isArray(view.moves)
    ? view.moves
    : Object.keys(view.moves ?? {})
        .sort()
        .map((move) => ({ move, ...view.moves[move] }));
  const labels = labelsOf(view, names);
  return listed.map((each) => ({ move: each.move, text: moveText(each, labels) }));
}

/** A move as people read it, with what it does. @param {{[name: string]: any}} move @param {import("./table.js").Labels} labels */
export function moveText({ move, ...effects }, labels) {
  const told = Object.entries(effects).filter(([, value]) => value !== null && value !== "" && !isEmpty(value));
  const shown = moveWith(move, labels.texts);
  const does = told.length ? inShort(Object.fromEntries(told), labels) : "";
  return does ? `${shown} (${does})` : shown;
}

/** @param {unknown} value */
const isEmpty = (value) => typeof value === "object" && value !== null && Object.keys(value).length === 0;
