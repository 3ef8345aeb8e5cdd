// The parts of a result page: the parts of the score, the revealed number and its check, and links to look things up;
// also the whole page of a finished game alone.

import { messages as peopleText } from "../../text/messages/people.js";
import { messages as afterwardsText } from "../../text/messages/afterwards.js";
import { messages as soloMessages } from "../../text/messages/solo.js";
import * as soloText from "../../room/solo_text.js";
import { GAMES, gameOf, numbered, reachedIn, scored, wordsOf } from "../../games/catalog.js";
import { findingSentence } from "../../games/fair_deal_text.js";
import { isGood } from "../../games/fairness_results.js";
import { me, playedBy, solo, toBeat } from "../../room/model.js";
import { messages as actionText } from "../../text/messages/actions.js";
import * as formats from "../../text/formats.js";
import { messages as pageText } from "../../text/messages/page.js";
import { messages as fairDealText } from "../../text/messages/fair_deal.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { whenLoaded } from "../../widgets/loading.js";
import { open } from "../../widgets/page.js";
import { aNumber, another, does, looks, otherRules, withRecord } from "./actions.js";
import { several } from "./multiplayer.js";
import { row, sign } from "./page_parts.js";
import { tournament } from "./tournament_entry.js";
import { loadSheet } from "../../widgets/sheets.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../protocol/messages.js").MatchInfo} MatchInfo */
/** @typedef {import("../../protocol/messages.js").LegInfo} LegInfo */

/** The page of a finished game alone. @param {Here} here */
export function alone(here) {
  const match = here.model.room?.match;
  if (!match?.result) return nothing;
  const [leg] = match.legs;
  const whole = match.result.why === "score" && leg.score !== null;
  const said = wordsOf(match.game);
  const [name, mine] = playedBy(here.model, 0);
  return html`
    <section class="result">
      <h1>${whole ? soloMessages.over({ number: match.number, score: begun(said.won?.(leg.score ?? 0, match.options) ?? said.counted(leg.score ?? 0)) }) : html`<bdi>${soloMessages.resigned(mine ? null : name)}</bdi>`}</h1>
      ${whole ? html`${parts(here.model, leg)} ${took(match, leg)} ${againstOthers(here.model, match, leg.score ?? 0)}` : nothing}
      ${next(here)}
      ${tournament(here)}
      ${promised(here, match)} ${looking(here)}
    </section>
  `;
}

/** The next actions, by the room's present form: a tournament may have another. @param {Here} here */
function next(here) {
  if (!solo(here.model)) return several()?.whatNext(here) ?? nothing;
  if (me(here.model) === null) return nothing;
  if (here.visit.searches) return html`<p role="status">${soloMessages.looking()}</p>`;
  return html`
    <h2>${soloMessages.whatNext()}</h2>
    <div class="buttons">
      <button class="primary" data-first @click=${() => another(here, "new_number")}>${soloMessages.newGame()}</button>
      <button @click=${() => another(here, "same_number")}>${soloMessages.sameNumber()}</button>
      <button @click=${() => aNumber(here)}>${soloMessages.chooseNumber()}</button>
      <button @click=${() => otherRules(here)}>${soloMessages.changeRules()}</button>
    </div>
  `;
}

/** The parts of a leg's score. @param {import("../../room/types.js").Model} model @param {LegInfo} leg */
export const partsOf = (model, leg) =>
  wordsOf(model.room?.match?.game).parts(
    /** @type {{[name: string]: number}} */ (leg.parts ?? {}),
    leg.roles.length > 1 ? leg.roles.map((_, seat) => playedBy(model, seat)[0] ?? peopleText.nobody()) : [],
  );

/** The time that a leg took, if it decides between equal scores. @param {MatchInfo} match @param {LegInfo} leg */
export function took({ game, options }, leg) {
  const { began, last } = leg;
  if (began == null || last == null || !wordsOf(game).timed(options)) return nothing;
  return html`<p>${soloMessages.took(1000 * (Math.floor(last / 1000) - Math.floor(began / 1000)))}</p>`; // with the times of the record
}

