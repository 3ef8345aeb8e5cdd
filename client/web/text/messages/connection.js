// Made from client/text/en/connection.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "connection", {
  /** @param {{kind: "offline" | "nothing_listens" | "no_answer" | "name_not_found" | "server_stopping" | "dropped", seconds: number}} values */
  lost: ({ kind, seconds }) => `${kind === "offline" ? "You are offline." : kind === "nothing_listens" ? "The server doesn’t answer." : kind === "no_answer" ? "The server can’t be reached." : kind === "name_not_found" ? "The server’s name can’t be found." : kind === "server_stopping" ? "The server has stopped." : "The connection is lost."} The match is saved. ${seconds === 0 ? "Retrying …" : `Retrying in ${formats.duration(seconds)}.`}`,
  /** @param {string} server */
  serverAway: (server) => `Nothing answers at ${server}. Your match is saved. Trying again until the server answers …`,
  /** @param {boolean} offline */
  late: (offline) => offline ? "You are offline. Waiting …" : "The server has not answered for 5 s. Waiting …",
  serverCannotSave: () => "The server can’t save at the moment. Your command is sent again until it can.",
  movesLost: () => "The server lost the newest moves. The game continues from here.",
  newerPage: () => "A new version is available.",
  tryNow: () => "Try now",
  tryAgain: () => "Try again",
  playHereToo: () => "Play here, too",
  playHereAgain: () => "Play here again",
  asAnother: () => "Join as someone else",
  rename: () => "Change your name",
  reload: () => "Reload",
  /** @param {"offline" | "name_not_found" | "nothing_listens" | "no_answer" | "not_turnabout" | "tls" | "untrusted" | "crowded" | "wrong_protocol" | "name_refused" | "turned_away" | "dropped" | "server_stopping" | "replaced" | "room_stopped" | "room_gone" | "not_hosted" | "removed" | "no_spectators" | "seat_moved" | "unreadable"} key @param {{server: string, detail: string}} values */
  failure: (key, { server, detail }) =>
    ({
      offline: "You are offline. Connect to the network, then try again.",
      name_not_found: `Host not found: ${server}. Check the address and your network.`,
      nothing_listens: `Nothing answers at ${server}. Check the address, and that Turnabout is running there.`,
      no_answer: `${server} can’t be reached. Check the address, your network and any firewall.`,
      not_turnabout: `The server at ${server} is not a Turnabout server. Check the port, and whether the address begins with wss://.`,
      tls: `No secure connection to ${server} is possible (${detail}). Check whether it really uses wss:// or https://.`,
      untrusted: `The certificate of ${server} is not trusted (${detail}): it may be a different server. If you trust it, set SSL_CERT_FILE to a file with the certificate of its issuer.`,
      crowded: `${server} has too many connections from your address. Try again in a minute.`,
      wrong_protocol: `${detail}`,
      name_refused: `The server at ${server} doesn’t accept your name. ${detail}`,
      turned_away: `The server at ${server} didn’t let you in. ${detail}`,
      dropped: `The connection to ${server} was lost. ${detail}`,
      server_stopping: "The server has stopped.",
      replaced: "You opened this room on too many devices or in too many windows, so it was closed here.",
      room_stopped: "The server stopped this room because of a fault. The match is saved, and can continue when the server is repaired.",
      room_gone: "This room has expired: nothing happened in it for a long time.",
      not_hosted: `${detail}`,
      removed: "The owner removed you from this room.",
      no_spectators: "The room is full now, and its owner wants no spectators.",
      seat_moved: "Your seat moved to another device. You play it there now.",
      unreadable: "The server is newer than this Turnabout. Upgrade Turnabout, then come back.",
    })[key],
  /** @param {{code: string, server: string}} values */
  noRoom: ({ code, server }) => `There is no room ${code} at ${server}. Check the code and the address.`,
  seatConnected: () => "You are already in this room, on another device or in another window. Play here, too, or join as someone else.",
  noAnswer: () => "The server has not answered. Try again.",
  recordNotLoaded: () => "Could not load the record. Try again.",
  recordTooLong: () => "A file with so many moves needs a terminal: turnabout replay FILE, turnabout analyze FILE. You can watch the match here by the link to its record, or from its room.",
});
