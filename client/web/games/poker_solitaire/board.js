// The matrices on the page: their squares, the text of their lines at the edges, and the reject squares. Their
// elements keep the focus through every redraw.

import { drawing } from "../../board/card_faces.js";
import { showCard, rankOf, suitOf } from "../../text/cards.js";
import * as formats from "../../text/formats.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";
import { COLUMNS, ROWS, SIDE, named } from "./layout.js";
import { messages as legText } from "./messages/leg.js";
import { inNames, worth as worthText } from "./move_text.js";
import { inShort, lineInShort, lineTold } from "./score_text.js";

/** @typedef {import("../../protocol/messages.js").PokerSolitaireView} PokerSolitaireView */
/** @typedef {import("../../protocol/messages.js").MatrixView} MatrixView */
/** @typedef {import("./choice.js").Worth} Worth */
/** @typedef {{card: string, text: string, best?: boolean}} Mark `card` names the place */
/**
 * Beside the view, the matrices show the card in hand and where it can go; what can be picked up; the place of the last
 * move, the place that a hint names, and the place pointed at; the seat of the reader; a name for each seat; and the
 * actions of a place. `coming` are the cards being sent, by place.
 * @typedef {{id: string, label: string, seat: number | null, names: readonly string[], hand: string | null, targets: ReadonlyMap<string, Worth>, can: ReadonlySet<string>, fresh: string | null, hinted: string | null, pointed: string | null, coming: ReadonlyMap<string, string>, at: readonly number[], marks: readonly Mark[], keys: string | null, touched: ((place: string) => void) | null, aimed: ((place: string | null) => void) | null, drag: ((event: PointerEvent, what: string) => void) | null}} Shown
 */

const SIGNS = /** @type {Record<string, string>} */ ({ C: "♣", D: "♦", H: "♥", S: "♠" });

/** A card on a square: whole if there is room, else only its rank and suit. @param {string} card */
export const lyingCard = (card) => html`
  <svg class="whole-card" viewBox="-1 -1 72 100" aria-hidden="true">${drawing(card, false)}</svg>
  <svg class="small-card" viewBox="0 0 70 60" aria-hidden="true">
    ${svg`<text class=${`rank suit-${suitOf(card)}`} x="35" y="42" font-size=${rankOf(card).length > 1 ? 29 : 34} text-anchor="middle">${rankOf(card)}${SIGNS[suitOf(card)]}</text>`}
  </svg>
`;

/** All matrices, the reader's own first if there is little room. @param {PokerSolitaireView} view @param {Shown} shown */
export const matricesView = (view, shown) => html`
  <div class="board solitaire" id=${shown.id} tabindex=${shown.touched === null ? 0 : nothing} role="group" aria-label=${shown.label} aria-describedby=${shown.keys === null ? nothing : `${shown.id}-keys`}>
    ${shown.keys === null ? nothing : html`<p class="unseen" id=${`${shown.id}-keys`}>${shown.keys}</p>`}
    <div class="matrices" data-many=${view.matrices.length} data-own=${ownAt(view, shown.seat)} data-diagonals=${view.matrices.some(({ lines }) => lines.length > 2 * SIDE) ? "true" : "false"}>
      ${view.matrices.map((matrix, at) => matrixView(view, matrix, at, shown))}
    </div>
  </div>
`;

/** Which matrix belongs to the reader alone. @param {PokerSolitaireView} view @param {number | null} seat */
const ownAt = (view, seat) =>
  view.roles.length > 1 && seat !== null ? view.matrices.findIndex(({ owner }) => owner === seat) : -1;

/** @param {PokerSolitaireView} view @param {number} at @param {Shown} shown */
function titleOf(view, at, { seat, names }) {
  const { owner } = view.matrices[at];
  if (owner === null || view.matrices.length === 1) return legText.theMatrix();
  if (view.roles.length === 1) return legText.matrixNumber(at + 1);
  return owner === seat && names[owner] === peopleText.you() ? legText.yourMatrix() : legText.matrixOf(names[owner]);
}

