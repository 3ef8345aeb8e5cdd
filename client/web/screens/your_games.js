// The reader's games on the start screen: live, as the server lists them; until it answers, as this device saved them.

import { serverNow } from "../games/clocks.js";
import { endChallenge, enter } from "../room/commands.js";
import { withEvent } from "../room/games_event.js";
import {
  challenger,
  described,
  inOrder,
  isOwnChallenge,
  isYours,
  lastMove,
  left,
  score,
  state,
} from "../lobby/your_games.js";
import { ifNotified } from "../lobby/notifier.js";
import { CannotAsk, ownLink, send } from "../lobby/requests.js";
import { LinkEnded } from "../net/link.js";
import * as identity from "../profile/identity.js";
import { showCode } from "../protocol/room_code.js";
import { details, whoseTurn } from "../room/saved_room_text.js";
import * as formats from "../text/formats.js";
import { messages as challengeText } from "../text/messages/challenges.js";
import { messages as gamesText } from "../text/messages/your_games.js";
import { messages as startText } from "../text/messages/start.js";
import { html, nothing } from "../vendor/lit-html.js";
import { icon } from "../widgets/icons.js";
import { announce, say } from "../widgets/page.js";
import { loadSheet } from "../widgets/sheets.js";

/** @typedef {import("../protocol/messages.js").PlayerGame} PlayerGame */
/**
 * A row; `at` is when something last happened in the room. `challenge` is an open challenge, to the reader or their own; `by` is the player who challenges the reader.
 * @typedef {{code: string, game: string, title: string, at: number, told: string, hint: string, yours: boolean, by: string | null, challenge: "received" | "sent" | null}} Row
 */

const SHEET = "screens/your_games.css";
const MOST_ROOMS = 5;
/** The time left is shown again after so long. */
const TICK_MS = 30_000;

export class GamesList {
  /** @param {(code: string, how: {alongside: true, invited?: boolean}) => void} enter @param {() => void} changed */
  constructor(enter, changed) {
    this.enter = enter;
    this.changed = changed;
    this.all = false;
    /** The removed row, which can be put back while the screen is shown. @type {Row | null} */
    this.removed = null;
    /** The server's list; null until it has come. @type {PlayerGame[] | null} */
    this.games = null;
    /** @type {number | null} */
    this.ahead = null;
    /** Whether the styles are there, or can't be loaded. */
    this.styled = false;
    const show = () => {
      this.styled = true;
      changed();
    };
    void loadSheet(SHEET).then(show, show);
    this.link = ownLink((heard) => this.hear(heard));
    this.timer = setInterval(changed, TICK_MS);
    void this.link.run();
  }

  stop() {
    clearInterval(this.timer);
    this.link.close();
  }

  /** @param {import("../room/types.js").Heard} heard */
  hear(heard) {
    if (heard.type === "connected") void this.ask();
    else if (heard.type === "server_time") this.ahead = heard.ahead;
    else if (heard.type === "games" || heard.type === "games_changed") {
      const before = this.games;
      const games = withEvent(before ?? [], heard);
      if (before !== null) ifNotified((at) => at.notifyOfGames(before, games));
      this.games = games;
      this.changed();
    }
  }

  async ask() {
    try {
      await this.link.ask({ id: identity.newId(), type: "watch_games" });
    } catch (error) {
      if (!(error instanceof LinkEnded)) throw error;
    }
  }

  /** @returns {Row[]} */
  rows() {
    const now = serverNow(this.ahead);
    const rows = this.games === null ? identity.roomsToGoOn().map(ofSaved) : inOrder(this.games, now).map(ofGame(now));
    return rows.filter(({ code, at }) => !identity.isHidden(code, at));
  }

  /** @param {Row} row */
  remove(row) {
    identity.hide(row.code);
    this.removed = row;
    announce(startText.removed(row.title));
    this.changed();
  }

  putBack() {
    if (this.removed !== null) identity.unhide(this.removed.code);
    this.removed = null;
    this.changed();
  }

  view() {
    const rows = this.rows();
    const { removed } = this;
    if (!this.styled || (rows.length === 0 && removed === null)) return nothing;
    const shown = this.all ? rows : rows.slice(0, MOST_ROOMS);
    const every = () => {
      this.all = true;
      this.changed();
    };
    return html`
      <section aria-labelledby="going-on">
        <h2 id="going-on">${gamesText.title()}</h2>
        <ul class="rooms">${shown.map((row) => this.row(row))}</ul>
        ${shown.length < rows.length ? html`<button class="link" @click=${every}>${gamesText.more(rows.length - shown.length)}</button>` : nothing}
        ${
          removed === null
            ? nothing
            : html`<p class="removed">${startText.removed(removed.title)} <button class="link" @click=${() => this.putBack()}>${startText.putBack()}</button></p>`
        }
      </section>
    `;
  }

  /** @param {Row} row */
  row(row) {
    const { code, game, told, hint, yours, challenge } = row;
    if (challenge === "received") return this.received(row);
    return html`
      <li>
        <button class=${yours ? "row yours" : "row"} @click=${() => this.enter(code, { alongside: true })}>
          <span class=${`art art-${game}`} aria-hidden="true"></span>
          <span>
            <strong><bdi>${told}</bdi></strong>
            <span class="hint"><bdi>${hint}</bdi> <span class="code">${startText.resume(showCode(code))}</span></span>
          </span>
        </button>
        ${
          challenge === "sent"
            ? html`<button @click=${() => this.end(code)}>${challengeText.withdraw()}</button>`
            : html`<button class="icon quiet" aria-label=${startText.forgetRoom(showCode(code))} title=${startText.forget()} @click=${() => this.remove(row)}>${icon("trash")}</button>`
        }
      </li>
    `;
  }

  /** A challenge to the reader, with the answers. @param {Row} row */
  received({ code, game, told, hint, by }) {
    return html`
      <li>
        <div class="row buttons">
          <span class=${`art art-${game}`} aria-hidden="true"></span>
          <span><strong><bdi>${told}</bdi></strong> <span class="hint"><bdi>${hint}</bdi></span></span>
          <button class="primary" @click=${() => this.enter(code, { alongside: true, invited: true })}>${challengeText.accept()}</button>
          <button @click=${() => this.end(code)}>${challengeText.decline()}</button>
          <button class="link" @click=${() => this.end(code, true)}><bdi>${challengeText.declineAll(by ?? "")}</bdi></button>
        </div>
      </li>
    `;
  }

  /** Decline a challenge, or withdraw the reader's own; `refuse`: decline all later ones by the player, too. @param {string} code @param {boolean} [refuse] */
  async end(code, refuse = false) {
    try {
      await send([enter(code, true), endChallenge(refuse)]);
    } catch (error) {
      if (!(error instanceof CannotAsk)) throw error;
      say(error.message, { bad: true });
    }
  }
}

/** @param {import("../profile/identity.js").SavedRoom} room @returns {Row} */
const ofSaved = (room) => ({
  code: room.code,
  game: room.game,
  title: room.title,
  at: Date.parse(room.when),
  told: details(room),
  hint: whoseTurn(room),
  yours: room.turn === "mine",
  by: null,
  challenge: null,
});

/** @param {number | null} now @returns {(game: PlayerGame) => Row} */
const ofGame = (now) => (game) => ({
  code: game.room,
  game: game.game,
  title: game.title,
  at: game.at,
  told: described(game),
  hint: formats.facts([state(game, now), left(game, now), score(game), lastMove(game)]),
  yours: isYours(game),
  by: challenger(game),
  challenge: challenger(game) !== null ? "received" : isOwnChallenge(game, now) ? "sent" : null,
});
