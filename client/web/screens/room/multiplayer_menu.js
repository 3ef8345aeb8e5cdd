// The text and the choices of the menu in a room of several players.

import * as notifications from "../../lobby/notification_state.js";
import { bar } from "../../room/actions.js";
import { challengeAfter, pastOpponent } from "../../room/challenges.js";
import { roomNotifications } from "../../room/commands.js";
import { me, owner, people } from "../../room/model.js";
import { settingsText } from "../../room/settings_text.js";
import { messages as actionText } from "../../text/messages/actions.js";
import { messages as challengeText } from "../../text/messages/challenges.js";
import { messages as notificationText } from "../../text/messages/notifications.js";
import { messages as questionText } from "../../text/messages/questions.js";
import { whenLoaded } from "../../widgets/loading.js";
import { say } from "../../widgets/page.js";
import { choice, everyTurn } from "./menu.js";

/** @typedef {import("../room.js").Here} Here */
/** @typedef {import("../../room/actions.js").Deed} Deed */
/** @typedef {import("../../widgets/question.js").Choice} Choice */

/** Actions that the menu always lists; it lists the others only while they are possible. @type {Deed[]} */
const OFFERED = ["settings", "seat_computer", "free", "send_away", "pass_on", "move_seat", "stand", "resign"];
/** @type {Deed[]} */
const AT_TIMES = ["sit", "come_back", "take_back", "go_on_without", "hint", "analysis", "number"];

const USER = /** @type {const} */ ("user");

/** The most players whose pages the menu offers. */
const MOST_PAGES = 5;

/** The owner of the room, and its settings for the next match. @param {import("../../room/types.js").Model} model */
export function about(model) {
  const { room } = model;
  if (room === null) return "";
  const name = [...people(model)].find(([player]) => player === room.owner)?.[1] ?? null;
  return settingsText(room, name, owner(model));
}

/** The switch for the notifications: of this room, if they are on. @param {Here} here @returns {Choice[]} */
function notificationSwitch({ model, visit }) {
  const { room } = model;
  if (room === null || me(model) === null || !notifications.supported()) return [];
  const [art, group] = [/** @type {const} */ ("bell"), actionText.menuGroup("rest")];
  if (!notifications.isOn()) {
    const turnOn = () => whenLoaded(import("../../lobby/notifications.js"), (at) => at.turn(true, say));
    return [{ text: notificationText.turnOn(), art, group, go: turnOn }];
  }
  const on = notifications.known.off.has(room.room);
  const turn = async () => {
    const answer = await visit.ask(roomNotifications(on));
    if (answer?.type !== "ack") return;
    if (on) notifications.known.off.delete(room.room);
    else notifications.known.off.add(room.room);
    say(notificationText.roomTurned(on ? "on" : "off"));
  };
  return [{ text: notificationText.switchRoom(on ? "on" : "off"), art, group, go: turn }];
}

/** The choices of the menu of a room with several players. @param {Here} here @returns {Choice[]} */
export function ofRoom(here) {
  const { model, now } = here;
  const deed = (/** @type {Deed} */ what) => choice(here, what);
  const atTimes = AT_TIMES.filter((what) => bar(model, what, now) === null).map(deed);
  if (model.room?.hints && me(model) !== null) atTimes.push(everyTurn(here));
  const mine = me(model);
  const pages = (model.room?.seats ?? []).flatMap(({ seat, player, name }) =>
    player === null || seat === mine
      ? []
      : [
          {
            text: questionText.pageOf(name ?? ""),
            art: USER,
            group: actionText.menuGroup("look"),
            go: () => page(player),
          },
        ],
  );
  const offered = OFFERED.filter((what) => owner(model) || bar(model, what, now) !== "not_owner").map(deed);
  const looks = pages.length > MOST_PAGES ? [] : pages;
  return [...atTimes, ...challenge(here), ...offered, ...looks, ...notificationSwitch(here)];
}

/** After a two-player match: a challenge to the opponent, even if they have left the room. @param {Here} here @returns {Choice[]} */
function challenge({ model, setOut }) {
  const opponent = pastOpponent(model);
  const command = opponent === null ? null : challengeAfter(model, opponent.player);
  if (opponent === null || command === null) return [];
  const { name } = opponent;
  const group = actionText.menuGroup("game");
  return [{ text: challengeText.challengePlayer(name), art: "swap", group, go: () => setOut(command, null) }];
}

/** Open the page of a player. @param {string} player */
const page = (player) => whenLoaded(import("../page_addresses.js"), (at) => at.go("player", player));
