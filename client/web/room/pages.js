// The pages of a room on the way in, before and between the legs, and where there is no going on.

import * as doing from "../doing.js";
import * as identity from "../identity.js";
import { show } from "../app.js";
import { aroundOf, numbered, swapsRoles, wordsOf } from "../games.js";
import { me } from "../model.js";
import { html, nothing } from "../vendor/lit-html.js";
import * as common from "../words.js";
import * as failures from "../words/failures.js";
import * as words from "../words/match.js";
import { askName } from "../screens/name.js";
import { startScreen } from "../screens/start.js";
import { otherName, played as playedSo, readiness, seatName } from "./setting.js";
import { tournament } from "./competing.js";

/** @typedef {import("../screens/room.js").Here} Here */

/** On the way in: what is being waited for. @param {Here} here */
export function connecting({ model, visit, code }) {
  const { link } = model;
  return html`
    <section class="passing">
      <h1>${code === null ? common.LOADING : common.GOING_IN}</h1>
      ${code === null ? nothing : html`<p class="code">${common.showCode(code)}</p>`}
      ${link.type === "lost" ? html`<p>${failures.AWAY_BEFORE}</p><button class="primary" @click=${() => visit.link.retryNow()}>${failures.TRY_NOW}</button>` : nothing}
    </section>
  `;
}

/** Who plays alone is ready at once. */
export const dealing = () => html`<section class="passing"><h1>${words.DEALING}</h1></section>`;

/** A match is about to begin: who plays which role first, what is known of the number, and who is ready. @param {Here} here */
export function ready(here) {
  const { model } = here;
  const room = model.room;
  if (room === null || room.next === null) return nothing;
  const [match, leg] = /** @type {[number, number]} */ (room.next);
  const together = room.form === "together";
  const swaps = swapsRoles(room.game, room.options);
  const again = room.match !== null && room.agreed === "same_number";
  const around = aroundOf(room.game);
  const number = again
    ? words.numberAgain(room.match?.number ?? null, together)
    : words.numberNow(room.number, together || room.seats.length > 2);
  return html`
    <section class="between">
      <h1>${around !== null ? around.title(model, match, leg) : room.form !== "match" ? words.gameTitle(match) : swaps ? words.legTitle(match, leg) : words.matchTitle(match)}</h1>
      ${room.form === "match" && swaps ? html`<p class="lead"><bdi>${who(here)}</bdi></p>` : nothing}
      ${match === 1 ? html`<p>${room.form === "match" ? wordsOf(room.game).matchInShort : wordsOf(room.game).togetherInShort}</p>` : nothing}
      ${playedSo(model)}
      ${numbered(room) ? html`<p class="hint">${number} ${around?.hidden(model) ?? nothing}</p>` : nothing}
      ${room.clock === null ? nothing : html`<p class="remark">${words.timed(room.clock)}</p>`}
      ${again && room.match?.dead ? html`<p class="bad">${words.DEAD_NUMBER}</p>` : nothing}
      ${readiness(here)} ${tournament(here)}
    </section>
  `;
}

/** Who plays which role first, where the owner has set that. @param {Here} here */
function who({ model }) {
  const room = model.room;
  const around = aroundOf(room?.game);
  if (around !== null) return around.begins(model);
  const owner = room?.seats.find((each) => each.player === room.owner)?.seat;
  if (room?.role == null) return words.ROLES_DRAWN;
  const first = owner ?? 0;
  const maximizer = room.role === "maximizer" ? first : 1 - first;
  const mine = me(model);
  if (mine === null) return words.rolesOf(seatName(model, maximizer), seatName(model, 1 - maximizer));
  return words.roles(mine === maximizer ? "maximizer" : "minimizer", otherName(model));
}

