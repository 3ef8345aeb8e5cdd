// Replays a match from its record: of the match just played in a room, or of a file.

import { GAMES } from "../games/catalog.js";
import { CannotAsk } from "../lobby/requests.js";
import { at, change, holder, nameOf, roleIn, scoresIn } from "../replay/match.js";
import { saveRecord } from "../replay/record_download.js";
import { playAgain } from "../replay/server_replay.js";
import { checked, legTitle, outcomeOf, playerScores } from "../replay/replay_sentences.js";
import { messages as legText } from "../text/messages/leg.js";
import { messages as recordsText } from "../text/messages/records.js";
import { messages as replayText } from "../text/messages/replay.js";
import { html, nothing } from "../vendor/lit-html.js";
import { icon } from "../widgets/icons.js";
import { draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";
import { moveList } from "./replay_moves.js";
import { SPEEDS, Watching } from "./replay_position.js";

export { recordDialog } from "./records.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {Awaited<ReturnType<typeof playAgain>>} Prepared */
/**
 * `analyse` opens the match's analysis, unless the replay was opened from there; `ply` and `legs` are shown first;
 * `prepared` is the replay if it is loaded; `where` gives the name of a saved file; `id` is the server's id of the match.
 * @typedef {{analyse?: (prepared: Prepared) => void, ply?: number, legs?: number[], prepared?: Prepared, where?: {room: string, match: number}, id?: string}} ReplayOptions
 */

/**
 * Open the replay of a match over the screen.
 * @param {GameRecord} record
 * @param {ReplayOptions} [options]
 * @returns {import("../widgets/page.js").Dialog}
 */
export function replayDialog(record, options = {}) {
  /** @type {Watching | null} */
  let watching = null;
  /** @type {string | null} */
  let wrong = null;
  let closed = false;
  const prepare = async () => {
    try {
      watching = new Watching(options.prepared ?? (await playAgain(record, options.id)), options);
      if (closed) end();
    } catch (error) {
      if (!(error instanceof CannotAsk)) throw error;
      wrong = error.message;
    }
    draw();
  };
  const end = () => {
    closed = true;
    watching?.pause();
    watching?.pages.close();
    for (const leg of watching?.every ?? []) watching?.game.closeTree(idOf(leg));
  };
  return {
    label: () => titleOf(record),
    wide: true,
    opened: () => void prepare(),
    closed: end,
    key: (event) => watching?.key(event) ?? false,
    view: (close) => html`
      <section class="looking-back replay" tabindex="-1" data-first>
        ${heading(record, watching, options, close)}
        ${watching === null ? html`<p class=${wrong ? "bad" : "hint"}>${wrong ?? recordsText.preparing()}</p>` : body(watching)}
      </section>
    `,
  };
}

/** @param {GameRecord} record */
const titleOf = (record) => replayText.heading({ game: GAMES[record.game].title, number: record.legs[0].number });

/** The title of a leg: with two players, it names the maximizer or the guesser; with more, the owner. @param {import("../replay/match.js").Replay} replay @param {number} leg @param {string[]} names */
function titleOfLeg({ record, legs }, leg, names) {
  const others = record.seats.length === 2 ? ["minimizer", "owner"] : ["minimizer", "guesser"];
  const named = record.seats.find(({ seat }) => !others.includes(roleIn(record, leg, seat))) ?? record.seats[0];
  return legTitle(record.form, leg, legs.length, named.name, roleIn(record, leg, named.seat), names);
}

/** @param {number} leg */
const idOf = (leg) => `replay-${leg}`;

/** @param {GameRecord} record @param {Watching | null} watching @param {ReplayOptions} options @param {() => void} close */
function heading(record, watching, options, close) {
  const difference = watching?.replay.difference ?? null;
  const lines = html`
    <p><bdi>${outcomeOf(record)}</bdi></p>
    ${
      watching === null
        ? nothing
        : html`<p class=${difference === null ? "kept" : "broken"}>${difference === null ? "✓" : "!"} ${checked(difference)}</p>`
    }
  `;
  const tools = html`
    ${
      options.analyse && watching !== null
        ? html`<button type="button" @click=${() => options.analyse?.(watching)}>${replayText.analysis()}</button>`
        : nothing
    }
    <button type="button" @click=${() => saveRecord(record, options.where)}>${replayText.saveRecord()}</button>
  `;
  return pageHead(titleOf(record), close, { lines, tools });
}

/** @param {Watching} watching */
function body(watching) {
  return html`
    <div class="replay-body">
      <div class="replay-boards">
        <div class="replay-ways">${watching.every.length > 1 ? legsToLookAt(watching) : nothing} ${jumps(watching)}</div>
        <div class="trees" data-legs=${watching.legs.length}>${watching.legs.map((leg) => legView(watching, leg))}</div>
        ${transport(watching)}
      </div>
      ${moveList(watching)}
    </div>
  `;
}

/** The buttons that go to the next moves of note, if there are any. @param {Watching} watching */
function jumps(watching) {
  if (watching.parting === null && !watching.noted) return nothing;
  return html`
    <div class="buttons">
      ${watching.parting === null ? nothing : html`<button type="button" @click=${() => watching.go(watching.parting ?? watching.ply)}>${replayText.firstDifference()}</button>`}
      ${watching.noted ? html`<button type="button" @click=${() => watching.note()}>${replayText.nextEvent()}</button>` : nothing}
    </div>
  `;
}

/** One leg at the current ply: its heading and its tree. @param {Watching} watching @param {number} leg */
function legView(watching, leg) {
  const { replay, game, ply } = watching;
  const { record } = replay;
  const sight = at(replay, leg, ply);
  const names = record.seats.map(({ name }) => name);
  const own = holder(record, leg);
  const title = own === null ? titleOfLeg(replay, leg, names) : legText.tableOf(nameOf(record, own));
  const changed = change(replay, leg, sight);
  const each = scoresIn(replay, sight);
  const played =
    sight.move === null ? null : game.played(nameOf(record, sight.seat), sight.move, "", sight.view, sight.seat, names);
  const seen = sight.view !== null;
  const coming = seen ? game.coming(sight.view) : null;
  return html`
    <section class="watched-leg" aria-label=${title}>
      <h3><bdi>${title}</bdi> <small>${replayText.moveOf({ move: sight.ply, moves: replay.legs[leg - 1].length - 1 })}</small></h3>
      <p>
        <strong><bdi>${each === null ? replayText.score({ score: sight.score, change: changed }) : playerScores(each, changed, sight.seat)}</bdi></strong>
        <span class="hint">${seen ? game.parts(sight.view) : nothing}</span>
        ${coming === null ? nothing : html`<span>${replayText.nextCard(game.showCard(coming))}</span>`}
      </p>
      <div class="tree-box">${seen ? game.treeView(sight.view, { id: idOf(leg), label: title, leg: `${leg}`, names }) : loading(watching.pages)}</div>
      <p class="played-now">${played === null ? nothing : html`<bdi>${played}</bdi>`}</p>
    </section>
  `;
}

/** A placeholder for a position that is not loaded. @param {import("../replay/pages.js").Pages} pages */
export const loading = ({ wrong }) =>
  html`<p class=${wrong === null ? "hint" : "bad"} role="status">${wrong ?? replayText.loading()}</p>`;

/** The controls of the replay. @param {Watching} watching */
function transport(watching) {
  const { ply, plies, playing } = watching;
  /** @param {import("../widgets/icons.js").Icon} sign @param {string} label @param {number} to */
  const jump = (sign, label, to) =>
    html`<button type="button" class="sign" title=${label} aria-label=${label} @click=${() => watching.go(to)}>${icon(sign)}</button>`;
  return html`
    <div class="transport" role="group" aria-label=${replayText.moves()}>
      <div class="jumps">
        ${jump("to-start", replayText.toStart(), 0)} ${jump("left", replayText.moveBack(), ply - 1)}
        <button type="button" class="primary" @click=${() => watching.turn()}>${playing ? replayText.pause() : replayText.play()}</button>
        ${jump("right", replayText.moveOn(), ply + 1)} ${jump("to-end", replayText.toEnd(), plies)}
      </div>
      <input
        type="range" min="0" max=${plies} .value=${String(ply)} aria-label=${replayText.move()}
        aria-valuetext=${replayText.moveOf({ move: ply, moves: plies })}
        @input=${(/** @type {Event} */ event) => watching.go(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      <label class="speed"><span>${replayText.speed()}</span>
        <select
          @change=${(/** @type {Event} */ event) => watching.setSpeed(/** @type {HTMLSelectElement} */ (event.target).selectedIndex)}
        >
          ${SPEEDS.map((speed, at) => html`<option ?selected=${at === watching.speed}>${replayText.secondsAMove(speed)}</option>`)}
        </select>
      </label>
      <p class="of-note">${watching.ofNote()}</p>
    </div>
  `;
}

/** All legs of a match. @param {string} form @param {number} legs */
function allLegs(form, legs) {
  if (form === "race") return replayText.allTables();
  if (form === "mirror") return replayText.bothBoards();
  return legs > 2 ? replayText.allLegs() : replayText.bothLegs();
}

/** @param {Watching} watching */
function legsToLookAt(watching) {
  const all = allLegs(watching.replay.record.form, watching.every.length);
  const ways = [
    ...watching.every.map((leg) => ({ legs: [leg], label: watching.nameOfLeg(leg) })),
    { legs: watching.every, label: all },
  ];
  return html`
    <span class="choice" role="group" aria-label=${all}>
      ${ways.map(({ legs, label }) => {
        const chosen = legs.join() === watching.legs.join();
        return html`<button type="button" aria-pressed=${chosen} @click=${() => watching.look(legs)}>${label}</button>`;
      })}
    </span>
  `;
}
