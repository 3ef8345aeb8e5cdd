// The results on a game number: everyone's best, the computer's score, par, and your rank.

import { GAMES, reachedIn, scored, wordsOf } from "../games/catalog.js";
import { addressOf } from "../lobby/match_search.js";
import { keepAsking } from "../lobby/requests.js";
import { computers, inTime, ownCasual, ownHelped, par, rank, time, toBeat } from "../lobby/score_text.js";
import { readNumber } from "../protocol/game_numbers.js";
import * as doing from "../room/commands.js";
import { messages as lobbyText } from "../text/messages/lobby.js";
import { messages as scoresText } from "../text/messages/scores.js";
import { messages as matchesText } from "../text/messages/matches.js";
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
 * Show the results on a number; null asks for a number first. `visit` is the stay whose game and options are used, null
 * outside rooms; `play` begins a solo game on the number.
 * @param {Options} options
 * @returns {import("../widgets/page.js").Dialog}
 */
export function numberDialog(options) {
  const page = new NumberPage(options);
  return {
    label: scoresText.number,
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

  /** Request the results on the number, and updates while the server computes more. */
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
      announce(`${scoresText.fact("computer")}: ${computers(about, reachedIn(about.game, about.options))}`);
    this.about = { ...about, tree: about.tree ?? this.about?.tree ?? null };
    if (!about.working) this.stop();
    draw();
  }

  /** @param {() => void} close */
  view(close) {
    const { number, about, wrong } = this;
    const title = number === null ? scoresText.number() : scoresText.numberOf({ game: this.which.title, number });
    return html`
      <section class="looking-up">
        ${pageHead(title, close)} ${this.which.view()}
        ${wrong ? html`<p class="bad">${wrong}</p>` : nothing}
        ${number === null ? nothing : about === null ? (wrong ? nothing : html`<p>${lobbyText.asking()}</p>`) : this.told(about)}
        ${this.asked()}
      </section>
    `;
  }

  /** @param {NumberEvent} about */
  told(about) {
    const goal = toBeat(about);
    const { best, computers: picture, roles } = wordsOf(about.game);
    const timed = about.standings.some((each) => each.seconds !== null);
    /** @type {("role" | "best" | "time" | "name" | "own" | "rank")[]} */
    const columns = ["role", "best", ...(timed ? [/** @type {const} */ ("time")] : []), "name", "own", "rank"];
    const alone = GAMES[about.game]?.alone !== false;
    const reached = reachedIn(about.game, about.options);
    const points = scored(about.game, about.options);
    const facts = [
      ...(points
        ? [
            [
              scoresText.fact(goal !== null && goal === best ? "reach" : "beat"),
              goal === null ? computers(about) : reached(goal),
            ],
          ]
        : []),
      [scoresText.fact("computer"), computers(about, reached)],
      [scoresText.fact("par"), par(about, reached)],
      ...(about.verdict == null ? [] : [[scoresText.fact("winnable"), scoresText.verdict(about.verdict)]]),
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
              >${scoresText.playAlone()}</button>`
            : nothing
        }
        <button type="button" @click=${() => go("matches", addressOf({ game: about.game, number: about.number, everyone: true }))}>${matchesText.onNumber()}</button>
        ${about.tree === null ? nothing : html`<button type="button" @click=${() => open(treeDialog(() => this.about, about.game, about.options))}>${picture(about.options)}</button>`}
      </div>
      <div class="scrolled" tabindex="0" role="group" aria-label=${scoresText.number()}>
        <table class="figures">
          <thead><tr>${columns.map((name) => html`<th scope="col" class=${name === "role" || name === "name" ? "" : "points"}>${scoresText.standingColumn(name)}</th>`)}</tr></thead>
          <tbody>${roles(about.options).map((role) => standing(about, role, timed))}</tbody>
        </table>
      </div>
      ${about.own_casual.length ? html`<p class="hint">${ownCasual(about.own_casual.map((best) => helped(about, best)))}</p>` : nothing}
      ${about.own_helped.length ? html`<p class="hint">${ownHelped(about.own_helped.map((best) => helped(about, best)))}</p>` : nothing}
      ${alone ? html`<p class="hint">${scoresText.whatIsKnown()}</p>` : nothing}
    `;
  }

  /** The form that asks for a number, or for another one. */
  asked() {
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      const typed = String(new FormData(form).get("number") ?? "").trim();
      const read = readNumber(typed);
      if (read === null) {
        this.wrong = matchesText.noNumber(typed.slice(0, 40));
        announce(this.wrong);
        draw();
        return;
      }
      form.reset();
      this.number = read;
      this.ask();
    };
    return html`
      <form class="asks" novalidate @submit=${submit}>
        <label for="which-number">${this.number === null ? scoresText.numberLabel() : scoresText.anotherNumber()}</label>
        <input
          id="which-number" name="number" inputmode="numeric" autocomplete="off" spellcheck="false" data-first
          placeholder=${showNumber(482109375512)} aria-describedby="which-number-told"
        />
        <button type="submit">${scoresText.lookUp()}</button>
        <p id="which-number-told" class="hint">${scoresText.numberFieldHint()}</p>
      </form>
    `;
  }
}

/** The label of the best score in a role on a number. @param {NumberEvent} about @param {string} role */
function whatOf(about, role) {
  const { standings, together } = wordsOf(about.game);
  return about.together === null ? standings()[role] : scoresText.together({ count: about.together, what: together() });
}

/** Your best score with help, or in a casual game, in a role. @param {NumberEvent} about @param {import("../protocol/messages.js").HelpedScore} best */
function helped(about, { role, score, seconds }) {
  const reached = reachedIn(about.game, about.options)(score);
  return scoresText.helpedScore({ what: whatOf(about, role), score: inTime(reached, seconds) });
}

/** @param {NumberEvent} about @param {string} role @param {boolean} timed */
function standing(about, role, timed) {
  const found = about.standings.find((each) => each.role === role);
  const what = whatOf(about, role);
  const reached = reachedIn(about.game, about.options);
  const own = found?.own == null ? "" : inTime(reached(found.own), found.own_seconds);
  return html`
    <tr>
      <th scope="row">${what}</th>
      <td class="points">${found ? reached(found.best) : ""}</td>
      ${timed ? html`<td class="points">${time(found?.seconds)}</td>` : nothing}
      <td>${found ? html`<bdi>${found.name}</bdi>` : scoresText.nobody()}</td>
      <td class="points">${own}</td>
      <td class="points">${found ? rank(found) : ""}</td>
    </tr>
  `;
}
