// The final boards of a match's legs, on the page of its result.

import { gameOf, wordsOf } from "../../games/catalog.js";
import { playedBy } from "../../room/model.js";
import * as formats from "../../text/formats.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { draw } from "../../widgets/page.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../protocol/messages.js").MatchInfo} MatchInfo */
/** @typedef {import("../../protocol/messages.js").LegInfo} LegInfo */

/** A match of more legs has no boards on this page. */
const MOST_LEGS = 2;

/**
 * The final view of each leg of the finished match `id`, as far as loaded, and the part that draws it.
 * @type {{id: string, views: (object | null)[], part: import("../../games/catalog.js").TreePart | null}}
 */
let known = { id: "", views: [], part: null };

/** Load what draws the boards of a match, once. @param {MatchInfo} match @param {import("../../protocol/messages.js").Record} record */
async function load(match, record) {
  const { id } = match;
  if (known.id === id) return;
  known = { id, views: [], part: null };
  const part = (await gameOf(match.game)?.tree()) ?? null;
  const views = await lastViews(record, id);
  if (known.id === id) Object.assign(known, { part, views });
  draw();
}

/** The final view of each leg; none if the server cannot be asked: the page is whole without them. @param {import("../../protocol/messages.js").Record} record @param {string} id */
async function lastViews(record, id) {
  const [replay, { CannotAsk }] = await Promise.all([
    import("../../replay/server_replay.js"),
    import("../../lobby/requests.js"),
  ]);
  try {
    return await replay.lastViews(record, id);
  } catch (error) {
    if (!(error instanceof CannotAsk)) throw error;
    return [];
  }
}

/**
 * The final boards of a match's legs, side by side, as they arrive.
 * @param {Here} here
 * @param {MatchInfo} match
 * @param {(leg: LegInfo) => {title: string, roles: string}} caption the title and the roles above the board of a leg
 * @param {unknown} below a line below the boards
 */
export function finalBoards({ model }, match, caption, below) {
  const record = model.checked?.match === match.id ? model.checked.record : null;
  const played = match.legs.filter(({ status, ply }) => status !== "waiting" && ply > 0);
  const boards = match.form !== "race" && gameOf(match.game) !== null && played.length > 0;
  if (record === null || !boards || record.legs.length > MOST_LEGS) return nothing;
  void load(match, record);
  const { part, views } = known;
  if (part === null) return nothing;
  const names = match.players.map((_, seat) => playedBy(model, seat)[0] ?? peopleText.nobody());
  return html`
    <div class="final-boards">
      ${played.map((leg) => {
        const view = views[leg.leg - 1];
        if (view == null) return nothing;
        const { title, roles } = caption(leg);
        return html`
          <figure>
            <figcaption>
              <span>${title} <bdi class="hint">${roles}</bdi></span>
              <strong class="leg-score">${leg.score === null ? "" : (wordsOf(match.game).outcome?.(leg.score, match.options) ?? formats.number(leg.score))}</strong>
            </figcaption>
            <div class="final-board" inert>${part.treeView(view, { id: `final-${leg.leg}`, label: title, leg: match.id, names })}</div>
          </figure>
        `;
      })}
    </div>
    ${below}
  `;
}
