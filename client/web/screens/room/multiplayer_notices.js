// Notices in a room with several players: requests to answer, and absent players with the ways to continue.
// client/room/status.py says the same.

import { FREE, missed } from "../../lobby/finding_words.js";
import * as words from "../../room/action_words.js";
import { bar, toReplace } from "../../room/actions.js";
import * as doing from "../../room/commands.js";
import {
  awayOf,
  computerOf,
  goesOn,
  hasLeft,
  me,
  missed as missedSeat,
  other,
  playedOut,
  replaced,
  underWay,
} from "../../room/model.js";
import { does } from "./actions.js";
import { otherName, seatName } from "./page_parts.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("./notices.js").Notice} Notice */

/** The requests to answer and the absent players, each with its buttons. @param {Here} here @returns {Notice[]} */
export function wanted(here) {
  const { model, visit, now } = here;
  const [mine, across] = [me(model), other(model)];
  const asks = underWay(model) ? (model.room?.match?.takeback?.[0] ?? null) : null;
  if (asks !== null) {
    const name = seatName(model, /** @type {number} */ (asks));
    const answer = (/** @type {boolean} */ yes) => visit.act(doing.answerTakeBack(visit.model, yes));
    const agreed = mine !== null && (model.room?.match?.agreed ?? []).includes(mine);
    if (mine === null || agreed) return [{ text: words.asked(name), kind: "wanted" }];
    if (asks === mine)
      return [
        { text: words.askedByMe(otherName(model)), kind: "wanted", buttons: [[words.WITHDRAW, () => answer(false)]] },
      ];
    if (!replaced(model)) {
      /** @type {[string, () => unknown][]} */
      const buttons = [
        [words.AGREE, () => answer(true)],
        [words.DECLINE, () => answer(false)],
      ];
      return [{ text: words.asked(name), kind: "wanted", alert: true, buttons }];
    }
  }
  const missing = goesOn(model) && underWay(model) ? leftOrAway(here) : null;
  if (missing !== null) return [missing];
  const level = mine === null ? null : computerOf(model, mine);
  if (level !== null)
    return [
      { text: words.replaced(level), kind: "wanted", buttons: [[words.COME_BACK, () => does(here, "come_back")]] },
    ];
  const found = missedSeat(model);
  if (found !== null) {
    const seconds = now === null ? 0 : Math.max(0, Math.ceil((found.claimable - now) / 1000));
    const text = missed(otherName(model), seconds);
    /** @type {[string, () => unknown]} */
    const instead = [FREE, () => visit.act(doing.free(found.seat))];
    return [{ text, kind: "wanted", buttons: seconds > 0 ? [] : [instead] }];
  }
  const away = across !== null && underWay(model) ? awayOf(model, across) : null;
  if (away !== null && across !== null && computerOf(model, across) === null && !playedOut(model, across)) {
    const seconds = now === null ? 0 : Math.max(0, Math.ceil((away.claimable - now) / 1000));
    if (seconds > 0 || now === null) return [{ text: words.awayFor(otherName(model), seconds), kind: "wanted" }];
    const decide = () => does(here, "go_on_without");
    return [{ text: words.awayNow(otherName(model)), kind: "wanted", alert: true, buttons: [[words.DECIDE, decide]] }];
  }
  return [];
}

/** A player who has left or is away while the others play on, and the choice of a replacement. @param {Here} here @returns {Notice | null} */
function leftOrAway(here) {
  const { model, visit, now } = here;
  const asked = model.room?.match?.replacing ?? null;
  if (hasLeft(model)) {
    const back = () => does(here, "come_back");
    const buttons = /** @type {[string, () => unknown][]} */ (
      bar(model, "come_back") === null ? [[words.COME_BACK, back]] : []
    );
    return { text: words.HAS_LEFT, kind: "wanted", buttons };
  }
  if (asked !== null) {
    const by = asked.name ?? (asked.by == null ? "" : seatName(model, asked.by));
    const text = words.replacementAsked(seatName(model, asked.seat), asked.level ?? null, by);
    if (bar(model, "answer_replacement") !== null) return { text, kind: "wanted" };
    const answer = (/** @type {boolean} */ yes) => visit.act(doing.answerReplacement(visit.model, yes));
    const buttons = /** @type {[string, () => unknown][]} */ ([
      [words.AGREE, () => answer(true)],
      [words.DECLINE, () => answer(false)],
    ]);
    return { text, kind: "wanted", alert: true, buttons };
  }
  const [seat] = toReplace(model, now);
  if (seat === undefined) return null;
  const deed = me(model) === null ? "ask_for_seat" : "go_on_without";
  return {
    text: words.leftNow(seatName(model, seat)),
    kind: "wanted",
    buttons: [[words.DECIDE, () => does(here, deed)]],
  };
}
