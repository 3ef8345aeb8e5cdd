// Notices in a room with several players, in words and with buttons: requests to answer, and players who are away.

import * as commands from "../../room/commands.js";
import { noticeSentence } from "../../room/notice_sentence.js";
import { request } from "../../room/notices.js";
import * as noticeText from "../../text/messages/notices.js";
import { does } from "./actions.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("./notices.js").Notice} ShownNotice */
/** @typedef {import("../../room/notices.js").Notice} Notice */
/** @typedef {import("../../room/notices.js").Action} Action */

/** The open request to the players, or a notice of their absence. @param {Here} here @returns {ShownNotice[]} */
export function wanted(here) {
  const notice = request(here.model, here.now);
  if (notice === null) return [];
  const urgent = notice.actions.length > 0 && ["takeback", "replacement", "opponent_away"].includes(notice.kind);
  return [
    {
      text: noticeSentence(here.model, notice),
      kind: "wanted",
      alert: urgent,
      buttons: notice.actions.map((action) => [noticeText.action(action), () => DOES[action](here, notice)]),
    },
  ];
}

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
