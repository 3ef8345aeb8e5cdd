// What somebody in a room does there beside playing. Each is asked about first where it cannot be undone.

import { say } from "../app.js";
import * as doing from "../doing.js";
import { aloneWith, levelsOf } from "../games.js";
import { having } from "../main.js";
import { bar, othersSeated, toPassOn, toReplace, toSendAway } from "../possible.js";
import { freeSeat, goesOn, me, played, playedBefore, solo, underWay } from "../model.js";
import * as words from "../words/room.js";
import * as failures from "../words/failures.js";
import { ask } from "./question.js";
import { otherName, seatName } from "./setting.js";

/** @typedef {import("../screens/room.js").Here} Here */

export const looks = () => import("../screens/looks.js");

/** Do a deed, or say what stands in its way. @param {Here} here @param {import("../possible.js").Deed} deed */
export function does(here, deed) {
  const barred = bar(here.model, deed, here.now);
  if (barred === null) DOES[deed](here);
  else say(words.sentence(barred));
}

/** @type {Record<import("../possible.js").Deed, (here: Here) => unknown>} */
const DOES = {
  sit: ({ visit }) => visit.act(doing.sit()),
  come_back: ({ visit }) => visit.act(doing.sit()),
  ask_for_seat: (here) => askForSeat(here),
  answer_replacement: ({ visit }) => visit.act(doing.answerReplacement(visit.model, true)),
  stand: ({ visit }) => visit.act(doing.stand()),
  take_back: takeBack,
  answer: ({ visit }) => visit.act(doing.answerTakeBack(visit.model, true)),
  withdraw: ({ visit }) => visit.act(doing.answerTakeBack(visit.model, false)),
  go_on_without: goOnWithout,
  resign,
  move_seat: moveSeat,
  settings,
  free,
  send_away: sendAway,
  pass_on: passOn,
  seat_computer: seatComputer,
  hint: ({ visit }) => visit.act(doing.hint(visit.model)),
  number: aboutNumber,
  analysis: ({ visit }) => having(looks(), (at) => at.analysis(visit)),
  scores: (here) => having(looks(), (at) => at.scores(elsewhere(here))),
};

/** The way of what is looked at to the server, and to another game. @param {Here} here */
export const elsewhere = (here) => ({
  visit: here.visit,
  play: (/** @type {number} */ number, /** @type {import("../screens/which.js").Played} */ what) =>
    playElsewhere(here, number, what),
});

/** Play alone in a room of its own: what is not over here is kept. @param {Here} here @param {number | null} number @param {import("../screens/which.js").Played} [what] */
function playElsewhere({ model, setOut }, number, what) {
  const room = played(model.room);
  const game = what?.game ?? room?.game ?? "";
  const options = what?.options ?? aloneWith(game, room?.options ?? {});
  setOut(doing.createRoom({ game, form: "solo", number, options }), null);
}

/** Begin another game alone; one that is not over is first asked about. @param {Here} here @param {doing.Another} what */
export function another(here, what) {
  const { visit, model } = here;
  if (!underWay(model) || playedBefore(model)) {
    void visit.wish(what);
    return;
  }
  const number = what === "same_number" ? (model.room?.match?.number ?? null) : null;
  ask(words.NEW_TITLE, model.room?.tournament == null ? words.NEW_TEXT : words.NEW_TEXT_COMPETING, [
    ...(model.room?.tournament == null ? [{ text: words.KEEP, go: () => playElsewhere(here, number) }] : []),
    { text: words.GIVE_UP, go: () => visit.wish(what), bad: true },
    { text: words.CONTINUE },
  ]);
}

/** Play alone on a number that is asked for. @param {Here} here */
export const aNumber = (here) =>
  having(import("../screens/alone_form.js"), (form) => form.aNumber((number) => playElsewhere(here, number)));

/** Whether what is asked about may still be done: whoever was away may be back. @param {Here} here @param {import("../possible.js").Deed} deed */
const still =
  ({ visit, now }, deed) =>
  () =>
    bar(visit.model, deed, now) === null;

/** @param {Here} here */
function goOnWithout(here) {
  const { visit, model, now } = here;
  const holds = still(here, "go_on_without");
  if (goesOn(model)) {
    const seats = toReplace(model, now);
    const ways = seats.flatMap((seat) =>
      levelsOf(model.room?.game).map((level) => ({
        text: words.playsFor(level, seatName(model, seat)),
        go: () => visit.act(doing.claim(visit.model, level, seat)),
      })),
    );
    ask(words.withoutTitle(seatName(model, seats[0])), words.OTHERS_AGREE, [{ text: words.WAIT }, ...ways], holds);
    return;
  }
  const name = otherName(model);
  const claim = (/** @type {string | null} */ level) => visit.act(doing.claim(visit.model, level));
  const ways = levelsOf(model.room?.game).map((level) => ({
    text: words.letPlay(level),
    hint: words.LEVELS[level],
    go: () => claim(level),
  }));
  const end = { text: words.CLAIM, hint: words.CLAIM_HINT, go: () => claim(null), bad: true };
  ask(words.withoutTitle(name), words.withoutText(name), [{ text: words.WAIT }, ...ways, end], holds);
}

