// A tree on the page: the whole tree through a lens, or one family at a time. The viewed family is kept here.

import { cardAt } from "../../board/drag.js";
import { Lens } from "../../board/lens.js";
import { fly, inHand, moves } from "../../board/motion.js";
import * as identity from "../../profile/identity.js";
import { equal } from "../../protocol/json.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { draw } from "../../widgets/page.js";
import { familyOf } from "./branches.js";
import { familiesOf, placeNamed, stepAmong } from "./choice.js";
import { familyId, treeDrawing } from "./drawing.js";
import * as walking from "./family_navigation.js";
import { EMPTY, around, landing, layOut } from "./layout.js";
import { messages as familiesText } from "./messages/families.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./choice.js").Place} Place */
/** @typedef {import("./family_navigation.js").Way} Way */
/**
 * What a board shows beside a tree: see `Picture` in drawing.js. `touched` is called with a card that was clicked or
 * tapped, `stood` when the keyboard came to another family.
 * @typedef {{label: string, keys?: string, places?: Place[], mine?: boolean, chosen?: Place | null, hinted?: string | null, marks?: readonly {card: string, text: string, best?: boolean}[], touched?: (card: string) => void, stood?: () => void}} Shown
 */

/** The module that shows one family at a time, once it is loaded. @type {typeof import("./family_page.js") | null} */
let page = null;
const havePage = () =>
  import("./family_page.js").then((part) => {
    page = part;
  });

export class Board {
  /** @param {string} id @param {boolean} [looking] whether the tree is only looked at, so that it needs no space for badges */
  constructor(id, looking = false) {
    this.id = id;
    this.looking = looking;
    this.lens = new Lens(draw);
    this.layout = EMPTY;
    /** @type {FamilyTreeView | null} */
    this.shown = null;
    /** The family that the keyboard is at. */
    this.at = "";
    /** The family under the mouse. @type {string | null} */
    this.hovered = null;
    /** The card under the mouse. @type {string | null} */
    this.over = null;
    /** The card of the chosen place, when the board was last drawn. @type {string | null} */
    this.chosen = null;
    /** @type {walking.Walk | null} */
    this.walk = null;
    this.follows = false;
    /** Whether the browser's focus moves to this board, wherever it is. */
    this.takes = false;
    /** @type {(() => void) | null} */
    this.after = null;
    /** @type {(() => void) | null} */
    this.flight = null;
  }

  get families() {
    return identity.settings().tree === "family";
  }

  /** Whether the keyboard is at this board. */
  get focused() {
    return document.getElementById(this.id)?.contains(document.activeElement) ?? false;
  }

  /** Show a view: lay out a new one and scroll to what it brought. @param {FamilyTreeView} view @param {boolean} another whether it is of another leg, so that nothing moves */
  look(view, another) {
    if (view === this.shown) return;
    this.over = null;
    const before = this.layout;
    const alike = this.shown !== null && equal(this.shown.families, view.families);
    this.shown = view;
    if (!view.families.some((family) => family.member === this.at)) this.at = view.families[0].member;
    if (this.walk !== null) this.walk = another ? walking.begin(view) : walking.stay(view, this.walk);
    if (alike && !another) return;
    this.layout = layOut(view.families, this.looking);
    const played = view.played?.card ?? null;
    const smoothly = moves() && !another && before !== EMPTY;
    if (another) Object.assign(this.lens, { free: true, whole: false });
    const { layout, lens } = this;
    const window = smoothly && lens.shows ? lens.window : null;
    const hand = window === null ? null : inHand(window);
    this.aim(() => {
      lens.show(layout, played === null ? null : (layout.cards.get(played) ?? null), smoothly);
      if (!view.to_act.length && !view.moves.length) lens.fit(smoothly);
    });
    if (window !== null) this.flight = () => fly(window, lens.camera, hand, before.cards, layout.cards);
  }

  /** Point the lens elsewhere: now if it shows the tree, or else when it does. @param {() => void} point */
  aim(point) {
    const { after } = this;
    if (this.walk === null && after === null && this.lens.aim(point)) return;
    this.after = () => {
      after?.();
      point();
    };
  }

