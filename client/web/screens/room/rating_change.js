// How a match between two people changed the reader's rating, on the page of its result.

import { CannotAsk, askOnce } from "../../lobby/requests.js";
import { newId } from "../../profile/identity.js";
import * as formats from "../../text/formats.js";
import { messages as resultText } from "../../text/messages/result.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { draw } from "../../widgets/page.js";

/** @typedef {import("../../protocol/messages.js").MatchInfo} MatchInfo */

/** A match is settled, and its ratings are changed, soon after its end: the times before each request. */
const SETTLE_MS = [500, 1_000, 2_000, 4_000, 8_000];

/** The change of the reader's rating by the finished match `id`; null until the server has told it. @type {{id: string, change: number | null}} */
let known = { id: "", change: null };

/** Ask for the change, once. @param {MatchInfo} match */
async function load({ id, game }) {
  if (known.id === id) return;
  known = { id, change: null };
  for (const time of SETTLE_MS) {
    await new Promise((done) => setTimeout(done, time));
    if (known.id !== id) return;
    let told;
    try {
      told = await askOnce(() => ({ id: newId(), type: "matches", game }));
    } catch (error) {
      if (!(error instanceof CannotAsk)) throw error;
      return; // the page is whole without it
    }
    const row = told.matches.find((/** @type {{match: string}} */ each) => each.match === id);
    if (row === undefined) continue;
    if (known.id === id) known.change = row.seats[row.seat]?.change ?? null;
    return draw();
  }
}

/** @param {import("../room.js").Here} here @param {MatchInfo} match */
export function ratingChange({ model }, match) {
  const seat = match.players.indexOf(model.player ?? "");
  const people = match.players.length === 2 && match.players.every((player) => !player.startsWith("computer:"));
  if (seat < 0 || !people || model.room?.daily != null) return nothing;
  void load(match);
  const { change } = known;
  return change === null
    ? nothing
    : html`<p class=${change < 0 ? "rating-change bad" : "rating-change good"}>${resultText.ratingChange(formats.signed(change))}</p>`;
}
