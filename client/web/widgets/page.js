// The content of the page and its changes: one screen, dialogs over it, and messages.
//
// A screen is an object with `view()`, which returns its template, and perhaps `key(event)`, which returns whether
// it took a key, `typing()`, which returns whether a move is being typed, `opened()` and `closed()`. A dialog covers the
// screen, which keeps running; a `wide` one takes the whole page, for long texts. Code that changes something
// calls `draw()`, as often as it likes.

import { messages as pageText } from "../text/messages/page.js";
import { html, noChange, nothing, render } from "../vendor/lit-html.js";
import { hasSheet, loadSheet } from "./sheets.js";

/** @typedef {{view: () => unknown, key?: (event: KeyboardEvent) => boolean, typing?: () => boolean, opened?: () => void, closed?: () => void, title?: () => string, calls?: () => boolean, path?: () => string, busy?: () => boolean}} Screen */
/** @typedef {{label: () => string, view: (close: () => void) => unknown, key?: (event: KeyboardEvent) => boolean, opened?: () => void, closed?: () => void, wide?: boolean, lookUp?: boolean}} Dialog */

/** @type {{screen: Screen | null, dialogs: Map<Dialog, HTMLDialogElement>, said: {text: string, bad: boolean}[], announced: string, heard: string, title: string, titleTimer: ReturnType<typeof setTimeout> | undefined}} */
const page = { screen: null, dialogs: new Map(), said: [], announced: "", heard: "", title: "", titleTimer: undefined };
/** The styles of wide dialogs, and of others that look like them. */
const LOOK_UPS = "look_ups.css";
const SAID_MS = 6_000;
const TITLE_MS = 50;
const TEXT_FIELD = "input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]";
/** Whether the page will be rendered soon, and whether its screen and dialogs are out of date then. */
let waiting = false;
let stale = false;

/** Draw the page soon, once for several calls. */
export function draw() {
  stale = true;
  renderSoon();
}

function renderSoon() {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    const views = stale;
    waiting = stale = false;
    const top = [...page.dialogs.keys()].at(-1);
    render(
      html`${views ? (page.screen?.view() ?? nothing) : noChange}${voice(top === undefined)}`,
      /** @type {HTMLElement} */ (document.getElementById("app")),
    );
    for (const [dialog, element] of page.dialogs) {
      const view = views ? dialog.view(() => close(dialog)) : noChange;
      element.setAttribute("aria-label", dialog.label());
      render(html`<div class="sheet">${view}</div>${voice(dialog === top)}`, element);
      if (!element.open) opened(dialog, element);
    }
    if (views) setTitle(page.screen?.title?.() ?? "Turnabout", page.screen?.calls?.() ?? false);
  });
}

/** Set the tab's title and icon after the page is painted, because a browser takes 1 to 2 ms for it. @param {string} title @param {boolean} calls whether it is the reader's turn */
function setTitle(title, calls) {
  if (title === page.title) return;
  page.title = title;
  clearTimeout(page.titleTimer);
  page.titleTimer = setTimeout(() => {
    document.title = title;
    document.querySelector("link[rel=icon]")?.setAttribute("href", calls ? "icon-turn.svg" : "icon.svg");
  }, TITLE_MS);
}

/** Replace the screen. @param {Screen} screen @param {{replace?: boolean}} [how] */
export function show(screen, how = {}) {
  close();
  began();
  page.screen?.closed?.();
  page.screen = screen;
  settle(how);
  draw();
  screen.opened?.();
  queueMicrotask(focusFirst);
}

/** Write the screen's path to the address bar; a room's code may become known later. @param {{replace?: boolean}} [how] */
export function settle(how = {}) {
  const path = page.screen?.path?.() ?? "/";
  if (location.pathname === path) return;
  history[how.replace ? "replaceState" : "pushState"](null, "", path + location.search);
}

/** Move the focus of keyboards and screen readers to the top of a new page. */
export function focusFirst() {
  const first = document.querySelector("#app [data-first]") ?? document.querySelector("#app main");
  if (first instanceof HTMLElement && page.dialogs.size === 0) first.focus({ preventScroll: true });
}

/** The current screen. */
export const current = () => page.screen;

/** Whether no dialog is open. */
export const undisturbed = () => page.dialogs.size === 0;

/** Open a dialog over the screen, in front of all others, once it has its styles. @param {Dialog} dialog */
export function open(dialog) {
  if (!(dialog.wide || dialog.lookUp) || hasSheet(LOOK_UPS)) openNow(dialog);
  else
    void loadSheet(LOOK_UPS).then(
      () => openNow(dialog),
      () => say(pageText.notLoaded(), { bad: true }),
    );
}

/** @param {Dialog} dialog */
function openNow(dialog) {
  // A second click while the dialog is loading means the same.
  if ([...page.dialogs.keys()].at(-1)?.label() === dialog.label()) return;
  const element = document.createElement("dialog");
  element.className = dialog.wide ? "wide" : "";
  element.addEventListener("close", () => close(dialog));
  // A click closes the dialog only if it begins and ends outside the sheet: selecting text may end outside.
  let beside = false;
  element.addEventListener("pointerdown", (event) => {
    beside = event.target === element;
  });
  element.addEventListener("click", (event) => {
    if (beside && event.target === element && !dialog.wide) close(dialog);
  });
  document.body.append(element);
  page.dialogs.set(dialog, element);
  began();
  draw();
}

