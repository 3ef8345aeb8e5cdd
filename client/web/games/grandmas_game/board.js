// The table on the page: thirteen piles in rows of five, five and three, the stock beside the last, the foundations in
// pairs, and the workspace as a fan. Its elements keep the focus through every redraw.

import { head, mute, sign, stock as backs, withCards } from "../../board/card_faces.js";
import { rankOf, showCard, suitOf } from "../../text/cards.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";
import { STOCK } from "./choice.js";
import { messages as legText } from "./messages/leg.js";
import { foundation as foundationText, showPile } from "./move_text.js";

/** @typedef {import("../../protocol/messages.js").GrandmasGameView} GrandmasGameView */
/** @typedef {import("../../protocol/messages.js").Pile} Pile */
/** @typedef {import("../../protocol/messages.js").Foundation} Foundation */
/** @typedef {{card: string, text: string, best?: boolean}} Mark `card` names the place */
/** How far the dealing is watched: the last card dealt. @typedef {{last: import("../../protocol/messages.js").Dealt | null, step: number, of: number, left: number}} Watched */
/**
 * Beside the view, a table shows the chosen card and where it can go; what can be played and looked under; what a hint
 * names; the cards of the workspace while one of them is carried, and which one; the card dragged there, and the card
 * `on` which it would land (−1: at the bottom); and the actions of a place.
 * @typedef {{id: string, label: string, keys: string | null, chosen: string | null, lit: ReadonlySet<string>, can: ReadonlySet<string>, peeks: ReadonlySet<string>, fresh: string | null, hinted: readonly (string | null)[], order: readonly string[] | null, carried: number | null, landing: {from: number, on: number} | null, at: string, marks: readonly Mark[], watched: Watched | null, touched: ((spot: string) => void) | null, focused: ((spot: string) => void) | null, drag: ((event: PointerEvent, spot: string) => void) | null}} Shown
 */

/** A card on the table: its rank and suit are at the left, where a fan shows them too. @param {string} card */
export function lyingCard(card) {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const figure = "JQK".includes(card[0]);
  return html`
    <svg class="lying" viewBox="-1 -1 72 100" aria-hidden="true">
      <rect class="paper" width="70" height="98" rx="7" />
      ${svg`<text class=${`rank suit-${suit}${rank.length > 1 ? " wide" : ""}`} x="5" y="29" font-size="31">${rank}</text>`}
      ${sign(suit, 15, 44, 19)}
      ${figure ? svg`<g transform="translate(8 43) scale(1.08)">${head(card)}</g>` : sign(suit, 46, 72, 35)}
    </svg>
  `;
}

/** Everything on a table. @param {GrandmasGameView} view @param {Shown} shown */
export const tableView = (view, shown) => html`
  <div class=${`board grandma ${shown.watched === null ? "" : "watched"}`} id=${shown.id} tabindex=${shown.touched === null ? 0 : nothing} role="group" aria-label=${shown.label} aria-describedby=${shown.keys === null ? nothing : `${shown.id}-keys`}>
    ${shown.keys === null ? nothing : html`<p class="unseen" id=${`${shown.id}-keys`}>${shown.keys}</p>`}
    <div class="felt">
      <section class="foundations" aria-label=${legText.foundations()}>
        ${view.foundations.map((each) => foundationView(each, shown))}
      </section>
      <section class="piles" aria-label=${legText.piles()}>
        ${view.piles.map((each) => pileView(view, each, shown))}
        <span class="gap"></span>
        ${stockView(view.stock, shown)}
      </section>
      ${shown.watched === null ? workspaceView(view, shown) : dealtView(shown.watched)}
    </div>
  </div>
`;

/** @param {string} spot @param {Shown} shown @param {string} kind @param {boolean} free */
const stateOf = (spot, shown, kind, free) =>
  [
    "spot",
    kind,
    free ? "free" : "taken",
    shown.can.has(spot) ? "can" : "",
    shown.lit.has(spot) ? "lit" : "",
    shown.chosen === spot ? "chosen" : "",
    shown.fresh === spot ? "fresh" : "",
    shown.hinted.includes(spot) ? "hinted" : "",
  ]
    .filter(Boolean)
    .join(" ");

/** A place on the table, to choose or only to look at. @param {string} spot @param {Shown} shown @param {{kind: string, label: string, free: boolean, inside: unknown, drags?: boolean}} how */
function spotView(spot, shown, { kind, label, free, inside, drags }) {
  const classes = stateOf(spot, shown, kind, free);
  const mark = shown.marks.find((each) => each.card === spot);
  const all = html`${inside}${mark === undefined ? nothing : html`<span class=${mark.best ? "mark best" : "mark"}>${mark.text}</span>`}`;
  const { touched, focused, drag } = shown;
  if (touched === null)
    return html`<span class=${classes} data-spot=${spot} role="img" aria-label=${label}>${all}</span>`;
  return html`<button
    type="button" class=${classes} data-spot=${spot} tabindex=${shown.at === spot ? 0 : -1} aria-label=${label}
    aria-pressed=${shown.chosen === spot ? "true" : "false"}
    @click=${() => touched(spot)} @focus=${() => focused?.(spot)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => drags && drag?.(event, spot)}
  >${all}</button>`;
}

