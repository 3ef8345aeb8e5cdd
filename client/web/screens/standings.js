// The best rated players of a game, and your own rating.

import { GAMES, firstGame } from "../games/catalog.js";
import { keepAsking } from "../lobby/requests.js";
import { rating } from "../lobby/rating.js";
import * as identity from "../profile/identity.js";
import * as doing from "../room/commands.js";
import { date, number } from "../text/formats.js";
import { messages as formsText } from "../text/messages/forms.js";
import { messages as lobbyText } from "../text/messages/lobby.js";
import { messages as standingsText } from "../text/messages/standings.js";
import { html, nothing } from "../vendor/lit-html.js";
import { choose, games } from "../widgets/choice_list.js";
import { draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { go, nowAt } from "./page_addresses.js";

/** @typedef {import("../protocol/messages.js").StandingsEvent} StandingsEvent */
/** @typedef {import("../protocol/messages.js").RatingRow} RatingRow */

const PLAY = /** @type {const} */ (["live", "correspondence"]);

/** @param {string} game an unknown one is the one played last @returns {import("../widgets/page.js").Dialog} */
export function standingsDialog(game) {
  let at = [game, identity.noted("game") ?? ""].find((each) => Object.hasOwn(GAMES, each)) ?? firstGame();
  /** @type {StandingsEvent | null} */
  let told = null;
  let slow = false;
  let wrong = "";
  /** @type {import("../lobby/requests.js").Asked | null} */
  let asked = null;
  function ask() {
    told = null;
    wrong = "";
    if (asked !== null) asked.again();
    else
      asked = keepAsking(
        () => doing.standings(at, slow),
        (event) => {
          told = event;
          draw();
        },
        (why) => {
          wrong = why.message;
          asked = null;
          draw();
        },
      );
    draw();
  }
  const pick = (/** @type {string} */ to) => {
    at = to;
    nowAt("standings", to);
    ask();
  };
  const turn = (/** @type {string} */ to) => {
    slow = to === "correspondence";
    ask();
  };
  return {
    label: standingsText.title,
    wide: true,
    opened: () => ask(),
    closed: () => asked?.(),
    view: (close) => html`
      <section class="looking-up meeting" tabindex="-1" data-first>
        ${pageHead(slow ? standingsText.titleOfCorrespondence(GAMES[at].title) : standingsText.titleOf(GAMES[at].title), close)}
        <div class="which-game">${choose(formsText.whichGame(), games(), at, pick)} ${choose(
          standingsText.matchesOf(),
          PLAY.map((each) => [each, standingsText.of(each)]),
          slow ? "correspondence" : "live",
          turn,
        )}</div>
        ${wrong ? html`<p class="bad">${wrong}</p>` : told === null ? html`<p>${lobbyText.asking()}</p>` : table(told)}
        <p class="hint">${standingsText.whatCounts()} ${standingsText.ratedApart()} ${standingsText.whatItIsWorth()}</p>
      </section>
    `,
  };
}

/** @type {("rank" | "name" | "rating" | "matches" | "won" | "drawn" | "lost" | "last")[]} */
const COLUMNS = ["rank", "name", "rating", "matches", "won", "drawn", "lost", "last"];

/** The reader's rating. @param {RatingRow | null} own @param {number} limit the largest uncertainty of a rating with a rank */
function yours(own, limit) {
  if (own === null) return standingsText.youUnrated();
  if (own.rank !== null) return standingsText.yourRank({ rating: rating(own), rank: own.rank });
  return standingsText.yourProvisional({ rating: rating(own), matches: own.matches, limit: 2 * limit });
}

/** @param {StandingsEvent} told */
function table({ rows, own, provisional, limit }) {
  const every = own !== null && !rows.some(({ player }) => player === own.player) ? [...rows, own] : rows;
  return html`
    <p class="lead">${yours(own, limit)}</p>
    ${
      every.length === 0
        ? html`<p>${provisional ? standingsText.nobodyRanked() : standingsText.nobodyRated()}</p>`
        : html`
            <div class="scrolled" tabindex="0" role="group" aria-label=${standingsText.title()}>
              <table class="figures">
                <thead><tr>${COLUMNS.map((column) => html`<th scope="col" class=${column === "name" || column === "last" ? "" : "points"}>${standingsText.column(column)}</th>`)}</tr></thead>
                <tbody>${every.map((row) => line(row, row.player === own?.player))}</tbody>
              </table>
            </div>
          `
    }
    ${provisional ? html`<p class="hint">${standingsText.provisional({ count: provisional, limit: 2 * limit })}</p>` : nothing}
  `;
}

/** @param {RatingRow} row @param {boolean} mine */
const line = (row, mine) => html`
  <tr class=${mine ? "mine" : ""}>
    <td class="points">${row.rank === null ? "–" : number(row.rank)}</td>
    <th scope="row"><button type="button" class="link" @click=${() => go("player", row.player)}><bdi>${row.name}</bdi></button></th>
    <td class="points"><strong>${rating(row)}</strong></td>
    ${[row.matches, row.won, row.drawn, row.lost].map((many) => html`<td class="points">${number(many)}</td>`)}
    <td>${date(row.last)}</td>
  </tr>
`;
