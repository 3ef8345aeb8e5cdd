// The page of a finished match with several players: the winner, the legs side by side, and the offers of a rematch.

import { messages as afterwardsText } from "../../text/messages/afterwards.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { messages as soloText } from "../../text/messages/solo.js";
import { again, aroundOf, scored, swapsRoles, wordsOf } from "../../games/catalog.js";
import { legsOf } from "../../games/mirror/match.js";
import { endOf } from "../../lobby/days.js";
import { messages as dailyText } from "../../text/messages/daily.js";
import * as doing from "../../room/commands.js";
import {
  alone as nobodyElse,
  asPlayed,
  correspondence,
  freeSeat,
  hiddenStill,
  isMirror,
  me,
  others,
  playedBy,
  watchesComputers,
} from "../../room/model.js";
import { percent } from "../../replay/analysis_sentences.js";
import { facts, number } from "../../text/formats.js";
import { raceOutcome } from "../../room/race_outcome.js";
import { messages as resultText } from "../../text/messages/result.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { whenLoaded } from "../../widgets/loading.js";
import { draw } from "../../widgets/page.js";
import { accuracyLine } from "./accuracy.js";
import { finalBoards } from "./final_boards.js";
import { columns, copyRecord, isRecorded, looking, parts, partsOf, promised, showTree, took } from "./final_score.js";
import { otherName, row, seatName } from "./page_parts.js";
import { ratingChange } from "./rating_change.js";
import { tournament } from "./tournament_entry.js";
import { freeSeatText, seats } from "./waiting.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../protocol/messages.js").MatchInfo} MatchInfo */
/** @typedef {import("../../protocol/messages.js").LegInfo} LegInfo */

/** The cards of a rematch, the usual ones first. */
const DEALS = /** @type {const} */ (["new_number", "same_number"]);

/** The signs of the roles with opposite goals. @type {Record<string, string>} */
const SIGNS = { maximizer: "▲ ", minimizer: "▼ " };

/** Return the caption of a leg's final board: the leg's title, and the roles if they differ, with the accuracy if it is known. @param {Here} here @param {MatchInfo} match @returns {(leg: LegInfo) => {title: string, roles: string}} */
function captions({ model }, match) {
  const analysis = model.analysis?.match === match.match ? model.analysis.analysis : null;
  const one = match.legs.filter(({ status, ply }) => status !== "waiting" && ply > 0).length === 1;
  return ({ leg, status, roles }) => {
    const accuracy = analysis?.legs[leg - 1]?.accuracy ?? [];
    const told = roles.map((role, seat) => {
      const name = playedBy(model, seat)[0] ?? peopleText.nobody();
      return `${SIGNS[role] ?? ""}${name}${accuracy[seat] == null ? "" : ` ${percent(accuracy[seat])}`}`;
    });
    const differ = roles.length === 2 && roles[0] !== roles[1];
    return {
      title: one ? "" : resultText.leg({ leg, status }),
      roles: differ || accuracy.some((each) => each != null) ? facts(told.sort()) : "",
    };
  };
}

/** The page of a finished match. @param {Here} here */
export function result(here) {
  const match = here.model.room?.match;
  if (!match?.result) return nothing;
  if (match.form === "together") return together(here, match);
  const model = asPlayed(here.model);
  const twice = isMirror(model.room);
  const told = twice ? { ...match, legs: legsOf(match.legs[0]) } : match;
  const around = aroundOf(match.game);
  const won = match.result.winners.some((seat) => match.players?.[seat] === here.model.player);
  return html`
    <section class="result ${won ? "won" : ""}">
      <h1><bdi>${around !== null && (match.legs.length > 2 || match.result.why === "score") ? around.outcome(model, match) : outcome(model, match.result)}</bdi></h1>
      ${unrated(match) ? html`<p class="hint">${resultText.unrated()}</p>` : nothing}
      ${ratingChange(here, match)} ${twice || swapsRoles(match.game, match.options) ? difference(match) : nothing} ${whatNext(here)} ${finalBoards(here, match, captions(here, match), accuracyLine(here))} ${around !== null ? legs(around.table(model, told), twice) : swapsRoles(match.game, match.options) ? table(model, told, twice) : scores(model, match)} ${tournament(here)} ${after(here, match)}
    </section>
  `;
}

