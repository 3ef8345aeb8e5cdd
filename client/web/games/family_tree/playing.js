// What the player of a leg is about to do, and does: by pointer, by keyboard, by typing a card, by dragging the
// current one. The state is kept here, because there is one page.

import { messages as gameText } from "../../text/messages/game.js";
import { refusal } from "./rejection_text.js";
import { takeTurn } from "../../board/announcements.js";
import { dragging, grab } from "../../board/drag.js";
import * as doing from "../../room/commands.js";
import { spoken } from "../../text/cards.js";
import { ambiguous, readCard } from "../../text/typed_cards.js";
import { announce, draw } from "../../widgets/page.js";
import { Board, WAYS } from "./board.js";
import { erased, nearest, placeNamed, placesOf, placeTyped, stepAmong, typedWith } from "./choice.js";
import { pointed } from "./family_navigation.js";
import { heardNews, says } from "./footer.js";
import { messages as legText } from "./messages/leg.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./choice.js").Place} Place */

export const board = new Board("leg");

/** What the player is about to do, and the messages shown. */
export const now = {
  /** @type {Scene | null} */
  scene: null,
  /** @type {Model | null} */
  model: null,
  /** @type {LegOptions | null} */
  options: null,
  /** @type {Place[]} */
  places: [],
  /** @type {string | null} */
  chosen: null,
  /** The place that the player chose, and not this program for them: a second touch plays on it. @type {string | null} */
  picked: null,
  /** @type {string | null} */
  typed: null,
  /** A card pointed at that takes nothing. @type {string | null} */
  asked: null,
  /** The ply at which a move was sent, until its answer arrives. @type {string | null} */
  sent: null,
  /** A refusal that has been read. @type {unknown} */
  read: null,
  /** Whether the last move was refused: then nothing is chosen until the player chooses. */
  refused: false,
  /** Whether the panel is open where there is no room for it beside the tree. */
  open: false,
  ply: "",
  told: { refused: "", hint: "" },
};

/** Take in a new state: keep the choice if it is still possible, and announce what is new. @param {Scene} scene @param {Model} model @param {LegOptions} options */
export function take(scene, model, options) {
  const another = now.scene?.key !== scene.key;
  board.look(scene.view, another);
  Object.assign(now, { scene, model, options, places: placesOf(scene.view, board.layout) });
  takeTurn(scene.myTurn ? moment(scene) : null);
  if (another) Object.assign(now, { chosen: null, typed: null, asked: null, sent: null, open: false });
  const ply = `${moment(scene)} ${scene.over}`;
  const answered = now.sent !== null && (now.sent !== moment(scene) || isRefused(model));
  if (now.ply !== ply) now.refused = false;
  else if (answered) Object.assign(now, { refused: true, chosen: null, picked: null, asked: null });
  if (answered) now.sent = null;
  // Only a place that the player pointed at for this card is chosen, unless it is the only place.
  if (scene.over || scene.me === null) now.typed = null;
  if (now.ply !== ply || placeNamed(now.places, now.chosen) === null)
    now.chosen = (now.typed === null ? null : placeTyped(now.places, now.typed))?.card ?? only();
  if (!scene.myTurn) now.chosen = null;
  if (now.ply !== ply) {
    now.ply = ply;
    Object.assign(now, { asked: null, picked: null });
    const place = chosenPlace();
    if (place !== null) {
      board.at = place.member;
      board.follows = board.focused;
      board.include(place);
    }
    const news = spoken(heardNews(scene, options.notice));
    queueMicrotask(() => announce(news));
  }
  tell(scene, model);
}

/** The only place that takes the current card; null if there are several, or if the last move was refused. */
const only = () => (now.places.length === 1 && !now.refused ? now.places[0].card : null);

/** Whether there is an unread refusal. @param {Model} model */
const isRefused = ({ refused }) => refused !== null && refused !== now.read;

/** Whether a card to play on is being typed. */
export const typing = () => now.typed !== null;

/** If the focused button disappears, move the focus to the tree, so that the leg gets the next key. */
export function keepFocus() {
  const had = document.activeElement?.closest(".leg") != null;
  queueMicrotask(() => had && document.activeElement === document.body && board.takeFocus());
}