/** @param {PokerSolitaireView} view @param {MatrixView} matrix @param {number} at @param {Shown} shown */
function matrixView(view, matrix, at, shown) {
  const pat = matrix.scoring === "pat";
  const title = titleOf(view, at, shown);
  const looks = shown.touched === null; // another board may be beside this one
  const lines = matrix.lines.map((line, place) => ({ line, place, used: cardsIn(matrix, place) }));
  const edge = (/** @type {number} */ place, /** @type {string} */ kind, label = "") =>
    lines[place] === undefined ? html`<span></span>` : lineView(lines[place], kind, pat, label);
  return html`
    <section class="matrix" data-matrix=${at} aria-label=${looks ? (view.matrices.length > 1 ? legText.matrixOfBoard({ board: shown.label, matrix: title }) : shown.label) : title}>
      <h2>
        <bdi>${title}</bdi>
        <span class="matrix-score">${inShort(matrix)}</span>
        ${rejectsBeside(view, matrix, shown)}
      </h2>
      <div class="squares-of">
        <span></span>${COLUMNS.map((column) => html`<span class="name" aria-hidden="true">${column}</span>`)}<span></span>
        ${ROWS.map(
          (row, number) => html`
            <span class="name" aria-hidden="true">${row}</span>
            ${COLUMNS.map((_, column) => squareView(view, at, number * SIDE + column, shown))}
            ${edge(number, "row")}
          `,
        )}
        ${edge(2 * SIDE + 1, "diagonal", "↙ e1")} ${COLUMNS.map((_, column) => edge(SIDE + column, "column"))} ${edge(2 * SIDE, "diagonal", "↘ a1")}
      </div>
    </section>
  `;
}

/** How many cards are in a line. @param {MatrixView} matrix @param {number} line */
function cardsIn({ cells }, line) {
  const squares = Array.from({ length: SIDE }, (_, at) => {
    if (line < SIDE) return line * SIDE + at;
    if (line < 2 * SIDE) return at * SIDE + line - SIDE;
    return line === 2 * SIDE ? at * (SIDE + 1) : (at + 1) * (SIDE - 1);
  });
  return squares.filter((square) => cells[square] !== null).length;
}

/** @param {{line: import("../../protocol/messages.js").Line, place: number, used: number}} of @param {string} kind @param {boolean} pat @param {string} label a diagonal's direction and first square */
function lineView({ line, place, used }, kind, pat, label) {
  const points = pat ? (line.points ? "✓" : "·") : `${line.points}`;
  const heard = lineTold(place, line, pat);
  return html`
    <span class=${`line ${kind} ${line.points ? "counts" : ""}`} role="img" aria-label=${heard} title=${heard}>
      ${label === "" ? nothing : html`<span class="line-label">${label}</span>`}
      ${used === 0 ? nothing : html`<span class="line-name">${lineInShort(line.name)}</span> ${pat || line.points ? html`<b>${points}</b>` : nothing}`}
    </span>
  `;
}

/** The other player's reject squares, beside their matrix. The reject squares that the reader may use are beside the dealt cards. @param {PokerSolitaireView} view @param {MatrixView} matrix @param {Shown} shown */
function rejectsBeside(view, matrix, shown) {
  const there = view.rejects.filter(
    ({ owner }) => owner !== null && owner !== shown.seat && (matrix.owner === null || owner === matrix.owner),
  );
  if (!there.length || view.roles.length === 1) return nothing;
  const another = matrix.owner === null && shown.seat !== null ? there[0].owner : null;
  const called = another === null ? legText.rejectsTitle() : legText.rejectsOf(shown.names[another]);
  return html`<span class="rejects"><span class="rejects-name"><bdi>${called}</bdi></span>${there.map((square) => rejectView(square, shown))}</span>`;
}

