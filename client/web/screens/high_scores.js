// Your ten best solo games without help and with it, each of which can be played again, and your statistics.

import { reachedIn } from "../games/catalog.js";
import { keepAsking } from "../lobby/requests.js";
import { formOf, helpOf, STATISTICS, time } from "../lobby/score_text.js";
import * as doing from "../room/commands.js";
import { exact, gameNumber as showNumber, number as written } from "../text/formats.js";
import { messages as lobbyText } from "../text/messages/lobby.js";
import { messages as scoresText } from "../text/messages/scores.js";
import { dateTime } from "../text/formats.js";
import { html, nothing } from "../vendor/lit-html.js";
import { close as closeAll, draw, open } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { Which } from "./game_choice.js";
import { numberDialog } from "./number.js";

/** @typedef {import("../protocol/messages.js").HighScore} HighScore */
/** @typedef {import("../protocol/messages.js").ScoresEvent} ScoresEvent */
/** @typedef {import("../protocol/messages.js").Statistics} Statistics */
/** @typedef {import("../protocol/messages.js").StatisticsEvent} StatisticsEvent */
/** @typedef {{visit: import("../room/visit.js").Visit | null, play: (number: number, what: import("./game_choice.js").Played) => void}} Way */

/** @param {Way} way @returns {import("../widgets/page.js").Dialog} */
export function scoresDialog(way) {
  /** @type {ScoresEvent | null} */
  let known = null;
  /** @type {StatisticsEvent | null} */
  let statistics = null;
  let wrong = "";
  let stop = () => {};
  const which = new Which(way.visit, true, ask);
  function ask() {
    stop();
    known = null;
    statistics = null;
    wrong = "";
    const end = keepAsking(
      () => doing.scores(which.game, which.options),
      (event) => {
        known = event;
        draw();
      },
      (why) => {
        wrong = why.message;
        draw();
      },
      () => end(),
    );
    const endOfStatistics = keepAsking(
      () => doing.statistics(which.game, which.options),
      (event) => {
        statistics = event;
        draw();
      },
      () => {}, // the page below shows the error
      () => endOfStatistics(),
    );
    stop = () => {
      end();
      endOfStatistics();
    };
  }
  return {
    label: scoresText.title,
    wide: true,
    opened: () => ask(),
    closed: () => stop(),
    view: (close) => html`
      <section class="looking-up" tabindex="-1" data-first>
        ${pageHead(scoresText.titleOf(which.title), close)} ${which.view()}
        ${wrong ? html`<p class="bad">${wrong}</p>` : html`${ofGames(statistics)} ${list(known, way)}`}
      </section>
    `,
  };
}

/** The statistics of the reader's games, by form. @param {StatisticsEvent | null} known */
function ofGames(known) {
  if (!known?.forms.length) return nothing;
  const told = (/** @type {number | null} */ value) => (value === null ? "–" : written(value));
  const won = known.forms.some((each) => each.wins !== null); // no column of wins if no form counts them
  const columns = STATISTICS.filter((name) => won || !["won", "streak", "longest"].includes(name));
  return html`
    <h3>${scoresText.yourGames()}</h3>
    <div class="scrolled" tabindex="0" role="group" aria-label=${scoresText.yourGames()}>
      <table class="figures">
        <thead><tr><td></td>${columns.map((name) => html`<th scope="col" class="points">${scoresText.statistic(name)}</th>`)}</tr></thead>
        <tbody>
          ${known.forms.map(
            (each) => html`
              <tr>
                <th scope="row">${formOf(each)}</th>
                ${figuresOf(each, won).map((value) => html`<td class="points">${told(value)}</td>`)}
                <td class="points">${each.average === null ? "–" : exact(each.average)}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    <h3>${scoresText.title()}</h3>
  `;
}

/** The figures in a row of statistics but the average; `won`: with those about wins. @param {Statistics} of @param {boolean} won */
const figuresOf = ({ games, wins, streak, longest, best }, won) =>
  won ? [games, wins, streak, longest, best] : [games, best];

/** @param {ScoresEvent | null} known @param {Way} way */
function list(known, way) {
  if (known === null) return html`<p>${lobbyText.asking()}</p>`;
  const { scores, helped, casual } = known;
  if (scores.length + helped.length + casual.length === 0) return html`<p>${scoresText.none()}</p>`;
  return html`
    ${scores.length ? games(known, scores, scoresText.title(), way) : html`<p>${scoresText.noneWithoutHelp()}</p>`}
    ${
      helped.length
        ? html`<h3>${scoresText.withHelp()}</h3>
            <p class="hint">${scoresText.withHelpNote()}</p>
            ${games(known, helped, scoresText.withHelp(), way)}`
        : nothing
    }
    ${
      casual.length
        ? html`<h3>${scoresText.casual()}</h3>
            <p class="hint">${scoresText.casualNote()}</p>
            ${games(known, casual, scoresText.casual(), way)}`
        : nothing
    }
  `;
}

/** @param {ScoresEvent} known @param {HighScore[]} scores @param {string} label @param {Way} way */
function games(known, scores, label, way) {
  const { timed } = known;
  const help = scores !== known.scores;
  /** @type {("place" | "score" | "time" | "number" | "when")[]} */
  const columns = timed ? ["place", "score", "time", "number", "when"] : ["place", "score", "number", "when"];
  return html`
    <div class="scrolled" tabindex="0" role="group" aria-label=${label}>
      <table class="figures">
        <thead>
          <tr>
            ${columns.map((name) => html`<th scope="col" class=${name === "number" || name === "when" ? "" : "points"}>${scoresText.column(name)}</th>`)}
            ${help ? html`<th scope="col">${scoresText.column("help")}</th>` : nothing}
            <th scope="col"><span class="unseen">${scoresText.playAgain()}</span></th>
          </tr>
        </thead>
        <tbody>${scores.map((score, at) => row(known, score, at + 1, help, way))}</tbody>
      </table>
    </div>
  `;
}

/** @param {ScoresEvent} known @param {HighScore} score @param {number} place @param {boolean} help @param {Way} way */
function row({ game, timed }, score, place, help, way) {
  const name = showNumber(score.number);
  return html`
    <tr>
      <th scope="row" class="points">${place}</th>
      <td class="points"><strong>${reachedIn(game, score.options)(score.score)}</strong></td>
      ${timed ? html`<td class="points">${time(score.seconds)}</td>` : nothing}
      <td><button type="button" class="link" title=${scoresText.aboutNumber()} aria-label=${scoresText.aboutNumberOf(score.number)} @click=${() => open(numberDialog({ number: score.number, ...way }))}>${name}</button></td>
      <td>${dateTime(score.at)}</td>
      ${help ? html`<td>${helpOf(score)}</td>` : nothing}
      <td>
        <button
          type="button" aria-label=${scoresText.playNumberAgain(score.number)}
          @click=${() => {
            closeAll();
            way.play(score.number, { game, options: score.options });
          }}
        >${scoresText.playAgain()}</button>
      </td>
    </tr>
  `;
}
