// Made from client/text/en/player_name.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "player_name", {
  title: () => "What is your name?",
  label: () => "Your name",
  hint: () => "Up to 24 characters. Other players see it. It is remembered for next time.",
  /** @param {{name: string | null, profile: string | null}} values */
  playingAs: ({ name, profile }) => name === null ? `You have no name yet${profile === null ? "." : `, in profile ${formats.name(profile)}.`}` : `You are ${formats.name(name)}${profile === null ? "." : `, in profile ${formats.name(profile)}.`}`,
  change: () => "Change your name",
  choose: () => "Choose a name",
  proceed: () => "Continue",
});