/** The reject squares that the reader may use; for a spectator, the common ones. @param {PokerSolitaireView} view @param {number | null} seat */
export const rejectsInHand = (view, seat) =>
  view.rejects.filter(({ owner }) => owner === null || owner === seat || view.roles.length === 1);

/** @param {import("../../protocol/messages.js").RejectSquare} square @param {Shown} shown */
export const rejectView = ({ name, card, stolen }, shown) =>
  placeView(name, card, shown, { stolen, kind: "reject", tab: true });

/** @param {PokerSolitaireView} view @param {number} matrix @param {number} index @param {Shown} shown */
function squareView(view, matrix, index, shown) {
  const name = named({ matrix, index }, view.matrices.length);
  const { cells, stolen } = view.matrices[matrix];
  const tab = shown.touched !== null && (shown.at[matrix] ?? 0) === index;
  return placeView(name, cells[index], shown, { stolen: stolen.includes(name), kind: "cell", tab });
}

/** @param {string} name @param {string | null} card @param {Shown} shown @param {{stolen: boolean, kind: string, tab: boolean}} how */
function placeView(name, card, shown, { stolen, kind, tab }) {
  const worth = shown.targets.get(name);
  const can = shown.can.has(name);
  const hinted = shown.hinted === name;
  const mark = shown.marks.find((each) => each.card === name);
  const lit = worth !== undefined;
  const coming = card === null ? (shown.coming.get(name) ?? null) : null;
  const state = [
    kind,
    card === null ? "free" : "taken",
    lit ? "lit" : "",
    lit && shown.pointed === name ? "pointed" : "",
    can ? "can" : "",
    shown.hand === name ? "in-the-hand" : "",
    shown.fresh === name ? "fresh" : "",
    hinted ? "hinted" : "",
    coming === null ? "" : "coming",
  ];
  const told = lit ? legText.takesCard(worthText(worth)) : "";
  const more = [
    stolen ? legText.stolen() : "",
    shown.fresh === name ? legText.lastMove() : "",
    hinted ? legText.hinted() : "",
    coming === null ? "" : legText.onItsWay(coming),
    told,
  ];
  const called = inNames(name, shown.seat, shown.names);
  const where = kind === "reject" ? legText.rejectSquare(called) : called;
  const label = formats.listed([where, card === null ? legText.free() : showCard(card), ...more.filter(Boolean)]);
  const inside = html`
    ${card === null && coming === null ? nothing : lyingCard(card ?? coming ?? "")}
    ${kind === "reject" && card === null && coming === null ? html`<span class="reject-name" aria-hidden="true">${name.slice(name.indexOf("x"))}</span>` : nothing}
    ${stolen ? html`<span class="stolen" aria-hidden="true">⚑</span>` : nothing}
    ${lit ? html`<span class="gain" aria-hidden="true">${worth.change ? formats.signed(worth.change) : ""}</span>` : nothing}
    ${mark === undefined ? nothing : html`<span class=${mark.best ? "mark best" : "mark"}>${mark.text}</span>`}
  `;
  const classes = `square ${state.filter(Boolean).join(" ")}`;
  const { touched, aimed, drag } = shown;
  if (touched === null)
    return html`<span class=${classes} data-square=${name} role="img" aria-label=${label} title=${card === null ? "" : showCard(card)}>${inside}</span>`;
  return html`<button
    type="button" class=${classes} data-square=${name} tabindex=${tab ? 0 : -1}
    aria-label=${label} aria-pressed=${can ? (shown.hand === name ? "true" : "false") : nothing}
    aria-disabled=${lit || can ? nothing : "true"}
    @click=${() => touched(name)}
    @pointerenter=${() => aimed?.(lit ? name : null)} @pointerleave=${() => aimed?.(null)}
    @focus=${() => aimed?.(lit ? name : null)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => can && drag?.(event, name)}
  >${inside}</button>`;
}
