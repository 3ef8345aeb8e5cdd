// The pages of a room with several players before and between its legs.

import { messages as peopleText } from "../../text/messages/people.js";
import { messages as soloText } from "../../text/messages/solo.js";
import { isCorrespondence } from "../../games/clocks.js";
import { aroundOf, inShort, numbered, scored, swapsRoles, wordsOf } from "../../games/catalog.js";
import { endOf } from "../../lobby/days.js";
import { messages as dailyText } from "../../text/messages/daily.js";
import { messages as findingText } from "../../text/messages/finding.js";
import * as doing from "../../room/commands.js";
import { drawsWinnable, leadsRematch, me, mine as seatsOf, reader, waitsForNobody } from "../../room/model.js";
import { timeLimit } from "../../room/match_settings_text.js";
import * as formats from "../../text/formats.js";
import { messages as legText } from "../../text/messages/leg.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as matchText } from "../../text/messages/match.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { lastBoard } from "./final_boards.js";
import { played, seatName } from "./page_parts.js";
import { competitors, tournament } from "./tournament_entry.js";

/** @typedef {import("../room.js").Here} Here */

/** The page before a match: the first roles, the knowledge of the number, and the ready players. @param {Here} here */
export function ready(here) {
  const { model } = here;
  const room = model.room;
  if (room === null || room.next === null) return nothing;
  const [match, leg] = /** @type {[number, number]} */ (room.next);
  const together = room.form === "together";
  const mirror = room.form === "mirror";
  const again = room.match !== null && room.agreed === "same_number";
  const around = aroundOf(room.game);
  const number = again ? numberAgain(room) : numberNow(room.number, together || room.seats.length > 2);
  return html`
    <section class="between">
      <h1>${mirror ? matchText.titleMirror(match) : around !== null ? around.title(model, match, leg) : titleOf(room, match, leg)}</h1>
      ${mirror ? html`<p class="lead">${around !== null ? matchText.mirrorGuess(me(model) !== null) : matchText.mirror(me(model) !== null)}</p>` : nothing}
      ${room.form === "match" && swapsRoles(room.game, room.options) ? html`<p class="lead"><bdi>${who(here)}</bdi></p>` : nothing}
      ${match === 1 ? html`<p>${mirror ? matchText.mirrorInShort() : inShort(room)}</p>` : nothing}
      ${played(model)}
      ${room.quick && match === 1 ? html`<p>${findingText.found()}</p>` : nothing}
      ${room.daily != null ? html`<p class="hint">${dailyText.room({ day: room.daily, ends: endOf(room.daily) })}</p>` : numbered(room) ? html`<p class="hint">${number} ${around?.hidden(model) ?? nothing}</p>` : nothing}
      ${room.clock === null ? nothing : html`<p class="remark">${timeLimit(room)}</p>`}
      ${room.hints && room.form !== "solo" ? html`<p class="remark">${matchText.hints()}</p>` : nothing}
      ${again && room.match?.dead ? html`<p class="bad">${legText.deadNumber()}</p>` : nothing}
      ${competitors(here)} ${readiness(here)} ${tournament(here, true)}
    </section>
  `;
}

/** The title of a leg or of a match with one leg. @param {import("../../room/types.js").Room} room @param {number} match @param {number} leg */
function titleOf(room, match, leg) {
  if (room.form === "together") return matchText.titleTogether(match);
  if (room.form === "race") return matchText.titleRace(match);
  return swapsRoles(room.game, room.options) ? matchText.titleOfLeg({ match, leg, legs: 2 }) : matchText.title(match);
}

/** A sentence about whether the players will know the number. @param {number | null} number @param {boolean} several */
const numberNow = (number, several) =>
  number === null ? matchText.numberHidden() : matchText.numberKnown({ number, several });

/** A sentence about an earlier match on the same number. @param {import("../../room/types.js").Room} room */
function numberAgain({ match, form, tournament }) {
  const number = match?.number ?? null;
  return tournament != null
    ? matchText.numberAgainInTournament(number)
    : matchText.numberAgain({ number, several: form === "together" });
}

/** The first roles, if the owner has set them. @param {Here} here */
function who({ model }) {
  const room = model.room;
  const around = aroundOf(room?.game);
  if (around !== null) return around.begins(model);
  const owner = room?.seats.find((each) => each.player === room.owner)?.seat;
  const leads = leadsRematch(model);
  if (leads === null && room?.role == null) return matchText.rolesDrawn({ owning: false, several: false });
  const first = owner ?? 0;
  const maximizer = leads ?? (room?.role === "maximizer" ? first : 1 - first);
  return matchText.roles({
    maximizer: playerName(model, maximizer),
    minimizer: playerName(model, 1 - maximizer),
  });
}

/** The page between the legs: the score so far, the score to beat, the swapped roles, and the ready players. @param {Here} here */
export function swap(here) {
  const { model } = here;
  const match = model.room?.match;
  if (!match) return nothing;
  const around = aroundOf(model.room?.game);
  if (around !== null) return betweenLegs(here, match, around);
  const [first, second] = match.legs;
  const score = first.score ?? 0;
  const [swapped, beat] = secondLeg(model, second, score);
  const said = wordsOf(model.room?.game);
  return html`
    <section class="between">
      <h1>${gameText.legOver({ leg: 1, score: said.won?.(score, model.room?.options ?? {}) ?? said.counted(score) })}</h1>
      <p class="hint">${formats.facts(
        said
          .parts(/** @type {{[name: string]: number}} */ (first.parts ?? {}))
          .map(([name, points]) => `${name} ${formats.number(points)}`),
      )}</p>
      ${crossing(model, second, score)}
      <p><bdi>${swapped}</bdi></p>
      <p class="lead"><bdi>${beat}</bdi></p>
      ${match.dead ? html`<p class="bad">${legText.deadNumber()}</p>` : nothing}
      ${match.known ? nothing : html`<p class="hint">${stillHidden(model.room, matchText.stillHidden())}</p>`}
      ${isCorrespondence(model.room?.clock ?? null) ? html`<p class="hint">${matchText.nextLegStartsItself()}</p>` : nothing} ${readiness(here)} ${lastBoard(here)}
    </section>
  `;
}

