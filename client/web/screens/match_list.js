// Finished matches as a list, each with a link to its replay.

import { GAMES, playedWith, reachedIn, scored } from "../games/catalog.js";
import { outcome, outcomeOfAll } from "../lobby/match_result.js";
import * as formats from "../text/formats.js";
import { messages as lobbyText } from "../text/messages/lobby.js";
import { messages as matchesText } from "../text/messages/matches.js";
import { html, nothing } from "../vendor/lit-html.js";
import { go } from "./page_addresses.js";
import { watchMatch } from "./shared_record.js";

/** @typedef {import("../protocol/messages.js").PastMatch} PastMatch */

/** A game's title, with the options of a match. @param {{game: string, options: {[name: string]: unknown}}} what */
export const titleOf = ({ game, options }) => playedWith(game, options, GAMES[game]?.title ?? game);

/** @param {PastMatch[]} matches */
export const matchList = (matches) => html`<ul class="lobby">${matches.map(row)}</ul>`;

/** @param {{match: string, at: number}} match */
export const watch = ({ match, at }) =>
  html`<button type="button" aria-label=${matchesText.watch(at)} @click=${() => watchMatch(match)}>${lobbyText.watch()}</button>`;

/** @param {PastMatch} match */
const row = (match) => html`
  <li>
    <div>
      <strong>${titleOf(match)}</strong> <span class="form">${match.correspondence ? matchesText.byCorrespondence(lobbyText.form(match.form)) : lobbyText.form(match.form)}</span>
      ${match.seat === null ? ofEverybody(match) : ofPlayer(match, match.seat)}
    </div>
    ${watch(match)}
  </li>
`;

/** @param {PastMatch} match @param {number} seat */
function ofPlayer(match, seat) {
  const others = match.seats.filter((_, at) => at !== seat);
  const change = match.seats[seat]?.change ?? null;
  return html`
    <span class="who">${outcome({ ...match, seat }, reachedIn(match.game, match.options), scored(match.game, match.options))} ${others.length ? html`${matchesText.against()} ${others.map((each) => html`${page(each)} `)}` : nothing}</span>
    <span class="hint">${formats.dateTime(match.at)}${change === null ? "" : ` · ${matchesText.ratingChange(change)}`}</span>
  `;
}

/** @param {PastMatch} match */
function ofEverybody(match) {
  const reached = reachedIn(match.game, match.options);
  const won = match.form === "solo" || match.form === "together" ? "" : outcomeOfAll(match);
  return html`
    <span class="who">${match.seats.map((each, at) => html`${at ? " – " : nothing}${page(each)}${each.score === null ? "" : ` ${reached(each.score)}`}`)}${won ? html`: <bdi>${won}</bdi>` : nothing}</span>
    <span class="hint">${formats.dateTime(match.at)}</span>
  `;
}

/** @param {{player: string, name: string}} seat */
const page = ({ player, name }) =>
  html`<button type="button" class="link" @click=${() => go("player", player)}><bdi>${name}</bdi></button>`;
