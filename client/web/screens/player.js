// A player's own page: ratings, how the games have gone, the matches with their records, the best games alone.

import { draw, wear } from "../app.js";
import { keepAsking, ownPlayer } from "../asking.js";
import * as doing from "../doing.js";
import { GAMES, have, playedWith } from "../games.js";
import { html, nothing } from "../vendor/lit-html.js";
import { number, showNumber } from "../words.js";
import { FORMS, STATISTICS, STATISTICS_COLUMNS } from "../words/scores.js";
import * as words from "../words/standings.js";
import { copyLink } from "./copying.js";
import { pageHead } from "./page_head.js";
import { go } from "./places.js";
import { watchMatch } from "./shared_record.js";

/** @typedef {import("../protocol.js").PlayerEvent} PlayerEvent */
/** @typedef {import("../protocol.js").GameOfPlayer} GameOfPlayer */
/** @typedef {import("../protocol.js").PastMatch} PastMatch */

/** @param {string | null} player null: oneself @returns {import("../app.js").Dialog} */
export function playerDialog(player) {
  const page = new PlayerPage(player);
  return {
    label: player === null ? words.YOURS : `${words.PAGE} ${player}`,
    wide: true,
    opened: () => {
      void wear("pages.css");
      void wear("screens/meeting.css");
      page.ask(null);
    },
    closed: () => page.stop(),
    view: (close) => page.view(close),
  };
}

class PlayerPage {
  /** @param {string | null} player */
  constructor(player) {
    this.player = player;
    /** @type {PlayerEvent | null} */
    this.told = null;
    /** @type {PastMatch[]} */
    this.matches = [];
    this.wrong = "";
    this.stop = () => {};
  }

  /** @param {number | null} before only matches that ended before that */
  ask(before) {
    this.stop();
    this.stop = keepAsking(
      () => doing.player(this.player, before),
      (told) => this.hear(told, before),
      (why) => {
        this.wrong = why.message;
        draw();
      },
      () => this.stop(),
    );
    draw();
  }

  /** @param {PlayerEvent} told @param {number | null} before */
  hear(told, before) {
    const known = new Set(before === null ? [] : this.matches.map(({ match }) => match));
    const earlier = before === null ? [] : this.matches;
    this.told = told;
    this.matches = [...earlier, ...told.matches.filter(({ match }) => !known.has(match))];
    draw();
    const wanting = new Set([...told.games, ...told.matches].map(({ game }) => game));
    void Promise.allSettled([...wanting].map(have)).then(draw);
  }

  get mine() {
    return this.told !== null && this.told.player === ownPlayer();
  }

  /** @param {() => void} close */
  view(close) {
    const { told, wrong } = this;
    const head = pageHead(told === null ? (this.player === null ? words.YOURS : words.PAGE) : told.name, close);
    return html`
      <section class="looking-up" tabindex="-1" data-first>
        ${head} ${wrong ? html`<p class="bad">${wrong}</p>` : told === null ? html`<p>${words.LOOKING}</p>` : this.page(told)}
      </section>
    `;
  }

