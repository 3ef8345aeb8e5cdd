// The daily number of a game: one's own try today, and what everybody reached on a day that has ended.

import { GAMES, have, firstGame, optionsTold, playedWith } from "../games/catalog.js";
import { GAME_LABEL } from "../games/form_words.js";
import { DAYS, keptPromise, notePromise } from "../lobby/daily_commitments.js";
import * as words from "../lobby/daily_words.js";
import { keepAsking, ownPlayer } from "../lobby/requests.js";
import * as identity from "../profile/identity.js";
import * as doing from "../room/commands.js";
import { html, nothing } from "../vendor/lit-html.js";
import { choose, games } from "../widgets/choice_list.js";
import { whenLoaded } from "../widgets/loading.js";
import { close as closeAll, draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { go, nowAt } from "./page_addresses.js";
import { watchMatch } from "./shared_record.js";
import { named } from "./start.js";

/** @typedef {import("../protocol/messages.js").DailyEvent} DailyEvent */
/** @typedef {import("../protocol/messages.js").DailyRow} DailyRow */

/** The longest that a timer of a browser waits. */
const LONGEST_MS = 2 ** 31 - 1;

/** @param {string} game an unknown one is the one played last @returns {import("../widgets/page.js").Dialog} */
export function dailyDialog(game) {
  const page = new DailyPage(game);
  return {
    label: words.DAILY,
    wide: true,
    opened: () => page.ask(),
    closed: () => page.end(),
    view: (close) => page.view(close),
  };
}

class DailyPage {
  /** @param {string} game */
  constructor(game) {
    const known = [game, identity.noted("game") ?? ""].find((each) => Object.hasOwn(GAMES, each));
    this.game = known ?? firstGame();
    /** The day whose table is asked for; null: yesterday. @type {string | null} */
    this.day = null;
    /** @type {DailyEvent | null} */
    this.told = null;
    this.wrong = "";
    /** @type {import("../lobby/requests.js").Asked | null} */
    this.asked = null;
    this.midnight = 0;
  }

  ask() {
    this.wrong = "";
    void have(this.game).then(draw, () => {});
    if (this.asked !== null) this.asked.again();
    else
      this.asked = keepAsking(
        () => doing.daily(this.game, this.day),
        (told) => this.hear(told),
        (why) => {
          this.wrong = why.message;
          this.asked = null;
          draw();
        },
      );
    draw();
  }

  /** @param {DailyEvent} told */
  hear(told) {
    if (told.game !== this.game) return;
    this.told = told;
    notePromise(told.game, told.day, told.commitment);
    window.clearTimeout(this.midnight);
    const rest = told.ends - Date.now();
    // A new day, and a new number; by a clock that is wrong it is not asked for at once again.
    this.midnight = window.setTimeout(() => this.ask(), Math.min(Math.max(rest, 60_000), LONGEST_MS));
    draw();
  }

  end() {
    window.clearTimeout(this.midnight);
    this.asked?.();
  }

  /** Look at another game's, or at another day's. @param {{game?: string, day?: string | null}} what */
  look({ game = this.game, day = null }) {
    if (game !== this.game) this.told = null;
    Object.assign(this, { game, day });
    nowAt("daily", game);
    this.ask();
  }

  /** @param {() => void} close */
  view(close) {
    const { told, wrong, game } = this;
    return html`
      <section class="looking-up meeting" tabindex="-1" data-first>
        ${pageHead(`${words.DAILY} · ${GAMES[game].title}`, close)}
        <div class="which-game">${choose(GAME_LABEL, games(), game, (to) => this.look({ game: to }))}</div>
        ${wrong ? html`<p class="bad">${wrong}</p>` : told === null ? html`<p>${words.LOOKING}</p>` : html`${today(told)} ${this.table(told)}`}
        <p class="hint">${words.ABOUT} ${words.NOTED}</p>
      </section>
    `;
  }

  /** What was reached on a day that has ended. @param {DailyEvent} told */
  table(told) {
    const { yesterday } = told;
    const to = (/** @type {number} */ days) => this.look({ day: words.dayAfter(yesterday.day, days) });
    const [first, last] = [words.dayAfter(told.day, -DAYS), words.dayAfter(told.day, -1)];
    const kept = keptPromise(told.game, yesterday);
    return html`
      <div class="list-head">
        <h3>${words.headOf(yesterday.day, told.day)}</h3>
        <div class="days">
          <button type="button" class="icon" aria-label=${words.EARLIER} title=${words.EARLIER} ?disabled=${yesterday.day <= first} @click=${() => to(-1)}>←</button>
          <button type="button" class="icon" aria-label=${words.LATER} title=${words.LATER} ?disabled=${yesterday.day >= last} @click=${() => to(1)}>→</button>
        </div>
      </div>
      <p>${words.was(yesterday)} ${yesterday.salt ? html`<span class="hint">${words.salted(yesterday.salt)}</span>` : nothing}</p>
      ${kept === null ? nothing : html`<p class=${kept ? "kept" : "broken"}>${kept ? "✓" : "!"} ${kept ? words.KEPT : words.BROKEN}</p>`}
      ${yesterday.number === null ? nothing : html`${rows(yesterday.computer, true, yesterday.played[0])} ${rows(yesterday.friends, false, yesterday.played[1])}`}
    `;
  }
}

/** One's own try. @param {DailyEvent} told */
function today(told) {
  const { game, own, room, tried, level, options, form } = told;
  const started = (/** @type {"computer" | "friend"} */ against) => () =>
    named(() => whenLoaded(import("./room.js"), (at) => at.begin(doing.playDaily(game, against))));
  const goOn = (/** @type {string} */ code) => () =>
    whenLoaded(import("./room.js"), (at) => {
      closeAll();
      at.enterRoom(code);
    });
  const rules = optionsTold(game, options);
  return html`
    <section class="day" aria-label=${words.TODAY}>
      <h3>${words.headOf(told.day, told.day)}</h3>
      <p>
        <strong>${playedWith(game, options, GAMES[game].title)}</strong>${form === "race" ? ", as a race of two" : nothing}.
        ${words.hiddenUntil(told.ends)} ${words.played(told.played)}
      </p>
      ${rules.length ? html`<ul class="hint">${rules.map((each) => html`<li>${each}</li>`)}</ul>` : nothing}
      ${
        own !== null
          ? html`<p class="lead"><bdi>${words.own(own)}</bdi></p>`
          : room !== null
            ? html`<div class="buttons"><button type="button" class="primary" @click=${goOn(room)}>${words.GO_ON}</button></div>`
            : tried
              ? html`<p>${words.TRIED}</p>`
              : html`
                  <p>${words.NOT_TRIED}</p>
                  <div class="buttons">
                    <button type="button" class="primary" @click=${started("computer")}>${words.computer(level)}</button>
                    <button type="button" @click=${started("friend")}>${words.FRIEND}</button>
                  </div>
                  <p class="hint">${words.FRIEND_HINT}</p>
                `
      }
    </section>
  `;
}

/** @param {DailyRow[]} rows @param {boolean} computer @param {number} played */
function rows(rows, computer, played) {
  const title = words.tableOf(computer, played);
  if (rows.length === 0) return html`<h4>${title}</h4>`;
  return html`
    <h4>${title}</h4>
    <div class="scrolled" tabindex="0" role="group" aria-label=${title}>
      <table class="figures">
        <thead>
          <tr>
            ${words.COLUMNS.map((name, at) => (computer && at === 4 ? nothing : html`<th scope="col" class=${[0, 2, 3].includes(at) ? "points" : at === 5 ? "lesser" : ""}>${name}</th>`))}
            <th scope="col"><span class="unseen">${words.WATCH}</span></th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`
              <tr class=${row.player === ownPlayer() ? "mine" : ""}>
                <td class="points">${row.rank || "–"}</td>
                <th scope="row"><button type="button" class="link" @click=${() => go("player", row.player)}><bdi>${row.name}</bdi></button></th>
                <td class="points"><strong>${words.gaveUp(row) ? words.WON : words.signed(row.difference)}</strong></td>
                <td class="points">${words.gaveUp(row) ? "–" : words.scores(row)}</td>
                ${computer ? nothing : html`<td><bdi>${words.against(row)}</bdi></td>`}
                <td class="lesser">${words.at(row.at)}</td>
                <td><button type="button" aria-label="${words.WATCH}: ${row.name}" @click=${() => watchMatch(row.match)}>${words.WATCH}</button></td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