/** The parts of a leg's score in columns, for games with several boards in a leg; null for others. @param {import("../../room/types.js").Model} model @param {LegInfo} leg @param {string} [caption] */
export function columns(model, leg, caption = "") {
  const match = model.room?.match;
  const names = leg.roles.length > 1 ? leg.roles.map((_, seat) => playedBy(model, seat)[0] ?? peopleText.nobody()) : [];
  const found = match == null ? null : wordsOf(match.game).columns?.(leg.parts ?? {}, names, match.options);
  if (found == null) return null;
  const { heads, rows, counted, countedLabel } = found;
  const kind = (/** @type {number} */ at) => (counted === null ? "" : at === counted ? "counted" : "aside");
  return html`
    <table class="legs part-columns">
      ${caption === "" ? nothing : html`<caption>${caption}</caption>`}
      <thead>
        <tr>
          <td></td>
          ${heads.map((head, at) => html`<th scope="col" class=${kind(at)}><bdi>${head}</bdi>${at === counted ? html` <small>✓ ${countedLabel}</small>` : nothing}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(({ name, points }) => html`<tr class="points"><th scope="row">${name}</th>${points.map((many, at) => html`<td class=${kind(at)}>${many === null ? "–" : formats.number(many)}</td>`)}</tr>`)}
      </tbody>
    </table>
  `;
}

/** @param {import("../../room/types.js").Model} model @param {LegInfo} leg */
export const parts = (model, leg) =>
  columns(model, leg) ??
  html`
  <dl class="parts">
    ${partsOf(model, leg).map(([name, points]) => html`<div><dt>${name}</dt><dd>${formats.number(points)}</dd></div>`)}
  </dl>
