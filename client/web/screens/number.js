// What is known of a game number: everyone's best, the computer's score, par, and where one stands.

import { GAMES, reachedIn, scored, wordsOf } from "../games/catalog.js";
import { addressOf } from "../lobby/match_search.js";
import { keepAsking } from "../lobby/requests.js";
import * as words from "../lobby/score_words.js";
import { readNumber } from "../protocol/game_numbers.js";
import * as doing from "../room/commands.js";
import * as matchesText from "../text/messages/matches.js";
import { gameNumber as showNumber } from "../text/formats.js";
import { html, nothing } from "../vendor/lit-html.js";
import { announce, close as closeAll, draw, open } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { treeDialog } from "./computer_board.js";
import { Which } from "./game_choice.js";
import { go } from "./page_addresses.js";

/** @typedef {import("../protocol/messages.js").NumberEvent} NumberEvent */
/** @typedef {{number: number | null, visit: import("../room/visit.js").Visit | null, play: (number: number, what: import("./game_choice.js").Played) => void}} Options */

/**
 * Show what is known of a number; null asks for one first. `visit`: the stay one is in, whose game and options it is
 * about, null outside rooms; `play` begins a solo game on it.
 * @param {Options} options
 * @returns {import("../widgets/page.js").Dialog}
 */
export function numberDialog(options) {
  const page = new NumberPage(options);
  return {
    label: words.NUMBER,
    wide: true,
    opened: () => page.ask(),
    closed: () => page.stop(),
    view: (close) => page.view(close),
  };
}

class NumberPage {
  /** @param {Options} options */
  constructor({ number, visit, play }) {
    this.number = number;
    this.play = play;
    this.which = new Which(visit, false, () => this.ask());
    /** @type {NumberEvent | null} */
    this.about = null;
    this.wrong = "";
    this.stop = () => {};
  }

  /** Ask what is known of the number, and go on hearing of it while more is worked out. */
  ask() {
    this.stop();
    this.about = null;
    this.wrong = "";
    const { number } = this;
    const { game, options, together } = this.which;
    if (number !== null) {
      this.stop = keepAsking(
        () => doing.number(game, options, number, true, together),
        (event) => this.hear(event),
        (why) => {
          this.wrong = why.message;
          draw();
        },
      );
    }
    draw();
  }

  /** @param {NumberEvent} about */
  hear(about) {
    if (this.about !== null && this.about.computer === null && about.computer !== null)
      announce(`${words.COMPUTERS_SCORE}: ${words.computers(about, reachedIn(about.game, about.options))}`);
    this.about = { ...about, tree: about.tree ?? this.about?.tree ?? null };
    if (!about.working) this.stop();
    draw();
  }

  /** @param {() => void} close */
  view(close) {
    const { number, about, wrong } = this;
    const title = number === null ? words.NUMBER : words.numberTitle(this.which.title, number);
    return html`
      <section class="looking-up">
        ${pageHead(title, close)} ${this.which.view()}
        ${wrong ? html`<p class="bad">${wrong}</p>` : nothing}
        ${number === null ? nothing : about === null ? (wrong ? nothing : html`<p>${words.LOOKING}</p>`) : this.told(about)}
        ${this.asked()}
      </section>
    `;
  }

