// Your ten best solo games without help and with it, each of which can be played again, and your statistics.

import { reachedIn } from "../games/catalog.js";
import { keepAsking } from "../lobby/requests.js";
import * as words from "../lobby/score_words.js";
import * as doing from "../room/commands.js";
import { gameNumber as showNumber, number as written } from "../text/formats.js";
import { html, nothing } from "../vendor/lit-html.js";
import { close as closeAll, draw, open } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { Which } from "./game_choice.js";
import { numberDialog } from "./number.js";

/** @typedef {import("../protocol/messages.js").HighScore} HighScore */
/** @typedef {import("../protocol/messages.js").ScoresEvent} ScoresEvent */
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
      () => {}, // what stands below says what is wrong
      () => endOfStatistics(),
    );
    stop = () => {
      end();
      endOfStatistics();
    };
  }
  return {
    label: words.HIGH_SCORES,
    wide: true,
    opened: () => ask(),
    closed: () => stop(),
    view: (close) => html`
      <section class="looking-up" tabindex="-1" data-first>
        ${pageHead(`${words.HIGH_SCORES} · ${which.title}`, close)} ${which.view()}
        ${wrong ? html`<p class="bad">${wrong}</p>` : html`${ofGames(statistics)} ${list(known, way)}`}
      </section>
    `,
  };
}

/** How one's games have gone, by the forms that one has played. @param {StatisticsEvent | null} known */
function ofGames(known) {
  if (!known?.forms.length) return nothing;
  const told = (/** @type {number | null} */ value) => (value === null ? "–" : written(value));
  const won = known.forms.some((each) => each.wins !== null); // else it is no question, and takes no room
  const columns = words.STATISTICS_COLUMNS.filter((name) => won || !words.WHERE_ONE_WINS.includes(name));
  return html`
    <h3>${words.STATISTICS}</h3>
    <div class="scrolled" tabindex="0" role="group" aria-label=${words.STATISTICS}>
      <table class="figures">
        <thead><tr>${columns.map((name) => (name ? html`<th scope="col" class="points">${name}</th>` : html`<td></td>`))}</tr></thead>
        <tbody>
          ${known.forms.map(
            ({ form, games, wins, streak, longest, best, average }) => html`
              <tr>
                <th scope="row">${words.FORMS[form]}</th>
                ${(won ? [games, wins, streak, longest, best] : [games, best]).map((value) => html`<td class="points">${told(value)}</td>`)}
                <td class="points">${average === null ? "–" : average.toFixed(1)}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    <h3>${words.HIGH_SCORES}</h3>
  `;
}

/** @param {ScoresEvent | null} known @param {Way} way */
function list(known, way) {
  if (known === null) return html`<p>${words.LOOKING}</p>`;
  const { scores, helped } = known;
  if (scores.length + helped.length === 0) return html`<p>${words.NO_SCORES}</p>`;
  return html`
    ${scores.length ? games(known, scores, words.HIGH_SCORES, way) : html`<p>${words.NO_BEST}</p>`}
    ${
      helped.length
        ? html`<h3>${words.HELPED}</h3>
            <p class="hint">${words.HELPED_NOTE}</p>
            ${games(known, helped, words.HELPED, way)}`
        : nothing
    }
  `;
}

/** @param {ScoresEvent} known @param {HighScore[]} scores @param {string} label @param {Way} way */
function games(known, scores, label, way) {
  const { timed, helped } = known;
  const help = scores === helped;
  return html`
    <div class="scrolled" tabindex="0" role="group" aria-label=${label}>
      <table class="figures">
        <thead>
          <tr>
            ${words.COLUMNS.map((name, at) => html`<th scope="col" class=${at < 2 ? "points" : ""}>${name}</th>${timed && at === 1 ? html`<th scope="col" class="points">${words.TIME}</th>` : nothing}`)}
            ${help ? html`<th scope="col">${words.HELP_COLUMN}</th>` : nothing}
            <th scope="col"><span class="unseen">${words.PLAY_AGAIN}</span></th>
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
      ${timed ? html`<td class="points">${words.inTime(score.seconds)}</td>` : nothing}
      <td><button type="button" class="link" title=${words.ABOUT} aria-label=${`${words.ABOUT} ${name}`} @click=${() => open(numberDialog({ number: score.number, ...way }))}>${name}</button></td>
      <td>${words.when(score.at)}</td>
      ${help ? html`<td>${words.helpOf(score)}</td>` : nothing}
      <td>
        <button
          type="button" aria-label=${`${words.PLAY_AGAIN}: ${name}`}
          @click=${() => {
            closeAll();
            way.play(score.number, { game, options: score.options });
          }}
        >${words.PLAY_AGAIN}</button>
      </td>
    </tr>
  `;
}
