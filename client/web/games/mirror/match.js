// The two boards of a mirror match, each as a leg of its own. Pure.

import * as formats from "../../text/formats.js";
import { awaitsHint, me as seatOf, myTurn, nameOf, standing } from "../../room/model.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { messages as boardsText } from "./messages/boards.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").LegInfo} LegInfo */
/** @typedef {import("../../protocol/messages.js").MirrorView} MirrorView */
/** @typedef {import("../../protocol/messages.js").Happening} Happening */
/**
 * One board. `model` shows the board as a leg of its own; `number` counts from 1; `acting` are the seats that can make
 * a move there now; `moved` is the seat whose move waits for the other board; `own` is that move, for its player only;
 * `mine`: it is the reader's turn there.
 * @typedef {{number: number, model: Model, view: any, acting: number[], moved: number | null, own: string | null, mine: boolean, over: boolean}} OneBoard
 */

/** The two boards with their key, and the step to complete. @typedef {{key: string, boards: OneBoard[], step: number, over: boolean}} Mirror */

/** Both boards of a model's match, or null if it is not a mirror match. @param {Model} model @returns {Mirror | null} */
export function readMirror(model) {
  const { room } = model;
  if (!room?.match || room.view?.game !== "mirror") return null;
  const { view } = room;
  const boards = [0, 1].map((at) => boardOf(model, view, at));
  const going = boards.filter((board) => !board.over);
  const steps = (going.length ? going : boards).map(({ number, over }) => view.steps[number - 1] + (over ? 0 : 1));
  return {
    key: `${room.room} ${room.match.id}`,
    boards,
    step: Math.max(1, going.length ? Math.min(...steps) : Math.max(...steps)),
    over: room.match.result !== null || view.to_act.length === 0,
  };
}

/** @param {Model} model @param {MirrorView} mirror @param {number} at @returns {OneBoard} */
function boardOf(model, mirror, at) {
  const mine = seatOf(model);
  const number = at + 1;
  const acting = mirror.acting[at];
  const moved = mirror.sealed[at];
  const own = mirror.own[at];
  const shown = mirror.boards[at];
  const view = /** @type {any} */ ({
    ...shown,
    // A waiting move changes nothing else in the view; its player has no move to make until it is done.
    ply: 2 * shown.ply + (own === null ? 0 : 1),
    to_act:
      moved !== null && moved === mine
        ? shown.roles.map((_, seat) => seat).filter((seat) => seat !== moved)
        : shown.to_act,
  });
  const over = acting.length === 0 && moved === null;
  const turn = mine !== null && acting.includes(mine) && myTurn(model);
  return {
    number,
    model: alone(model, view, number, turn, over),
    view,
    acting: [...acting],
    moved,
    own,
    mine: turn,
    over,
  };
}

/** The model as if this board were the only one. @param {Model} model @param {any} view @param {number} number @param {boolean} turn @param {boolean} over @returns {Model} */
function alone(model, view, number, turn, over) {
  const room = /** @type {import("../../room/types.js").Room} */ (model.room);
  const match = /** @type {import("../../protocol/messages.js").MatchInfo} */ (room.match);
  const told = match.legs.find(({ status }) => status !== "waiting") ?? match.legs[0];
  const status = over && told.status === "playing" ? "over" : told.status;
  const leg = { ...told, leg: 1, roles: view.roles, status, ply: view.ply, score: view.score, by_seat: null };
  const happenings = standing(room.happenings).flatMap((each) => onBoard(each, number));
  if (turn && awaitsHint(model)) happenings.push(asked(seatOf(model), match.match, view.ply, room.version));
  const { hint } = model;
  const prefix = `${number}:`;
  const choices = (hint?.choices ?? [])
    .filter(({ move }) => move.startsWith(prefix))
    .map((each) => ({ ...each, move: each.move.slice(prefix.length) }));
  return {
    ...model,
    room: { ...room, view, happenings, match: { ...match, id: `${match.id}.${number}`, legs: [leg] } },
    since: null,
    hint: hint !== null && choices.length ? { ...hint, leg: 1, ply: view.ply, choices } : null,
  };
}

/** @param {number | null} seat @param {number} match @param {number} ply @param {number} version @returns {Happening} */
const asked = (seat, match, ply, version) => ({ version, kind: "hinted", seat, match, leg: 1, detail: { ply } });

