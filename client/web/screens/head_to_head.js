// The results of two players against each other, and from there their matches.

import { GAMES } from "../games/catalog.js";
import { addressOf } from "../lobby/match_search.js";
import * as words from "../lobby/match_words.js";
import { readPlayer } from "../lobby/player_search.js";
import { keepAsking, ownPlayer } from "../lobby/requests.js";
import { formOf, NO_SUCH } from "../lobby/standings_words.js";
import * as doing from "../room/commands.js";
import { date, number } from "../text/words.js";
import { html, nothing } from "../vendor/lit-html.js";
import { draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { go } from "./page_addresses.js";

/** @typedef {import("../protocol/messages.js").HeadToHeadEvent} HeadToHeadEvent */

/** @param {string} who the opponent, or a player and the opponent, separated by a comma; one alone: yours @returns {import("../widgets/page.js").Dialog} */
export function versusDialog(who) {
  const [last, named] = who.split(",").reverse();
  const opponent = readPlayer(last);
  const player = named === undefined ? null : readPlayer(named);
  /** @type {HeadToHeadEvent | null} */
  let told = null;
  let wrong = "";
  let stop = () => {};
  return {
    label: words.VERSUS,
    wide: true,
    opened: () => {
      if (opponent === null || (named !== undefined && player === null)) {
        wrong = NO_SUCH;
        return;
      }
      const end = keepAsking(
        () => doing.headToHead(player, opponent),
        (event) => {
          told = event;
          draw();
        },
        (why) => {
          wrong = why.message;
          draw();
        },
        () => end(),
      );
      stop = end;
    },
    closed: () => stop(),
    view: (close) => html`
      <section class="looking-up meeting" tabindex="-1" data-first>
        ${pageHead(told === null ? words.VERSUS : words.versus(told.name, told.opponent_name), close)}
        ${wrong ? html`<p class="bad">${wrong}</p>` : told === null ? html`<p>${words.LOOKING}</p>` : results(told)}
      </section>
    `,
  };
}

/** @param {HeadToHeadEvent} told */
function results(told) {
  const { name, opponent_name: other, rows } = told;
  const mine = told.player === ownPlayer();
  const own = mine || told.opponent === ownPlayer();
  if (rows.length === 0) return html`<p>${words.neverMet(name, other, mine, own)}</p>`;
  const unwon = rows.some(({ played }) => played);
  const figures = (/** @type {number[]} */ [won, drawn, lost, played]) =>
    [won + drawn + lost + played, won, drawn, lost, ...(unwon ? [played] : [])].map(
      (many) => html`<td class="points">${number(many)}</td>`,
    );
  const columns = [...words.VERSUS_COLUMNS, ...(unwon ? [words.NO_WINNER] : [])];
  return html`
    <p class="lead"><bdi>${name}</bdi>: ${words.tally(...words.summed(rows))}</p>
    <div class="scrolled" tabindex="0" role="group" aria-label=${words.VERSUS}>
      <table class="figures">
        <thead>
          <tr>
            ${columns.map((column) => (column ? html`<th scope="col" class="points">${column}</th>` : html`<td></td>`))}
            <th scope="col" class="lesser">${words.FIRST}</th><th scope="col" class="lesser">${words.LAST}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`
              <tr>
                <th scope="row"><button type="button" class="link" @click=${() => go("matches", addressOf({ player: mine ? null : told.player, game: row.game, opponent: told.opponent }))}>${GAMES[row.game]?.title ?? row.game}</button> <span class="rating">${formOf(row.form)}</span></th>
                ${figures([row.won, row.drawn, row.lost, row.played])}
                <td class="lesser">${date(row.first)}</td>
                <td class="lesser">${date(row.last)}</td>
              </tr>
            `,
          )}
          ${rows.length > 1 ? html`<tr><th scope="row">${words.ALL}</th>${figures(words.summed(rows))}<td class="lesser"></td><td class="lesser"></td></tr>` : nothing}
        </tbody>
      </table>
    </div>
    <p class="hint">${words.met(Math.min(...rows.map(({ first }) => first)), Math.max(...rows.map(({ last }) => last)))}</p>
  `;
}