/** Between the legs: the score so far, what is to beat, the roles swapped, and who is ready. @param {Here} here */
export function swap(here) {
  const { model } = here;
  const match = model.room?.match;
  if (!match) return nothing;
  const around = aroundOf(model.room?.game);
  if (around !== null) return betweenLegs(here, match, around);
  const [first, second] = match.legs;
  const score = first.score ?? 0;
  const [swapped, beat] = secondLeg(here, second, score);
  const said = wordsOf(model.room?.game);
  return html`
    <section class="between">
      <h1>${words.legOver(1, said.counted(score))}</h1>
      <p class="hint">${said
        .parts(/** @type {{[name: string]: number}} */ (first.parts ?? {}))
        .map(([name, points]) => `${name} ${common.number(points)}`)
        .join(" · ")}</p>
      <p><bdi>${swapped}</bdi></p>
      <p class="lead"><bdi>${beat}</bdi></p>
      ${match.dead ? html`<p class="bad">${words.DEAD_NUMBER}</p>` : nothing}
      ${match.known ? nothing : html`<p class="hint">${words.STILL_HIDDEN}</p>`} ${readiness(here)}
    </section>
  `;
}

/** Between the legs of a game that says itself what is said there. @param {Here} here @param {import("../protocol.js").MatchInfo} match @param {import("../games.js").Around} around */
function betweenLegs(here, match, around) {
  const known = match.known || !around.numbered(here.model.room?.options ?? {});
  const { title, lines, lead } = around.between(here.model, match, here.model.room?.next?.[1] ?? 2);
  return html`
    <section class="between">
      <h1>${title}</h1>
      ${lines.map((line) => html`<p><bdi>${line}</bdi></p>`)} ${lead ? html`<p class="lead"><bdi>${lead}</bdi></p>` : nothing}
      ${known ? nothing : html`<p class="hint">${match.legs.length > 2 ? words.NUMBERS_HIDDEN : words.STILL_HIDDEN}</p>`} ${readiness(here)}
    </section>
  `;
}

/** Who does what in the second leg, and what is to beat in it. @param {Here} here @param {import("../protocol.js").LegInfo} leg @param {number} score */
function secondLeg({ model }, leg, score) {
  const mine = me(model);
  if (mine === null) {
    const maximizer = leg.roles.indexOf("maximizer");
    const names = /** @type {[string, string]} */ ([seatName(model, maximizer), seatName(model, 1 - maximizer)]);
    return [words.swappedOf(...names), words.toBeatOf(score, ...names)];
  }
  return [words.swapped(leg.roles[mine], otherName(model)), words.toBeat(score, leg.roles[mine], otherName(model))];
}

const AGAIN = new Set(["nothing_listens", "no_answer", "dropped", "server_stopping", "room_stopped"]);

/** There is no going on: why, and what can be done about it. @param {Here} here */
export function stopped(here) {
  const { model, code } = here;
  const why = model.stopped;
  if (why === null) return nothing;
  return html`
    <section class="passing">
      <h1>${code === null ? common.TITLE : common.showCode(code)}</h1>
      <p class="lead" role="alert"><bdi>${failures.stopped(why, code)}</bdi></p>
      <div class="buttons">
        ${mends(here, why)} <button @click=${() => show(startScreen())}>${common.BACK}</button>
      </div>
    </section>
  `;
}

/** @param {Here} here @param {import("../types.js").Failure | import("../protocol.js").Rejected} why */
function mends({ code, setOut, again }, why) {
  const button = (/** @type {string} */ text, /** @type {() => void} */ go) =>
    html`<button class="primary" data-first @click=${go}>${text}</button>`;
  const takeOver = () => code !== null && setOut(doing.enter(code, true), code);
  if ("type" in why) {
    if (why.code !== "seat_connected") return button(failures.TRY_AGAIN, again);
    return html`${button(failures.TAKE_OVER, takeOver)} <a class="button" href=${asAnother(code)}>${failures.AS_ANOTHER}</a>`;
  }
  if (why.kind === "taken_over") return button(failures.TAKE_BACK, takeOver);
  // A page and a server that do not speak the same: the page that the server gives out now does.
  if (why.kind === "wrong_protocol") return button(failures.LOAD, () => location.reload());
  if (why.kind === "name_refused") return button(failures.RENAME, () => askName(again));
  return AGAIN.has(why.kind) ? button(failures.TRY_AGAIN, again) : nothing;
}

/** The address of this room as somebody else on this machine. @param {string | null} code */
const asAnother = (code) => `/${code === null ? "" : common.showCode(code)}?profile=${identity.newId().slice(0, 6)}`;
