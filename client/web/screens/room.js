// A room, from entering to leaving: the phase of the model determines the page.

import { firstGame, wordsOf } from "../games/catalog.js";
import { capture, deal, fold, moment, SEALS } from "../board/moments.js";
import { faces, serverNow } from "../games/clocks.js";
import { ifNotified } from "../lobby/notifier.js";
import * as identity from "../profile/identity.js";
import { bar } from "../room/actions.js";
import * as doing from "../room/commands.js";
import { cues } from "../room/cues.js";
import { begins, freeSeat, me, myTurn, phase, playedAlone, solo } from "../room/model.js";
import { BUILD, Visit } from "../room/visit.js";
import { showCode } from "../protocol/room_code.js";
import { messages as pageText } from "../text/messages/page.js";
import { messages as startText } from "../text/messages/start.js";
import { html, nothing } from "../vendor/lit-html.js";
import { whenLoaded } from "../widgets/loading.js";
import { announce, began, current, draw, focusFirst, settle, show, undisturbed } from "../widgets/page.js";
import { connecting, dealing, stopped } from "./room/entry_pages.js";
import { alone } from "./room/final_score.js";
import { head } from "./room/heading.js";
import { legKey, legPage, legTyping, leaveLeg } from "./room/leg.js";
import { does } from "./room/actions.js";
import { openMenu } from "./room/menu.js";
import { lacking, several } from "./room/multiplayer.js";
import { happened, notices, PASSES_MS } from "./room/notices.js";
import { sound } from "../widgets/sounding.js";
import { whoPlays } from "./room/tournament_entry.js";

/** @typedef {import("../room/types.js").Model} Model */
/**
 * The context of a room's parts: the stay and its model, the time by the server's clock, whether the chat is open,
 * and functions that begin another stay: `setOut` by a command, into the room of a code.
 * @typedef {{visit: Visit, model: Model, now: number | null, code: string | null, talks: boolean, talk: (open?: boolean) => void, setOut: (wayIn: import("../net/link.js").Command, code: string | null) => void, again: () => void, newer: boolean}} Here
 */

const TICK_MS = 250;

/** Enter a room by its code. @param {string} code @param {{replace?: boolean, alongside?: boolean, invited?: boolean}} [how] `alongside`: although another connection of the player is in it; `invited`: by its link's page */
export function enterRoom(code, how = {}) {
  const screen = roomScreen(doing.enter(code, how.alongside ?? identity.isIn(code)), code, [], how.invited);
  show(screen, how);
}

/** Enter a room by a command, for example one that creates it. @param {import("../net/link.js").Command} wayIn @param {string | null} [code] @param {string[]} [names] the competitors */
export function begin(wayIn, code = null, names = []) {
  const unfinished = names.length ? null : sameGame(wayIn);
  if (unfinished === null) show(roomScreen(wayIn, code, names));
  else enterRoom(unfinished.code, { alongside: true });
}

/** The unfinished game that a command would begin again. @param {import("../net/link.js").Command} wayIn */
function sameGame({ type, form, ...wanted }) {
  const { game, number, options, casual } = /** @type {any} */ (wanted);
  if (type !== "create_room" || form !== "solo" || number == null) return null;
  return identity.unfinishedAlone({ game, number, options, casual: casual ?? false });
}

/** Play alone, in a new room, or on in the unfinished one. @param {number | null} number null: a random one @param {import("./game_choice.js").Played} [what] */
export function playAlone(number, { game, options } = { game: firstGame(), options: {} }) {
  begin(doing.createRoom({ game, form: "solo", number, options }));
}

/**
 * A stay in a room, entered by a command.
 * @param {import("../net/link.js").Command} wayIn
 * @param {string | null} code
 * @param {string[]} [names] the competitors in the new room
 * @param {boolean} [hasReadOptions] on the page of the room's link
 * @returns {import("../widgets/page.js").Screen}
 */
