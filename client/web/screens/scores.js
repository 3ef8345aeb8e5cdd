// One's ten best solo games, each of which can be played again.

import { close as closeAll, draw, open, wear } from "../app.js";
import { keepAsking } from "../asking.js";
import * as doing from "../doing.js";
import { GAMES, HOSTED } from "../games.js";
import { html } from "../vendor/lit-html.js";
import { number as written, showNumber } from "../words.js";
import * as words from "../words/scores.js";
import { numberDialog } from "./numbers.js";
import { pageHead } from "./page_head.js";

/** @typedef {import("../protocol.js").HighScore} HighScore */
/** @typedef {{visit: import("../visit.js").Visit | null, play: (number: number) => void}} Way */

/** @param {Way} way @returns {import("../app.js").Dialog} */
export function scoresDialog(way) {
  const game = way.visit?.model.room?.game ?? HOSTED;
  /** @type {HighScore[] | null} */
  let scores = null;
  let wrong = "";
  let stop = () => {};
  return {
    label: words.HIGH_SCORES,
    wide: true,
    opened: () => {
      void wear("pages.css");
      stop = keepAsking(
        () => doing.scores(game),
        (event) => {
          scores = event.scores;
          draw();
        },
        (why) => {
          wrong = why.message;
          draw();
        },
        () => stop(),
      );
    },
    closed: () => stop(),
    view: (close) => html`
      <section class="looking-up" tabindex="-1" data-first>
        ${pageHead(`${words.HIGH_SCORES} · ${GAMES[game].title}`, close)}
        ${wrong ? html`<p class="bad">${wrong}</p>` : list(scores, way)}
      </section>
    `,
  };
}

/** @param {HighScore[] | null} scores @param {Way} way */
function list(scores, way) {
  if (scores === null) return html`<p>${words.LOOKING}</p>`;
  if (scores.length === 0) return html`<p>${words.NO_SCORES}</p>`;
  return html`
    <div class="scrolled" tabindex="0" role="group" aria-label=${words.HIGH_SCORES}>
      <table class="figures">
        <thead>
          <tr>
            ${words.COLUMNS.map((name, at) => html`<th scope="col" class=${[0, 1, 4].includes(at) ? "points" : ""}>${name}</th>`)}
            <th scope="col"><span class="unseen">${words.PLAY_AGAIN}</span></th>
          </tr>
        </thead>
        <tbody>${scores.map((score, at) => row(score, at + 1, way))}</tbody>
      </table>
    </div>
  `;
}

/** @param {HighScore} score @param {number} place @param {Way} way */
function row(score, place, way) {
  const name = showNumber(score.number);
  return html`
    <tr>
      <th scope="row" class="points">${place}</th>
      <td class="points"><strong>${written(score.score)}</strong></td>
      <td><button type="button" class="link" title=${words.ABOUT} aria-label=${`${words.ABOUT} ${name}`} @click=${() => open(numberDialog({ number: score.number, ...way }))}>${name}</button></td>
      <td>${words.when(score.at)}</td>
      <td class="points">${words.hints(score.hints)}</td>
      <td>
        <button
          type="button" aria-label=${`${words.PLAY_AGAIN}: ${name}`}
          @click=${() => {
            closeAll();
            way.play(score.number);
          }}
        >${words.PLAY_AGAIN}</button>
      </td>
    </tr>
  `;
}
