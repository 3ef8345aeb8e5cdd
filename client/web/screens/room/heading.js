// The line above every page of a room: the room, its players and spectators, and buttons for the chat, the menu and the rules.

import * as formats from "../../text/formats.js";
import { messages as roomText } from "../../text/messages/room.js";
import { messages as leavingText } from "../../text/messages/leaving.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { computerOf, isHere, me, phase, shares, solo } from "../../room/model.js";
import { spectatorList } from "../../room/spectator_list.js";
import { messages as actionText } from "../../text/messages/actions.js";
import { showCode } from "../../protocol/room_code.js";
import { messages as pageText } from "../../text/messages/page.js";
import { messages as startText } from "../../text/messages/start.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { icon, logo } from "../../widgets/icons.js";
import { whenLoaded } from "../../widgets/loading.js";
import { show } from "../../widgets/page.js";
import { startScreen } from "../start.js";
import { looks } from "./actions.js";
import { leaveRoom } from "./leaving.js";
import { openMenu } from "./menu.js";
import { several } from "./multiplayer.js";

/** @typedef {import("../room.js").Here} Here */

/** The largest number of players who are listed by name. */
const FEW = 5;

/** @param {Here} here */
export function head(here) {
  const { model } = here;
  const at = phase(model);
  const inside = at !== "connecting" && at !== "stopped";
  const leave = () => (inside ? leaveRoom(here) : show(startScreen()));
  return html`
    <header class="bar">
      <button class="icon home" aria-label=${inside ? leavingText.leave() : pageText.back()} title=${inside ? leavingText.leave() : pageText.back()} @click=${leave}>
        ${logo(28)}
      </button>
      <p class="where">
        ${model.room === null || solo(model) ? nothing : html`<span class="code">${showCode(model.room.room)}</span>`}
        <span class="title">${model.room?.title ?? nothing}</span>
        ${inside ? spectators(model) : nothing}
      </p>
      ${inside && !(solo(model) && me(model) !== null) ? people(here) : nothing}
      <nav aria-label=${actionText.menuTitle()}>
        <button class="icon" aria-label=${startText.choice("rules")} title=${startText.choice("rules")} @click=${() => whenLoaded(looks(), (look) => look.howToPlay({ game: model.room?.game }))}>${icon("help")}</button>
        ${inside && !solo(model) ? (several()?.gamesButton(here) ?? nothing) : nothing}
        ${inside && !solo(model) ? (several()?.chatButton(here) ?? nothing) : nothing}
        ${inside ? html`<button @click=${() => openMenu(here)}>${icon("menu")} ${solo(model) ? roomText.gameMenu() : roomText.menu()}</button>` : nothing}
      </nav>
    </header>
  `;
}

/** The spectators, in a place where the list moves nothing else. @param {import("../../room/types.js").Model} model */
function spectators(model) {
  const names = model.looking.filter(([player]) => player !== model.player).map(([, name]) => name);
  const text = spectatorList(model.spectators, names, me(model) === null);
  return text ? html`<bdi class="spectators" title=${text}>${text}</bdi>` : nothing;
}

/** The seated players, and which of them are present. @param {Here} here */
function people({ model }) {
  const mine = me(model);
  const seats = model.room?.seats ?? [];
  const hereAt = (/** @type {{seat: number, computer?: string | null}} */ seat) =>
    seat.computer != null || isHere(model, seat.seat);
  if (seats.length > FEW && seats.some((seat) => hereAt(seat) === null)) return nothing;
  if (seats.length > FEW)
    return html`<p class="people">${roomText.playersHere({ here: seats.filter(hereAt).length, seats: seats.length })}</p>`;
  return html`
    <ul class="people">
      ${seats.map((seat) => {
        const here = hereAt(seat);
        const level = computerOf(model, seat.seat);
        const note =
          seat.seat === mine && !shares(model)
            ? peopleText.you()
            : level !== null && seat.computer == null
              ? peopleText.computer(level)
              : seat.name !== null && here === false
                ? peopleText.away()
                : null;
        return html`
          <li class=${here ? "here" : ""}>
            <span class="dot" aria-hidden="true">${here === null ? "·" : here ? "●" : "○"}</span>
            <bdi>${formats.name(seat.name ?? peopleText.nobody())}</bdi>
            ${note === null ? nothing : html`<span class="hint">(${note})</span>`}
          </li>
        `;
      })}
    </ul>
  `;
}
