// A player's own page: ratings, how the games have gone, the matches with their records, the best games alone.

import { draw, wear } from "../app.js";
import { keepAsking, ownPlayer } from "../asking.js";
import * as doing from "../doing.js";
import { GAMES, have, playedWith, reachedIn, scored } from "../games.js";
import { html, nothing } from "../vendor/lit-html.js";
import { number } from "../words.js";
import { FORMS, HELPED_NOTE, helpOf, STATISTICS, STATISTICS_COLUMNS } from "../words/scores.js";
import * as words from "../words/standings.js";
import { copyLink } from "./copying.js";
import { pageHead } from "./page_head.js";
import { go } from "./places.js";
import { watchMatch } from "./shared_record.js";

/** @typedef {import("../protocol.js").PlayerEvent} PlayerEvent */
/** @typedef {import("../protocol.js").GameOfPlayer} GameOfPlayer */
/** @typedef {import("../protocol.js").PastMatch} PastMatch */

/** How the id of a player is written, and of a computer. */
const PLAYER = /^([0-9A-HJKMNP-TV-Z]{16}|computer:[a-z]{1,20})$/;

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
    if (this.player !== null && !PLAYER.test(this.player)) {
      this.wrong = words.NO_SUCH;
      return;
    }
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
      <section class="looking-up meeting" tabindex="-1" data-first>
        ${head} ${wrong ? html`<p class="bad">${wrong}</p>` : told === null ? html`<p>${words.LOOKING}</p>` : this.page(told)}
      </section>
    `;
  }

  /** @param {PlayerEvent} told */
  page(told) {
    const best = told.games.flatMap(({ game, best }) => best.map((each) => ({ ...each, game })));
    const helped = told.games.flatMap(({ game, helped }) => helped.map((each) => ({ ...each, game })));
    return html`
      <p class="identity">
        ${words.since(told.first)} <span class="hint">${words.known(told.player)}</span>
        <button type="button" class="link" @click=${() => copyLink(`${location.origin}/#player/${told.player}`)}>${words.COPY}</button>
      </p>
      ${told.first !== null && told.games.length === 0 && this.matches.length === 0 ? html`<p>${words.NOTHING}</p>` : nothing}
      ${told.games.length ? games(told.games) : nothing} ${this.played(told)}
      ${best.length === 0 ? nothing : alone(words.ALONE, best)}
      ${helped.length === 0 ? nothing : html`${alone(words.HELPED, helped)}<p class="hint">${HELPED_NOTE}</p>`}
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
      <ul class="lobby">${matches.map(past)}</ul>
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
  const change = words.change(match.seats[match.seat]?.change);
  return html`
    <li>
      <div>
        <strong>${titleOf(match)}</strong> <span class="form">${words.formOf(match.form)}</span>
        <span class="who">${words.result(match, reachedIn(match.game, match.options), scored(match.game, match.options))} ${others.length ? html`${words.AGAINST} ${others.map(({ player, name }) => html`<button type="button" class="link" @click=${() => go("player", player)}><bdi>${name}</bdi></button> `)}` : nothing}</span>
        <span class="hint">${words.when(match.at)}${change ? ` · ${words.rated(change)}` : ""}</span>
      </div>
      ${watch(match)}
    </li>
  `;
}

/** @param {{match: string, at: number}} match */
const watch = ({ match, at }) =>
  html`<button type="button" aria-label="${words.WATCH}: ${words.when(at)}" @click=${() => watchMatch(match)}>${words.WATCH}</button>`;

/** How the games have gone, by the forms that were played. @param {GameOfPlayer[]} of */
const games = (of) => html`
  <div class="scrolled" tabindex="0" role="group" aria-label=${STATISTICS}>
    <table class="figures">
      <thead><tr>${STATISTICS_COLUMNS.map((name, at) => (name ? html`<th scope="col" class="points ${lesser(at)}">${name}</th>` : html`<td></td>`))}</tr></thead>
      ${of.map(
        ({ game, rating, statistics }) => html`
          <tbody>
            <tr><th scope="rowgroup" colspan="7">${GAMES[game]?.title ?? game} <span class="rating">${words.ofGame(rating)}</span></th></tr>
            ${statistics.map(
              ({ form, games, wins, streak, longest, best, average }) => html`
                <tr>
                  <th scope="row" class="of-game">${FORMS[form] ?? form}</th>
                  ${[games, wins, streak, longest, best].map((value, at) => html`<td class="points ${lesser(at + 1)}">${value === null ? "–" : number(value)}</td>`)}
                  <td class="points">${average === null ? "–" : average.toFixed(1)}</td>
                </tr>
              `,
            )}
          </tbody>
        `,
      )}
    </table>
  </div>
`;

/** What there is no room for on a phone. @param {number} column */
const lesser = (column) => (column === 3 || column === 4 ? "lesser" : "");

/** @param {string} title @param {(import("../protocol.js").HighScore & {game: string})[]} best */
const alone = (title, best) => html`
  <h3>${title}</h3>
  <ul class="lobby">
    ${best.map(
      (each) => html`
        <li>
          <div>
            <strong>${reachedIn(each.game, each.options)(each.score)}</strong> <span class="form">${titleOf(each)}</span>
            <span class="who">${words.onNumber(each.number)}</span>
            <span class="hint">${[words.when(each.at), helpOf(each)].filter(Boolean).join(" · ")}</span>
          </div>
          ${watch(each)}
        </li>
      `,
    )}
  </ul>
`;
