// The picture of a whole tree: couples and their lines as genealogists draw them, cards, hands, and the possible
// moves. For screen readers it is a tree of families, each with its name.

import { drawing } from "../../board/card_faces.js";
import { signed } from "../../text/formats.js";
import { nothing, repeat, svg } from "../../vendor/lit-html.js";
import { CARD, between, labelled, landing } from "./layout.js";
import { crown, lamp } from "./signs.js";
import * as familyText from "./family_text.js";

/** @typedef {import("./layout.js").Placed} Placed */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./choice.js").Place} Place */
/**
 * What is drawn: `places` take the current card, and one of them may be `chosen`; `lifted` are the cards of the hand
 * being viewed; `fresh` was played last; `hinted` is the card that the computer would play on; `at` is the family with
 * the keyboard; `marks` are signs at cards; `ghost` is the place where the current card is shown as it would lie;
 * `detail` is how much of the cards is visible.
 * @typedef {{id: string, label: string, view: import("../../protocol/messages.js").FamilyTreeView, layout: import("./layout.js").Layout, places: readonly Place[], mine: boolean, chosen: Place | null, lifted: ReadonlySet<string>, fresh: string | null, hinted: string | null, at: string, ghost: Place | null, marks: readonly {card: string, text: string, best?: boolean}[], detail: "near" | "between" | "far"}} Picture
 */

/** The id of a family on the page. @param {string} id the tree's @param {string} member */
export const familyId = (id, member) => `${id}-${member}`;

/**
 * Draw a tree. The visible picture comes first and is hidden from screen readers; over it lie the families, with no
 * text but their names, for the pointer, the keyboard and screen readers.
 * @param {Picture} picture
 * @param {{over: (event: PointerEvent) => void, out: () => void, click: (event: MouseEvent) => void, focus: (event: FocusEvent) => void}} hears
 */
export function treeDrawing(picture, hears) {
  const { families } = picture.layout;
  const every = new Map(families.map((each) => [each.family.member, each]));
  return svg`<svg
    class=${`tree ${picture.detail}`}
    id=${picture.id}
    role="tree"
    aria-label=${picture.label}
    aria-describedby=${`${picture.id}-keys`}
    @pointermove=${hears.over}
    @pointerleave=${hears.out}
    @click=${hears.click}
    @focusin=${hears.focus}
  >
    <g class="world" role="none">
      <g aria-hidden="true">
        ${repeat(families, memberOf, (placed) => lines(placed, every))}
        ${repeat(
          families.flatMap(lyingIn),
          ({ card }) => card,
          (lying) => cardOf(picture, lying),
        )}
        ${ghostOf(picture, every)}
        ${repeat(
          families.filter(({ family }) => labelled(family)),
          memberOf,
          (placed) => label(placed, picture.detail),
        )}
        ${picture.places.map((place) => ringOf(picture, place))}
        ${picture.places.map((place) => placeMark(picture, place))}
        ${picture.marks.map((mark) => cardMark(picture, mark))}
      </g>
      ${families[0] === undefined ? nothing : item(picture, families[0], every)}
    </g>
  </svg>`;
}

/**
 * A family for the keyboard and for screen readers, with its children's families.
 * @param {Picture} picture
 * @param {Placed} placed
 * @param {Map<string, Placed>} every
 * @returns {unknown}
 */
function item(picture, placed, every) {
  const { family, box } = placed;
  const children = childrenOf(placed, every);
  return svg`<g
    role="treeitem"
    class="family"
    id=${familyId(picture.id, family.member)}
    data-member=${family.member}
    aria-level=${family.level}
    aria-selected=${picture.chosen?.member === family.member ? "true" : "false"}
    aria-label=${heard(picture, placed)}
    tabindex=${picture.at === family.member ? 0 : -1}
  >
    <rect class="around" x=${box.x - 8} y=${box.y - 8} width=${box.width + 16} height=${box.height + 16} rx="12" />
    ${children.length ? svg`<g role="group">${repeat(children, memberOf, (child) => item(picture, child, every))}</g>` : nothing}
  </g>`;
}

/** @param {Placed} placed */
const memberOf = ({ family }) => family.member;

