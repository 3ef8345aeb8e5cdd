// Asks for a record to watch: a file, chosen or dropped, a finished match of a room, or one whose replay is kept here.

import { GAMES } from "../games/catalog.js";
import { CannotAsk } from "../lobby/requests.js";
import { MOST_LISTED, NoRecord, read, textOf } from "../replay/record_files.js";
import { keptRecords } from "../replay/kept_replay.js";
import { recordsOf } from "../replay/room_records.js";
import * as formats from "../text/formats.js";
import { messages as recordsText } from "../text/messages/records.js";
import { messages as pageText } from "../text/messages/page.js";
import { html, nothing } from "../vendor/lit-html.js";
import { announce, draw, open } from "../widgets/page.js";
import { fetchRecord, readRecordLink } from "./shared_record.js";
import { readLink } from "./start.js";

/** @typedef {import("../replay/room_records.js").Found} Found */

/** @typedef {import("../replay/kept_replay.js").Kept} Kept */

/** Ask for a record, and replay it. @returns {import("../widgets/page.js").Dialog} */
export function recordDialog() {
  const asked = {
    /** @type {Found[]} */
    found: [],
    /** @type {Kept[]} */
    kept: [],
    wrong: "",
    looking: false,
    over: false,
    closed: false,
  };
  const listKept = async () => {
    asked.kept = await keptRecords();
    draw();
    const { replaceOutdated } = await import("../replay/server_replay.js");
    await replaceOutdated(asked.kept);
  };
  /** @param {Kept} each */
  const forget = async (each) => {
    await each.forget();
    asked.kept = asked.kept.filter((other) => other !== each);
    draw();
  };
  /** @param {() => Promise<Found[]>} look */
  const look = async (look) => {
    Object.assign(asked, { found: [], wrong: "", looking: true });
    draw();
    try {
      asked.found = await look();
    } catch (error) {
      if (!(error instanceof NoRecord || error instanceof CannotAsk)) throw error;
      asked.wrong = error.message;
      announce(error.message);
    }
    asked.looking = false;
    if (asked.found.length === 1 && !asked.closed) void watch(asked.found[0]);
    draw();
  };
  return {
    label: recordsText.watchTitle,
    lookUp: true,
    opened: () => void listKept(),
    closed: () => {
      asked.closed = true;
    },
    view: (close) => html`
      <section
        class=${asked.over ? "asked-record over" : "asked-record"}
        @dragover=${(/** @type {DragEvent} */ event) => hover(event, true)}
        @dragleave=${(/** @type {DragEvent} */ event) => hover(event, false)}
        @drop=${(/** @type {DragEvent} */ event) => {
          hover(event, false);
          const file = event.dataTransfer?.files[0];
          if (file) void look(() => fromFile(file));
        }}
      >
        <h2>${recordsText.watchTitle()}</h2>
        <label class="file">
          <span>${asked.over ? recordsText.drop() : recordsText.file()}</span>
          <input
            type="file" accept=".json,.jsonl,.txt,.zst,application/json" data-first
            @change=${(/** @type {Event} */ event) => {
              const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
              if (file) void look(() => fromFile(file));
            }}
          />
        </label>
        <p class="hint">${recordsText.fileHint()}</p>
        <form
          class="asks" novalidate
          @submit=${(/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            const typed = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("room") ?? "");
            void look(() => fromRoom(typed));
          }}
        >
          <label for="records-of">${recordsText.room()}</label>
          <input id="records-of" name="room" autocomplete="off" autocapitalize="characters" spellcheck="false" />
          <button type="submit">${recordsText.look()}</button>
          <p class="hint">${recordsText.roomHint()}</p>
        </form>
        ${asked.looking ? html`<p>${recordsText.looking()}</p>` : nothing}
        ${asked.wrong ? html`<p class="bad">${asked.wrong}</p>` : nothing}
        ${asked.found.length > 1 ? list(asked.found) : nothing} ${asked.kept.length ? listOfKept(asked.kept, forget) : nothing}
        <button type="button" @click=${close}>${pageText.close()}</button>
      </section>
    `,
  };

  /** @param {DragEvent} event @param {boolean} over */
  function hover(event, over) {
    event.preventDefault();
    if (asked.over !== over) {
      asked.over = over;
      draw();
    }
  }
}

/** @param {Found[]} found */
const list = (found) => html`
  <h3>${recordsText.which()}</h3>
  ${found.length > MOST_LISTED ? html`<p class="hint">${recordsText.onlyFirst(MOST_LISTED)}</p>` : nothing}
  <ol class="found">
    ${found.slice(0, MOST_LISTED).map((each) => html`<li><button type="button" @click=${() => void watch(each)}><bdi>${titleOf(each.record)}</bdi></button></li>`)}
  </ol>
`;

/** The records whose replays are kept here. @param {Kept[]} kept @param {(each: Kept) => Promise<void>} forget */
const listOfKept = (kept, forget) => html`
  <h3>${recordsText.onDevice()}</h3>
  <p class="hint">${recordsText.onDeviceHint()}</p>
  <ol class="found">
    ${kept.map((each) => {
      const title = titleOf(each.record);
      return html`
        <li>
          <button type="button" @click=${() => void watch(each)}><bdi>${title}</bdi></button>
          <button type="button" aria-label=${recordsText.removeFromDevice(title)} @click=${() => void forget(each)}>${recordsText.remove()}</button>
        </li>
      `;
    })}
  </ol>
`;

/** @param {Found["record"]} record */
const titleOf = (record) => {
  const match = recordsText.gameAndNumber({
    game: GAMES[record.game].title,
    number: recordsText.number(record.legs[0].number),
  });
  const { scores } = record.result;
  const players = record.seats.map(({ seat, name }) => recordsText.player({ name, score: scores[seat] ?? null }));
  return recordsText.matchAndPlayers({ match, players: formats.listed(players) });
};

/** @param {Found} found */
async function watch({ record, id }) {
  const [{ replayDialog }, { recordsAnalysisDialog }] = await Promise.all([
    import("./replay.js"),
    import("./analysis.js"),
  ]);
  open(replayDialog(record, { id, analyse: (prepared) => open(recordsAnalysisDialog(prepared)) }));
}

/** @param {File} file @returns {Promise<Found[]>} */
async function fromFile(file) {
  return read(await textOf(file)).map((record) => ({ record }));
}

/** The records behind a record's link or a room's code. @param {string} typed @returns {Promise<Found[]>} */
function fromRoom(typed) {
  const match = readRecordLink(typed);
  if (match !== null) return fetchRecord(match).then((record) => [{ record, id: match }]);
  const { code, wrong } = readLink(typed);
  if (code === null) throw new NoRecord(wrong ?? "");
  return recordsOf(code);
}
