// Made from client/text/en/notifications.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "notifications", {
  /** @param {{kind: "your_turn" | "low_time" | "challenge", name: string | null}} values */
  title: ({ kind, name }) => kind === "your_turn" ? "Your turn" : kind === "low_time" ? "Your time is running out" : (name === null ? "You have a challenge" : `${formats.name(name)} challenges you`),
  changed: () => "One of your games has changed.",
  offer: () => "Do you want a notification when it is your turn?",
  accept: () => "Turn on",
  decline: () => "Not now",
  turnedOn: () => "Notifications are on.",
  onlyInTab: () => "Notifications are on, but only while this page is open in a tab.",
  turnedOff: () => "Notifications are off.",
  blocked: () => "Your browser blocks notifications from this page. Allow them in the settings of your browser.",
  turnOn: () => "Turn on notifications",
  /** @param {"on" | "off"} key */
  switchRoom: (key) =>
    ({
      on: "Turn on notifications for this room",
      off: "Turn off notifications for this room",
    })[key],
  /** @param {"on" | "off"} key */
  roomTurned: (key) =>
    ({
      on: "Notifications for this room are on.",
      off: "Notifications for this room are off.",
    })[key],
  setting: () => "Notifications",
  /** @param {"off" | "on"} key */
  choice: (key) =>
    ({
      off: "none",
      on: "when a game waits for you",
    })[key],
  hint: () => "You get at most one an hour for each room until you open it. The room’s menu turns them off for one room.",
  unsupported: () => "This browser can’t show notifications on this page.",
});