/** Whether a takeback after a revealed card keeps the match unrated: by its winner, or in a draw by any player. client/room/takeback.py does the same. @param {MatchInfo} match */
function unrated({ result, peeked, names }) {
  if (!result || !peeked?.length || names.length !== 2) return false;
  return result.winners.length !== 1 || peeked.includes(result.winners[0]);
}

/** The margin of a mirror match, if it was won by score. @param {MatchInfo} match */
function difference({ game, result }) {
  const [one, two] = result?.scores ?? [];
  if (result?.why !== "score" || result.winners.length === 0 || one == null || two == null) return nothing;
  return html`<p class="lead">${resultText.difference(wordsOf(game).counted(Math.abs(one - two)))}</p>`;
}

/** The check of the number and links to look things up; for a daily number, after the end of its day. @param {Here} here @param {MatchInfo} match */
function after(here, match) {
  if (!hiddenStill(here.model)) return html`${promised(here, match)} ${looking(here)}`;
  const ends = endOf(here.model.room?.daily ?? "");
  return html`
    <p class="number">${dailyText.recordHidden(ends)}</p>
    <div class="rows looking">
      ${row(wordsOf(match.game).picture(match.options), "", () => showTree(here))}
      ${isRecorded(match) ? row(afterwardsText.copyLink(), dailyText.linkOpens(ends), () => copyRecord(here)) : nothing}
    </div>
  `;
}

/** The page of a finished game played together. @param {Here} here @param {MatchInfo} match */
function together(here, match) {
  const [leg] = match.legs;
  const why = match.result?.why;
  const whole = why === "score" && leg.score !== null;
  return html`
    <section class="result">
      <h1>${whole ? resultText.together({ number: match.number, score: wordsOf(match.game).counted(leg.score ?? 0), mine: me(here.model) !== null }) : resultText.togetherEndedEarly(why === "resigned" || why === "flag" ? why : "other")}</h1>
      ${whole ? html`${parts(here.model, leg)} ${took(match, leg)}` : nothing} ${whatNext(here)} ${finalBoards(here, match, captions(here, match), accuracyLine(here))} ${seats(here)} ${promised(here, match)} ${looking(here)}
    </section>
  `;
}

/** The winner, and the reason if it was not the score. @param {import("../../room/types.js").Model} model as it was played @param {import("../../protocol/messages.js").MatchResult} result */
function outcome(model, result) {
  const players = result.scores.map((_, seat) => playedBy(model, seat));
  const mine = players.findIndex(([, own]) => own);
  const names = players.map(([name]) => name ?? peopleText.nobody());
  const winner = result.winners[0] ?? null;
  if (model.room?.form === "race")
    return raceOutcome(result, names, mine < 0 ? null : mine, wordsOf(model.room.game).counted);
  if (result.why !== "score" && winner !== null) {
    const called = names.map((name, seat) => (seat === mine ? null : name));
    return resultText.endedEarly({ why: result.why, winner: called[winner], loser: called[1 - winner] });
  }
  if (result.why === "flag" && winner === null && names.length === 2) return resultText.noTimeLeft();
  const scores = result.scores.map((score) => score ?? 0);
  const first = winner ?? Math.max(0, mine);
  return resultText.outcome({
    winner: winner === null ? "nobody" : winner === mine ? "you" : "player",
    name: names[first],
    points: model.room === null || scored(model.room.game, model.room.options),
    high: scores[first],
    low: scores[1 - first],
  });
}