  /** @param {PlayerEvent} told */
  page(told) {
    const best = told.games.flatMap(({ game, best }) => best.map((each) => ({ ...each, game })));
    return html`
      <p class="identity">
        ${words.since(told.first)} <span class="hint">${words.known(told.player)}</span>
        <button type="button" class="link" @click=${() => copyLink(`${location.origin}/#player/${told.player}`)}>${words.COPY}</button>
      </p>
      ${told.games.length === 0 && this.matches.length === 0 ? html`<p>${words.NOTHING}</p>` : nothing}
      ${told.games.map(ofGame)} ${this.played(told)}
      ${best.length === 0 ? nothing : alone(best)}
      <p class="hint">${words.HONEST}</p>
    `;
  }

  /** @param {PlayerEvent} told */
  played(told) {
    const { matches } = this;
    const last = matches.at(-1);
    if (last === undefined) return this.mine ? nothing : html`<p class="hint">${words.RATED_ALONE}</p>`;
    return html`
      <h3>${words.MATCHES}</h3>
      <div class="scrolled" tabindex="0" role="group" aria-label=${words.MATCHES}>
        <table class="figures">
          <thead>
            <tr>
              ${words.MATCH_COLUMNS.map((name, at) => html`<th scope="col" class=${at === 4 ? "points" : ""}>${name}</th>`)}
              <th scope="col"><span class="unseen">${words.WATCH}</span></th>
            </tr>
          </thead>
          <tbody>${matches.map(past)}</tbody>
        </table>
      </div>
      ${this.mine ? nothing : html`<p class="hint">${words.RATED_ALONE}</p>`}
      ${told.more ? html`<button type="button" @click=${() => this.ask(last.at)}>${words.MORE}</button>` : nothing}
    `;
  }
}

/** What a game is called here, with its options. @param {{game: string, options: {[name: string]: unknown}}} what */
const titleOf = ({ game, options }) => playedWith(game, options, GAMES[game]?.title ?? game);

/** @param {PastMatch} match */
function past(match) {
  const others = match.seats.filter((_, seat) => seat !== match.seat);
  return html`
    <tr>
      <td>${words.when(match.at)}</td>
      <td>${titleOf(match)} <span class="hint">${FORMS[match.form] ?? match.form}</span></td>
      <td>${others.map(({ player, name }) => html`<button type="button" class="link" @click=${() => go("player", player)}><bdi>${name}</bdi></button> `)}</td>
      <td>${words.result(match)}</td>
      <td class="points">${words.change(match.seats[match.seat]?.change)}</td>
      <td><button type="button" aria-label="${words.WATCH}: ${words.when(match.at)}" @click=${() => watchMatch(match.match)}>${words.WATCH}</button></td>
    </tr>
  `;
}

/** @param {GameOfPlayer} of */
function ofGame({ game, rating, statistics }) {
  const told = (/** @type {number | null} */ value) => (value === null ? "–" : number(value));
  const title = GAMES[game]?.title ?? game;
  return html`
    <h3>${title} <small>${words.ofGame(rating)}</small></h3>
    ${
      statistics.length === 0
        ? nothing
        : html`
            <div class="scrolled" tabindex="0" role="group" aria-label="${title}: ${STATISTICS}">
              <table class="figures">
                <thead><tr>${STATISTICS_COLUMNS.map((name) => (name ? html`<th scope="col" class="points">${name}</th>` : html`<td></td>`))}</tr></thead>
                <tbody>
                  ${statistics.map(
                    ({ form, games, wins, streak, longest, best, average }) => html`
                      <tr>
                        <th scope="row">${FORMS[form] ?? form}</th>
                        ${[games, wins, streak, longest, best].map((value) => html`<td class="points">${told(value)}</td>`)}
                        <td class="points">${average === null ? "–" : average.toFixed(1)}</td>
                      </tr>
                    `,
                  )}
                </tbody>
              </table>
            </div>
          `
    }
  `;
}

/** @param {(import("../protocol.js").HighScore & {game: string})[]} best */
const alone = (best) => html`
  <h3>${words.ALONE}</h3>
  <div class="scrolled" tabindex="0" role="group" aria-label=${words.ALONE}>
    <table class="figures">
      <thead>
        <tr>
          ${words.BEST_COLUMNS.map((name, at) => html`<th scope="col" class=${at === 0 ? "points" : ""}>${name}</th>`)}
          <th scope="col"><span class="unseen">${words.WATCH}</span></th>
        </tr>
      </thead>
      <tbody>
        ${best.map(
          (each) => html`
            <tr>
              <td class="points"><strong>${number(each.score)}</strong></td>
              <td>${titleOf(each)}</td>
              <td>${showNumber(each.number)}</td>
              <td>${words.when(each.at)}</td>
              <td><button type="button" aria-label="${words.WATCH}: ${words.when(each.at)}" @click=${() => watchMatch(each.match)}>${words.WATCH}</button></td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  </div>
`;
