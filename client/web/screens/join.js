// The page of a link to a room: it names the host and the game, asks for a name if there is none, and joins.
//
// A player who comes back to their seat goes straight into the room, and so does a guest who has a name, unless the game
// has options to read first.

import { firstRole, GAMES, have, optionsTold, playedWith } from "../games/catalog.js";
import { describeClock } from "../games/clocks.js";
import * as identity from "../profile/identity.js";
import { showCode } from "../protocol/room_code.js";
import { messages as invitationText } from "../text/messages/invitation.js";
import { messages as pageText } from "../text/messages/page.js";
import { messages as startText } from "../text/messages/start.js";
import { loadRejections, rejectionText } from "../text/rejection_text.js";
import { html, nothing } from "../vendor/lit-html.js";
import { logo } from "../widgets/icons.js";
import { whenLoaded } from "../widgets/loading.js";
import { current, draw, show } from "../widgets/page.js";
import { NameForm } from "./player_name.js";

/** @typedef {import("../protocol/messages.js").LobbyRoom} LobbyRoom */
/** @typedef {import("../protocol/messages.js").Rejected} Rejected */

/** @param {string} code @returns {import("../widgets/page.js").Screen} */
export function doorScreen(code) {
  const form = new NameForm(goIn, startText.join);
  /** @type {"looking" | "asking" | "going" | "refused"} */
  let step = "looking";
  /** @type {LobbyRoom | null} */
  let invitation = null;
  let wrong = "";

  function goIn() {
    step = "going";
    draw();
    void whenLoaded(
      import("./room.js"),
      ({ enterRoom }) => current() === screen && enterRoom(code, { replace: true, invited: true }),
    );
  }

  async function look() {
    const found = await readInvitation(code);
    if (found !== null && "reason" in found) {
      await loadRejections();
      wrong = rejectionText(found);
      step = "refused";
    } else {
      invitation = found;
      // If the server is away, the room's own page says so, and waits for it.
      if (invitation !== null) await have(invitation.game).catch(() => null);
      step = "asking";
    }
    if (current() !== screen) return;
    const toRead = invitation !== null && invitation.free > 0 && told(invitation).length > 0;
    if (step === "asking" && identity.name() !== null && !toRead) goIn();
    draw();
  }

  const leave = () =>
    void whenLoaded(import("./start.js"), ({ startScreen }) => show(startScreen(), { replace: true }));

  const ask = () => {
    if (invitation !== null && invitation.free === 0 && !invitation.spectators) return nothing;
    if (invitation?.free === 0) form.go = invitationText.watch;
    if (identity.name() === null) return form.view();
    return html`<button class="primary big" data-first @click=${goIn}>${form.go()}</button>`;
  };

  const view = () => {
    switch (step) {
      case "refused":
        return html`
          <p class="bad" role="alert">${wrong}</p>
          <button class="primary" @click=${leave}>${pageText.back()}</button>
        `;
      case "asking":
        return html`${invitation === null ? nothing : introduced(invitation)} ${ask()}`;
      default:
        return html`<p class="hint">${pageText.loading()}</p>`;
    }
  };

  const heading = () => {
    if (invitation !== null) return title(invitation);
    if (step === "going") return startText.joining();
    return step === "looking" ? invitationText.opening() : startText.invited();
  };

  /** @type {import("../widgets/page.js").Screen} */
  const screen = {
    path: () => `/${showCode(code)}`,
    title: () => `${showCode(code)} · ${startText.title()}`,
    opened() {
      const back = identity.isIn(code) || identity.savedRoom(code) !== null;
      if (back && identity.name() !== null) goIn();
      else void look();
    },
    view: () => html`
      <main tabindex="-1" class="door">
        ${invitation === null ? logo(72) : html`<span class=${`art art-${invitation.game}`} aria-hidden="true"></span>`}
        <h1><bdi>${heading()}</bdi></h1>
        <p class="code">${showCode(code)}</p>
        ${view()}
      </main>
    `,
  };
  return screen;
}

/** The invitation to a room, or why there is none; null if the server does not answer. @param {string} code @returns {Promise<LobbyRoom | Rejected | null>} */
async function readInvitation(code) {
  try {
    const answer = await fetch(`/invitation/${code}`);
    const read = await answer.json();
    return answer.ok || answer.status === 404 || answer.status === 429 ? read : null;
  } catch {
    return null;
  }
}

/** @param {LobbyRoom} invitation */
const title = ({ owner, game, options, title, form }) =>
  invitationText.title({ host: owner || null, game: playedWith(game, options, title, form) });

/** What the options of a room mean. @param {LobbyRoom} invitation */
const told = ({ game, options, seats }) =>
  optionsTold(
    game,
    options,
    seats.map(({ name }) => name),
  );

/** The game in a line, its rules, the sides, and the options. @param {LobbyRoom} invitation */
function introduced(invitation) {
  const { game, seats, free, spectators, owner, clock } = invitation;
  const role = firstRole(invitation);
  const meant = told(invitation);
  const rules = () => void whenLoaded(import("./look_up_links.js"), (at) => at.howToPlay({ game }));
  return html`
    <p class="lead">${GAMES[game] ? startText.aboutGame(GAMES[game].about()) : nothing}</p>
    <div class="terms">
    ${role === null ? nothing : html`<p><bdi>${invitationText.role({ host: owner || null, role })}</bdi></p>`}
    ${meant.length ? html`<ul class="hint played-so" aria-label=${invitationText.options()}>${meant.map((each) => html`<li>${each}</li>`)}</ul>` : nothing}
    ${clock == null ? nothing : html`<p class="hint">${describeClock(clock)}</p>`}
    ${free > 0 && seats.length > 2 ? html`<p>${invitationText.freeSeats({ free, seats: seats.length })}</p>` : nothing}
    ${free === 0 ? html`<p>${spectators ? invitationText.full() : invitationText.fullClosed()}</p>` : nothing}
    <p><button class="link" @click=${rules}>${invitationText.rules()}</button></p>
    </div>
  `;
}
