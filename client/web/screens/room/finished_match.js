// What the page of a finished match loads: the final boards of its legs, and the change of the reader's rating.

import { gameOf, wordsOf } from "../../games/catalog.js";
import { CannotAsk, askOnce } from "../../lobby/requests.js";
import { newId } from "../../profile/identity.js";
import { percent } from "../../replay/analysis_sentences.js";
import { lastViews } from "../../replay/server_replay.js";
import { playedBy } from "../../room/model.js";
import * as formats from "../../text/formats.js";
import * as peopleText from "../../text/messages/people.js";
import * as resultText from "../../text/messages/result.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { draw } from "../../widgets/page.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../protocol/messages.js").MatchInfo} MatchInfo */
/** @typedef {import("../../protocol/messages.js").LegInfo} LegInfo */

/** A match of more legs has no boards on this page. */
const MOST_LEGS = 2;
/** A match is settled, and its ratings are changed, within this time. */
const SETTLE_MS = 1_000;
const TRIES = 3;
/** The signs of the roles with opposite goals. @type {Record<string, string>} */
const SIGNS = { maximizer: "▲ ", minimizer: "▼ " };

/**
 * What is known of the finished match `id`: the final view of each leg, the part that draws it, the reader's change.
 * @type {{id: string, views: (object | null)[], part: import("../../games/catalog.js").TreePart | null, change: number | null, asked: Set<string>}}
 */
let known = { id: "", views: [], part: null, change: null, asked: new Set() };

/** Do something once for each match. @param {MatchInfo} match @param {string} what @param {() => Promise<void>} load */
function once(match, what, load) {
  if (known.id !== match.id) known = { id: match.id, views: [], part: null, change: null, asked: new Set() };
  const { asked } = known;
  if (asked.has(what)) return;
  asked.add(what);
  const failed = (/** @type {unknown} */ error) => {
    if (!(error instanceof CannotAsk)) throw error; // the page is whole without it
  };
  void load().catch(failed).finally(draw);
}

/** The final boards of a match's legs, side by side, as they arrive. @param {Here} here @param {MatchInfo} match */
export function finalBoards({ model }, match) {
  const record = model.checked?.match === match.id ? model.checked.record : null;
  const game = gameOf(match.game);
  const played = match.legs.filter(({ status, ply }) => status !== "waiting" && ply > 0);
  if (
    record === null ||
    game === null ||
    played.length === 0 ||
    record.legs.length > MOST_LEGS ||
    match.form === "race"
  )
    return nothing;
  once(match, "boards", async () => {
    const { id } = match;
    const [part, views] = await Promise.all([game.tree(), lastViews(record, id)]);
    if (known.id === id) Object.assign(known, { part, views });
  });
  const { part, views } = known;
  if (part === null) return nothing;
  const accuracy = model.analysis?.match === match.match ? model.analysis.analysis : null;
  const names = match.players.map((_, seat) => playedBy(model, seat)[0] ?? peopleText.nobody());
  return html`
    <div class="final-boards">
      ${played.map((leg) => {
        const view = views[leg.leg - 1];
        const title = played.length > 1 ? resultText.leg({ leg: leg.leg, status: leg.status }) : "";
        return view == null
          ? nothing
          : html`
            <figure>
              <figcaption>
                <span>${title} <bdi class="hint">${rolesOf(leg, names, accuracy?.legs[leg.leg - 1]?.accuracy ?? [])}</bdi></span>
                <strong class="leg-score">${leg.score === null ? "" : (wordsOf(match.game).outcome?.(leg.score, match.options) ?? formats.number(leg.score))}</strong>
              </figcaption>
              <div class="final-board" inert>${part.treeView(view, { id: `final-${leg.leg}`, label: title, leg: match.id, names })}</div>
            </figure>
          `;
      })}
    </div>
  `;
}

/** Who had which role in a leg, with their accuracy if it is known; empty if all had the same role. @param {LegInfo} leg @param {string[]} names @param {readonly (number | null)[]} accuracy by seat */
const rolesOf = ({ roles }, names, accuracy) =>
  roles.length === 2 && roles[0] !== roles[1]
    ? formats.facts(
        roles
          .map(
            (role, seat) =>
              `${SIGNS[role] ?? ""}${names[seat]}${accuracy[seat] == null ? "" : ` ${percent(accuracy[seat])}`}`,
          )
          .sort(),
      )
    : "";

/** How a match between two people changed the reader's rating, once it is known. @param {Here} here @param {MatchInfo} match */
export function ratingChange({ model }, match) {
  const seat = match.players.indexOf(model.player ?? "");
  const people = match.players.length === 2 && match.players.every((player) => !player.startsWith("computer:"));
  if (seat < 0 || !people || model.room?.daily != null) return nothing;
  once(match, "rating", async () => {
    for (let tries = 0; tries < TRIES && known.id === match.id; tries++) {
      await new Promise((done) => setTimeout(done, SETTLE_MS));
      const told = await askOnce(() => ({ id: newId(), type: "matches", game: match.game }));
      const row = told.matches.find((/** @type {{match: string}} */ each) => each.match === match.id);
      if (row === undefined) continue;
      if (known.id === match.id) known.change = row.seats[row.seat]?.change ?? null;
      return;
    }
  });
  const { change } = known;
  return change === null
    ? nothing
    : html`<p class=${change < 0 ? "rating-change bad" : "rating-change good"}>${resultText.ratingChange(formats.signed(change))}</p>`;
}
