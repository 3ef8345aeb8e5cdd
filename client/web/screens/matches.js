// A list of finished matches, which can be searched; each of them can be watched again.

import { GAMES, have } from "../games/catalog.js";
import { addressOf, readDay, searchOf, wrongIn } from "../lobby/match_search.js";
import * as words from "../lobby/match_words.js";
import { findPlayer, LEVELS, readPlayer } from "../lobby/player_search.js";
import { askOnce, CannotAsk, ownPlayer } from "../lobby/requests.js";
import { NO_SUCH } from "../lobby/standings_words.js";
import { readNumber } from "../protocol/game_numbers.js";
import * as doing from "../room/commands.js";
import { showNumber } from "../text/words.js";
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
    label: words.MATCHES,
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
    /** The opponent's id, once it is found. @type {string | null} */
    this.opponent = null;
    this.wrong = "";
    /** How often was asked: answers to an earlier question are dropped. */
    this.asked = 0;
  }

  stop() {
    this.asked++;
  }

  /** Ask for a page; null: the first. @param {string | null} [page] */
  async ask(page = null) {
    const asked = ++this.asked;
    const { search } = this;
    const player = search.player === null ? null : readPlayer(search.player);
    this.wrong = search.player !== null && player === null ? NO_SUCH : wrongIn(search);
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
      return words.onNumber(GAMES[search.game].title, search.number);
    return words.title(told?.name ?? search.player ?? "", mine);
  }

  get described() {
    const { search } = this;
    const seat = this.matches.flatMap(({ seats }) => seats).find(({ player }) => player === this.opponent);
    const { since, until } = search;
    if (search.everyone) return words.described({ since, until });
    const game = search.game === null ? null : GAMES[search.game].title;
    return words.described({ ...search, game, opponent: seat?.name ?? search.opponent });
  }

  /** @param {() => void} close */
  view(close) {
    const { told, wrong, matches } = this;
    const lines = this.described ? html`<p class="hint"><bdi>${this.described}</bdi></p>` : nothing;
    return html`
      <section class="looking-up meeting" tabindex="-1" data-first>
        ${pageHead(this.title, close, { lines })} ${this.form()}
        <div aria-live="polite">
          ${wrong ? html`<p class="bad">${wrong}</p>` : told === null ? html`<p>${words.LOOKING}</p>` : matches.length === 0 ? html`<p>${words.NONE_FOUND}</p>` : nothing}
        </div>
        ${matches.length ? matchList(matches) : nothing}
        ${told === null || told.next === null || wrong ? nothing : html`<button type="button" @click=${() => this.ask(told.next)}>${words.OLDER}</button>`}
        ${this.mine ? nothing : html`<p class="hint">${this.search.everyone ? words.EVERYONES_RATED : words.RATED_ONLY}</p>`}
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
        <summary>${words.SEARCH}</summary>
        <form novalidate @submit=${(/** @type {SubmitEvent} */ event) => this.submit(event)}>
          ${select("game", words.GAME, [["", words.ANY_GAME], ...games()], search.game ?? "")}
          <label><span>${words.OPPONENT}</span>
            <input name="opponent" list="search-opponents" autocomplete="off" spellcheck="false" maxlength="40" .value=${search.opponent ?? ""} title=${words.OPPONENT_HINT}>
          </label>
          <datalist id="search-opponents">${names.map((name) => html`<option value=${name}></option>`)}</datalist>
          ${select("result", words.RESULT, [["", words.ANY_RESULT], ...Object.entries(words.RESULTS)], search.result ?? "")}
          <label><span>${words.SINCE}</span><input name="since" type="date" .value=${search.since ?? ""} title=${words.DAYS_HINT}></label>
          <label><span>${words.UNTIL}</span><input name="until" type="date" .value=${search.until ?? ""} title=${words.DAYS_HINT}></label>
          <label><span>${words.NUMBER}</span><input name="number" inputmode="numeric" autocomplete="off" .value=${number}></label>
          <label class="check"><input name="everyone" type="checkbox" .checked=${search.everyone}><span>${words.EVERYONE}</span></label>
          <button type="submit" class="primary">${words.GO}</button>
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
      result: text("result"),
      since: readDay(text("since")),
      until: readDay(text("until")),
      number: number === null ? null : readNumber(number),
      everyone,
    };
    if (number !== null && search.number === null) {
      this.stop();
      this.wrong = words.noNumber(number);
      draw();
      return;
    }
    this.search = search;
    nowAt("matches", addressOf(search));
    void this.ask();
  }
}

/** @param {string} name @param {string} label @param {[string, string][]} values @param {string} chosen */
const select = (name, label, values, chosen) => html`
  <label><span>${label}</span>
    <select name=${name}>${values.map(([value, told]) => html`<option value=${value} ?selected=${value === chosen} .selected=${value === chosen}>${told}</option>`)}</select>
  </label>
`;
