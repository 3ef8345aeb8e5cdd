// The page behind a record's link: the players, the result, and the replay, which anyone can watch.

import { GAMES, have, playedWith } from "../games/catalog.js";
import { messages as afterwardsText } from "../text/messages/afterwards.js";
import { saveRecord } from "../replay/record_download.js";
import { NoRecord } from "../replay/record_files.js";
import { outcomeOf } from "../replay/replay_sentences.js";
import { messages as recordsText } from "../text/messages/records.js";
import { messages as replayText } from "../text/messages/replay.js";
import { messages as pageText } from "../text/messages/page.js";
import { messages as startText } from "../text/messages/start.js";
import { html, nothing } from "../vendor/lit-html.js";
import { copyRecord } from "../widgets/clipboard.js";
import { draw, show } from "../widgets/page.js";
import { fetchRecord, watchRecord } from "./shared_record.js";
import { startScreen } from "./start.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */

/** @param {string} match @returns {import("../widgets/page.js").Screen} */
export function recordScreen(match) {
  /** @type {GameRecord | null} */
  let record = null;
  let wrong = "";
  const fetched = async () => {
    try {
      record = await fetchRecord(match);
      const there = record;
      void have(there.game).then(draw, () => {});
      void watchRecord(there, match);
    } catch (error) {
      if (!(error instanceof NoRecord)) throw error;
      wrong = error.message;
    }
    draw();
  };
  return {
    path: () => `/record/${match}`,
    title: () => `${record === null ? recordsText.aMatch() : GAMES[record.game].title} · ${startText.title()}`,
    opened: () => void fetched(),
    view: () => html`
      <main tabindex="-1" class="record-page">
        <h1>${recordsText.aMatch()}</h1>
        ${record !== null ? told(record, match) : wrong ? html`<p class="lead" role="alert">${wrong}</p>` : html`<p>${pageText.loading()}</p>`}
        <p><button type="button" @click=${() => show(startScreen())}>${pageText.back()}</button></p>
      </main>
    `,
  };
}

/** @param {GameRecord} record @param {string} match */
const told = (record, match) => html`
  <p class="lead">${playedWith(record.game, record.options, GAMES[record.game].title, record.form)} · ${recordsText.number(record.legs[0].number)}</p>
  <p><bdi>${outcomeOf(record)}</bdi></p>
  <p class="hint">${recordsText.linkHint()}</p>
  <div class="buttons">
    <button type="button" class="primary" data-first @click=${() => watchRecord(record, match)}>${replayText.watch()}</button>
    <button type="button" @click=${() => copyRecord(match)}>${afterwardsText.copyLink()}</button>
    <button type="button" @click=${() => saveRecord(record)}>${replayText.saveRecord()}</button>
  </div>
  <p class="hint">${recordsText.inTerminal()} <code>turnabout replay ${location.origin}/record/${match}</code></p>
  ${record.legs.some((leg) => leg.commitment) ? html`<p class="hint">${recordsText.promised()}</p>` : nothing}
`;