`;

/** The revealed number, and the result of the check of its commitment. @param {Here} here @param {MatchInfo} match */
export function promised({ model }, match) {
  const { checked } = model;
  const own = match.legs.filter((leg) => leg.number != null);
  const told = numbered(match);
  // A known number has no commitment, and if the number decides nothing, a kept commitment proves nothing.
  const worthIt = (/** @type {string} */ found) => found !== "number_known" && (told || found !== "commitment_kept");
  const good = checked?.verdict.findings.every(isGood) ?? true;
  const summary =
    checked === null
      ? fairDealText.checking()
      : html`<span aria-hidden="true">${good ? "✓" : "!"}</span> ${good ? fairDealText.verified() : fairDealText.notVerified()}`;
  return html`
    <details class="fair-deal" ?open=${!good}>
    <summary class=${checked === null ? "hint" : good ? "good" : "bad"}>${summary}</summary>
    ${
      !told
        ? nothing
        : own.length
          ? own.map(
              (leg) =>
                html`<p class="number">${fairDealText.numberOfLeg({ leg: leg.leg, number: leg.number ?? 0 })}</p>`,
            )
          : match.number === null
            ? nothing
            : html`<p class="number">${fairDealText.numberWas({ number: match.number, known: match.salt === null })}</p>`
    }
    ${
      checked === null
        ? nothing
        : html`<ul class="signs">${checked.verdict.findings.filter(worthIt).map((found) => sign(isGood(found), findingSentence(found, checked.verdict, wordsOf(match.game).findings?.())))}</ul>`
    }
    </details>
  `;
}

/** The score compared with the computer's, the reader's earlier best, par and high scores. @param {import("../../room/types.js").Model} model @param {MatchInfo} match @param {number} score */
function againstOthers(model, { id, game, options, casual }, score) {
  const { about, best_before: best, scores } = model;
  const points = scored(game, options); // without points, no score is higher
  const beat = points ? toBeat(model) : null;
  const helped = scores?.helped.some((each) => each.match === id);
  const place = (scores?.scores.findIndex((each) => each.match === id) ?? -1) + 1;
  const reached = about === null ? "" : soloText.otherScores(about.computer, best, about.par, reachedIn(game, options));
  const working = about?.computer == null ? soloMessages.working() : soloMessages.workingOnPar();
  return html`
    <ul class="signs">
      ${beat === null ? nothing : sign(about?.low ? score <= beat : score >= beat, soloText.comparison(score, beat, about?.computer ?? null, wordsOf(game).counted, about?.low ?? false))}
      ${points && place > 0 && me(model) !== null && (score || about?.low) ? sign(true, soloMessages.highScore(place)) : nothing}
    </ul>
    ${casual ? html`<p>${soloMessages.casualOver()}</p>` : nothing} ${helped ? html`<p>${soloMessages.helped()}</p>` : nothing} ${reached ? html`<p>${reached}</p>` : nothing} ${about?.working ? html`<p class="hint">${working}</p>` : nothing}
  `;
}

/** Links to look things up after a match. @param {Here} here */
export function looking(here) {
  const { visit, model } = here;
  const match = model.room?.match;
  if (match == null) return nothing;
  const { game, options } = match;
  const where = { room: model.room?.room ?? "", match: match.match };
  const watch = () =>
    withRecord(here, (record) => whenLoaded(looks(), (at) => at.watch(record, () => at.analysis(visit), match.id)));
  return html`
    <div class="rows looking">
      ${row(afterwardsText.analysis(), actionText.action("analysis"), () => does(here, "analysis"))} ${row(afterwardsText.watchAgain(), "", watch)}
      ${row(wordsOf(game).picture(options), "", () => showTree(here))}
      ${GAMES[game]?.alone === false ? nothing : row(wordsOf(game).computers(options), "", () => whenLoaded(looks(), (at) => at.computersTree(visit)))}
      ${numbered(match) ? row(afterwardsText.aboutNumber(), "", () => does(here, "number")) : nothing}
      ${match.form === "solo" ? row(soloMessages.highScores(), "", () => does(here, "scores")) : nothing}
      ${isRecorded(match) ? row(afterwardsText.copyLink(), "", () => copyRecord(here)) : nothing}
      ${row(afterwardsText.saveRecord(), "", () => withRecord(here, (record) => whenLoaded(import("../../replay/record_download.js"), (at) => at.saveRecord(record, where))))}
    </div>
  `;
}

/** Whether the server keeps a record of a match: yes, if any player has moved. @param {MatchInfo} match */
export const isRecorded = ({ legs }) => legs.some(({ ply }) => ply > 0);

/** Copy the public link to the replay of the finished match. @param {Here} here */
export const copyRecord = ({ model }) =>
  whenLoaded(import("../../widgets/clipboard.js"), (at) => at.copyRecord(model.room?.match?.id ?? ""));

/** Show the final tree of the last leg, or both final boards. @param {Here} here */
export function showTree({ model }) {
  const view = model.room?.view ?? null;
  const match = model.room?.match;
  if (view?.game === "mirror")
    return void whenLoaded(
      Promise.all([import("../../games/mirror/final_boards.js"), loadSheet("games/mirror/boards.css")]),
      ([at]) => at.showBoards(model),
    );
  const game = gameOf(view?.game);
  if (view === null || game === null || match == null) return;
  const label = () => game.words.picture(match.options);
  const names = () => match.players.map((_, seat) => playedBy(model, seat)[0] ?? peopleText.nobody());
  void whenLoaded(game.tree(), ({ treeView, closeTree }) =>
    open({
      label,
      wide: true,
      closed: () => closeTree("last"),
      view: (close) => html`
        <div class="tree-page">
          <header class="dialog-head"><h2>${label()}</h2><button @click=${close}>${pageText.close()}</button></header>
          ${treeView(view, { id: "last", label: label(), names: names() })}
        </div>
      `,
    }),
  );
}

/** A text that begins with a capital letter. @param {string} text */
const begun = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
