// Leaves a room; asks first if leaving has consequences.

import { alone, continues, finished, me, nameOf, others, solo, underWay } from "../../room/model.js";
import { messages as leavingText } from "../../text/messages/leaving.js";
import { showCode } from "../../protocol/room_code.js";
import { show } from "../../widgets/page.js";
import { ask } from "../../widgets/question.js";
import { startScreen } from "../start.js";
import { several } from "./multiplayer.js";

/** @param {import("../room.js").Here} here */
export function leaveRoom(here) {
  const { model } = here;
  const until = model.room?.expires ?? null;
  if (alone(model) && finished(model)) {
    show(startScreen());
    return;
  }
  const names = others(model)
    .map((seat) => nameOf(model, seat))
    .filter((name) => name !== null);
  let text = leavingText.nobodyJoined();
  if (names.length) text = leavingText.seatKept({ names, several: names.length > 1, until });
  if (!continues(model)) text = leavingText.matchOver({ code: showCode(model.room?.room ?? ""), until });
  if (alone(model)) text = me(model) === null ? leavingText.computersPause() : leavingText.gameKept(until);
  else if (me(model) === null) text = leavingText.spectator();
  if (model.room?.daily != null && underWay(model) && me(model) !== null)
    text = several()?.leaving(model.room.daily) ?? text;
  const leave = { text: leavingText.leave(), go: () => show(startScreen()) };
  const stay = { text: leavingText.stay() };
  ask(solo(model) ? leavingText.titleAlone() : leavingText.title(), text, [leave, stay]);
}