/** Each player's score in the only leg, with its parts. @param {import("../../room/types.js").Model} model @param {MatchInfo} match */
function scores(model, match) {
  const [leg] = match.legs;
  const side = columns(model, leg, resultText.scores());
  if (side !== null) return side;
  return html`
    <table class="legs">
      <caption>${resultText.scores()}</caption>
      <tbody>
        ${(match.result?.scores ?? []).map((score, seat) => html`<tr class="points"><th scope="row"><bdi>${playedBy(model, seat)[0] ?? peopleText.nobody()}</bdi></th><td>${score === null ? "–" : number(score)}</td></tr>`)}
        ${partsOf(model, leg).map(([name, points]) => html`<tr class="points"><th scope="row" class="hint">${name}</th><td>${number(points)}</td></tr>`)}
      </tbody>
    </table>
  `;
}

/** The legs side by side, the parts of their scores below each other; `twice`: they are the boards of a mirror match. @param {import("../../room/types.js").Model} model @param {MatchInfo} match @param {boolean} twice */
function table(model, match, twice) {
  const who = (/** @type {LegInfo} */ leg, /** @type {"maximizer" | "minimizer"} */ role) =>
    playedBy(model, leg.roles.indexOf(role))[0] ?? peopleText.nobody();
  const points = (/** @type {LegInfo} */ leg, /** @type {number | null | undefined} */ many) =>
    leg.status === "waiting" ? "–" : number(many ?? 0);
  const line = (/** @type {string} */ name, /** @type {(leg: LegInfo) => string} */ cell, kind = "") => html`
    <tr class=${kind}>
      <th scope="row">${name}</th>
      ${match.legs.map((leg) => html`<td><bdi>${cell(leg)}</bdi></td>`)}
    </tr>
  `;
  return html`
    <table class="legs">
      <caption>${twice ? resultText.boards() : resultText.legs()}</caption>
      <thead>
        <tr>
          <td></td>
          ${match.legs.map((leg) => html`<th scope="col">${headOf(leg, twice)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${line(resultText.role("maximizer"), (leg) => who(leg, "maximizer"))} ${line(resultText.role("minimizer"), (leg) => who(leg, "minimizer"))}
        ${partsOf(model, match.legs[0]).map(([name], at) => line(name, (leg) => points(leg, partsOf(model, leg)[at]?.[1]), "points"))}
        ${line(resultText.score(), (leg) => points(leg, leg.score), "points total")}
      </tbody>
    </table>
  `;
}

/** @param {Pick<LegInfo, "leg" | "status">} leg @param {boolean} twice */
const headOf = ({ leg, status }, twice) =>
  twice ? resultText.board({ board: leg, status }) : resultText.leg({ leg, status });

/** The legs side by side, from a table that the game makes. @param {ReturnType<import("../../games/catalog.js").Around["table"]>} told @param {boolean} twice */
const legs = ({ caption, heads, rows }, twice) => html`
  <div class="scrolled" tabindex="0" role="group" aria-label=${twice ? resultText.boards() : caption}>
    <table class="legs">
      <caption>${twice ? resultText.boards() : caption}</caption>
      <thead><tr><td></td>${heads.map((leg) => html`<th scope="col">${headOf(leg, twice)}</th>`)}</tr></thead>
      <tbody>
        ${rows.map(({ name, cells, total }) => html`<tr class=${total ? "points total" : ""}><th scope="row"><bdi>${name}</bdi></th>${cells.map((cell) => html`<td><bdi>${cell}</bdi></td>`)}</tr>`)}
      </tbody>
    </table>
  </div>
`;

/** The rematches that players have offered. @param {import("../../room/types.js").Model} model @param {{what: doing.Another, seat: number}[]} wished */
function wishedFor(model, wished) {
  const mine = me(model);
  const seats = model.room?.seats.length ?? 0;
  const choice = model.room !== null && again(model.room);
  if (seats <= 2)
    return wished.map(({ what, seat }) =>
      seat === mine
        ? resultText.youWantRematch({ name: otherName(model), what: choice ? what : "any" })
        : resultText.wantsRematch({
            name: seatName(model, seat),
            what: choice ? what : "any",
            accept: mine === null ? null : howToAccept(),
          }),
    );
  return [...new Set(wished.map(({ what }) => what))].map((what) => {
    const who = wished.filter((each) => each.what === what).map(({ seat }) => seat);
    const names = who.filter((seat) => seat !== mine).map((seat) => seatName(model, seat));
    const asked = who.includes(/** @type {number} */ (mine));
    return resultText.wantRematch({
      names: asked ? [resultText.you(), ...names] : names,
      several: asked || names.length > 1,
      what: choice ? what : "any",
      accept: mine === null || asked ? null : howToAccept(),
      missing: seats - who.length,
    });
  });
}

/** The answer that accepts a rematch. */
const howToAccept = () => resultText.pressToAccept(resultText.namedButton(resultText.anotherMatch()));

/** The cards that the reader has chosen for the rematch of a match, when the others wished for `theirs`. @type {{match: string, theirs: doing.Another | null, what: doing.Another}} */
let deal = { match: "", theirs: null, what: "new_number" };

/** The choice between a new deal and the same one. @param {string} match @param {doing.Another | null} theirs @param {doing.Another} chosen */
const dealChoice = (match, theirs, chosen) => html`
  <fieldset class="choices deal">
    <legend class="unseen">${resultText.deal()}</legend>
    ${DEALS.map(
      (what) => html`
        <label>
          <input
            type="radio" name="deal" value=${what} .checked=${what === chosen}
            @change=${() => {
              deal = { match, theirs, what };
              draw();
            }}
          />
          <span>${resultText.dealOf(what)}</span>
        </label>
      `,
    )}
  </fieldset>
`;

/** The offers of a rematch, and the button for it. @param {Here} here */
export function whatNext(here) {
  const { model, visit } = here;
  if (model.room === null) return nothing;
  if (model.room.daily != null) {
    const { game } = model.room;
    const back = () => whenLoaded(import("../page_addresses.js"), (at) => at.go("daily", game));
    return html`<div class="buttons"><button class="primary" data-first @click=${back}>${dailyText.openPage()}</button></div>`;
  }
  const mine = me(model);
  const free = freeSeat(model) !== null;
  const choice = again(model.room);
  const decides = (mine !== null || watchesComputers(model)) && !free;
  const wished = model.room.offers.flatMap((what, seat) => (what === null ? [] : [{ what, seat }]));
  const { offers } = model.room;
  const theirs =
    others(model)
      .map((seat) => offers[seat])
      .find((each) => each !== null) ?? null;
  const own = mine === null ? null : model.room.offers[mine];
  const chosen = choice && deal.match === model.room.match?.id && deal.theirs === theirs ? deal.what : null;
  const what = chosen ?? theirs ?? own ?? "new_number";
  return html`
    <h2>${resultText.next()}</h2>
    ${
      free
        ? html`<p>${freeSeatText(model, here.now)}</p>`
        : wished.length
          ? wishedFor(model, wished).map((told) => html`<p class="lead"><bdi>${told}</bdi></p>`)
          : html`<p>${nobodyElse(model) ? nothing : resultText.rematchStarts(!choice ? "any" : model.room.seats.length > 2 ? "all" : "both")}</p>`
    }
    ${mine !== null && !free && model.room.tournament === null && correspondence(model) ? html`<p class="hint">${resultText.rematchStartsItself()}</p>` : nothing}
    ${
      decides && visit.searches
        ? html`<p role="status">${soloText.looking()}</p>`
        : decides
          ? html`
            <div class="rematch">
              <button class="primary big" ?disabled=${own === what && theirs !== what} @click=${() => visit.wish(what)}>${resultText.anotherMatch()}</button>
              ${choice ? dealChoice(model.room.match?.id ?? "", theirs, what) : nothing}
              ${theirs ? html`<button class="quiet" @click=${() => visit.act(doing.decline(model, theirs))}>${resultText.decline()}</button>` : nothing}
            </div>
          `
          : nothing
    }
  `;
}