function roomScreen(wayIn, code, names = [], hasReadOptions = false) {
  const visit = new Visit(wayIn, changed, names, lacking);
  visit.hasReadOptions = hasReadOptions;
  let talks = false;
  let ticking = 0;
  let low = false;
  let at = phase(visit.model);

  /** @param {Model} model @param {Model} before */
  function changed(model, before) {
    if (current() !== screen) return;
    settle({ replace: code !== null });
    code = model.room?.room ?? code;
    for (const told of [...happened(model, before), ...(several()?.comingTold(model, before) ?? [])]) announce(told);
    const said = several()?.unreadTold(model, before) ?? null;
    if (said !== null && !talks) announce(said);
    if (talks && model.talk.lines.at(-1) !== before.talk.lines.at(-1)) visit.hear({ type: "looked" });
    const happening = cues(model, before);
    if (document.hidden) ifNotified((at) => at.notifyOfChange(model, before));
    if (happening.includes("leave_leg")) fold(); // while the board is still on the page
    const now = phase(model);
    if (now !== at) {
      if (at === "leg" || at === "leg_over") if (now !== "leg" && now !== "leg_over") leaveLeg();
      at = now;
      began();
      // The pressed button may be gone with its page: move the keyboard focus to the top of the new page.
      setTimeout(() => document.activeElement === document.body && focusFirst());
    }
    loadNewer();
    draw();
    // After the page is drawn: boards measure it before, and a seal on it would make them lay it out again.
    queueMicrotask(() => tell(happening, model));
    setTimeout(draw, PASSES_MS + TICK_MS);
  }

  /** Draw a countdown; sound once when the reader's clock becomes low. */
  function tick() {
    const { model } = visit;
    if (!counts(model)) return;
    const now = isLow(model);
    if (now && !low) {
      sound("low");
      ifNotified((at) => at.notifyOfRoom("low_time", model));
    }
    low = now;
    draw();
  }

  /** Reload the page if the server has a newer version, at a moment at which nothing is lost. */
  function loadNewer() {
    const { link, checked } = visit.model;
    const between = at === "waiting" || at === "ready" || (at === "result" && checked !== null);
    if (!newer() || !between || link.type !== "connected" || !undisturbed() || talks || !identity.lasting()) return;
    if (identity.first(`load ${visit.served}`)) location.reload();
  }

  const newer = () => visit.served !== null && BUILD !== null && visit.served !== BUILD;

  /** @returns {Here} */
  const here = () => ({
    visit,
    model: visit.model,
    now: serverNow(visit.model.ahead),
    code,
    talks,
    talk,
    setOut: (way, to) => show(roomScreen(way, to), { replace: to !== null && to === code }),
    again: () => show(roomScreen({ ...wayIn, id: identity.newId() }, code), { replace: true }),
    newer: newer(),
  });

  function talk(open = !talks) {
    talks = open;
    if (talks) {
      visit.hear({ type: "looked" });
      setTimeout(() => document.getElementById("say")?.focus());
    } else document.getElementById("chat-button")?.focus();
    draw();
  }

  /** @type {import("../widgets/page.js").Screen} */
  const screen = {
    path: () => pathOf(visit.model.room?.room ?? code),
    title: () => title(visit.model, code),
    calls: () => callsReader(visit.model),
    opened() {
      ticking = setInterval(tick, TICK_MS);
      ifNotified((at) => at.looked());
      void visit.run();
    },
    closed() {
      clearInterval(ticking);
      leaveLeg();
      void visit.leave();
    },
    key(event) {
      if (at === "leg" || at === "leg_over") if (legKey(event)) return true;
      return keys(here(), event);
    },
    typing: () => (at === "leg" || at === "leg_over") && legTyping(),
    view: () => view(here()),
  };
  return screen;
}

/** Sound the cues, and show the moments. @param {import("../room/cues.js").Cue[]} happened @param {Model} model */
function tell(happened, { room }) {
  for (const cue of happened) {
    sound(cue);
    if (cue === "deal") deal();
    else if (cue === "celebrity") capture(wordsOf(room?.game).captured?.(room?.view) ?? []);
    else if (cue in SEALS) moment(/** @type {import("../board/moments.js").Moment} */ (cue));
  }
}

/** Whether the reader's clock runs and is low. @param {Model} model */
function isLow(model) {
  const set = model.room?.match?.clocks;
  const now = serverNow(model.ahead);
  const mine = me(model);
  return (
    set != null && now !== null && mine !== null && (faces(set, now, model.room?.clock ?? null)[mine]?.low ?? false)
  );
}

/** @param {Here} here */
function view(here) {
  return html`
    <div class="room" data-phase=${phase(here.model)}>
      ${head(here)} ${notices(here)}
      <main tabindex="-1">${page(here)}</main>
      ${several()?.chat(here) ?? nothing}
    </div>
  `;
}

/** @param {Here} here */
function page(here) {
  const part = several();
  switch (phase(here.model)) {
    case "connecting":
      return connecting(here);
    case "waiting":
      return part?.waiting(here) ?? missing();
    case "ready":
      // A change of settings may have added a seat, which must be filled first.
      if (freeSeat(here.model) !== null && !solo(here.model)) return part?.waiting(here) ?? missing();
      if (begins(here.model)) return dealing(here);
      return solo(here.model) ? whoPlays(here) : (part?.ready(here) ?? missing());
    case "swap":
      return part?.swap(here) ?? missing();
    case "result":
      return playedAlone(here.model) ? alone(here) : (part?.result(here) ?? missing());
    case "stopped":
      return stopped(here);
    default:
      return legPage(here);
  }
}

/** A message that a part of the page could not be loaded. */
const missing = () => html`<p class="passing">${pageText.notLoaded()}</p>`;

/** The keys that are the same on all pages of a room. @param {Here} here @param {KeyboardEvent} event */
function keys(here, event) {
  if (event.key === "?")
    void whenLoaded(import("./look_up_links.js"), (at) => at.howToPlay({ game: here.model.room?.game }));
  else if (event.key.toLowerCase() === "c" && !solo(here.model)) here.talk(true);
  else if (event.key === "o") openMenu(here);
  else if (event.key === "u" && undoes(here.model)) does(here, "undo");
  else if (event.key === "Escape" && here.talks) here.talk(false);
  else return false;
  return true;
}

/** Whether a game alone is being played, and the room undoes its moves. @param {Model} model */
const undoes = (model) => !["not_alone", "no_seat", "no_leg", "own_undo"].includes(bar(model, "undo") ?? "");

/** Whether the page shows a countdown. @param {Model} model */
const counts = (model) => model.link.type === "lost" || model.away.length > 0 || model.room?.match?.clocks != null;

/** @param {string | null} code */
const pathOf = (code) => (code === null ? "/" : `/${showCode(code)}`);

/** @param {Model} model @param {string | null} code */
function title(model, code) {
  const room = model.room;
  if (room === null) return `${code === null ? "" : `${showCode(code)} · `}${startText.title()}`;
  const where = `${solo(model) ? room.title : showCode(room.room)} · ${startText.title()}`;
  if (room.quick && room.next?.[0] === 1 && !room.ready.includes(me(model) ?? -1))
    return `${pageText.opponentFound()} · ${where}`;
  return callsReader(model) ? `${pageText.yourTurn()} · ${where}` : where;
}

/** Whether it is the reader's turn in a match in which others wait. @param {Model} model */
const callsReader = (model) => myTurn(model) && !solo(model) && model.room?.form !== "race";