/** @param {GrandmasGameView} view @param {Pile} pile @param {Shown} shown */
function pileView(view, { name, top, size, under }, shown) {
  const away = view.workspace?.pile === name && shown.watched === null;
  const peeks = shown.peeks.has(name);
  const label =
    top === null
      ? legText.pileEmpty({ pile: showPile(name), away })
      : legText.pileTop({ card: top, under, pile: showPile(name), size });
  const inside = html`
    <span class="pile-name" data-text=${showPile(name)} data-size=${size || ""}></span>
    <span class="card-of">
      ${top === null ? (away ? html`<span class="none" data-text=${legText.fan()}></span>` : nothing) : lyingCard(top)}
      ${under === null ? nothing : html`<span class="under"><b class=${`ink-${suitOf(under)}`} data-text=${showCard(under)}></b></span>`}
      ${peeks ? html`<span class="peeks" data-text="?"></span>` : nothing}
    </span>
  `;
  const said = peeks ? `${label} ${legText.canLookUnder()}` : label;
  return spotView(name, shown, { kind: "pile", label: said, free: top === null, inside, drags: top !== null });
}

/** @param {number} many @param {Shown} shown */
function stockView(many, shown) {
  const inside = html`
    <span class="pile-name" data-text=${legText.stock()} data-size=${many || ""}></span>
    <span class="card-of">${backs(many)}</span>
  `;
  return spotView(STOCK, shown, { kind: "pile stock-pile", label: legText.stockState(many), free: false, inside });
}

/** @param {Foundation} foundation @param {Shown} shown */
function foundationView({ name, top, size, takes }, shown) {
  const suit = name[0];
  const inside = html`
    <span class="card-of">
      ${top === null ? html`<svg class="lying" viewBox="-1 -1 72 100" aria-hidden="true"><rect class="place" width="70" height="98" rx="7" />${sign(suit, 35, 40, 34, "faint")}</svg>` : lyingCard(top)}
    </span>
    <span class="takes"><i data-text=${name[1] === "+" ? "↑" : "↓"}></i><b data-text=${takes === null ? legText.full() : rankOf(takes)}></b></span>
  `;
  const label = legText.foundationState({ foundation: foundationText(name), top, size, takes });
  return spotView(name, shown, { kind: "foundation", label, free: top === null, inside, drags: size > 1 });
}

/** @param {GrandmasGameView} view @param {Shown} shown */
function workspaceView({ workspace, may_order }, shown) {
  const cards = shown.order ?? workspace?.cards ?? [];
  if (workspace === null)
    return html`<section class="workspace empty" aria-label=${legText.workspace()}><p>${legText.workspaceEmpty()}</p></section>`;
  const title = legText.workspaceOf({ pile: showPile(workspace.pile), cards: cards.length, order: true });
  return html`
    <section class="workspace" aria-label=${title} data-fan=${may_order ? "ordered" : "fixed"}>
      <div class="fan-name">${title}</div>
      <div class="fanned-out">
        ${cards.map(
          (card, at) =>
            html`${landingView(shown, cards, at - 1)}${spotView(`w${at}`, shown, {
              kind: `fanned${shown.carried === at ? " carried" : ""}${shown.landing?.from === at ? " away" : ""}`,
              label: legText.workspaceCard({ card, number: at + 1, of: cards.length, top: at === cards.length - 1 }),
              free: false,
              inside: lyingCard(card),
              drags: true,
            })}`,
        )}
        ${landingView(shown, cards, cards.length - 1)}
      </div>
    </section>
  `;
}

/** The gap on top of a card of the workspace, if the dragged card would land there. @param {Shown} shown @param {readonly string[]} cards @param {number} on */
const landingView = ({ landing }, cards, on) =>
  landing?.on === on
    ? html`<span class="landing" aria-hidden="true">${lyingCard(cards[landing.from])}</span>`
    : nothing;

/** The pack that the cards are dealt from, and the last card dealt. @param {Watched} watched */
const dealtView = ({ last, step, of, left }) => html`
  <section class="workspace dealing" aria-label=${legText.dealing()}>
    <div class="fan-name">${legText.dealingProgress({ step, of })}</div>
    <div class="pack">
      <span class="the-pack">${backs(left)}</span>
      <span class="dealt-now" aria-hidden="true">${last === null ? nothing : mute(last.card)}</span>
      <span class="dealt-told">${last === null ? legText.remember() : withCards(legText.dealt({ ...last, pile: showPile(last.pile) }))}</span>
    </div>
  </section>
`;
