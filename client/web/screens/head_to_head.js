// The results of two players against each other, with a link to their matches.

import { GAMES } from "../games/catalog.js";
import { addressOf } from "../lobby/match_search.js";
import { readPlayer } from "../lobby/player_search.js";
import { keepAsking, ownPlayer } from "../lobby/requests.js";
import { summed, tally } from "../lobby/tally.js";
import * as doing from "../room/commands.js";
import { date, number } from "../text/formats.js";
import { messages as lobbyText } from "../text/messages/lobby.js";
import { messages as matchesText } from "../text/messages/matches.js";
import { messages as standingsText } from "../text/messages/standings.js";
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
    label: matchesText.versus,
    wide: true,
    opened: () => {
      if (opponent === null || (named !== undefined && player === null)) {
        wrong = standingsText.noSuchPlayer();
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
        ${pageHead(told === null ? matchesText.versus() : matchesText.versusOf({ name: told.name, opponent: told.opponent_name }), close)}
        ${wrong ? html`<p class="bad">${wrong}</p>` : told === null ? html`<p>${lobbyText.asking()}</p>` : results(told)}
      </section>
    `,
  };
}

/** @param {HeadToHeadEvent} told */
function results(told) {
  const { name, opponent_name: other, rows } = told;
  const mine = told.player === ownPlayer();
  const own = mine || told.opponent === ownPlayer();
  if (rows.length === 0) return html`<p>${matchesText.neverMet({ name, opponent: other, mine, own })}</p>`;
  const unwon = rows.some(({ played }) => played);
  const figures = (/** @type {number[]} */ [won, drawn, lost, played]) =>
    [won + drawn + lost + played, won, drawn, lost, ...(unwon ? [played] : [])].map(
      (many) => html`<td class="points">${number(many)}</td>`,
    );
  /** @type {("matches" | "won" | "drawn" | "lost" | "played")[]} */
  const columns = ["matches", "won", "drawn", "lost", ...(unwon ? [/** @type {const} */ ("played")] : [])];
  return html`
    <p class="lead"><bdi>${name}</bdi>: ${tally(...summed(rows))}</p>
    <div class="scrolled" tabindex="0" role="group" aria-label=${matchesText.versus()}>
      <table class="figures">
        <thead>
          <tr>
            <td></td>${columns.map((column) => html`<th scope="col" class="points">${matchesText.column(column)}</th>`)}
            <th scope="col" class="lesser">${matchesText.column("first")}</th><th scope="col" class="lesser">${matchesText.column("last")}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`
              <tr>
                <th scope="row"><button type="button" class="link" @click=${() => go("matches", addressOf({ player: mine ? null : told.player, game: row.game, opponent: told.opponent }))}>${GAMES[row.game]?.title ?? row.game}</button> <span class="rating">${lobbyText.form(row.form)}</span></th>
                ${figures([row.won, row.drawn, row.lost, row.played])}
                <td class="lesser">${date(row.first)}</td>
                <td class="lesser">${date(row.last)}</td>
              </tr>
            `,
          )}
          ${rows.length > 1 ? html`<tr><th scope="row">${matchesText.total()}</th>${figures(summed(rows))}<td class="lesser"></td><td class="lesser"></td></tr>` : nothing}
        </tbody>
      </table>
    </div>
    <p class="hint">${met(rows)}</p>
  `;
}

/** The dates of the first and the last match of two players. @param {HeadToHeadEvent["rows"]} rows */
function met(rows) {
  const first = Math.min(...rows.map((row) => row.first));
  const last = Math.max(...rows.map((row) => row.last));
  return date(first) === date(last) ? matchesText.metOnce(first) : matchesText.met({ first, last });
}
