// The final boards of a match's legs, on the page of its result.

import { gameOf, wordsOf } from "../../games/catalog.js";
import { hiddenStill, playedBy } from "../../room/model.js";
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
 * The final view of each leg of the finished match `id`: none while they are loaded, or if the server could not be asked;
 * and the part that draws it, once loaded. `asked`: the views were asked for.
 * @type {{id: string, asked: boolean, views: (object | null)[] | null, part: import("../../games/catalog.js").TreePart | null}}
 */
let known = { id: "", asked: false, views: null, part: null };

/**
 * The part that draws the board of a leg that was over last, and the leg.
 * @type {{leg: string, part: import("../../games/catalog.js").TreePart | null}}
 */
let last = { leg: "", part: null };

/** Load what draws the boards of a match, and their last views once there is a record; each once. @param {MatchInfo} match @param {import("../../protocol/messages.js").Record | undefined} record */
function load({ id, game }, record) {
  if (known.id !== id) {
    const own = { id, asked: false, views: null, part: null };
    known = own;
    void whenLoaded(Promise.all([gameOf(game)?.tree() ?? null, loadSheet(SHEET)]), ([part]) => {
      Object.assign(own, { part });
      draw();
    });
  }
  if (record !== undefined && !known.asked) {
    const own = known;
    own.asked = true;
    void lastViews(record, id).then((views) => {
      own.views = views;
      draw();
    });
  }
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
 * The final boards of a match's legs, side by side, as they arrive; the page has their places at once.
 * @param {Here} here
 * @param {MatchInfo} match
 * @param {(leg: LegInfo) => {title: string, roles: string}} caption the title and the roles above the board of a leg
 * @param {unknown} below a line below the boards
 */
export function finalBoards({ model }, match, caption, below) {
  const record = model.checked?.match === match.id ? model.checked.record : undefined;
  const played = match.legs.filter(({ status, ply }) => status !== "waiting" && ply > 0);
  const boards = match.form !== "race" && gameOf(match.game) !== null && played.length > 0 && !hiddenStill(model);
  if (record === null || !boards || match.legs.length > MOST_LEGS) return nothing;
  load(match, record);
  const { part, views } = known;
  const there = views === null ? played : played.filter(({ leg }) => views[leg - 1] != null);
  if (there.length === 0) return nothing;
  return html`
    <div class="final-boards">
      ${there.map((leg) => {
        const { title, roles } = caption(leg);
        const score = title && leg.score !== null;
        const head = html`<span>${title} <bdi class="hint">${roles}</bdi></span>
          ${score ? html`<strong class="leg-score">${wordsOf(match.game).outcome?.(leg.score ?? 0, match.options) ?? formats.number(leg.score ?? 0)}</strong>` : nothing}`;
        const view = part === null ? null : (views?.[leg.leg - 1] ?? null);
        return board(model, match, part, view, `final-${leg.leg}`, title, title || roles ? head : nothing);
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
 * A board and what is written above it; its place, while it is loaded.
 * @param {import("../../room/types.js").Model} model
 * @param {MatchInfo} match
 * @param {import("../../games/catalog.js").TreePart | null} part
 * @param {object | null} view
 * @param {string} id
 * @param {string} label
 * @param {unknown} head
 */
function board(model, match, part, view, id, label, head) {
  const names = match.players.map((_, seat) => playedBy(model, seat)[0] ?? peopleText.nobody());
  return html`
    <figure>
      ${head === nothing ? nothing : html`<figcaption>${head}</figcaption>`}
      <div class=${`final-board ${match.game}`} inert>${part === null || view === null ? nothing : part.treeView(view, { id, label, leg: match.id, names })}</div>
    </figure>
  `;
}
