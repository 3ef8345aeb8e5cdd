// A player's page: ratings and results in each game, the newest matches with their records, the best games alone.

import { GAMES, have, reachedIn } from "../games/catalog.js";
import { addressOf } from "../lobby/match_search.js";
import { ALL_MATCHES, RATED_ONLY, SEARCH, VERSUS_YOU } from "../lobby/match_words.js";
import { readPlayer } from "../lobby/player_search.js";
import { keepAsking, ownPlayer } from "../lobby/requests.js";
import { FORMS, HELPED_NOTE, helpOf, STATISTICS, STATISTICS_COLUMNS } from "../lobby/score_words.js";
import * as words from "../lobby/standings_words.js";
import * as doing from "../room/commands.js";
import { number } from "../text/words.js";
import { html, nothing } from "../vendor/lit-html.js";
import { copyLink } from "../widgets/clipboard.js";
import { draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { matchList, titleOf, watch } from "./match_list.js";
import { go } from "./page_addresses.js";

/** @typedef {import("../protocol/messages.js").PlayerEvent} PlayerEvent */
/** @typedef {import("../protocol/messages.js").GameOfPlayer} GameOfPlayer */

/** @param {string | null} player null: oneself @returns {import("../widgets/page.js").Dialog} */
export function playerDialog(player) {
  const page = new PlayerPage(player);
  return {
    label: player === null ? words.YOURS : `${words.PAGE} ${player}`,
    wide: true,
    opened: () => page.ask(),
    closed: () => page.stop(),
    view: (close) => page.view(close),
  };
}

class PlayerPage {
  /** @param {string | null} player */
  constructor(player) {
    this.player = player === null ? null : readPlayer(player);
    this.known = player === null || this.player !== null;
    /** @type {PlayerEvent | null} */
    this.told = null;
    this.wrong = "";
    this.stop = () => {};
  }

  ask() {
    this.stop();
    if (!this.known) {
      this.wrong = words.NO_SUCH;
      return;
    }
    this.stop = keepAsking(
      () => doing.player(this.player),
      (told) => this.hear(told),
      (why) => {
        this.wrong = why.message;
        draw();
      },
      () => this.stop(),
    );
    draw();
  }

  /** @param {PlayerEvent} told */
  hear(told) {
    this.told = told;
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
      ${told.first !== null && told.games.length === 0 && told.matches.length === 0 ? html`<p>${words.NOTHING}</p>` : nothing}
      ${told.games.length ? games(told.games) : nothing} ${this.played(told)}
      ${best.length === 0 ? nothing : alone(words.ALONE, best)}
      ${helped.length === 0 ? nothing : html`${alone(words.HELPED, helped)}<p class="hint">${HELPED_NOTE}</p>`}
      <p class="hint">${words.HONEST}</p>
    `;
  }

  /** @param {PlayerEvent} told */
  played({ player, matches, next }) {
    const { mine } = this;
    const search = addressOf({ player: mine ? null : player });
    return html`
      ${matches.length ? html`<h3>${words.MATCHES}</h3>` : nothing}
      <p class="buttons">
        <button type="button" @click=${() => go("matches", search)}>${next === null ? SEARCH : ALL_MATCHES}</button>
        ${mine ? nothing : html`<button type="button" @click=${() => go("versus", player)}>${VERSUS_YOU}</button>`}
      </p>
      ${matches.length ? matchList(matches) : nothing} ${mine ? nothing : html`<p class="hint">${RATED_ONLY}</p>`}
    `;
  }
}

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
                  <th scope="row" class="of-form">${FORMS[form] ?? form}</th>
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

/** @param {string} title @param {(import("../protocol/messages.js").HighScore & {game: string})[]} best */
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
