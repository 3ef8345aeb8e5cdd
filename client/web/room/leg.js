// The leg on the page: its game's own view, given what the room around it has.

import { draw } from "../app.js";
import { faces } from "../clocks.js";
import { gameOf, GAMES, have } from "../games.js";
import * as identity from "../identity.js";
import { having, putInForce } from "../main.js";
import * as doing from "../doing.js";
import { asPlayed, isMirror, waitsForNobody } from "../model.js";
import { bar } from "../possible.js";
import { html, nothing } from "../vendor/lit-html.js";
import { LOADING } from "../words.js";
import { face } from "../words/match.js";
import * as words from "../words/room.js";
import { does } from "./deeds.js";

/** @typedef {import("../screens/room.js").Here} Here */
/** @typedef {import("../games.js").LegPart} Leg */

/** The leg's own part of the page, once it is here, and of which game it is. @type {Leg | null} */
let part = null;
let asked = "";

/** @param {Here} here */
export function legPage({ visit, now, ...rest }) {
  const model = asPlayed(rest.model);
  const name = model.room?.game ?? "";
  if (!Object.hasOwn(GAMES, name)) return html`<p class="passing">${words.unknownGame(model.room?.title ?? name)}</p>`;
  const twice = isMirror(model.room);
  const wanted = twice ? `${name} twice` : name;
  if (asked !== wanted) {
    asked = wanted;
    part?.closeLeg();
    part = null;
    const leg = have(name).then((game) => (game === null ? null : twice ? onTwoBoards(game) : game.leg()));
    void having(leg, (leg) => {
      if (asked === wanted) part = leg;
      draw();
    });
  }
  if (part === null) return html`<p class="passing">${LOADING}</p>`;
  const here = /** @type {Here} */ ({ model, visit, now });
  return part.legView(model, {
    act: (command) => visit.act(command),
    ...(startsNext(model)
      ? { goOn: () => visit.act(doing.ready(model)), goOnLabel: words.startLeg(model.room?.next?.[1] ?? 2) }
      : { goOn: () => visit.goOn() }),
    clocks: clocks(here),
    tools: tools(here),
    now,
  });
}

/** Whether going on from a leg's end starts the next one, which waits for nobody else. @param {import("../types.js").Model} model */
const startsNext = (model) => waitsForNobody(model) && model.room?.next != null;

/** @param {import("../games.js").Game} game */
const onTwoBoards = (game) => import("../mirror/leg.js").then((mirror) => mirror.mirrored(game));

/** @param {Here} here */
function clocks({ model, now }) {
  const set = model.room?.match?.clocks;
  if (set == null || now === null) return [];
  return faces(set, now).map(
    ({ left, running, low }) =>
      html`<span class="time-left ${running ? "running" : ""} ${low ? "low" : ""}" role="timer">${face(left)}</span>`,
  );
}

/** @param {Here} here */
const tools = (here) =>
  gameOf(here.model.room?.game)?.final !== true && bar(here.model, "take_back", here.now) === null
    ? html`<button type="button" @click=${() => does(here, "take_back")}>${words.TAKE_MOVE_BACK}</button>`
    : nothing;

/** @param {KeyboardEvent} event */
export const legKey = (event) => part?.legKey(event) ?? false;

/** Whether a move is being typed. */
export const legTyping = () => part?.typing?.() ?? false;

/** The leg is no longer on the page. */
export const leaveLeg = () => part?.closeLeg();

/** Have a hint at every turn, or only when asked for. @param {import("../visit.js").Visit} visit */
export function turnHints(visit) {
  const settings = identity.settings();
  identity.keepSettings({ ...settings, hints: settings.hints === "on" ? "off" : "on" });
  putInForce();
  visit.wake();
}