  /** Draw the board. @param {FamilyTreeView} view @param {Shown} shown */
  view(view, shown) {
    const { families } = this;
    if (families && this.walk === null)
      this.walk = walking.walkTo(view, shown.chosen?.card ?? view.played?.card ?? null);
    if (!families) this.walk = null;
    queueMicrotask(() => this.settle());
    const beyond = this.lens.mark(!families && shown.mine ? (shown.places ?? []).map(({ box }) => box) : []);
    return html`
      <div class="board">
        ${this.walk === null ? this.whole(view, shown) : this.one(view, shown, this.walk)}
        <p class="unseen" id=${`${this.id}-keys`}>${shown.keys ?? legText.keysLooking()}</p>
        <div class="lens-tools">
          ${
            families
              ? nothing
              : html`
                  <button type="button" title=${legText.larger()} aria-label=${legText.larger()} @click=${() => this.lens.zoom(1.3, undefined, moves())}>+</button>
                  <button type="button" title=${legText.smaller()} aria-label=${legText.smaller()} @click=${() => this.lens.zoom(1 / 1.3, undefined, moves())}>−</button>
                  <button type="button" title=${beyond ? legText.fitPlaces(beyond) : legText.fit()} aria-label=${legText.fit()} @click=${() => this.lens.fit(moves())}>⤢${beyond ? html` <span class="beyond" aria-hidden="true">▸ ${beyond}</span>` : nothing}</button>
                `
          }
          <button type="button" class="way-to-look" @click=${() => this.turn()}>${families ? familiesText.wholeTree() : familiesText.oneFamily()}</button>
        </div>
      </div>
    `;
  }

  /** @param {FamilyTreeView} view @param {Shown} shown */
  whole(view, shown) {
    const chosen = shown.chosen?.card ?? null;
    if (chosen !== this.chosen) this.over = null;
    this.chosen = chosen;
    const looked = this.hovered ?? (this.focused ? this.at : null) ?? shown.chosen?.member ?? null;
    const hand = looked === null ? null : familyOf(view.families, looked)?.hand;
    const picture = {
      id: this.id,
      label: shown.label,
      view,
      layout: this.layout,
      places: shown.places ?? [],
      mine: shown.mine ?? false,
      chosen: shown.chosen ?? null,
      lifted: new Set(hand?.cards ?? []),
      fresh: view.played?.card ?? null,
      hinted: shown.hinted ?? null,
      at: this.at,
      ghost: shown.mine ? (this.ghosted(shown.places ?? []) ?? shown.chosen ?? null) : null,
      marks: shown.marks ?? [],
      detail: this.lens.detail,
    };
    return treeDrawing(picture, {
      over: (event) =>
        event.pointerType === "mouse" && !event.buttons && this.hover(memberAt(event.target), cardAt(event)),
      out: () => this.hover(null),
      click: (event) => this.click(event, shown),
      focus: (event) => {
        const member = memberAt(event.target);
        if (member === null || member === this.at) return;
        this.at = member;
        // Nothing moves away under a finger that has just touched it.
        if (event.target instanceof Element && event.target.matches(":focus-visible")) {
          shown.stood?.();
          this.stand(member);
        } else draw();
      },
    });
  }

  /** The box around a place and the ghost of the current card. @param {Place} place */
  withGhost({ member, box, move }) {
    const placed = this.layout.families.find(({ family }) => family.member === member);
    return placed === undefined || move === null ? box : around([box, landing(this.layout, placed, move)]);
  }

  /** Show a place and the ghost of the current card there, after everything new. @param {Place} place */
  include(place) {
    const box = this.withGhost(place);
    this.aim(() => this.lens.include(box, moves()));
  }

  /** @param {FamilyTreeView} view @param {Shown} shown @param {walking.Walk} walk */
  one(view, shown, walk) {
    if (page === null) {
      void havePage().then(draw);
      return nothing;
    }
    return page.familyPage({
      id: this.id,
      view,
      walk,
      mine: shown.mine ?? false,
      hinted: shown.hinted ?? null,
      fresh: view.played?.card ?? null,
      go: (member) => this.walkOn(walking.into(view, walk, member)),
      point: (card) => {
        this.walkOn({ ...walk, at: card });
        shown.touched?.(card);
      },
    });
  }

  /** Switch between the whole tree and one family at a time. */
  turn() {
    if (page === null) {
      void havePage().then(() => this.turn());
      return;
    }
    const { focused } = this;
    identity.keepSettings({ ...identity.settings(), tree: this.families ? "whole" : "family" });
    this.walk = null;
    // The element with the focus disappears with the old view.
    if (focused) this.follows = this.takes = true;
    const { layout } = this;
    this.after = () =>
      this.lens.show(layout, layout.families.find((each) => each.family.member === this.at)?.box ?? null, false);
    draw();
  }

