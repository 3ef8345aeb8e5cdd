// Actions besides playing that only rooms with several players have. An action that cannot be undone asks first.

import { gameOf, levelsOf } from "../../games/catalog.js";
import * as words from "../../room/action_words.js";
import { bar, othersSeated, toPassOn, toReplace, toSendAway } from "../../room/actions.js";
import * as doing from "../../room/commands.js";
import { freeSeat, goesOn, me } from "../../room/model.js";
import { DEEDS, PLAY_ON } from "../../room/words.js";
import { ask } from "../../widgets/question.js";
import { otherName, seatName } from "./page_parts.js";

/** @typedef {import("../room.js").Here} Here */

/** @type {Partial<Record<import("../../room/actions.js").Deed, (here: Here) => unknown>>} */
export const DOES = {
  stand: ({ visit }) => visit.act(doing.stand()),
  come_back: ({ visit }) => visit.act(doing.sit()),
  ask_for_seat: askForSeat,
  answer_replacement: ({ visit }) => visit.act(doing.answerReplacement(visit.model, true)),
  take_back: takeBack,
  answer: ({ visit }) => visit.act(doing.answerTakeBack(visit.model, true)),
  withdraw: ({ visit }) => visit.act(doing.answerTakeBack(visit.model, false)),
  go_on_without: goOnWithout,
  free,
  send_away: sendAway,
  pass_on: passOn,
  seat_computer: seatComputer,
};

/** Whether an action may still be done: an absent player may be back. @param {Here} here @param {import("../../room/actions.js").Deed} deed */
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

/** Ask to play on for an absent player, or for one who has left. @param {Here} here */
function askForSeat(here) {
  const { visit, model, now } = here;
  const ways = toReplace(model, now).map((seat) => ({
    text: words.playOnFor(seatName(model, seat)),
    go: () => visit.act(doing.sit(seat)),
  }));
  ask(DEEDS.ask_for_seat, words.OTHERS_AGREE, [...ways, { text: words.WAIT }], still(here, "ask_for_seat"));
}

/** Ask for a takeback; warn once if it could reveal a card. client/room/takeback.py does the same. @param {Here} here */
function takeBack({ visit, model }) {
  const go = () => visit.act(doing.takeBack(visit.model));
  const mine = /** @type {number} */ (me(model));
  const hides = gameOf(model.room?.game)?.mayPeek?.(model.room?.options ?? {}) ?? true;
  if (!hides || model.room?.match?.peeked?.includes(mine)) go();
  else ask(words.PEEK_TITLE, words.PEEK_TEXT, [{ text: PLAY_ON }, { text: words.PEEK, go }]);
}

/** Resign the match, or leave it to the others if they play on. @param {Here} here */
export function resign({ visit, model }) {
  const go = () => visit.act(doing.resign(visit.model));
  if (goesOn(model))
    ask(words.LEAVE_MATCH_TITLE, model.room?.form === "race" ? words.LEAVE_RACE_TEXT : words.LEAVE_MATCH_TEXT, [
      { text: PLAY_ON },
      { text: words.LEAVE_MATCH, go, bad: true },
    ]);
  else
    ask(words.RESIGN_TITLE, words.resignText(otherName(model)), [
      { text: PLAY_ON },
      { text: words.RESIGN, go, bad: true },
    ]);
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
