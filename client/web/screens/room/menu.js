// The menu of a room: its actions, and why some are not possible now.

import { messages as soloText } from "../../text/messages/solo.js";
import { scored, wordsOf } from "../../games/catalog.js";
import * as identity from "../../profile/identity.js";
import { bar } from "../../room/actions.js";
import { goesOn, leg, me, played, solo, toBeat, underWay } from "../../room/model.js";
import { messages as actionText } from "../../text/messages/actions.js";
import { messages as leavingText } from "../../text/messages/leaving.js";
import { messages as startText } from "../../text/messages/start.js";
import { whenLoaded } from "../../widgets/loading.js";
import { sounds, switchSounds } from "../../widgets/sounding.js";
import { ask } from "../../widgets/question.js";
import { aNumber, another, does, looks } from "./actions.js";
import { leaveRoom } from "./leaving.js";
import { turnHints } from "./leg.js";
import { several } from "./multiplayer.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../room/actions.js").Deed} Deed */
/** @typedef {import("../../widgets/question.js").Choice} Choice */

/** @param {Here} here */
export function openMenu(here) {
  const { model } = here;
  if (model.room === null) return;
  const group = actionText.menuGroup("rest");
  /** @type {Choice[]} */
  const rest = [
    {
      text: actionText.switchSounds(sounds() ? "off" : "on"),
      art: sounds() ? "mute" : "sound",
      group,
      go: switchSounds,
    },
    {
      text: startText.choice("settings"),
      art: "settings",
      group,
      go: () => whenLoaded(import("../settings.js"), (at) => at.settings()),
    },
    { text: leavingText.leave(), art: "door", group, go: () => leaveRoom(here) },
  ];
  if (solo(model)) {
    const { match: begun } = model.room;
    const score = leg(model)?.score ?? null;
    // A game that is only won or lost has no score before its end.
    const points = score !== null && begun !== null && scored(begun.game, begun.options);
    const counted = points ? wordsOf(begun.game).counted(score) : null;
    const beat = toBeat(model);
    const about = { number: begun?.number ?? null, score: counted, beat, best: beat === wordsOf(model.room.game).best };
    ask(soloText.title(), soloText.about(about), resignLast([...ofGame(here), ...rest]));
  } else
    ask(
      actionText.menuTitle(),
      several()?.about(model) ?? "",
      resignLast([...(several()?.ofRoom(here) ?? []), ...rest]),
    );
}

/** The choices of a menu with resigning apart from the rest. @param {Choice[]} choices */
const resignLast = (choices) => [
  ...choices.filter(({ bad }) => !bad),
  ...choices.filter(({ bad }) => bad).map((choice) => ({ ...choice, group: actionText.menuGroup("end") })),
];

/** The icons of the actions in a menu, and their groups. @type {Partial<Record<Deed, [import("../../widgets/icons.js").Icon, Parameters<typeof actionText.menuGroup>[0]]>>} */
const LOOKS = {
  sit: ["user", "game"],
  come_back: ["user", "game"],
  take_back: ["undo", "game"],
  undo: ["undo", "game"],
  go_on_without: ["robot", "game"],
  hint: ["lamp", "game"],
  settings: ["settings", "room"],
  seat_computer: ["robot", "room"],
  free: ["close", "room"],
  send_away: ["door", "room"],
  pass_on: ["crown", "room"],
  move_seat: ["qr", "room"],
  stand: ["eye", "room"],
  analysis: ["analysis", "look"],
  number: ["number", "look"],
  resign: ["flag", "end"],
};

/** The choices in the menu of a game alone. @param {Here} here @returns {Choice[]} */
function ofGame(here) {
  const { model, visit } = here;
  const room = played(model.room);
  const [game, look] = [actionText.menuGroup("game"), actionText.menuGroup("look")];
  /** @type {Choice[]} */
  const looking = [
    {
      text: wordsOf(room?.game).computers(room?.options ?? {}),
      art: "robot",
      group: look,
      go: () => whenLoaded(looks(), (at) => at.computersTree(visit)),
    },
    choice(here, "number"),
  ];
  if (me(model) === null) return looking;
  return [
    { text: soloText.continueGame(), art: "play", group: game },
    ...(bar(model, "undo") === "own_undo" || !underWay(model) ? [] : [choice(here, "undo")]),
    choice(here, "hint"),
    everyTurn(here),
    { text: soloText.newGame(), art: "dice", group: game, go: () => another(here, "new_number") },
    { text: soloText.sameNumber(), art: "replay", group: game, go: () => another(here, "same_number") },
    { text: soloText.chooseNumber(), art: "number", group: game, go: () => aNumber(here) },
    ...looking,
    { text: soloText.highScores(), art: "trophy", group: look, go: () => does(here, "scores") },
    choice(here, "move_seat"),
    ...(underWay(model)
      ? [{ text: soloText.resign(), art: /** @type {const} */ ("flag"), go: () => does(here, "resign"), bad: true }]
      : []),
  ];
}

/** @param {Here} here @returns {Choice} */
export function everyTurn({ visit }) {
  const now = identity.settings().hints;
  const text = soloText.switchHints(now === "on" ? "off" : "on");
  return { text, art: "lamp", group: actionText.menuGroup("game"), go: () => turnHints(visit) };
}

/** @param {Here} here @param {Deed} deed @returns {Choice} */
export function choice(here, deed) {
  const barred = bar(here.model, deed, here.now);
  const go = () => does(here, deed);
  const text = deed === "resign" && goesOn(here.model) ? actionText.leaveMatch() : actionText.action(deed);
  const [art, group] = LOOKS[deed] ?? [];
  const told = { text, go, bad: deed === "resign", art, group: group && actionText.menuGroup(group) };
  return barred === null ? told : { ...told, barred: actionText.reason(barred) };
}