/** @param {Placed} placed @param {Map<string, Placed>} every */
const childrenOf = ({ family }, every) => family.children.flatMap((child) => every.get(child) ?? []);

/** The lines of a family: between the partners, and down to their children. @param {Placed} placed @param {Map<string, Placed>} every */
function lines(placed, every) {
  const children = childrenOf(placed, every);
  return svg`
    ${
      children.length
        ? svg`<path class="descent" d=${descent(
            placed,
            children.map(({ box }) => box),
          )} />`
        : nothing
    }
    ${placed.family.spouse === null ? nothing : marriage(placed)}
  `;
}

/** The name of a family for screen readers, and what can be played there. @param {Picture} picture @param {Placed} placed */
function heard(picture, { family }) {
  const { current } = picture.view;
  const here = picture.places.filter((place) => place.member === family.member);
  const could = here.flatMap(({ move }) =>
    move === null || current === null ? [] : [familyText.canBePlayed(current, move, here.length > 1)],
  );
  const signs = picture.marks.filter((mark) => mark.card === family.member || mark.card === family.spouse);
  return [familyText.familyHeard(family, family.children.length), ...could, ...signs.map((mark) => mark.text)].join(
    "; ",
  );
}

/** The line that leads from a couple to its children's cards. @param {Placed} placed @param {readonly Box[]} children */
function descent({ knot, bus }, children) {
  const ends = children.map(({ x, y }) => ({ x: x + CARD.width / 2, y }));
  const round = 9;
  return ends
    .map(({ x, y }) => {
      const side = Math.sign(x - knot.x);
      const bend = Math.min(round, Math.abs(x - knot.x) / 2);
      return `M${knot.x} ${knot.y}V${bus - bend}q0 ${bend} ${side * bend} ${bend}H${x - side * bend}q${side * bend} 0 ${side * bend} ${bend}V${y}`;
    })
    .join("");
}

/** Partners overlap; a divorce parts them, and a line between them is struck through. @param {Placed} placed */
function marriage({ family, knot }) {
  if (between(family) < 0) return nothing;
  const half = between(family) / 2 + 4;
  return svg`
    <path class="marriage" d=${`M${knot.x - half} ${knot.y}h${2 * half}`} />
    <path class="parted" d=${`M${knot.x - 6} ${knot.y + 13}l6-26m1 26l6-26`} />
  `;
}

/** The cards of a family, each before the card that covers it. @param {Placed} placed @returns {{card: string, member: string, covered: boolean}[]} */
function lyingIn({ family }) {
  const { member, member_cover: dead, spouse, spouse_cover: over, extended } = family;
  const covered = new Set([dead === null ? null : member, over === null ? null : spouse]);
  return [extended, member, dead, spouse, over].flatMap((card) =>
    card === null ? [] : [{ card, member, covered: covered.has(card) }],
  );
}

/** @param {Picture} picture @param {ReturnType<typeof lyingIn>[number]} lying */
function cardOf(picture, { card, member, covered }) {
  const box = picture.layout.cards.get(card);
  if (box === undefined) return nothing;
  const kinds = [
    "card",
    covered ? "covered" : "",
    picture.lifted.has(card) ? "lifted" : "",
    picture.fresh === card ? "fresh" : "",
  ];
  return svg`<g
    class=${kinds.filter(Boolean).join(" ")}
    data-card=${card}
    data-member=${member}
    transform=${`translate(${box.x} ${box.y})`}
  ><g class="lift"><rect class="shadow" x=${-0.5} y="1" width=${box.width + 1} height=${box.height + 1.5} rx="7.5" /><g transform=${`scale(${box.width / CARD.width})`}>${drawing(card, picture.detail === "near")}</g></g></g>`;
}

