// One family at a time, as in the original game: the way here, the couple, and its children with their branch signs.

import { face, mute, withCards } from "../../board/card_faces.js";
import { sayCard, showCard, spoken } from "../../text/cards.js";
import { signed } from "../../text/formats.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { icon } from "../../widgets/icons.js";
import { branch, branches, familyOf, wayTo } from "./branches.js";
import { spots } from "./family_navigation.js";
import * as familyText from "./family_text.js";
import { messages as familiesText } from "./messages/families.js";

/** @typedef {import("../../protocol/messages.js").Family} Family */
/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */
/** @typedef {import("./family_navigation.js").Walk} Walk */
/** @typedef {import("./family_navigation.js").Spot} Spot */
/**
 * What is drawn; `go` is called for a move to another family, `point` for a pointed partner.
 * @typedef {{id: string, view: FamilyTreeView, walk: Walk, mine: boolean, hinted: string | null, fresh: string | null, go: (member: string) => void, point: (card: string) => void}} FamilyPicture
 */

/** @param {FamilyPicture} picture */
export function familyPage(picture) {
  const { view, walk } = picture;
  const family = familyOf(view.families, walk.member) ?? view.families[0];
  const way = wayTo(view.families, family.member);
  return html`
    <section class="one-family" id=${picture.id} aria-label=${familiesText.shown(spoken(familyText.couple(family)))}>
      ${wayHere(picture, way)}
      <div class="household">
        <div class="couple">${partners(picture, family)}</div>
        ${about(family, way.at(-2) ?? null)}
      </div>
      ${family.children.length || landing(picture, family) === "child" ? children(picture, family) : nothing}
    </section>
  `;
}

/** What the current card would do to a family at the place pointed at, if the reader can play it there. @param {FamilyPicture} picture @param {Family} family */
function landing({ view, walk, mine }, family) {
  const spot = spots(view, family.member).find((each) => !each.child && each.card === walk.at);
  return mine && view.current !== null ? (spot?.move?.does ?? null) : null;
}

/** The current card as it would lie, if it lands so. @param {FamilyPicture} picture @param {boolean} lands @param {string} [kind] */
const ghost = ({ view: { current } }, lands, kind = "pile") =>
  lands && current !== null ? html`<span class=${`${kind} ghost`}>${mute(current)}</span>` : nothing;

/** The families from the top to here, each a link, and the ways back. @param {FamilyPicture} picture @param {Family[]} way */
function wayHere({ view, go }, way) {
  const here = way[way.length - 1];
  const elsewhere = view.moves.length - branch(view, here.member).places;
  const parent = way.at(-2);
  return html`
    <nav class="way" aria-label=${familiesText.wayHere()}>
      <ol>
        ${way.map(
          (each) => html`<li>
            <button type="button" aria-current=${each === here ? "true" : "false"} @click=${() => go(each.member)}>
              ${withCards(familiesText.coupleInShort(each))}
            </button>
          </li>`,
        )}
      </ol>
      <button type="button" ?disabled=${parent === undefined} @click=${() => parent && go(parent.member)}>
        ↑ ${familiesText.up()}${elsewhere ? html` <span class="mark">▸ ${elsewhere}</span>` : nothing}
      </button>
      ${way.length > 2 ? html`<button type="button" @click=${() => go(way[0].member)}>⇑ ${familiesText.toTop()}</button>` : nothing}
    </nav>
  `;
}

/** @param {FamilyPicture} picture @param {Family} family */
function partners(picture, family) {
  const couple = spots(picture.view, family.member).filter((spot) => !spot.child);
  const lands = landing(picture, family);
  const dies = (/** @type {string | null} */ card) => lands === "deceased" && picture.walk.at === card;
  const member = pile(picture, family.member, family.member_cover, dies(family.member));
  const spouse =
    family.spouse === null
      ? ghost(picture, lands === "spouse")
      : pile(picture, family.spouse, family.spouse_cover, lands === "divorced" || dies(family.spouse));
  const parted = family.spouse_cover?.[0] === "A";
  const line =
    family.spouse === null
      ? nothing
      : html`<span class=${parted ? "joined parted" : "joined"} aria-hidden="true">${parted ? "╱╱" : "═"}</span>`;
  const two =
    family.extended === null
      ? ghost(picture, lands === "extended", "two")
      : html`<span class="two">${mute(family.extended, kind(picture, family.extended))}</span>`;
  if (couple.length > 1)
    return html`${spotButton(picture, couple[0], family, member)}${line}${spotButton(picture, couple[1], family, spouse)}${two}`;
  return spotButton(picture, couple[0], family, html`${member}${line}${spouse}${two}`);
}

