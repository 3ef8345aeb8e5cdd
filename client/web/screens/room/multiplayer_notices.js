// Notices in a room with several players, in words and with buttons: requests to answer, and players who are away.

import { isCorrespondence } from "../../games/clocks.js";
import * as notifications from "../../lobby/notification_state.js";
import { waiting } from "../../lobby/your_games.js";
import * as identity from "../../profile/identity.js";
import * as commands from "../../room/commands.js";
import { me, myTurn, underWay } from "../../room/model.js";
import { noticeSentence } from "../../room/notice_sentence.js";
import { request } from "../../room/notices.js";
import { messages as noticeText } from "../../text/messages/notices.js";
import { messages as notificationText } from "../../text/messages/notifications.js";
import { messages as gamesText } from "../../text/messages/your_games.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { icon } from "../../widgets/icons.js";
import { whenLoaded } from "../../widgets/loading.js";
import { draw, say } from "../../widgets/page.js";
import { does } from "./actions.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("./notices.js").Notice} ShownNotice */
/** @typedef {import("../../room/notices.js").Notice} Notice */
/** @typedef {import("../../room/notices.js").Action} Action */

/** The open request to the players, or a notice of their absence. @param {Here} here @returns {ShownNotice[]} */
export function wanted(here) {
  const notice = request(here.model, here.now);
  if (notice === null) return [...nextGame(here), ...offer(here)];
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

/** The other games that wait for the reader. @param {Here} here */
const others = ({ model, now }) => waiting(model.games ?? [], now, model.room?.room ?? null);

/** Open the first of the other games that wait. @param {Here} here */
function openNext(here) {
  const [next] = others(here);
  if (next !== undefined) here.setOut(commands.enter(next.room, true), next.room);
}

/** After the reader's move in a correspondence game: the next game that waits. @param {Here} here @returns {ShownNotice[]} */
function nextGame(here) {
  const count = others(here).length;
  if (count === 0 || !isCorrespondence(here.model.room?.clock ?? null) || myTurn(here.model)) return [];
  return [{ text: gamesText.waiting(count), kind: "wanted", buttons: [[gamesText.next(), () => openNext(here)]] }];
}

/** What the reader has answered to the offer of notifications. */
const OFFERED = "notifications";

/** After the reader's first move in a correspondence game, unless notifications are on or were declined: the offer to turn them on. @param {Here} here @returns {ShownNotice[]} */
function offer({ model, visit }) {
  const waits = isCorrespondence(model.room?.clock ?? null) && underWay(model) && me(model) !== null && !myTurn(model);
  if (!waits || !visit.hasMoved || !notifications.supported() || identity.noted(OFFERED) !== null) return [];
  if (notifications.isBlocked() || notifications.isOn()) return [];
  const turnOn = () => {
    identity.note(OFFERED, "accepted");
    void whenLoaded(import("../../lobby/notifications.js"), (at) => at.turn(true, say));
  };
  const decline = () => {
    identity.note(OFFERED, "declined");
    draw();
  };
  return [
    {
      text: notificationText.offer(),
      kind: "wanted",
      buttons: [
        [notificationText.accept(), turnOn],
        [notificationText.decline(), decline],
      ],
    },
  ];
}

/** A button with the number of other games that wait, which opens the first. @param {Here} here */
export function gamesButton(here) {
  const count = others(here).length;
  if (count === 0) return nothing;
  const label = `${gamesText.waiting(count)} ${gamesText.next()}`;
  return html`<button class="waiting-games" aria-label=${label} title=${label} @click=${() => openNext(here)}>${icon("calendar")} ${count}</button>`;
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
