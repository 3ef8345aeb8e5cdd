// The page of a room with a free seat: its code in large type, its link, and other options meanwhile.

import * as formats from "../../text/formats.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { levelsOf, playedWith } from "../../games/catalog.js";
import { endOf } from "../../lobby/days.js";
import { messages as dailyText } from "../../text/messages/daily.js";
import { describeClock } from "../../games/clocks.js";
import { messages as findingText } from "../../text/messages/finding.js";
import { messages as lobbyText } from "../../text/messages/lobby.js";
import { bar } from "../../room/actions.js";
import { openChallenge } from "../../lobby/your_games.js";
import * as doing from "../../room/commands.js";
import { freeSeat, leftBy, me, nameOf, owner } from "../../room/model.js";
import { levelHint } from "../../room/level_hints.js";
import { messages as actionText } from "../../text/messages/actions.js";
import { messages as challengeText } from "../../text/messages/challenges.js";
import { messages as clockText } from "../../text/messages/clock.js";
import { settingsSentence } from "../../room/match_settings_text.js";
import { showCode } from "../../protocol/room_code.js";
import { messages as waitingText } from "../../text/messages/waiting.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { show } from "../../widgets/page.js";
import { startScreen } from "../start.js";
import { does } from "./actions.js";
import { played } from "./page_parts.js";
import { joinLink, linkReach, linkToScan, sharedHost, shareLink } from "./room_link.js";
import { tournament } from "./tournament_entry.js";

/** The seats and their players, with buttons to add or remove a seat. @param {import("../room.js").Here} here */
export function seats({ model, visit }) {
  const room = model.room;
  if (room === null) return nothing;
  const taken = room.seats.filter((each) => each.player !== null).length;
  const resize = (/** @type {number} */ count) => () => visit.act(doing.resized(model, count));
  return html`
    <ol class="seats">
      ${room.seats.map((seat) => html`<li class=${seat.player === null ? "free" : ""}><bdi>${formats.name(seat.name ?? peopleText.nobody())}</bdi></li>`)}
    </ol>
    ${
      owner(model) && (room.form === "together" || room.form === "race")
        ? html`
            <div class="buttons">
              ${taken >= 2 && taken < room.seats.length ? html`<button class="primary" @click=${resize(taken)}>${waitingText.startWith(taken)}</button>` : nothing}
              <button @click=${resize(room.seats.length + 1)}>${waitingText.addSeat()}</button>
              ${room.seats.length > Math.max(2, taken) ? html`<button @click=${resize(room.seats.length - 1)}>${waitingText.removeSeat()}</button>` : nothing}
            </div>
          `
        : nothing
    }
  `;
}

/** The text about a free seat: who can take it, or for whom it is kept. @param {import("../../room/types.js").Model} model @param {number | null} now */
export function freeSeatText(model, now) {
  const kept = openChallenge(model.room?.challenge ?? null, now);
  const maySit = kept === null || kept.player === model.player || (owner(model) && me(model) === null);
  if (!maySit) return actionText.seatKept(kept.name);
  return me(model) === null ? actionText.seatFree() : actionText.seatOpen();
}

/** The page for an invited player, who sees the options first; a notice offers the seat. @param {import("../room.js").Here} here */
function invited(here) {
  const { model } = here;
  const room = /** @type {import("../../room/types.js").Room} */ (model.room);
  return html`
    <section class="waiting">
      <h1>${playedWith(room.game, room.options, room.title, room.form)}</h1>
      ${room.daily == null ? nothing : html`<p>${dailyText.room({ day: room.daily, ends: endOf(room.daily) })}</p>`}
      ${played(model)}
      ${openChallenge(room.challenge, here.now)?.player === model.player ? declines(here) : nothing}
      ${bar(model, "sit", here.now) === "kept" ? html`<p>${freeSeatText(model, here.now)}</p>` : nothing}
      ${seats(here)} ${tournament(here)}
    </section>
  `;
}

/** The buttons that decline a challenge, alone or with all later ones by the player. @param {import("../room.js").Here} here */
function declines({ model, visit }) {
  const by = nameOf(model, model.room?.seats.find(({ player }) => player === model.room?.owner)?.seat ?? null);
  return html`
    <p class="buttons">
      <button type="button" @click=${() => visit.act(doing.endChallenge())}>${challengeText.decline()}</button>
      ${by === null ? nothing : html`<button type="button" class="quiet" @click=${() => visit.act(doing.endChallenge(true))}><bdi>${challengeText.declineAll(by)}</bdi></button>`}
    </p>
  `;
}