/** Announce a refusal and a hint to screen readers, once. @param {Scene} scene @param {Model} model */
function tell(scene, model) {
  const refused = model.refused !== null && model.refused !== now.read ? spoken(refusal(model.refused)) : "";
  const { hint } = says(scene, { place: null, typed: null, asked: null, child: null, message: null });
  for (const each of /** @type {const} */ (["refused", "hint"])) {
    const text = each === "hint" ? spoken(hint) : refused;
    if (text && text !== now.told[each]) queueMicrotask(() => announce(text));
    now.told[each] = text;
  }
}

const moment = (/** @type {Scene} */ scene) => `${scene.key} ${scene.view.ply}`;
export const sending = () => now.sent !== null;
export const chosenPlace = () => placeNamed(now.places, now.chosen);

/** The message shown instead of the worth of the move: a refusal, or that a move is being sent. */
export function message() {
  const { model } = now;
  if (model?.refused && isRefused(model)) return refusal(model.refused);
  return sending() ? gameText.sent() : null;
}

/** The child pointed at, if one family is shown at a time. */
export function childPointed() {
  if (board.walk === null || now.scene === null) return null;
  const spot = pointed(now.scene.view, board.walk);
  return spot.child ? spot.card : null;
}

// What the player does

/** Choose the touched place, or play on it if it is chosen; touching another card asks why it takes nothing. @param {string} card */
export function touched(card) {
  const { scene } = now;
  now.read = now.model?.refused ?? null;
  if (scene === null || !scene.myTurn) return;
  const place =
    placeNamed(now.places, card) ??
    now.places.find((each) => each.move?.does !== "deceased" && inFamily(each, card)) ??
    null;
  if (place === null) {
    now.asked = card;
    now.typed = null;
    draw();
  } else if (place.card === now.picked && place.card === now.chosen && now.asked === null) play(place.card);
  else choose(place);
}

/** Whether a card lies in the family of a place. @param {Place} place @param {string} card */
function inFamily(place, card) {
  const family = now.scene?.view.families.find((each) => each.member === place.member);
  return family !== undefined && [family.member_cover, family.spouse_cover, family.extended].includes(card);
}

/** @param {Place} place */
function choose(place) {
  Object.assign(now, { chosen: place.card, picked: place.card, asked: null, typed: null });
  if (place.move !== null && now.scene !== null) announce(heardChoice(place));
  draw();
}

/** The text of a choice for screen readers. @param {Place} place */
function heardChoice(place) {
  const scene = /** @type {Scene} */ (now.scene);
  const { first, second } = says(scene, { place, typed: null, asked: null, child: null, message: null });
  return spoken(`${first}. ${second}`);
}

/** Ask to play the current card on another; the server decides whether it may be. @param {string} target */
export function play(target) {
  const { scene, model, options } = now;
  const current = scene?.view.current ?? null;
  if (scene === null || model === null || current === null || !scene.myTurn || sending()) return;
  Object.assign(now, { sent: moment(scene), typed: null, read: model.refused });
  options?.act(doing.move(model, `${current}>${target}`));
  draw();
}

export function askHint() {
  if (now.model !== null) now.options?.act(doing.hint(now.model));
}

export function toggle() {
  now.open = !now.open;
  draw();
}

/** Show a family in the tree, in either view. @param {string} member */
export function show(member) {
  now.open = false;
  if (board.walk === null) board.stand(member);
  else board.walkOn({ member, at: member });
}

/** Drag the current card, and play it where it is dropped over a place. @param {PointerEvent} event */
export function drag(event) {
  if (!now.scene?.myTurn || sending()) return;
  grab(event, {
    over: (card) => {
      const place = card === null ? null : placeNamed(now.places, card);
      if (place !== null && place.card !== now.chosen) choose(place);
    },
    dropped: (card) => {
      const place = placeNamed(now.places, card);
      if (place !== null) play(place.card);
      else touched(card);
    },
  });
}

