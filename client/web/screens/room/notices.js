// The notices above the page of a room: errors, requests, absent players and the last event; and the announcements of
// events for screen readers.

import * as formats from "../../text/formats.js";
import { rejectionText } from "../../text/rejection_text.js";
import { again } from "../../games/catalog.js";
import { OFFLINE, failed, isOffline } from "../../net/link.js";
import { bar } from "../../room/actions.js";
import * as talking from "../../room/chat.js";
import { eventSentence } from "../../room/event_sentence.js";
import { isMirror, me, nameOf, other, owner, phase, shares, underWay } from "../../room/model.js";
import { NEWS } from "../../room/news_kinds.js";
import { troubles } from "../../room/notices.js";
import { explainLoss } from "../../text/failure_text.js";
import { messages as actionText } from "../../text/messages/actions.js";
import { messages as connectionText } from "../../text/messages/connection.js";
import { messages as legText } from "../../text/messages/leg.js";
import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { listKeys } from "../../widgets/page.js";
import { does } from "./actions.js";
import { several } from "./multiplayer.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {{text: string, kind?: "bad" | "wanted" | "quiet", alert?: boolean, buttons?: [string, () => unknown][]}} Notice */

/** How long an event is shown over a leg. */
export const PASSES_MS = 8_000;

/** @param {Here} here */
export function notices(here) {
  const at = phase(here.model);
  if (at === "connecting" || at === "stopped") return nothing;
  const shown = passing(here);
  // A screen reader announces an alert again if another notice takes over its element.
  const keys = listKeys(shown.map(({ alert, text, kind }) => (alert ? `alert ${text}` : (kind ?? ""))));
  return html`
    <section class="notices" aria-label=${actionText.noticesTitle()}>
      <div class="passing-by">${repeat(shown, (_, place) => keys[place], notice)}</div>
    </section>
  `;
}

/** @param {Notice} notice */
const notice = ({ text, kind, alert, buttons }) => html`
  <div class="notice ${kind ?? ""}" role=${alert ? "alert" : nothing}>
    <p><bdi>${text}</bdi></p>
    ${buttons?.map(([label, go]) => html`<button @click=${go}>${label}</button>`) ?? nothing}
  </div>
`;

/** @param {Here} here @returns {Notice[]} */
function passing(here) {
  const { model, talks } = here;
  const known = model.late ? { ...here, model: { ...model, away: [] } } : here;
  const quiet = quietly([...(talks ? [] : said(here)), ...atLast(here)]);
  return [...troubles(model).map((each) => trouble(here, each)), ...newer(here), ...wanted(known), ...quiet];
}

/** @param {string[]} told @returns {Notice[]} */
const quietly = (told) => (told.length ? [{ text: formats.facts(told), kind: "quiet" }] : []);

/** @param {Here} here @param {import("../../room/notices.js").Notice<import("../../room/notices.js").Trouble>} trouble @returns {Notice} */
function trouble({ model, visit }, { kind }) {
  /** @type {[string, () => unknown][]} */
  const retry = [[connectionText.tryNow(), () => visit.link.retryNow()]];
  switch (kind) {
    case "lost": {
      const { link } = model;
      const text = link.type === "lost" ? explainLoss(link.failure, Math.ceil(link.retry_in)) : "";
      return { text, kind: "bad", buttons: retry };
    }
    case "reconnecting":
      return { text: explainLoss(isOffline() ? OFFLINE : LOST, 0), kind: "bad", buttons: retry };
    case "late":
      return { text: connectionText.late(model.offline), kind: "bad", alert: true };
    case "store_away":
      return { text: connectionText.serverCannotSave(), kind: "bad" };
    case "refused":
      return { text: model.refused === null ? "" : rejectionText(model.refused), kind: "bad", alert: true };
    case "reset":
      return { text: connectionText.movesLost(), kind: "bad", alert: true };
    case "dead_number":
      return { text: legText.deadNumber(), kind: "bad" };
  }
}

const LOST = failed("dropped");

/** A newer version of this page. @param {Here} here @returns {Notice[]} */
const newer = (here) =>
  here.newer
    ? [{ text: connectionText.newerPage(), buttons: [[connectionText.reload(), () => location.reload()]] }]
    : [];

/** Requests, absent players and free seats. @param {Here} here @returns {Notice[]} */
function wanted(here) {
  const told = several()?.wanted(here) ?? [];
  if (told.length || bar(here.model, "sit", here.now) !== null) return told;
  const sit = () => does(here, "sit");
  return [{ text: actionText.seatFree(), kind: "wanted", buttons: [[actionText.action("sit"), sit]] }];
}

/** The last unread message of the chat. @param {Here} here @returns {string[]} */
function said(here) {
  const last = talking.unread(here.model.talk, here.model.player).at(-1);
  return last === undefined || passed(here, last.at) ? [] : [`${last.name}: ${last.text}`];
}

/** Whether an event of that time is no longer shown: in a leg it would cover the board. @param {Here} here @param {number | null} [at] */
const passed = ({ model, now }, at) => now !== null && now - (at ?? now) > PASSES_MS && phase(model).startsWith("leg");

/** The last event, if it is shown nowhere else. @param {Here} here @returns {string[]} */
function atLast(here) {
  const { model } = here;
  const last = model.room?.happenings.at(-1);
  if (last === undefined || !NEWS.has(last.kind) || passed(here, last.at)) return [];
  // The page of the leg shows that a hint is on its way.
  if (last.kind === "hinted" && last.seat === me(model) && underWay(model)) return [];
  return [told(model, last)];
}

/** @param {Model} model @param {import("../../protocol/messages.js").Happening} happening */
function told(model, happening) {
  const seated = happening.seat != null && happening.seat === me(model) && !shares(model);
  const mine = happening.kind === "owned" ? owner(model) : seated;
  const asked = happening.kind === "replacement_asked" ? (model.room?.match?.replacing?.by ?? null) : other(model);
  return eventSentence(happening, mine, nameOf(model, asked), model.room === null || again(model.room));
}

/** Sentences about the events between two models, except events that the page of the leg announces itself. @param {Model} model @param {Model} before @returns {string[]} */
export function happened(model, before) {
  const since = before.room?.version ?? Number.POSITIVE_INFINITY;
  const byLeg = isMirror(model.room) ? ["moved"] : ["moved", "leg_over"];
  const news = (model.room?.happenings ?? []).filter((each) => each.version > since && !byLeg.includes(each.kind));
  const said = news.map((each) => told(model, each)).filter((each) => each);
  if (model.link.type === "lost" && before.link.type === "connected") said.push(explainLoss(model.link.failure, 0));
  return said;
}