/** What a happening means for a board: its own moves, and everything that is not about moves. @param {Happening} each @param {number} number @returns {Happening[]} */
function onBoard(each, number) {
  if (each.kind === "hinted" || each.kind === "taken_back") return [];
  if (each.kind !== "moved") return [each];
  const made = /** @type {any} */ (each.detail)?.made;
  return (Array.isArray(made) ? made : [])
    .filter((/** @type {any} */ one) => one?.board === number)
    .map((/** @type {any} */ { seat, played }) => ({ ...each, leg: 1, seat, detail: played }));
}

/** Translate a command for a board into one for the match. @param {import("../../net/link.js").Command | null} command @param {OneBoard} board @param {Model} model @returns {import("../../net/link.js").Command | null} */
export function forMatch(command, board, model) {
  const { room } = model;
  if (command === null || room?.view == null) return command;
  if (command.type === "move")
    return { ...command, leg: 1, ply: room.view.ply, move: `${board.number}:${command.move}` };
  if (command.type === "hint") return { ...command, leg: 1, ply: model.since ?? room.view.ply };
  return command;
}

/** The boards of a mirror match's leg as legs, each with its own roles, score and parts. @param {LegInfo} leg @returns {LegInfo[]} */
export const legsOf = (leg) =>
  [1, 2].map((number) => {
    const roles = number === 1 ? leg.roles : [...leg.roles].reverse();
    const decides = Math.max(
      0,
      roles.findIndex((role) => role === "maximizer" || role === "guesser"),
    );
    const parts = /** @type {any} */ (leg.parts)?.[`${number}`] ?? null;
    return { ...leg, leg: number, roles, parts, score: leg.by_seat?.[decides] ?? null, by_seat: null };
  });

/** The score of each seat, by seat, on the board that decides for it. @param {Mirror} mirror @returns {[number, number][]} */
const reached = ({ boards }) =>
  boards
    .flatMap(({ view }) =>
      view.roles.flatMap((/** @type {string} */ role, /** @type {number} */ seat) =>
        role === "maximizer" || role === "guesser" ? [[seat, view.score]] : [],
      ),
    )
    .sort(([one], [other]) => one - other);

/** What a board waits for when the reader has no move on it; null if its game says everything. @param {Model} model @param {Mirror} mirror @param {OneBoard} board @param {(move: string) => string} show @param {(score: number) => string} counted */
export function waits(model, mirror, board, show, counted) {
  const other = mirror.boards[2 - board.number];
  const name = (/** @type {number | undefined} */ seat) => called(model, seat ?? null);
  if (mirror.over) {
    if (mirror.boards.some(({ over }) => !over)) return null;
    const results = reached(mirror).map(([seat, score]) =>
      boardsText.reached({ name: name(seat), score: counted(score) }),
    );
    return boardsText.over(formats.listed(results));
  }
  if (board.over)
    return boardsText.boardOver({ number: board.number, score: counted(board.view.score), other: other.number });
  const waited = name(other.acting[0]);
  const to = { name: waited === peopleText.you() ? null : waited, number: other.number };
  if (board.moved !== null && board.moved === seatOf(model))
    return boardsText.waits({ move: show(board.own ?? ""), ...to });
  if (board.moved !== null) return boardsText.hasMoved({ mover: called(model, board.moved), ...to });
  return other.mine && !board.mine ? boardsText.yourTurnOn(other.number) : null;
}

/** The players' actions on a board, with its score, and whose move it is. @param {Model} model @param {OneBoard} board */
export function stands(model, board) {
  const mine = seatOf(model);
  const first = board.view.roles.findIndex((/** @type {string} */ role) => role === "maximizer" || role === "guesser");
  const seat = mine ?? Math.max(0, first);
  return {
    plays: boardsText.plays({ name: seat === mine ? null : called(model, seat), role: board.view.roles[seat] }),
    stands: status(model, board),
  };
}

/** Whose move it is on a board, or which player has moved. @param {Model} model @param {OneBoard} board */
function status(model, { acting, moved, mine }) {
  /** @param {Parameters<typeof boardsText.status>[0]["state"]} state @param {number | null} [seat] */
  const told = (state, seat = null) => boardsText.status({ state, name: called(model, seat) });
  if (mine) return told("yours");
  if (moved !== null) return told(moved === seatOf(model) ? "you-moved" : "moved", moved);
  if (acting.length !== 1) return told(acting.length ? "both" : "over");
  return told(called(model, acting[0]).endsWith("computer") ? "thinks" : "theirs", acting[0]);
}

/** The name of the player at a seat. @param {Model} model @param {number | null} seat */
const called = (model, seat) =>
  seat !== null && seat === seatOf(model)
    ? peopleText.you()
    : (nameOf(model, seat) ?? (seat === null ? "" : peopleText.seat(seat + 1)));
