// Finished matches as a list, each of which can be watched again.

import { GAMES, playedWith, reachedIn, scored } from "../games/catalog.js";
import * as words from "../lobby/standings_words.js";
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
  html`<button type="button" aria-label="${words.WATCH}: ${words.when(at)}" @click=${() => watchMatch(match)}>${words.WATCH}</button>`;

/** @param {PastMatch} match */
const row = (match) => html`
  <li>
    <div>
      <strong>${titleOf(match)}</strong> <span class="form">${words.formOf(match.form)}</span>
      ${match.seat === null ? ofEverybody(match) : ofPlayer(match, match.seat)}
    </div>
    ${watch(match)}
  </li>
`;

/** @param {PastMatch} match @param {number} seat */
function ofPlayer(match, seat) {
  const others = match.seats.filter((_, at) => at !== seat);
  const change = words.change(match.seats[seat]?.change);
  return html`
    <span class="who">${words.result({ ...match, seat }, reachedIn(match.game, match.options), scored(match.game, match.options))} ${others.length ? html`${words.AGAINST} ${others.map((each) => html`${page(each)} `)}` : nothing}</span>
    <span class="hint">${words.when(match.at)}${change ? ` · ${words.rated(change)}` : ""}</span>
  `;
}

/** @param {PastMatch} match */
const ofEverybody = (match) => html`
  <span class="who">${match.seats.map((each, at) => html`${at ? " – " : nothing}${page(each)}`)}: <bdi>${words.resultOfAll(match, reachedIn(match.game, match.options))}</bdi></span>
  <span class="hint">${words.when(match.at)}</span>
`;

/** @param {{player: string, name: string}} seat */
const page = ({ player, name }) =>
  html`<button type="button" class="link" @click=${() => go("player", player)}><bdi>${name}</bdi></button>`;
