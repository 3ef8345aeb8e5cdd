// Actions besides playing that only rooms with several players have. An action that cannot be undone asks first.

import { gameOf, levelsOf } from "../../games/catalog.js";
import { bar, othersSeated, toPassOn, toReplace, toSendAway } from "../../room/actions.js";
import * as doing from "../../room/commands.js";
import { levelHint } from "../../room/level_hints.js";
import { freeSeat, goesOn, me } from "../../room/model.js";
import * as formats from "../../text/formats.js";
import { messages as actionText } from "../../text/messages/actions.js";
import { messages as questionText } from "../../text/messages/questions.js";
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
        text: questionText.computerPlaysFor({ level, name: seatName(model, seat) }),
        go: () => visit.act(doing.claim(visit.model, level, seat)),
      })),
    );
    const title = questionText.absentTitle(seats.map((seat) => seatName(model, seat)));
    ask(title, questionText.absentTextMany(), [{ text: questionText.keepWaiting() }, ...ways], holds);
    return;
  }
  const name = otherName(model);
  const claim = (/** @type {string | null} */ level) => visit.act(doing.claim(visit.model, level));
  const ways = levelsOf(model.room?.game).map((level) => ({
    text: questionText.computerPlays(level),
    hint: levelHint(level),
    go: () => claim(level),
  }));
  const end = { text: questionText.claim(), hint: questionText.claimHint(), go: () => claim(null), bad: true };
  const wait = { text: questionText.keepWaiting() };
  ask(questionText.absentTitle([name]), questionText.absentText(name), [wait, ...ways, end], holds);
}

/** Ask to play on for an absent player, or for one who has left. @param {Here} here */
function askForSeat(here) {
  const { visit, model, now } = here;
  const ways = toReplace(model, now).map((seat) => ({
    text: questionText.seatOf(seatName(model, seat)),
    go: () => visit.act(doing.sit(seat)),
  }));
  const wait = { text: questionText.keepWaiting() };
  ask(questionText.seatTitle(), questionText.seatText(), [...ways, wait], still(here, "ask_for_seat"));
}

/** Ask for a takeback; warn once if it could reveal a card. client/room/takeback.py does the same. @param {Here} here */
function takeBack({ visit, model }) {
  const go = () => visit.act(doing.takeBack(visit.model));
  const mine = /** @type {number} */ (me(model));
  const hides = gameOf(model.room?.game)?.mayPeek?.(model.room?.options ?? {}) ?? true;
  if (!hides || model.room?.match?.peeked?.includes(mine)) go();
  else
    ask(questionText.takebackTitle(), questionText.takebackReveals(), [
      { text: questionText.keepPlaying() },
      { text: questionText.takeBack(), go },
    ]);
}

/** Resign the match, or leave it to the others if they play on. @param {Here} here */
export function resign({ visit, model }) {
  const go = () => visit.act(doing.resign(visit.model));
  const keep = { text: questionText.keepPlaying() };
  if (goesOn(model)) {
    const text = model.room?.form === "race" ? questionText.leaveRaceText() : questionText.leaveMatchText();
    ask(questionText.leaveMatchTitle(), text, [keep, { text: actionText.leaveMatch(), go, bad: true }]);
  } else
    ask(questionText.resignTitle(), questionText.resignText(otherName(model)), [
      keep,
      { text: questionText.resign(), go, bad: true },
    ]);
}

/** @param {Here} here */
function free({ visit, model }) {
  const seats = [...othersSeated(model)].map(([seat, name]) => ({ text: name, go: () => visit.act(doing.free(seat)) }));
  ask(questionText.freeTitle(), questionText.freeText(), [...seats, { text: questionText.nobody() }]);
}

/** @param {Here} here */
function seatComputer({ visit, model }) {
  const seat = freeSeat(model);
  const levels = levelsOf(model.room?.game).map((level) => ({
    text: formats.level(level),
    hint: levelHint(level),
    go: () => seat !== null && visit.act(doing.seatComputer(seat, level)),
  }));
  ask(questionText.computerTitle(), questionText.computerText(), [...levels, { text: questionText.nobody() }]);
}

/** @param {Here} here */
function passOn({ visit, model }) {
  const seats = [...toPassOn(model)].map(([seat, name]) => ({ text: name, go: () => visit.act(doing.passOn(seat)) }));
  ask(questionText.ownerTitle(), questionText.ownerText(), [...seats, { text: questionText.nobody() }]);
}

/** @param {Here} here */
function sendAway({ visit, model }) {
  const people = [...toSendAway(model)].map(([player, name]) => ({
    text: name,
    go: () => visit.act(doing.sendAway(player)),
  }));
  ask(questionText.removeTitle(), questionText.removeText(), [...people, { text: questionText.nobody() }]);
}
