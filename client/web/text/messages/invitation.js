// Made from client/text/en/invitation.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "invitation", {
  opening: () => "Opening the invitation …",
  /** @param {{host: string | null, game: string}} values */
  title: ({ host, game }) => host === null ? `You’re invited to ${formats.name(game)}` : `${formats.name(host)} invites you to ${formats.name(game)}`,
  /** @param {{host: string | null, role: "maximizer" | "minimizer" | "owner" | "guesser" | "drawn" | "drawn_owner"}} values */
  role: ({ host, role }) => role === "maximizer" ? (host === null ? "Your host wants a high score first, and you a low one. Then you swap roles." : `${formats.name(host)} wants a high score first, and you a low one. Then you swap roles.`) : role === "minimizer" ? (host === null ? "You want a high score first, and your host a low one. Then you swap roles." : `You want a high score first, and ${formats.name(host)} a low one. Then you swap roles.`) : role === "owner" ? (host === null ? "Your host owns the tree first. Then you swap roles." : `${formats.name(host)} owns the tree first. Then you swap roles.`) : role === "guesser" ? "You own the tree first. Then you swap roles." : role === "drawn_owner" ? "Chance decides who owns the tree first. Then you swap roles." : "Chance decides who wants the high score first. Then you swap roles.",
  /** @param {{free: number, seats: number}} values */
  freeSeats: ({ free, seats }) => free === 1 ? `${formats.number(free)} of ${seats} seats is free.` : `${formats.number(free)} of ${seats} seats are free.`,
  full: () => "All seats are taken. You can watch.",
  fullClosed: () => "All seats are taken, and this room allows no spectators.",
  options: () => "Options of this game",
  rules: () => "How to play",
  watch: () => "Watch",
});
