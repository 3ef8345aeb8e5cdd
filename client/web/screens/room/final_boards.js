// The final boards of a match's legs, on the page of its result.

import { gameOf, wordsOf } from "../../games/catalog.js";
import { playedBy } from "../../room/model.js";
import * as formats from "../../text/formats.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { whenLoaded } from "../../widgets/loading.js";
import { draw } from "../../widgets/page.js";
import { loadSheet } from "../../widgets/sheets.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../protocol/messages.js").MatchInfo} MatchInfo */
/** @typedef {import("../../protocol/messages.js").LegInfo} LegInfo */

const SHEET = "screens/room/final_boards.css";
/** A match of more legs has no boards on this page. */
const MOST_LEGS = 2;

/**
 * The final view of each leg of the finished match `id`, as far as loaded, and the part that draws it.
 * @type {{id: string, views: (object | null)[], part: import("../../games/catalog.js").TreePart | null}}
 */
let known = { id: "", views: [], part: null };

/**
 * The part that draws the board of a leg that was over last, and the leg.
 * @type {{leg: string, part: import("../../games/catalog.js").TreePart | null}}
 */
let last = { leg: "", part: null };

/** Load what draws the boards of a match, once. @param {MatchInfo} match @param {import("../../protocol/messages.js").Record} record */
async function load(match, record) {
  const { id } = match;
  if (known.id === id) return;
  known = { id, views: [], part: null };
  const [part = null, views] = await Promise.all([gameOf(match.game)?.tree(), lastViews(record, id), loadSheet(SHEET)]);
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
  return html`
    <div class="final-boards">
      ${played.map((leg) => {
        const view = views[leg.leg - 1];
        if (view == null) return nothing;
        const { title, roles } = caption(leg);
        const head = html`<span>${title} <bdi class="hint">${roles}</bdi></span>
          <strong class="leg-score">${leg.score === null ? "" : (wordsOf(match.game).outcome?.(leg.score, match.options) ?? formats.number(leg.score))}</strong>`;
        return board(model, match, part, view, `final-${leg.leg}`, title, head);
      })}
    </div>
    ${below}
  `;
}

/** The board of the leg that is over, on the page after it. @param {Here} here */
export function lastBoard({ model }) {
  const match = model.room?.match;
  const view = model.room?.view ?? null;
  const game = gameOf(view?.game);
  if (match == null || view === null || game === null || view.game !== match.game || view.ply === 0) return nothing;
  const leg = `${match.id} ${match.legs.findLast(({ status }) => status !== "waiting")?.leg}`;
  if (last.leg !== leg) {
    last = { leg, part: null };
    void whenLoaded(Promise.all([game.tree(), loadSheet(SHEET)]), ([part]) => {
      last = { leg, part };
      draw();
    });
  }
  if (last.part === null) return nothing;
  return html`<div class="final-boards">${board(model, match, last.part, view, "last-board", game.words.picture(match.options), nothing)}</div>`;
}

/**
 * A board and what is written above it.
 * @param {import("../../room/types.js").Model} model
 * @param {MatchInfo} match
 * @param {import("../../games/catalog.js").TreePart} part
 * @param {object} view
 * @param {string} id
 * @param {string} label
 * @param {unknown} head
 */
function board(model, match, part, view, id, label, head) {
  const names = match.players.map((_, seat) => playedBy(model, seat)[0] ?? peopleText.nobody());
  return html`
    <figure>
      ${head === nothing ? nothing : html`<figcaption>${head}</figcaption>`}
      <div class="final-board" inert>${part.treeView(view, { id, label, leg: match.id, names })}</div>
    </figure>
  `;
}