/** Handle a key: arrows, Enter, a typed card, f, h, +, -, 0; return whether it did anything. @param {KeyboardEvent} event @returns {boolean} */
export function legKey(event) {
  const { scene } = now;
  if (scene === null || event.ctrlKey || event.metaKey || event.altKey || dragging()) return false;
  // A card typed a moment early is kept for the player's turn, and its suit is not a command.
  const plays = scene.me !== null && !scene.over;
  if (now.typed !== null || (plays && typedWith(null, event.key) !== null && event.key !== "0"))
    if (type(event.key)) return true;
  const elsewhere = event.target instanceof Element && event.target.closest("button, a, summary, [role=slider]");
  if (elsewhere && !elsewhere.closest(".one-family") && (event.key === "Enter" || event.key === " ")) return false;
  now.read = now.model?.refused ?? null;
  const way = WAYS[event.key];
  if (event.key === "h" && scene.mayHint) askHint();
  else if (way !== undefined && board.walk === null && !event.shiftKey && now.places.length && scene.myTurn) step(way);
  else if (board.key(event)) {
    if (way !== undefined || board.walk !== null) stood();
  } else if (event.key === "Enter" || event.key === " ") enter();
  else return false;
  return true;
}

/** @param {import("./family_navigation.js").Way} way */
function step(way) {
  const here = chosenPlace();
  const place = here === null ? nearest(now.places, lastPlayed()) : stepAmong(now.places, here, way);
  if (place === null) return;
  choose(place);
  board.stand(place.member, board.withGhost(place));
}

/** The place of the card played last. */
function lastPlayed() {
  const card = now.scene?.view.played?.card;
  return card === undefined ? null : (board.layout.cards.get(card) ?? null);
}

/** Choose the place where the keyboard is: in the viewed family, or in the tree. */
export function stood() {
  now.asked = null;
  if (!now.scene?.myTurn) return;
  const at = board.walk === null ? board.at : board.walk.at;
  const here = now.places.filter((place) => place.member === at);
  const place = here.find((each) => each.card === now.chosen) ?? placeNamed(now.places, at) ?? here[0] ?? null;
  if (place !== null) now.chosen = now.picked = place.card;
  else if (board.walk === null) now.asked = at;
}

/** Play on the chosen card or the one asked about; continue after a leg that is over. */
function enter() {
  const { scene, options } = now;
  if (scene?.over) {
    options?.goOn?.();
    return;
  }
  if (scene === null || !scene.myTurn) return;
  const target = board.walk === null ? (now.asked ?? now.chosen) : board.walk.at;
  const place = placeNamed(now.places, target);
  // If one family is shown, the keyboard may still be at a card that the player pointed at for an earlier card.
  if (target === null) {
    announce(legText.howToChoose());
    draw();
  } else if (board.walk !== null && place !== null && now.picked === null && place.card !== now.chosen) choose(place);
  else play(place?.card ?? target);
}

/** Add a key to a typed card; return whether the key belonged to it. @param {string} key */
function type(key) {
  const { typed } = now;
  if (typed !== null && key === "Escape") now.typed = null;
  else if (typed !== null && key === "Backspace") now.typed = erased(typed);
  else if (typed !== null && key === "Enter") {
    const card = readCard(typed);
    if (card === null) announce(ambiguous(typed) ?? legText.noCard(typed));
    else if (!now.scene?.myTurn) announce(legText.typedEarly(typed));
    else play(card);
  } else {
    const more = key.length === 1 ? typedWith(typed, key) : null;
    if (more === null) return false;
    Object.assign(now, { typed: more, asked: null, read: now.model?.refused ?? null });
    const place = placeTyped(now.places, more);
    if (place !== null && now.scene?.myTurn) {
      now.chosen = place.card;
      board.lens.bring(place.box, false);
      announce(heardChoice(place));
    }
  }
  draw();
  return true;
}

/** Clear the choice and the view when the leg leaves the page. */
export function closeLeg() {
  Object.assign(now, {
    scene: null,
    model: null,
    options: null,
    places: [],
    chosen: null,
    typed: null,
    asked: null,
    sent: null,
    ply: "",
  });
}