/** The worth of a family, written under it; from afar only the number. @param {Placed} placed @param {"near" | "between" | "far"} detail */
function label({ family, label: at }, detail) {
  const { hand, celebrity } = family;
  const far = detail === "far";
  const named = hand === null ? "" : far ? `${hand.points || ""}` : familyText.hand(hand);
  const famous = celebrity ? `${celebrity}` : "";
  if (!named && !famous) return nothing;
  const text = 7.3 * named.length;
  const apart = named && famous ? 10 : 0;
  const crowned = famous ? 18 + 7.8 * famous.length : 0;
  const width = text + apart + crowned + 16;
  const scale = far ? " scale(1.25)" : "";
  const start = 8 - width / 2;
  return svg`<g class=${hand?.points || celebrity ? "worth" : "worth none"} transform=${`translate(${at.x} ${at.y})${scale}`}>
    <rect x=${-width / 2} y="0" width=${width} height="20" rx="10" />
    ${named ? svg`<text x=${start + text / 2} y="14.5" text-anchor="middle" font-size="13">${named}</text>` : nothing}
    ${famous ? svg`${crown(start + text + apart, 2.5, 15)}<text x=${start + text + apart + 18} y="14.5" font-size="13">${famous}</text>` : nothing}
  </g>`;
}

/** The frame around a place that takes the current card. @param {Picture} picture @param {Place} place */
function ringOf(picture, { box, card }) {
  const chosen = picture.chosen !== null && picture.chosen.card === card;
  const kinds = ["place", picture.mine ? "" : "others", chosen ? "chosen" : ""];
  return svg`<g class=${kinds.filter(Boolean).join(" ")} data-card=${card}>
    <rect class="ring" x=${box.x - 5} y=${box.y - 5} width=${box.width + 10} height=${box.height + 10} rx="11" />
  </g>`;
}

/** What playing on a place is worth, above the place. @param {Picture} picture @param {Place} place */
function placeMark(picture, { box, card, move }) {
  const chosen = picture.chosen !== null && picture.chosen.card === card;
  const hinted = picture.hinted === card;
  const kinds = ["place", picture.mine ? "" : "others", chosen ? "chosen" : "", hinted ? "hinted" : ""];
  const points = move?.change ? signed(move.change) : "";
  return svg`<g class=${kinds.filter(Boolean).join(" ")} data-card=${card}>${badge(box, points || (hinted ? "" : "▸"), picture.detail, hinted)}</g>`;
}

/** The current card as it would lie at a place, and its line to its parents. @param {Picture} picture @param {Map<string, Placed>} every */
function ghostOf(picture, every) {
  const { current } = picture.view;
  const { ghost } = picture;
  const placed = every.get(ghost?.member ?? "");
  if (current === null || ghost === null || ghost.move === null || placed === undefined) return nothing;
  const box = landing(picture.layout, placed, ghost.move);
  const child = ghost.move.does === "child";
  return svg`<g class="ghost">
    ${child ? svg`<path class="descent" d=${descent({ ...placed, knot: { x: placed.knot.x, y: placed.box.y + placed.box.height } }, [box])} />` : nothing}
    <g transform=${`translate(${box.x} ${box.y})`}>
      <g class="seen-through" transform=${`scale(${box.width / CARD.width})`}>${drawing(current, picture.detail === "near")}</g>
      <rect class="edge" x="-1" y="-1" width=${box.width + 2} height=${box.height + 2} rx="8" />
    </g>
  </g>`;
}

/** @param {Picture} picture @param {{card: string, text: string, best?: boolean}} mark */
function cardMark(picture, mark) {
  const box = picture.layout.cards.get(mark.card);
  return box === undefined
    ? nothing
    : svg`<g class=${mark.best ? "place chosen" : "place"}>${badge(box, mark.text, picture.detail, false)}</g>`;
}

/** A badge above a box, outside its cards: a text, or the lamp of a hint. @param {Box} box @param {string} text @param {"near" | "between" | "far"} detail @param {boolean} hinted */
function badge(box, text, detail, hinted) {
  const lit = hinted ? 20 : 0;
  const width = Math.max(26, 9.6 * text.length + lit + 14);
  const scale = detail === "far" ? 1.2 : 1;
  const left = box.x + box.width / 2 - (scale * width) / 2;
  return svg`<g class="badge" transform=${`translate(${left} ${box.y - 8 - 25 * scale}) scale(${scale})`}>
    <rect width=${width} height="25" rx="12.5" />
    ${hinted ? lamp(text ? 7 : (width - 18) / 2, 3.5, 18) : nothing}
    <text x=${(width + lit) / 2} y="18" text-anchor="middle" font-size="16">${text}</text>
  </g>`;
}