/** The plates of both players, which cross to their new roles, and the score to beat between them; sentences say the same. @param {import("../../room/types.js").Model} model @param {import("../../protocol/messages.js").LegInfo} leg @param {number} score */
function crossing(model, leg, score) {
  const points = model.room === null || scored(model.room.game, model.room.options);
  const plate = (/** @type {"maximizer" | "minimizer"} */ role, /** @type {string} */ sign) => {
    const seat = leg.roles.indexOf(role);
    const name = seat === reader(model) ? formats.begin(peopleText.you()) : seatName(model, seat);
    return html`<p class=${`crosses ${role}`}><span class="role-sign">${sign}</span> <bdi>${name}</bdi></p>`;
  };
  return html`
    <div class="crossing" aria-hidden="true">
      ${plate("maximizer", "▲")}
      ${points ? html`<p class="stamped"><strong>${formats.number(score)}</strong> ${matchText.toBeatLabel()}</p>` : nothing}
      ${plate("minimizer", "▼")}
    </div>
  `;
}

/** A sentence about when a hidden number is revealed. @param {import("../../room/types.js").Room | null} room @param {string} usual */
const stillHidden = (room, usual) => (room?.daily != null ? dailyText.hiddenUntil(endOf(room.daily)) : usual);

/** The page between the legs of a game with its own texts. @param {Here} here @param {import("../../protocol/messages.js").MatchInfo} match @param {import("../../games/catalog.js").Around} around */
function betweenLegs(here, match, around) {
  const known = match.known || !around.numbered(here.model.room?.options ?? {});
  const { title, lines, lead } = around.between(here.model, match, here.model.room?.next?.[1] ?? 2);
  return html`
    <section class="between">
      <h1>${title}</h1>
      ${lines.map((line) => html`<p><bdi>${line}</bdi></p>`)} ${lead ? html`<p class="lead"><bdi>${lead}</bdi></p>` : nothing}
      ${known || match.legs.length > 2 ? nothing : html`<p class="hint">${stillHidden(here.model.room, matchText.stillHidden())}</p>`}
      ${isCorrespondence(here.model.room?.clock ?? null) ? html`<p class="hint">${matchText.nextLegStartsItself()}</p>` : nothing} ${readiness(here)} ${lastBoard(here)}
    </section>
  `;
}

/** The roles in the second leg, and the score to beat. @param {import("../../room/types.js").Model} model @param {import("../../protocol/messages.js").LegInfo} leg @param {number} score */
function secondLeg(model, leg, score) {
  const first = leg.roles.indexOf("maximizer");
  const players = { maximizer: playerName(model, first), minimizer: playerName(model, 1 - first) };
  const points = model.room === null || scored(model.room.game, model.room.options);
  const goal = points ? matchText.toBeat({ score, ...players }) : matchText.toWin({ won: score > 0, ...players });
  return [matchText.rolesSwapped(players), goal];
}

/** The name of the player in a seat, or a word for nobody; null if it is the reader. @param {import("../../room/types.js").Model} model @param {number} seat */
const playerName = (model, seat) => (seat === reader(model) ? null : seatName(model, seat));

/** The players who are ready for the coming leg, and the button for it. @param {Here} here */
export function readiness({ model, visit }) {
  const room = model.room;
  if (room === null) return nothing;
  const mine = me(model);
  const seats = seatsOf(model);
  const names = room.seats.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name ?? peopleText.nobody());
  const waited = room.seats
    .filter((each) => !room.ready.includes(each.seat))
    .map((each) => each.name ?? matchText.newPlayer());
  if (waitsForNobody(model) && !seats.every((seat) => room.ready.includes(seat))) {
    if (visit.acting.has("ready") && drawsWinnable(model)) return html`<p role="status">${soloText.looking()}</p>`;
    return html`<button class="primary big" data-first @click=${() => visit.act(doing.ready(model))}>${matchText.start()}</button>`;
  }
  return html`
    <h2>${matchText.whoIsReady()}</h2>
    <ul class=${room.seats.length > 6 ? "readiness many" : "readiness"}>
      ${room.seats.map((seat) => {
        const ready = room.ready.includes(seat.seat);
        return html`
          <li class=${ready ? "good" : ""}>
            <span aria-hidden="true">${ready ? "✓" : "…"}</span> <bdi>${formats.name(seat.name ?? peopleText.nobody())}</bdi>
            <span class="hint">${ready ? matchText.ready() : matchText.notReady()}</span>
          </li>
        `;
      })}
    </ul>
    ${
      mine === null
        ? html`<p><bdi>${matchText.startsWhenReady({ names: waited, several: waited.length > 1 })}</bdi></p>`
        : seats.every((seat) => room.ready.includes(seat))
          ? html`<p><bdi>${matchText.waiting({ names: waited, several: waited.length > 1 })}</bdi></p>`
          : visit.acting.has("ready") && drawsWinnable(model)
            ? html`<p role="status">${soloText.looking()}</p>`
            : html`<button class="primary big" data-first @click=${() => visit.act(doing.ready(model))}>${names.length > 1 ? matchText.weAreReady(names) : matchText.iAmReady()}</button>`
    }
  `;
}