  /** @param {walking.Walk} walk */
  walkOn(walk) {
    this.walk = walk;
    this.follows = true;
    draw();
  }

  /** Handle a key for looking at the tree; return whether it did anything. @param {KeyboardEvent} event @returns {boolean} */
  key(event) {
    const way = /** @type {Record<string, Way>} */ (WAYS)[event.key];
    if (event.key === "f") this.turn();
    else if (this.walk !== null) return this.walkKey(event, way);
    else if (event.key === "+" || event.key === "=") this.lens.zoom(1.3, undefined, moves());
    else if (event.key === "-") this.lens.zoom(1 / 1.3, undefined, moves());
    else if (event.key === "0" || event.key === "End") this.lens.fit(moves());
    else if (event.key === "Home") this.stand(this.layout.families[0]?.family.member ?? "");
    else if (way !== undefined && this.shown !== null) {
      const every = familiesOf(this.shown, this.layout);
      const here = every.find((place) => place.member === this.at) ?? null;
      const next = stepAmong(every, here, way);
      if (next !== null) this.stand(next.member);
    } else return false;
    return true;
  }

  /** @param {KeyboardEvent} event @param {Way | undefined} way */
  walkKey(event, way) {
    if (this.walk === null || this.shown === null) return false;
    if (way !== undefined) this.walkOn(walking.stepped(this.shown, this.walk, way));
    else if (event.key === "Backspace" || event.key === "PageUp") this.walkOn(walking.up(this.shown, this.walk));
    else if (event.key === "Home") this.walkOn(walking.begin(this.shown));
    else if (event.key === "Enter" && walking.pointed(this.shown, this.walk).child)
      this.walkOn(walking.into(this.shown, this.walk, this.walk.at));
    else return false;
    return true;
  }

  /** Move the keyboard to a family and bring the family into sight. @param {string} member @param {Box | null} [box] */
  stand(member, box) {
    this.at = member;
    this.follows = true;
    const own = this.layout.families.find((each) => each.family.member === member);
    this.lens.bring(box ?? own?.box ?? null, moves());
    draw();
  }

  /** @param {string | null} member @param {string | null} [card] */
  hover(member, card = null) {
    if (member === this.hovered && card === this.over) return;
    this.hovered = member;
    this.over = card;
    draw();
  }

  /** The place under the mouse. @param {readonly Place[]} places */
  ghosted(places) {
    const { hovered, over } = this;
    if (hovered === null || over === null) return null;
    return placeNamed(places, over) ?? places.find(({ member }) => member === hovered) ?? null;
  }

  /** @param {MouseEvent} event @param {Shown} shown */
  click(event, shown) {
    const card = cardAt(event) ?? memberAt(event.target);
    if (card === null) return;
    const family = this.shown === null ? null : familyOf(this.shown.families, card);
    if (family !== null) this.at = family.member;
    this.follows = true;
    this.hovered = family?.member ?? null;
    this.over = card;
    shown.touched?.(card);
    draw();
  }

  /** Do what has to wait until the page is drawn. */
  settle() {
    const window = document.getElementById(this.id);
    if (window instanceof SVGSVGElement) {
      this.lens.attach(window);
      this.after?.();
      this.after = null;
      this.flight?.();
    }
    this.flight = null;
    if (this.follows) this.follow();
  }

  /** Move the browser's focus to this board, wherever it is. */
  takeFocus() {
    this.takes = true;
    this.follow();
  }

  /** Move the browser's focus to the keyboard's family, if the focus is on this board. */
  follow() {
    const { walk, takes } = this;
    this.follows = this.takes = false;
    const place =
      walk === null
        ? document.getElementById(familyId(this.id, this.at))
        : document.querySelector(`#${this.id} button[data-card="${walk.at}"]`);
    const free = document.activeElement === document.body || document.activeElement?.matches("main");
    if (place === null || place === document.activeElement || !(takes || free || this.focused)) return;
    if (!this.focused) draw(); // which hand is lifted depends on the focus
    /** @type {HTMLElement} */ (place).focus({ preventScroll: true });
  }
}

/** @type {Record<string, Way>} */
export const WAYS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** The member of the family that something on the page belongs to. @param {EventTarget | null} target */
const memberAt = (target) =>
  target instanceof Element ? (target.closest("[data-member]")?.getAttribute("data-member") ?? null) : null;
