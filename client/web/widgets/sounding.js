// Whether the page may make sounds, and the switch for it. The sounds themselves are loaded when the first one is due.

import * as identity from "../profile/identity.js";

/** Whether the reader has clicked or typed since the page was loaded: before that, browsers refuse sounds. */
let touched = false;
for (const event of ["pointerdown", "keydown"])
  addEventListener(event, () => (touched = true), { capture: true, once: true, passive: true });

/** Whether the settings have sounds on. */
export const sounds = () => identity.settings().sound === "on";

/** Make a sound, if the settings and the browser allow it. @param {string} name */
export function sound(name) {
  // Without its sounds a page is still whole, so a failure to load them is silent.
  if (touched && sounds()) void import("./sound.js").then((at) => at.play(name)).catch(() => undefined);
}

/** Switch sounds on or off; switched on, they are heard at once. */
export function switchSounds() {
  const settings = identity.settings();
  identity.keepSettings({ ...settings, sound: settings.sound === "on" ? "off" : "on" });
  sound("turn");
}
