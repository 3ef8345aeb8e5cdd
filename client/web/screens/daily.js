// The daily number of a game: the reader's try today, and the results of a past day.

import { GAMES, have, firstGame, optionsTold, playedWith } from "../games/catalog.js";
import { DAYS, keptPromise, notePromise } from "../lobby/daily_commitments.js";
import { opponent, own as ownResult } from "../lobby/daily_result.js";
import { dayAfter } from "../lobby/days.js";
import { keepAsking, ownPlayer } from "../lobby/requests.js";
import * as identity from "../profile/identity.js";
import * as doing from "../room/commands.js";
import * as formats from "../text/formats.js";
import { messages as dailyText } from "../text/messages/daily.js";
import { messages as lobbyText } from "../text/messages/lobby.js";
import { messages as formsText } from "../text/messages/forms.js";
import { html, nothing } from "../vendor/lit-html.js";
import { icon } from "../widgets/icons.js";
import { choose, games } from "../widgets/choice_list.js";
import { whenLoaded } from "../widgets/loading.js";
import { close as closeAll, draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { go, nowAt } from "./page_addresses.js";
import { watchMatch } from "./shared_record.js";
import { named } from "./start.js";

/** @typedef {import("../protocol/messages.js").DailyEvent} DailyEvent */
/** @typedef {import("../protocol/messages.js").DailyRow} DailyRow */

/** The columns of a table. @type {("rank" | "name" | "lead" | "score" | "opponent" | "time")[]} */
const COLUMNS = ["rank", "name", "lead", "score", "opponent", "time"];
/** The class of a column's title. @type {{[column: string]: string}} */
const CLASSES = { rank: "points", lead: "points", score: "points", time: "lesser" };

/** Whether the opponent did not finish. @param {DailyRow} row */
const isEarly = ({ why = "score" }) => why !== "score";

/** The longest delay of a browser's timer, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** @param {string} game an unknown one is the one played last @returns {import("../widgets/page.js").Dialog} */
export function dailyDialog(game) {
  const page = new DailyPage(game);
  return {
    label: dailyText.title,
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
    /** The day of the requested table; null: yesterday. @type {string | null} */
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
    // A new day has a new number; the pause avoids a loop of requests if the clock is wrong.
    this.midnight = window.setTimeout(() => this.ask(), Math.min(Math.max(rest, 60_000), LONGEST_MS));
    draw();
  }

  end() {
    window.clearTimeout(this.midnight);
    this.asked?.();
  }

  /** Show another game or another day. @param {{game?: string, day?: string | null}} what */
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
        ${pageHead(dailyText.heading({ game: GAMES[game].title, day: null }), close)}
        <div class="which-game">${choose(formsText.whichGame(), games(), game, (to) => this.look({ game: to }))}</div>
        ${wrong ? html`<p class="bad">${wrong}</p>` : told === null ? html`<p>${lobbyText.asking()}</p>` : html`${today(told)} ${this.table(told)}`}
        <p class="hint">${dailyText.about()} ${dailyText.noted()}</p>
      </section>
    `;
  }

  /** The results of a past day. @param {DailyEvent} told */
  table(told) {
    const { yesterday } = told;
    const to = (/** @type {number} */ days) => this.look({ day: dayAfter(yesterday.day, days) });
    const [first, last] = [dayAfter(told.day, -DAYS), dayAfter(told.day, -1)];
    const kept = keptPromise(told.game, yesterday);
    return html`
      <div class="list-head">
        <h3>${heading(yesterday.day, told.day)}</h3>
        <div class="days">
          <button type="button" class="icon" aria-label=${dailyText.earlier()} title=${dailyText.earlier()} ?disabled=${yesterday.day <= first} @click=${() => to(-1)}>${icon("left")}</button>
          <button type="button" class="icon" aria-label=${dailyText.later()} title=${dailyText.later()} ?disabled=${yesterday.day >= last} @click=${() => to(1)}>${icon("right")}</button>
        </div>
      </div>
      <p>${dailyText.numberWas(yesterday.number)}</p>
      ${kept === null ? nothing : html`<p class=${kept ? "kept" : "broken"}>${kept ? "✓" : "!"} ${kept ? dailyText.commitmentKept() : dailyText.commitmentBroken()}</p>`}
      ${yesterday.number === null ? nothing : html`${rows(yesterday.computer, "computer", yesterday.played[0])} ${rows(yesterday.friends, "friends", yesterday.played[1])}`}
    `;
  }
}

/** The reader's own try. @param {DailyEvent} told */
function today(told) {
  const { game, own, room, tried, level, options, form } = told;
  const started = (/** @type {"computer" | "friend"} */ against) => () =>
    named(() => whenLoaded(import("./room.js"), (at) => at.begin(doing.playDaily(game, against))));
  const goOn = (/** @type {string} */ code) => () =>
    whenLoaded(import("./room.js"), (at) => {
      closeAll();
      at.enterRoom(code, { alongside: true });
    });
  const rules = optionsTold(game, options);
  const what = playedWith(game, options, GAMES[game].title);
  return html`
    <section class="day" aria-label=${dailyText.section()}>
      <h3>${heading(told.day, told.day)}</h3>
      <p>
        <strong>${form === "race" ? dailyText.raceOfTwo(what) : what}.</strong>
        ${dailyText.hiddenUntil(told.ends)} ${dailyText.finished(told.played)}
      </p>
      ${rules.length ? html`<ul class="hint">${rules.map((each) => html`<li>${each}</li>`)}</ul>` : nothing}
      ${
        own !== null
          ? html`<p class="lead"><bdi>${ownResult(own)}</bdi></p>`
          : room !== null
            ? html`<div class="buttons"><button type="button" class="primary" @click=${goOn(room)}>${dailyText.resume()}</button></div>`
            : tried
              ? html`<p>${dailyText.tried()}</p>`
              : html`
                  <p>${dailyText.notTried()} ${dailyText.rules()}</p>
                  <div class="buttons">
                    <button type="button" class="primary" @click=${started("computer")}>${dailyText.playComputer(level)}</button>
                    <button type="button" @click=${started("friend")}>${dailyText.playFriend()}</button>
                  </div>
                  <p class="hint">${dailyText.friendRule()}</p>
                `
      }
    </section>
  `;
}

/** The title of a day. @param {string} day @param {string} today */
const heading = (day, today) =>
  dailyText.day({ day, which: day === today ? "today" : day === dayAfter(today, -1) ? "yesterday" : "earlier" });

/** @param {DailyRow[]} rows @param {"computer" | "friends"} against @param {number} count how many have played */
function rows(rows, against, count) {
  const title = dailyText.players(against, { count });
  const computer = against === "computer";
  if (rows.length === 0) return html`<h4>${title}</h4>`;
  return html`
    <h4>${title}</h4>
    <div class="scrolled" tabindex="0" role="group" aria-label=${title}>
      <table class="figures">
        <thead>
          <tr>
            ${COLUMNS.map((column) => (computer && column === "opponent" ? nothing : html`<th scope="col" class=${CLASSES[column] ?? ""}>${dailyText.column(column)}</th>`))}
            <th scope="col"><span class="unseen">${lobbyText.watch()}</span></th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`
              <tr class=${row.player === ownPlayer() ? "mine" : ""}>
                <td class="points">${row.rank || "–"}</td>
                <th scope="row"><button type="button" class="link" @click=${() => go("player", row.player)}><bdi>${row.name}</bdi></button></th>
                <td class="points"><strong>${isEarly(row) ? dailyText.wonEarly() : formats.signed(row.difference)}</strong></td>
                <td class="points">${isEarly(row) ? "–" : dailyText.score({ own: row.scores[0], other: row.scores[1] })}</td>
                ${computer ? nothing : html`<td><bdi>${opponent(row)}</bdi></td>`}
                <td class="lesser">${formats.timeOfDay(row.at)}</td>
                <td><button type="button" aria-label=${dailyText.watch(row.name)} @click=${() => watchMatch(row.match)}>${lobbyText.watch()}</button></td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
