// The sentence of a notice. client/room/notice_sentence.py says the same.

import { messages as noticeText } from "../text/messages/notices.js";
import { nameOf } from "./model.js";
import { messages as peopleText } from "../text/messages/people.js";

/** Return the sentence of a notice about a request or an absence, without its actions. @param {import("./types.js").Model} model @param {import("./notices.js").Notice} notice */
export function noticeSentence(model, { kind, actions, seats, level, name, seconds }) {
  const names = seats.map((seat) => nameOf(model, seat) ?? peopleText.nobody());
  const number = names.length;
  const request = { person: name, level: level ?? "", names };
  switch (kind) {
    case "takeback":
      return noticeText.takebackAsked(names);
    case "takeback_agreed":
      return noticeText.takebackAgreed();
    case "own_takeback":
      return noticeText.takebackWaits(number ? names : null);
    case "replacement":
      return actions.length ? noticeText.replacementAsked(request) : noticeText.replacementWaits(request);
    case "own_replacement":
      return noticeText.ownReplacementWaits(names);
    case "left":
      return actions.length ? noticeText.leftMatch() : noticeText.leftRace();
    case "computer_plays":
      return noticeText.seatReplaced(level ?? "");
    case "missed":
      return noticeText.partnerAway({ names, seconds: seconds ?? 0 });
    case "opponent_away":
      if (actions.length) return noticeText.opponentGone(names);
      return noticeText.opponentAway({ names, seconds: seconds ?? 0 });
    case "players_away":
      if (actions.length) return noticeText.playersGone({ names, number });
      return seconds === null
        ? noticeText.playersAway({ names, number })
        : noticeText.playersAwayFor({ names, seconds });
  }
}