/** @param {import("../room.js").Here} here */
export function waiting(here) {
  const { model } = here;
  const room = model.room;
  if (room === null) return nothing;
  const seat = freeSeat(model);
  if (me(model) === null && seat !== null) return invited(here);
  if (room.quick) return sought(here);
  const challenge = openChallenge(room.challenge, here.now);
  if (challenge !== null && seat !== null) return challenging(here, challenge);
  return html`
    <section class="waiting">
      <h1>${waitingText.title()}</h1>
      <p>${waitingText.sendLink()}</p>
      ${room.daily == null ? nothing : html`<p>${dailyText.room({ day: room.daily, ends: endOf(room.daily) })} ${dailyText.friendRule()}</p>`}
      ${room.public ? html`<p>${findingText.isPublic()}</p>` : nothing}
      <div class="invitation">
        <div>
          <p class="code large" aria-label="${[...showCode(room.room)].join(" ")}">${showCode(room.room)}</p>
          ${shareLink(joinLink(room.room))}
          <p class="hint">${waitingText.inTerminal()} <code>${waitingText.joinCommand(`${sharedHost()}/${showCode(room.room)}`)}</code></p>
        </div>
        ${linkToScan(joinLink(room.room))}
      </div>
      ${linkReach()}
      <p class="pending"><span class="dots" aria-hidden="true"></span> ${room.seats.length > 2 ? waitingText.waitingForMore(room.seats.filter((each) => each.player === null).length) : room.public ? waitingText.waitingForAnyone() : waitingText.waitingForFriend()}</p>
      ${room.seats.length > 2 || room.form === "together" || room.form === "race" ? seats(here) : nothing}
      <h2>${playedWith(room.game, room.options, room.title, room.form)}</h2>
      ${played(model)} ${tournament(here)}
      ${owner(model) && room.daily == null ? html`<p>${settingsSentence(room)} <button class="link" @click=${() => does(here, "settings")}>${actionText.action("settings")}</button></p>` : nothing}
      ${orComputer(here, seat)}
    </section>
  `;
}

/** The page while a challenged player has not answered. @param {import("../room.js").Here} here @param {import("../../protocol/messages.js").ChallengeInfo} challenge */
function challenging({ model, visit, now }, { name, until }) {
  const room = /** @type {import("../../room/types.js").Room} */ (model.room);
  return html`
    <section class="waiting">
      <h1><bdi>${challengeText.waiting(name)}</bdi></h1>
      <p><bdi>${challengeText.seatKept(name)}</bdi></p>
      ${now === null ? nothing : html`<p class="pending"><span class="dots" aria-hidden="true"></span> ${clockText.left(until - now)}</p>`}
      <h2>${playedWith(room.game, room.options, room.title, room.form)}</h2>
      ${played(model)}
      ${owner(model) ? html`<p>${settingsSentence(room)}</p><p><button type="button" @click=${() => visit.act(doing.endChallenge())}>${challengeText.withdraw()}</button></p>` : nothing}
    </section>
  `;
}

/** The page during the search for an opponent with the same settings. @param {import("../room.js").Here} here */
function sought(here) {
  const { model } = here;
  const room = /** @type {import("../../room/types.js").Room} */ (model.room);
  const gone = leftBy(model);
  return html`
    <section class="waiting">
      <h1>${findingText.searching()}</h1>
      ${gone === null ? nothing : html`<p role="status"><bdi>${findingText.opponentLeft(gone)}</bdi></p>`}
      <p class="pending"><span class="dots" aria-hidden="true"></span> ${findingText.waiting()}</p>
      <h2>${playedWith(room.game, room.options, room.title, room.form)}</h2>
      <p>${lobbyText.form(/** @type {import("../../protocol/messages.js").LobbyRoom["form"]} */ (room.form))} · ${describeClock(room.clock)}</p>
      ${played(model)} ${orComputer(here, freeSeat(model))}
      ${me(model) === null ? nothing : html`<p><button type="button" @click=${() => show(startScreen())}>${findingText.stopSearching()}</button></p>`}
    </section>
  `;
}

/** The button that lets the computer take a free seat. @param {import("../room.js").Here} here @param {number | null} seat */
function orComputer({ model, visit }, seat) {
  if (seat === null || model.room === null || bar(model, "seat_computer") !== null) return nothing;
  return html`
    <p class="hint">${waitingText.addComputer()}</p>
    <div class="buttons">
      ${levelsOf(model.room.game).map((level) => html`<button title=${levelHint(level)} @click=${() => visit.act(doing.seatComputer(seat, level))}>${formats.level(level)}</button>`)}
    </div>
  `;
}
