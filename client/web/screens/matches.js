// A list of finished matches that can be searched, each with a link to its replay.

import { GAMES, have } from "../games/catalog.js";
import { addressOf, described, RESULTS, readDay, searchOf, wrongIn } from "../lobby/match_search.js";
import { findPlayer, LEVELS, readPlayer } from "../lobby/player_search.js";
import { askOnce, CannotAsk, ownPlayer } from "../lobby/requests.js";
import { readNumber } from "../protocol/game_numbers.js";
import * as doing from "../room/commands.js";
import { messages as lobbyText } from "../text/messages/lobby.js";
import { messages as matchesText } from "../text/messages/matches.js";
import { messages as standingsText } from "../text/messages/standings.js";
import { gameNumber as showNumber } from "../text/formats.js";
import { html, nothing } from "../vendor/lit-html.js";
import { games } from "../widgets/choice_list.js";
import { draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { matchList } from "./match_list.js";
import { nowAt } from "./page_addresses.js";

/** @typedef {import("../protocol/messages.js").MatchesEvent} MatchesEvent */
/** @typedef {import("../protocol/messages.js").PastMatch} PastMatch */
/** @typedef {import("../lobby/match_search.js").Search} Search */

/** @param {string} address as `addressOf` writes it @returns {import("../widgets/page.js").Dialog} */
export function matchesDialog(address) {
  const page = new MatchesPage(searchOf(address));
  return {
    label: matchesText.title,
    wide: true,
    opened: () => void page.ask(),
    closed: () => page.stop(),
    view: (close) => page.view(close),
  };
}

class MatchesPage {
  /** @param {Search} search */
  constructor(search) {
    this.search = search;
    /** @type {MatchesEvent | null} */
    this.told = null;
    /** @type {PastMatch[]} */
    this.matches = [];
    /** The opponent's id, once found. @type {string | null} */
    this.opponent = null;
    this.wrong = "";
    /** The number of requests so far: answers to an earlier one are dropped. */
    this.asked = 0;
  }

  stop() {
    this.asked++;
  }

  /** Request a page; null: the first. @param {string | null} [page] */
  async ask(page = null) {
    const asked = ++this.asked;
    const { search } = this;
    const player = search.player === null ? null : readPlayer(search.player);
    this.wrong = search.player !== null && player === null ? standingsText.noSuchPlayer() : wrongIn(search);
    if (page === null) {
      this.told = null;
      this.matches = [];
      this.opponent = null;
    }
    draw();
    if (this.wrong) return;
    try {
      const opponent =
        search.opponent === null
          ? null
          : (this.opponent ?? (await findPlayer(search.opponent, { player, game: search.game })));
      const told = await askOnce(() => doing.matches({ ...search, player, opponent, page }));
      if (asked === this.asked) this.hear(told, opponent);
    } catch (error) {
      if (!(error instanceof CannotAsk)) throw error;
      if (asked === this.asked) this.wrong = error.message;
    }
    draw();
  }

  /** @param {MatchesEvent} told @param {string | null} opponent */
  hear(told, opponent) {
    this.told = told;
    this.opponent = opponent;
    this.matches = [...this.matches, ...told.matches];
    const wanting = new Set(told.matches.map(({ game }) => game));
    void Promise.allSettled([...wanting].map(have)).then(draw);
  }

  get mine() {
    const { player, everyone } = this.search;
    return !everyone && (player === null || player === ownPlayer());
  }

  get title() {
    const { search, told, mine } = this;
    if (search.everyone && search.game !== null && search.number !== null)
      return matchesText.titleOnNumber({ game: GAMES[search.game].title, number: search.number });
    return matchesText.titleOf({ name: told?.name ?? search.player ?? "", mine });
  }

  get described() {
    const { search } = this;
    const seat = this.matches.flatMap(({ seats }) => seats).find(({ player }) => player === this.opponent);
    const { since, until } = search;
    if (search.everyone) return described({ since, until });
    const game = search.game === null ? null : GAMES[search.game].title;
    return described({ ...search, game, opponent: seat?.name ?? search.opponent });
  }

  /** @param {() => void} close */
  view(close) {
    const { told, wrong, matches } = this;
    const lines = this.described ? html`<p class="hint"><bdi>${this.described}</bdi></p>` : nothing;
    return html`
      <section class="looking-up meeting" tabindex="-1" data-first>
        ${pageHead(this.title, close, { lines })} ${this.form()}
        <div aria-live="polite">
          ${wrong ? html`<p class="bad">${wrong}</p>` : told === null ? html`<p>${lobbyText.asking()}</p>` : matches.length === 0 ? html`<p>${matchesText.noneFound()}</p>` : nothing}
        </div>
        ${matches.length ? matchList(matches) : nothing}
        ${told === null || told.next === null || wrong ? nothing : html`<button type="button" @click=${() => this.ask(told.next)}>${matchesText.older()}</button>`}
        ${this.mine ? nothing : html`<p class="hint">${this.search.everyone ? matchesText.everyonesRated() : matchesText.ratedOnly()}</p>`}
      </section>
    `;
  }

  form() {
    const { search } = this;
    const others = this.matches.flatMap(({ seats, seat }) => seats.filter((_, at) => at !== seat));
    const names = [...new Set([...others.map(({ name }) => name), ...LEVELS])];
    const number = search.number === null ? "" : showNumber(search.number);
    return html`
      <details class="search">
        <summary>${matchesText.search()}</summary>
        <form novalidate @submit=${(/** @type {SubmitEvent} */ event) => this.submit(event)}>
          ${select("game", lobbyText.game(), [["", matchesText.anyGame()], ...games()], search.game ?? "")}
          <label><span>${matchesText.opponent()}</span>
            <input name="opponent" list="search-opponents" autocomplete="off" spellcheck="false" maxlength="40" .value=${search.opponent ?? ""} title=${matchesText.opponentHint()}>
          </label>
          <datalist id="search-opponents">${names.map((name) => html`<option value=${name}></option>`)}</datalist>
          ${select("result", matchesText.resultLabel(), [["", matchesText.anyResult()], ...results()], search.result ?? "")}
          <label><span>${matchesText.sinceLabel()}</span><input name="since" type="date" .value=${search.since ?? ""} title=${matchesText.daysHint()}></label>
          <label><span>${matchesText.untilLabel()}</span><input name="until" type="date" .value=${search.until ?? ""} title=${matchesText.daysHint()}></label>
          <label><span>${matchesText.numberLabel()}</span><input name="number" inputmode="numeric" autocomplete="off" .value=${number}></label>
          <label class="check"><input name="everyone" type="checkbox" .checked=${search.everyone}><span>${matchesText.everyone()}</span></label>
          <button type="submit" class="primary">${matchesText.go()}</button>
        </form>
      </details>
    `;
  }

  /** @param {SubmitEvent} event */
  submit(event) {
    event.preventDefault();
    const typed = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const text = (/** @type {string} */ name) => String(typed.get(name) ?? "").trim() || null;
    const number = text("number");
    const everyone = typed.has("everyone");
    const search = {
      player: everyone ? null : this.search.player,
      game: text("game"),
      opponent: text("opponent"),
      result: RESULTS.find((result) => result === text("result")) ?? null,
      since: readDay(text("since")),
      until: readDay(text("until")),
      number: number === null ? null : readNumber(number),
      everyone,
    };
    if (number !== null && search.number === null) {
      this.stop();
      this.wrong = matchesText.noNumber(number.slice(0, 40));
      draw();
      return;
    }
    this.search = search;
    nowAt("matches", addressOf(search));
    void this.ask();
  }
}

/** The results and their labels. @returns {[string, string][]} */
const results = () => RESULTS.map((result) => [result, matchesText.result(result)]);

/** @param {string} name @param {string} label @param {[string, string][]} values @param {string} chosen */
const select = (name, label, values, chosen) => html`
  <label><span>${label}</span>
    <select name=${name}>${values.map(([value, told]) => html`<option value=${value} ?selected=${value === chosen} .selected=${value === chosen}>${told}</option>`)}</select>
  </label>
`;