  /** @param {NumberEvent} about */
  told(about) {
    const toBeat = words.toBeat(about);
    const { best, computers, roles } = wordsOf(about.game);
    const timed = about.standings.some((each) => each.seconds !== null);
    const alone = GAMES[about.game]?.alone !== false;
    const reached = reachedIn(about.game, about.options);
    const points = scored(about.game, about.options);
    const facts = [
      ...(points
        ? [
            [
              toBeat !== null && toBeat === best ? words.TO_REACH : words.TO_BEAT,
              toBeat === null ? words.computers(about) : reached(toBeat),
            ],
          ]
        : []),
      [words.COMPUTERS_SCORE, words.computers(about, reached)],
      [words.PAR, words.par(about, reached)],
      ...(about.verdict == null ? [] : [[words.CAN_BE_WON, words.VERDICTS[about.verdict]]]),
    ];
    return html`
      ${alone ? html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd class=${/^−?\d/.test(value) ? "" : "told"}>${value}</dd></div>`)}</dl>` : nothing}
      <div class="buttons">
        ${
          alone
            ? html`<button
                type="button" class="primary"
                @click=${() => {
                  closeAll();
                  this.play(about.number, this.which.played);
                }}
              >${words.PLAY}</button>`
            : nothing
        }
        <button type="button" @click=${() => go("matches", addressOf({ game: about.game, number: about.number, everyone: true }))}>${matchesText.onNumber()}</button>
        ${about.tree === null ? nothing : html`<button type="button" @click=${() => open(treeDialog(() => this.about, about.game, about.options))}>${computers(about.options)}</button>`}
      </div>
      <div class="scrolled" tabindex="0" role="group" aria-label=${words.NUMBER}>
        <table class="figures">
          <thead><tr>${words.STANDING_COLUMNS.map((name, at) => html`<th scope="col" class=${[1, 3, 4].includes(at) ? "points" : ""}>${name}</th>${timed && at === 1 ? html`<th scope="col" class="points">${words.TIME}</th>` : nothing}`)}</tr></thead>
          <tbody>${roles(about.options).map((role) => standing(about, role, timed))}</tbody>
        </table>
      </div>
      ${about.own_helped.length ? html`<p class="hint">${words.ownHelped(about.own_helped.map((best) => helped(about, best)))}</p>` : nothing}
      ${alone ? html`<p class="hint">${words.WHAT}</p>` : nothing}
    `;
  }

  /** The question for a number, or for another one. */
  asked() {
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      const read = readNumber(String(new FormData(form).get("number") ?? ""));
      if (read === null) {
        this.wrong = words.NUMBER_BAD;
        announce(words.NUMBER_BAD);
        draw();
        return;
      }
      form.reset();
      this.number = read;
      this.ask();
    };
    return html`
      <form class="asks" novalidate @submit=${submit}>
        <label for="which-number">${this.number === null ? words.NUMBER_LABEL : words.ANOTHER}</label>
        <input
          id="which-number" name="number" inputmode="numeric" autocomplete="off" spellcheck="false" data-first
          placeholder=${showNumber(482109375512)} aria-describedby="which-number-told"
        />
        <button type="submit">${words.LOOK}</button>
        <p id="which-number-told" class="hint">${words.NUMBER_HINT}</p>
      </form>
    `;
  }
}

/** What a score in a role on a number is the best of. @param {NumberEvent} about @param {string} role */
function whatOf(about, role) {
  const { standings, together } = wordsOf(about.game);
  return about.together === null ? standings()[role] : `${about.together} ${together()}`;
}

/** Your best score with help in a role. @param {NumberEvent} about @param {import("../protocol/messages.js").HelpedScore} best */
function helped(about, { role, score, seconds }) {
  const reached = reachedIn(about.game, about.options)(score);
  return `${whatOf(about, role)}, ${reached}${seconds === null ? "" : ` in ${words.inTime(seconds)}`}`;
}

/** @param {NumberEvent} about @param {string} role @param {boolean} timed */
function standing(about, role, timed) {
  const found = about.standings.find((each) => each.role === role);
  const what = whatOf(about, role);
  const reached = reachedIn(about.game, about.options);
  const own =
    found?.own == null ? "" : [reached(found.own), words.inTime(found.own_seconds)].filter(Boolean).join(" · ");
  return html`
    <tr>
      <th scope="row">${what}</th>
      <td class="points">${found ? reached(found.best) : ""}</td>
      ${timed ? html`<td class="points">${words.inTime(found?.seconds)}</td>` : nothing}
      <td>${found ? html`<bdi>${found.name}</bdi>` : words.NOBODY}</td>
      <td class="points">${own}</td>
      <td class="points">${found ? words.rank(found) : ""}</td>
    </tr>
  `;
}
