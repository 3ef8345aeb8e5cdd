// The pages of a room of several before and between its legs.

import { aroundOf, gameOf, inShort, numbered, scored, swapsRoles, wordsOf } from "../../games/catalog.js";
import { LOOKING } from "../../games/match_words.js";
import { endOf } from "../../lobby/days.js";
import * as dailyText from "../../text/messages/daily.js";
import * as finding from "../../lobby/finding_words.js";
import * as doing from "../../room/commands.js";
import { drawsWinnable, leadsRematch, me, mine as seatsOf, reader, waitsForNobody } from "../../room/model.js";
import * as words from "../../room/multiplayer_words.js";
import { DEAD_NUMBER, NOBODY } from "../../room/words.js";
import { number } from "../../text/words.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { otherName, played, seatName } from "./page_parts.js";
import { competitors, tournament } from "./tournament_entry.js";

/** @typedef {import("../room.js").Here} Here */

/** A match is about to begin: who plays which role first, what is known of the number, and who is ready. @param {Here} here */
export function ready(here) {
  const { model } = here;
  const room = model.room;
  if (room === null || room.next === null) return nothing;
  const [match, leg] = /** @type {[number, number]} */ (room.next);
  const together = room.form === "together";
  const mirror = room.form === "mirror";
  const swaps = swapsRoles(room.game, room.options);
  const again = room.match !== null && room.agreed === "same_number";
  const around = aroundOf(room.game);
  const told = again
    ? words.numberAgain(room.match?.number ?? null, together, room.tournament != null)
    : words.numberNow(room.number, together || room.seats.length > 2, gameOf(room.game)?.fair !== undefined);
  return html`
    <section class="between">
      <h1>${mirror ? words.mirrorTitle(match) : around !== null ? around.title(model, match, leg) : room.form !== "match" ? words.gameTitle(match) : swaps ? words.legTitle(match, leg) : words.matchTitle(match)}</h1>
      ${mirror ? html`<p class="lead">${words.mirrorWho(around !== null, me(model) !== null)}</p>` : nothing}
      ${room.form === "match" && swaps ? html`<p class="lead"><bdi>${who(here)}</bdi></p>` : nothing}
      ${match === 1 ? html`<p>${mirror ? words.MIRROR_IN_SHORT : inShort(room)}</p>` : nothing}
      ${played(model)}
      ${room.quick && match === 1 ? html`<p>${finding.FOUND}</p>` : nothing}
      ${room.daily != null ? html`<p class="hint">${dailyText.room({ day: room.daily, ends: endOf(room.daily) })}</p>` : numbered(room) ? html`<p class="hint">${told} ${around?.hidden(model) ?? nothing}</p>` : nothing}
      ${room.clock === null ? nothing : html`<p class="remark">${words.timed(room)}</p>`}
      ${room.hints && room.form !== "solo" ? html`<p class="remark">${words.HINTED}</p>` : nothing}
      ${again && room.match?.dead ? html`<p class="bad">${DEAD_NUMBER}</p>` : nothing}
      ${competitors(here)} ${readiness(here)} ${tournament(here, true)}
    </section>
  `;
}

