// The menu of a room: its actions, why some are not possible now, and leaving.

import * as soloText from "../../text/messages/solo.js";
import { scored, wordsOf } from "../../games/catalog.js";
import * as identity from "../../profile/identity.js";
import { bar } from "../../room/actions.js";
import {
  alone,
  continues,
  finished,
  goesOn,
  leg,
  me,
  nameOf,
  others,
  played,
  solo,
  toBeat,
  underWay,
} from "../../room/model.js";
import * as actionText from "../../text/messages/actions.js";
import * as leavingText from "../../text/messages/leaving.js";
import { showCode } from "../../protocol/room_code.js";
import * as settingsText from "../../text/messages/settings.js";
import * as startText from "../../text/messages/start.js";
import { whenLoaded } from "../../widgets/loading.js";
import { show } from "../../widgets/page.js";
import { sounds, switchSounds } from "../../widgets/sounding.js";
import { ask } from "../../widgets/question.js";
import { startScreen } from "../start.js";
import { aNumber, another, does, looks } from "./actions.js";
import { turnHints } from "./leg.js";
import { several } from "./multiplayer.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../room/actions.js").Deed} Deed */
/** @typedef {import("../../widgets/question.js").Choice} Choice */

/** @param {Here} here */
export function openMenu(here) {
  const { model } = here;
  if (model.room === null) return;
  const rest = [
    { text: settingsText.switchSounds(sounds() ? "off" : "on"), go: switchSounds },
    { text: startText.choice("settings"), go: () => whenLoaded(import("../settings.js"), (at) => at.settings()) },
    { text: leavingText.leave(), go: () => leaveRoom(here) },
  ];
  if (solo(model)) {
    const { match: begun } = model.room;
    const score = leg(model)?.score ?? null;
    // A game that is only won or lost has no score before its end.
    const points = score !== null && begun !== null && scored(begun.game, begun.options);
    const counted = points ? wordsOf(begun.game).counted(score) : null;
    const beat = toBeat(model);
    const about = { number: begun?.number ?? null, score: counted, beat, best: beat === wordsOf(model.room.game).best };
    ask(soloText.title(), soloText.about(about), [...ofGame(here), ...rest]);
  } else ask(actionText.menuTitle(), several()?.about(model) ?? "", [...(several()?.ofRoom(here) ?? []), ...rest]);
}

/** The choices in the menu of a game alone. @param {Here} here @returns {Choice[]} */
function ofGame(here) {
  const { model, visit } = here;
  const room = played(model.room);
  const looking = [
    {
      text: wordsOf(room?.game).computers(room?.options ?? {}),
      go: () => whenLoaded(looks(), (at) => at.computersTree(visit)),
    },
    choice(here, "number"),
  ];
  if (me(model) === null) return looking;
  return [
    { text: soloText.continueGame() },
    ...(bar(model, "undo") === "own_undo" || !underWay(model) ? [] : [choice(here, "undo")]),
    choice(here, "hint"),
    everyTurn(here),
    ...looking,
    { text: soloText.highScores(), go: () => does(here, "scores") },
    { text: soloText.newGame(), go: () => another(here, "new_number") },
    { text: soloText.sameNumber(), go: () => another(here, "same_number") },
    { text: soloText.chooseNumber(), go: () => aNumber(here) },
    choice(here, "move_seat"),
    ...(underWay(model) ? [{ text: soloText.resign(), go: () => does(here, "resign"), bad: true }] : []),
  ];
}

/** @param {Here} here @returns {Choice} */
export function everyTurn({ visit }) {
  const now = identity.settings().hints;
  return { text: soloText.switchHints(now === "on" ? "off" : "on"), go: () => turnHints(visit) };
}

/** @param {Here} here @param {Deed} deed @returns {Choice} */
export function choice(here, deed) {
  const barred = bar(here.model, deed, here.now);
  const go = () => does(here, deed);
  const text = deed === "resign" && goesOn(here.model) ? actionText.leaveMatch() : actionText.action(deed);
  const told = { text, go, bad: deed === "resign" };
  return barred === null ? told : { ...told, barred: actionText.reason(barred) };
}

/** Leave the room; ask first if leaving has consequences. @param {Here} here */
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