/** Handle the browser's back button: close the dialog in front, if any; the screen stays. Returns whether a dialog was closed. */
export function wentBack() {
  const top = [...page.dialogs.keys()].at(-1);
  if (top === undefined || location.pathname === (page.screen?.path?.() ?? "/")) return false;
  close(top);
  settle();
  return true;
}

/** Close a dialog, or all of them. @param {Dialog} [dialog] */
export function close(dialog) {
  for (const each of dialog === undefined ? [...page.dialogs.keys()].reverse() : [dialog]) {
    const element = page.dialogs.get(each);
    if (element === undefined) continue;
    page.dialogs.delete(each);
    began();
    element.close();
    element.remove();
    each.closed?.();
  }
  draw();
}

/** @param {Dialog} dialog @param {HTMLDialogElement} element */
function opened(dialog, element) {
  element.showModal();
  // The browser focuses the first of several radio buttons, even if another one is checked.
  const { name } = /** @type {HTMLInputElement} */ (document.activeElement);
  const first =
    element.querySelector("[data-first], [autofocus]") ?? element.querySelector(`[type=radio][name="${name}"]:checked`);
  if (first instanceof HTMLElement) first.focus();
  dialog.opened?.();
}

/** Show a message for some seconds, and announce it to screen readers. @param {string} text @param {{bad?: boolean}} [how] */
export function say(text, how = {}) {
  const said = { text, bad: how.bad ?? false };
  page.said = [...page.said.filter((each) => each.text !== text).slice(-2), said];
  announce(text);
  setTimeout(() => {
    page.said = page.said.filter((each) => each !== said);
    renderSoon();
  }, SAID_MS);
}

/**
 * Keys for the items of a list, by their names, which may repeat: an item keeps its key when items are added after it.
 * @param {readonly string[]} names
 */
export function listKeys(names) {
  /** @type {Map<string, number>} */
  const times = new Map();
  return names.map((name) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return `${time} ${name}`;
  });
}

/** Announce an event to screen readers; simultaneous announcements are joined. @param {string} text */
export function announce(text) {
  if (page.heard === "") setTimeout(() => (page.heard = ""));
  const end = /[.!?…]$/.test(page.heard) ? " " : ". ";
  page.heard += (page.heard && end) + text;
  // A screen reader ignores the same text again, so it must differ.
  page.announced = page.heard === page.announced ? `${page.heard}\u00a0` : page.heard;
  renderSoon();
}

/** The visible messages and, separately, the announcements: both in the dialog in front, because everything behind it is inert. @param {boolean} here */
function voice(here) {
  return html`
    <div class="said" aria-hidden="true">
      ${here ? page.said.map((each) => html`<p class=${each.bad ? "bad" : ""}>${each.text}</p>`) : nothing}
    </div>
    <div class="unseen" role="status" aria-live="polite">${here ? page.announced : nothing}</div>
  `;
}

// Guards against keys that would act on something the player has not seen yet: for a moment after something new is shown,
// Enter and Space are ignored, and so are the repeats of a key that is held down. A move that is being typed counts at once.

const UNSEEN_MS = 250;
/**
 * `until` is the timer that ends the moment, null if there is none. `typed`: a character was typed in it. `field` had the
 * focus before it, so that typing there is not about the new content. `ignored`: the last key was ignored, and its
 * release may still come.
 * @type {{until: ReturnType<typeof setTimeout> | null, typed: boolean, field: Element | null, ignored: boolean}}
 */
const unseen = { until: null, typed: false, field: null, ignored: false };

/**
 * Note that something new is shown: keys meant for the old content must not act on it. The live region loses the old
 * message, unless that was announced just now.
 */
export function began() {
  const { activeElement } = document;
  if (page.heard === "") page.announced = "";
  clearTimeout(unseen.until ?? undefined);
  const until = setTimeout(() => {
    unseen.until = null;
    document.documentElement.removeAttribute("data-unseen");
  }, UNSEEN_MS);
  const field = activeElement?.matches(TEXT_FIELD) ? activeElement : null;
  Object.assign(unseen, { until, typed: false, field });
  document.documentElement.setAttribute("data-unseen", "");
}

/** Whether a key is ignored. @param {KeyboardEvent} event @returns {boolean} */
function isTooEarly({ key, repeat, target }) {
  if (key !== "Enter" && key !== " ") {
    unseen.typed ||= key.length === 1;
    return false;
  }
  const field = target instanceof Element && target.matches(TEXT_FIELD) ? target : null;
  if (field !== null && key === " ") return false;
  if (repeat) return true;
  const typing = unseen.typed || page.screen?.typing?.() === true || (field !== null && field === unseen.field);
  return unseen.until !== null && !typing;
}

/** @param {KeyboardEvent} event */
function guard(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  unseen.ignored = isTooEarly(event);
  if (!unseen.ignored) return;
  event.stopImmediatePropagation();
  // Space may still scroll a page that has the focus.
  const scrolls = event.target instanceof Element && event.target.matches("body, main");
  if (event.key === "Enter" || !scrolls) event.preventDefault();
  if (!event.repeat) say(pageText.tooEarly(event.key === " " ? "Space" : event.key));
}

addEventListener("keydown", guard, { capture: true });
// Some browsers press a button when Space is released.
addEventListener("keyup", (event) => event.key === " " && unseen.ignored && event.preventDefault(), { capture: true });
addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLElement && event.target.matches("input, textarea, select, [contenteditable]")) return;
  const top = [...page.dialogs.keys()].at(-1);
  if ((top ?? page.screen)?.key?.(event)) event.preventDefault();
});