/** @param {FamilyPicture} picture @param {Spot} spot @param {Family} family @param {unknown} inside */
function spotButton(picture, spot, family, inside) {
  const { current } = picture.view;
  const could = spot.move && current ? `; ${familyText.canBePlayed(current, spot.move, false)}` : "";
  const both = spot.card === family.member && current?.[0] !== "J";
  const who = both ? familyText.familyHeard(family, family.children.length) : sayCard(spot.card);
  const pointed = picture.walk.at === spot.card;
  const hinted = picture.hinted === spot.card;
  const points = spot.move?.change ? ` ${signed(spot.move.change)}` : "";
  return html`
    <div class=${["pointable", spot.move ? "target" : "", picture.mine ? "" : "others", pointed ? "pointed" : ""].join(" ")}>
      <div class="seen" aria-hidden="true">
        ${inside} ${spot.move ? html`<span class="badge">${hinted ? icon("lamp") : points ? "" : "▸"}${points}</span>` : nothing}
      </div>
      <button
        type="button"
        class="over-all"
        data-card=${spot.card}
        aria-pressed=${pointed ? "true" : "false"}
        aria-label=${who + could}
        @click=${() => picture.point(spot.card)}
      ></button>
    </div>
  `;
}

/** A card with the card that covers it, or would cover it. @param {FamilyPicture} picture @param {string} card @param {string | null} over @param {boolean} [lands] */
const pile = (picture, card, over, lands = false) =>
  over === null
    ? html`<span class="pile">${mute(card, kind(picture, card))}${ghost(picture, lands, "over")}</span>`
    : html`<span class="pile">${mute(card, "covered")}<span class="over">${mute(over, kind(picture, over))}</span></span>`;

/** @param {FamilyPicture} picture @param {string} card */
const kind = (picture, card) => (picture.fresh === card ? "fresh" : "");

/** @param {Family} family @param {Family | null} parents */
function about(family, parents) {
  const { hand, celebrity } = family;
  return html`
    <div class="about">
      <p>${withCards(familyText.bornTo(family.level, parents))}</p>
      <p>${withCards(familyText.state(family))}</p>
      ${celebrity ? html`<p>${icon("crown")} ${familiesText.celebrity(celebrity)}</p>` : nothing}
      ${hand === null ? nothing : html`<p><strong>${familyText.hand(hand)}</strong></p><p class="five">${hand.cards.map((card) => face(card))}</p>`}
    </div>
  `;
}

/** @param {FamilyPicture} picture @param {Family} family */
function children(picture, family) {
  const { view, go, walk } = picture;
  return html`
    <ol class="children" aria-label=${familiesText.children()}>
      ${branches(view, family.member).map((each, at) => {
        const own = /** @type {Family} */ (familyOf(view.families, each.child));
        const could = view.current === null ? "" : familyText.could(view.current, each);
        const label = `${spoken(familyText.child(at + 1, own, each.children))}${could && `; ${spoken(could)}`}`;
        return html`<li class=${walk.at === each.child ? "child pointed" : "child"}>
          <div class="seen" aria-hidden="true">
            ${pile(picture, each.child, own.member_cover)}
            ${own.spouse === null ? nothing : html`<span class="with">${withCards(`═${showCard(own.spouse)}`)}</span>`}
            <span class="sign">${each.sign ? html`▸ ${familiesText.sign(each.sign)} ${each.places > 1 ? `×${each.places}` : ""}` : nothing}</span>
            <span class="below">${each.children ? familiesText.below(each.children) : ""}</span>
          </div>
          <button type="button" class="over-all" data-card=${each.child} aria-label=${label} @click=${() => go(each.child)}></button>
        </li>`;
      })}
      ${landing(picture, family) === "child" ? html`<li class="child" aria-hidden="true"><div class="seen">${ghost(picture, true)}</div></li>` : nothing}
    </ol>
  `;
}
