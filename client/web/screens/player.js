// A player's page: ratings and results in each game, the newest matches with their records, the best games alone.

import * as formats from "../text/formats.js";
import { GAMES, have, reachedIn } from "../games/catalog.js";
import { addressOf } from "../lobby/match_search.js";
import { readPlayer } from "../lobby/player_search.js";
import { rating } from "../lobby/rating.js";
import { askOnce, CannotAsk, keepAsking, ownPlayer } from "../lobby/requests.js";
import { formOf, helpOf, STATISTICS } from "../lobby/score_text.js";
import { isPerson } from "../room/challenges.js";
import * as doing from "../room/commands.js";
import { dateTime, number } from "../text/formats.js";
import { messages as challengeText } from "../text/messages/challenges.js";
import { messages as lobbyText } from "../text/messages/lobby.js";
import { messages as matchesText } from "../text/messages/matches.js";
import { messages as scoresText } from "../text/messages/scores.js";
import { messages as standingsText } from "../text/messages/standings.js";
import { html, nothing } from "../vendor/lit-html.js";
import { whenLoaded } from "../widgets/loading.js";
import { copyLink } from "../widgets/clipboard.js";
import { draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { matchList, titleOf, watch } from "./match_list.js";
import { go } from "./page_addresses.js";

/** @typedef {import("../protocol/messages.js").PlayerEvent} PlayerEvent */
/** @typedef {import("../protocol/messages.js").GameOfPlayer} GameOfPlayer */
/** @typedef {import("../protocol/messages.js").PastMatch} PastMatch */

/** @param {string | null} player null: oneself @returns {import("../widgets/page.js").Dialog} */
export function playerDialog(player) {
  const page = new PlayerPage(player);
  return {
    label: () => (player === null ? standingsText.yourPage() : standingsText.pageOf(player)),
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
    /** The newest two-player match of the reader against this player; null if there is none. @type {PastMatch | null} */
    this.met = null;
    this.stop = () => {};
  }

  ask() {
    this.stop();
    if (!this.known) {
      this.wrong = standingsText.noSuchPlayer();
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
    const first = this.told === null;
    this.told = told;
    if (first && !this.mine && isPerson(told.player)) void this.findMatch(told.player);
    draw();
    const wanting = new Set([...told.games, ...told.matches].map(({ game }) => game));
    void Promise.allSettled([...wanting].map(have)).then(draw);
  }

  /** Find the reader's newest two-player match against this player. A challenge copies its game. @param {string} opponent */
  async findMatch(opponent) {
    try {
      /** @type {import("../protocol/messages.js").MatchesEvent} */
      const { matches } = await askOnce(() => doing.matches({ opponent }));
      this.met = matches.find(({ seats }) => seats.length === 2) ?? null;
    } catch (error) {
      if (!(error instanceof CannotAsk)) throw error;
      this.wrong = error.message;
    }
    draw();
  }

  get mine() {
    return this.told !== null && this.told.player === ownPlayer();
  }

  /** @param {() => void} close */
  view(close) {
    const { told, wrong } = this;
    const head = pageHead(
      told === null
        ? this.player === null
          ? standingsText.yourPage()
          : standingsText.page()
        : formats.name(told.name),
      close,
    );
    return html`
      <section class="looking-up meeting" tabindex="-1" data-first>
        ${head} ${wrong ? html`<p class="bad">${wrong}</p>` : told === null ? html`<p>${lobbyText.asking()}</p>` : this.page(told)}
      </section>
    `;
  }

  /** @param {PlayerEvent} told */
  page(told) {
    const best = told.games.flatMap(({ game, best }) => best.map((each) => ({ ...each, game })));
    const helped = told.games.flatMap(({ game, helped }) => helped.map((each) => ({ ...each, game })));
    const casual = told.games.flatMap(({ game, casual }) => casual.map((each) => ({ ...each, game })));
    return html`
      <p class="identity">
        ${standingsText.since(told.first)} <span class="hint">${standingsText.playerId(idOf(told.player))}</span>
        <button type="button" class="link" @click=${() => copyLink(`${location.origin}/#player/${told.player}`)}>${standingsText.copyLink()}</button>
      </p>
      ${told.first !== null && told.games.length === 0 && told.matches.length === 0 ? html`<p>${standingsText.nothingFinished()}</p>` : nothing}
      ${told.games.length ? games(told.games) : nothing} ${this.played(told)}
      ${best.length === 0 ? nothing : alone(standingsText.bestAlone(), best)}
      ${helped.length === 0 ? nothing : html`${alone(standingsText.bestHelped(), helped)}<p class="hint">${scoresText.withHelpNote()}</p>`}
      ${casual.length === 0 ? nothing : html`${alone(standingsText.bestCasual(), casual)}<p class="hint">${scoresText.casualNote()}</p>`}
      <p class="hint">${standingsText.whatItIsWorth()}</p>
    `;
  }

  /** @param {PlayerEvent} told */
  played({ player, matches, next }) {
    const { mine } = this;
    const search = addressOf({ player: mine ? null : player });
    return html`
      ${matches.length ? html`<h3>${standingsText.matches()}</h3>` : nothing}
      <p class="buttons">
        <button type="button" @click=${() => go("matches", search)}>${next === null ? matchesText.search() : matchesText.all()}</button>
        ${mine ? nothing : html`<button type="button" @click=${() => go("versus", player)}>${matchesText.versusYou()}</button>`}
        ${this.met === null ? nothing : challengeButton(player, this.met)}
      </p>
      ${matches.length ? matchList(matches) : nothing} ${mine ? nothing : html`<p class="hint">${matchesText.ratedOnly()}</p>`}
    `;
  }
}

/** A button that challenges a player to another match by the rules of an earlier one. @param {string} player @param {PastMatch} match */
function challengeButton(player, { game, form, options }) {
  const command = () => doing.createRoom({ game, form, options, challenge: player });
  const go = () => whenLoaded(import("./room.js"), (room) => room.begin(command()));
  return html`<button type="button" @click=${go}>${challengeText.challenge()}</button>`;
}

/** A player's id in readable form. @param {string} player */
const idOf = (player) => (player.startsWith("computer:") ? player : player.replace(/(.{4})(?=.)/g, "$1-"));

/** A rating with its rank. @param {import("../protocol/messages.js").RatingRow | null} row */
const ranked = (row) =>
  row === null ? standingsText.unrated() : standingsText.ranked({ rating: rating(row), rank: row.rank });

/** The statistics of the games, by form. @param {GameOfPlayer[]} of */
const games = (of) => html`
  <div class="scrolled" tabindex="0" role="group" aria-label=${scoresText.yourGames()}>
    <table class="figures">
      <thead><tr><td></td>${STATISTICS.map((name, at) => html`<th scope="col" class="points ${lesser(at + 1)}">${scoresText.statistic(name)}</th>`)}</tr></thead>
      ${of.map(
        ({ game, rating: row, correspondence, statistics }) => html`
          <tbody>
            <tr><th scope="rowgroup" colspan="7">${GAMES[game]?.title ?? game} <span class="rating">${ranked(row)}</span>${correspondence === null ? nothing : html` <span class="rating">${standingsText.alsoByCorrespondence(ranked(correspondence))}</span>`}</th></tr>
            ${statistics.map(
              (each) => html`
                <tr>
                  <th scope="row" class="of-form">${formOf(each)}</th>
                  ${[each.games, each.wins, each.streak, each.longest, each.best].map((value, at) => html`<td class="points ${lesser(at + 1)}">${value === null ? "–" : number(value)}</td>`)}
                  <td class="points">${each.average === null ? "–" : formats.exact(each.average)}</td>
                </tr>
              `,
            )}
          </tbody>
        `,
      )}
    </table>
  </div>
`;

/** The class of a column; some columns are hidden on a phone. @param {number} column */
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
            <span class="who">${standingsText.onNumber(each.number)}</span>
            <span class="hint">${formats.facts([dateTime(each.at), helpOf(each)])}</span>
          </div>
          ${watch(each)}
        </li>
      `,
    )}
  </ul>
`;
