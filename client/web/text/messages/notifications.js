// Made from client/text/en/notifications.ftl by `python -m client.catalogue`.

/** @param {{kind: "your_turn" | "low_time" | "challenge", name: string | null}} values */
export const title = ({ kind, name }) => kind === "your_turn" ? "Your turn" : kind === "low_time" ? "Your time is running out" : (name === null ? "You have a challenge" : `${name} challenges you`);

export const changed = () => "One of your games has changed.";

export const offer = () => "Do you want a notification when it is your turn?";

export const accept = () => "Turn on";

export const decline = () => "Not now";

export const turnedOn = () => "Notifications are on.";

export const onlyInTab = () => "Notifications are on, but only while this page is open in a tab.";

export const turnedOff = () => "Notifications are off.";

export const blocked = () => "Your browser blocks notifications from this page. Allow them in the settings of your browser.";

export const turnOn = () => "Turn on notifications";

/** @param {"on" | "off"} key */
export const switchRoom = (key) =>
  ({
    on: "Turn on notifications for this room",
    off: "Turn off notifications for this room",
  })[key];

/** @param {"on" | "off"} key */
export const roomTurned = (key) =>
  ({
    on: "Notifications for this room are on.",
    off: "Notifications for this room are off.",
  })[key];

export const setting = () => "Notifications";

/** @param {"off" | "on"} key */
export const choice = (key) =>
  ({
    off: "none",
    on: "when a game waits for you",
  })[key];

export const hint = () => "You get at most one an hour for each room until you open it. The room’s menu turns them off for one room.";

export const unsupported = () => "This browser can’t show notifications on this page.";