/** Ask to play on for somebody who has left or is away. @param {Here} here */
function askForSeat(here) {
  const { visit, model, now } = here;
  const ways = toReplace(model, now).map((seat) => ({
    text: words.playOnFor(seatName(model, seat)),
    go: () => visit.act(doing.sit(seat)),
  }));
  ask(words.DEEDS.ask_for_seat, words.OTHERS_AGREE, [...ways, { text: words.WAIT }], still(here, "ask_for_seat"));
}

/** Before a card may have been looked at it is told what comes of that, once. client/peeking.py does the same. @param {Here} here */
function takeBack({ visit, model }) {
  const go = () => visit.act(doing.takeBack(visit.model));
  const mine = /** @type {number} */ (me(model));
  const hides = model.room?.game !== "patriarch" && model.room?.options.mode !== "puzzle";
  if (!hides || model.room?.match?.peeked?.includes(mine)) go();
  else ask(words.PEEK_TITLE, words.PEEK_TEXT, [{ text: words.PLAY_ON }, { text: words.PEEK, go }]);
}

/** @param {Here} here */
function resign({ visit, model }) {
  const go = () => visit.act(doing.resign(visit.model));
  if (solo(model))
    ask(words.GIVE_UP_TITLE, words.GIVE_UP_TEXT, [{ text: words.CONTINUE }, { text: words.GIVE_UP, go, bad: true }]);
  else if (goesOn(model))
    ask(words.LEAVE_MATCH_TITLE, model.room?.form === "race" ? words.LEAVE_RACE_TEXT : words.LEAVE_MATCH_TEXT, [
      { text: words.PLAY_ON },
      { text: words.LEAVE_MATCH, go, bad: true },
    ]);
  else
    ask(words.RESIGN_TITLE, words.resignText(otherName(model)), [
      { text: words.PLAY_ON },
      { text: words.RESIGN, go, bad: true },
    ]);
}

/** @param {Here} here */
async function moveSeat({ visit }) {
  const command = doing.askSeatCode();
  const answer = await visit.ask(command);
  const made = visit.model.seat_code;
  if (answer?.type !== "ack" || made === null || made.id !== command.id || visit.model.room === null)
    say(words.NO_CODE, { bad: true });
  else {
    const { room } = visit.model.room;
    void having(import("./seat_code.js"), (at) => at.showSeatCode(made, room));
  }
}

/** @param {Here} here */
function settings({ visit, model }) {
  const room = model.room;
  if (room === null) return;
  void having(import("../screens/match_form.js"), (form) =>
    form.settings(room, (now) => visit.act(doing.configure(visit.model, now))),
  );
}

/** @param {Here} here */
function free({ visit, model }) {
  const seats = [...othersSeated(model)].map(([seat, name]) => ({ text: name, go: () => visit.act(doing.free(seat)) }));
  ask(words.FREE_TITLE, words.FREE_TEXT, [...seats, { text: words.NOBODY_CHOSEN }]);
}

/** @param {Here} here */
function seatComputer({ visit, model }) {
  const seat = freeSeat(model);
  const levels = levelsOf(model.room?.game).map((level) => ({
    text: level,
    hint: words.LEVELS[level],
    go: () => seat !== null && visit.act(doing.seatComputer(seat, level)),
  }));
  ask(words.SEAT_COMPUTER_TITLE, words.SEAT_COMPUTER_TEXT, [...levels, { text: words.NOBODY_CHOSEN }]);
}

/** @param {Here} here */
function passOn({ visit, model }) {
  const seats = [...toPassOn(model)].map(([seat, name]) => ({ text: name, go: () => visit.act(doing.passOn(seat)) }));
  ask(words.OWNER_TITLE, words.OWNER_TEXT, [...seats, { text: words.NOBODY_CHOSEN }]);
}

/** @param {Here} here */
function sendAway({ visit, model }) {
  const people = [...toSendAway(model)].map(([player, name]) => ({
    text: name,
    go: () => visit.act(doing.sendAway(player)),
  }));
  ask(words.SEND_AWAY_TITLE, words.SEND_AWAY_TEXT, [...people, { text: words.NOBODY_CHOSEN }]);
}

/** @param {Here} here */
function aboutNumber(here) {
  const number = here.model.room?.match?.number ?? null;
  void having(looks(), (at) => at.number(number, elsewhere(here)));
}

/** The record of the match that is over, for a use; that it cannot be had is said. @param {Here} here @param {(record: import("../protocol.js").Record) => unknown} use */
export async function withRecord({ visit }, use) {
  const record = await visit.record();
  if (record === null) say(failures.SAVE_FAILED, { bad: true });
  else use(record);
}
