// The page of a leg: the game's own view, with the room's data.

import { messages as actionText } from "../../text/messages/actions.js";
import { messages as roomText } from "../../text/messages/room.js";
import { GAMES, have } from "../../games/catalog.js";
import { faces } from "../../games/clocks.js";
import * as identity from "../../profile/identity.js";
import { bar } from "../../room/actions.js";
import * as doing from "../../room/commands.js";
import { asPlayed, isMirror, waitsForNobody } from "../../room/model.js";
import { messages as pageText } from "../../text/messages/page.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { applySettings } from "../../widgets/appearance.js";
import { whenLoaded } from "../../widgets/loading.js";
import { draw } from "../../widgets/page.js";
import { does } from "./actions.js";
import { loadSheet } from "../../widgets/sheets.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../games/catalog.js").LegPart} Leg */

/** The view of a leg, once loaded, and its game. @type {Leg | null} */
let part = null;
let asked = "";

/** @param {Here} here */
export function legPage({ visit, now, ...rest }) {
  const model = asPlayed(rest.model);
  const name = model.room?.game ?? "";
  if (!Object.hasOwn(GAMES, name))
    return html`<p class="passing">${roomText.unknownGame(model.room?.title ?? name)}</p>`;
  const twice = isMirror(model.room);
  const wanted = twice ? `${name} twice` : name;
  if (asked !== wanted) {
    asked = wanted;
    part?.closeLeg();
    part = null;
    const leg = have(name).then((game) => (game === null ? null : twice ? onTwoBoards(game) : game.leg()));
    void whenLoaded(leg, (leg) => {
      if (asked === wanted) part = leg;
      draw();
    });
  }
  if (part === null) return html`<p class="passing">${pageText.loading()}</p>`;
  const here = /** @type {Here} */ ({ model, visit, now });
  return part.legView(model, {
    act: (command) => visit.act(command),
    ...(startsNext(model)
      ? { goOn: () => visit.act(doing.ready(model)), goOnLabel: roomText.startLeg(model.room?.next?.[1] ?? 2) }
      : { goOn: () => visit.goOn() }),
    clocks: clocks(here),
    tools: tools(here),
    now,
  });
}

/** Whether the button at a leg's end starts the next leg at once, because nobody else must be ready. @param {import("../../room/types.js").Model} model */
const startsNext = (model) => waitsForNobody(model) && model.room?.next != null;

const MIRROR = "games/mirror/boards.css";

/** @param {import("../../games/catalog.js").Game} game */
const onTwoBoards = (game) =>
  Promise.all([import("../../games/mirror/leg.js"), loadSheet(MIRROR)]).then(([mirror]) => mirror.mirrored(game));

/** @param {Here} here */
function clocks({ model, now }) {
  const set = model.room?.match?.clocks;
  if (set == null || now === null) return [];
  return faces(set, now, model.room?.clock ?? null).map(
    ({ running, low, text }) =>
      html`<span class="time-left ${running ? "running" : ""} ${low ? "low" : ""}" role="timer">${text}</span>`,
  );
}

/** @param {Here} here */
function tools(here) {
  if (bar(here.model, "take_back", here.now) === null)
    return html`<button type="button" @click=${() => does(here, "take_back")}>${roomText.takeBack()}</button>`;
  const barred = bar(here.model, "undo");
  if (barred !== null && barred !== "revealed" && barred !== "no_move") return nothing;
  const why = barred === null ? "" : actionText.notNow(actionText.reason(barred));
  return html`<button type="button" aria-disabled=${barred !== null} title=${why} @click=${() => does(here, "undo")}>${roomText.undo()}</button>`;
}

/** @param {KeyboardEvent} event */
export const legKey = (event) => part?.legKey(event) ?? false;

/** Whether a move is being typed. */
export const legTyping = () => part?.typing?.() ?? false;

/** Clean up after a leg. */
export const leaveLeg = () => part?.closeLeg();

/** Switch hints at every turn on or off. @param {import("../../room/visit.js").Visit} visit */
export function turnHints(visit) {
  const settings = identity.settings();
  identity.keepSettings({ ...settings, hints: settings.hints === "on" ? "off" : "on" });
  applySettings();
  visit.wake();
}
