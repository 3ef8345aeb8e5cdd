// Notices in a room with several players, in words and with buttons: requests to answer, and players who are away.

import { FREE, missed } from "../../lobby/finding_words.js";
import * as words from "../../room/action_words.js";
import * as commands from "../../room/commands.js";
import { nameOf } from "../../room/model.js";
import { request } from "../../room/notices.js";
import { listed, NOBODY } from "../../room/words.js";
import { does } from "./actions.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("./notices.js").Notice} ShownNotice */
/** @typedef {import("../../room/notices.js").Notice} Notice */
/** @typedef {import("../../room/notices.js").Action} Action */

/** What is asked of the players, or who is away. @param {Here} here @returns {ShownNotice[]} */
export function wanted(here) {
  const notice = request(here.model, here.now);
  if (notice === null) return [];
  const urgent = notice.actions.length > 0 && ["takeback", "replacement", "opponent_away"].includes(notice.kind);
  return [
    {
      text: textOf(here, notice),
      kind: "wanted",
      alert: urgent,
      buttons: notice.actions.map((action) => [LABELS[action], () => DOES[action](here, notice)]),
    },
  ];
}

/** @param {Here} here @param {Notice} notice @returns {string} */
function textOf({ model }, { kind, actions, seats, level, name, seconds }) {
  const names = seats.map((seat) => nameOf(model, seat) ?? NOBODY);
  const [who, acts] = [listed(names), actions.length > 0];
  switch (kind) {
    case "takeback":
      return words.asked(who);
    case "takeback_agreed":
      return words.AGREED;
    case "own_takeback":
      return words.askedByMe(names);
    case "replacement":
      return acts ? words.replacementAsked(who, level, name ?? "") : words.replacementWaits(who, level, name ?? "");
    case "own_replacement":
      return words.replacementByMe(who);
    case "left":
      return words.HAS_LEFT;
    case "replaced":
      return words.replaced(level ?? "");
    case "missed":
      return missed(who, seconds ?? 0);
    case "opponent_away":
      return acts ? words.awayNow(who) : words.awayFor(who, seconds ?? 0);
    case "players_away":
      if (acts) return words.mayReplace(names);
      return seconds === null ? words.away(names) : words.goneFor(who, seconds);
  }
}

/** @type {Record<Action, string>} */
const LABELS = {
  agree: words.AGREE,
  decline: words.DECLINE,
  withdraw: words.WITHDRAW,
  come_back: words.COME_BACK,
  free: FREE,
  go_on_without: words.DECIDE,
  ask_for_seat: words.DECIDE,
};

/** @type {Record<Action, (here: Here, notice: Notice) => unknown>} */
const DOES = {
  agree: (here, notice) => answer(here, notice, true),
  decline: (here, notice) => answer(here, notice, false),
  withdraw: (here, notice) => answer(here, notice, false),
  come_back: (here) => does(here, "come_back"),
  free: ({ visit }, { seats }) => visit.act(commands.free(seats[0])),
  go_on_without: (here) => does(here, "go_on_without"),
  ask_for_seat: (here) => does(here, "ask_for_seat"),
};

/** @param {Here} here @param {Notice} notice @param {boolean} accept */
const answer = ({ visit }, { kind }, accept) =>
  visit.act((kind.endsWith("takeback") ? commands.answerTakeBack : commands.answerReplacement)(visit.model, accept));