/** Who plays which role first, where the owner has set that. @param {Here} here */
function who({ model }) {
  const room = model.room;
  const around = aroundOf(room?.game);
  if (around !== null) return around.begins(model);
  const owner = room?.seats.find((each) => each.player === room.owner)?.seat;
  const leads = leadsRematch(model);
  if (leads === null && room?.role == null) return words.ROLES_DRAWN;
  const first = owner ?? 0;
  const maximizer = leads ?? (room?.role === "maximizer" ? first : 1 - first);
  const mine = reader(model);
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
      <h1>${words.legOver(1, said.won?.(score, model.room?.options ?? {}) ?? said.counted(score))}</h1>
      <p class="hint">${said
        .parts(/** @type {{[name: string]: number}} */ (first.parts ?? {}))
        .map(([name, points]) => `${name} ${number(points)}`)
        .join(" · ")}</p>
      <p><bdi>${swapped}</bdi></p>
      <p class="lead"><bdi>${beat}</bdi></p>
      ${match.dead ? html`<p class="bad">${DEAD_NUMBER}</p>` : nothing}
      ${match.known ? nothing : html`<p class="hint">${stillHidden(model.room, words.STILL_HIDDEN)}</p>`} ${readiness(here)}
    </section>
  `;
}

/** Until when the number stays hidden. @param {import("../../room/types.js").Room | null} room @param {string} usual */
const stillHidden = (room, usual) => (room?.daily != null ? dailyText.hiddenUntil(endOf(room.daily)) : usual);

/** Between the legs of a game that says itself what is said there. @param {Here} here @param {import("../../protocol/messages.js").MatchInfo} match @param {import("../../games/catalog.js").Around} around */
function betweenLegs(here, match, around) {
  const known = match.known || !around.numbered(here.model.room?.options ?? {});
  const { title, lines, lead } = around.between(here.model, match, here.model.room?.next?.[1] ?? 2);
  return html`
    <section class="between">
      <h1>${title}</h1>
      ${lines.map((line) => html`<p><bdi>${line}</bdi></p>`)} ${lead ? html`<p class="lead"><bdi>${lead}</bdi></p>` : nothing}
      ${known || match.legs.length > 2 ? nothing : html`<p class="hint">${stillHidden(here.model.room, words.STILL_HIDDEN)}</p>`} ${readiness(here)}
    </section>
  `;
}

/** Who does what in the second leg, and what is to beat in it. @param {Here} here @param {import("../../protocol/messages.js").LegInfo} leg @param {number} score */
function secondLeg({ model }, leg, score) {
  const mine = reader(model);
  const role = mine === null ? null : leg.roles[mine];
  const maximizer = leg.roles.indexOf("maximizer");
  const names = /** @type {[string, string]} */ ([seatName(model, maximizer), seatName(model, 1 - maximizer)]);
  const points = model.room === null || scored(model.room.game, model.room.options);
  const toWin = points ? null : words.toWin(score > 0, role, ...names);
  if (role === null) return [words.swappedOf(...names), toWin ?? words.toBeatOf(score, ...names)];
  return [words.swapped(role, otherName(model)), toWin ?? words.toBeat(score, role, otherName(model))];
}
/** Who is ready for the coming leg, and the button that says so. @param {Here} here */
export function readiness({ model, visit }) {
  const room = model.room;
  if (room === null) return nothing;
  const mine = me(model);
  const seats = seatsOf(model);
  const names = room.seats.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name ?? NOBODY);
  const waited = room.seats.filter((each) => !room.ready.includes(each.seat)).map((each) => each.name ?? NOBODY);
  if (waitsForNobody(model) && !seats.every((seat) => room.ready.includes(seat))) {
    if (visit.acting.has("ready") && drawsWinnable(model)) return html`<p role="status">${LOOKING}</p>`;
    return html`<button class="primary big" data-first @click=${() => visit.act(doing.ready(model))}>${words.START_LEG}</button>`;
  }
  return html`
    <h2>${words.WHO_IS_READY}</h2>
    <ul class=${room.seats.length > 6 ? "readiness many" : "readiness"}>
      ${room.seats.map((seat) => {
        const ready = room.ready.includes(seat.seat);
        return html`
          <li class=${ready ? "good" : ""}>
            <span aria-hidden="true">${ready ? "✓" : "…"}</span> <bdi>${seat.name ?? NOBODY}</bdi>
            <span class="hint">${ready ? words.READY : words.NOT_READY}</span>
          </li>
        `;
      })}
    </ul>
    ${
      mine === null
        ? html`<p><bdi>${words.waitsFor(waited)}</bdi></p>`
        : seats.every((seat) => room.ready.includes(seat))
          ? html`<p><bdi>${room.seats.length > 2 ? words.waitsFor(waited) : words.waitFor(otherName(model))}</bdi></p>`
          : visit.acting.has("ready") && drawsWinnable(model)
            ? html`<p role="status">${LOOKING}</p>`
            : html`<button class="primary big" data-first @click=${() => visit.act(doing.ready(model))}>${names.length > 1 ? words.allReady(names) : words.I_AM_READY}</button>`
    }
  `;
}
