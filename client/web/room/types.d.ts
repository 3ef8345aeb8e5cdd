// The values of the browser client that no message defines. The Python client's are in
// client/room/model.py, client/room/local_events.py
// and client/net/link_state.py, under the same names.

import type * as protocol from "../protocol/messages.js";

/** A room with its last happenings, the oldest first. */
export type Room = Omit<protocol.RoomEvent, "seq"> & { happenings: protocol.Happening[] };

/** What the frames of a connection are read as: an update gives the room after it. */
export type Read = Exclude<protocol.Event, protocol.RoomEvent | protocol.Update | protocol.Happened> | Room;

export interface Failure {
  kind: string;
  detail: string;
  /** The server's answer, if it rejected the player. */
  rejection: protocol.Rejected | null;
}

export type LinkState =
  | { type: "connecting" }
  | { type: "connected" }
  | { type: "lost"; failure: Failure; retry_in: number }
  | { type: "ended"; failure: Failure };

export interface Talk {
  lines: protocol.ChatLine[];
  read: number;
  muted: string[];
  silent: boolean;
  fresh: boolean;
}

export interface Sighting {
  leg: number;
  ply: number;
  card: string;
}

export interface Verdict {
  findings: string[];
  cards: number;
  leg: number | null;
  ply: number | null;
}

export interface Checked {
  type: "checked";
  match: string;
  record: protocol.Record | null;
  verdict: Verdict;
}

export interface Model {
  link: LinkState;
  player: string | null;
  name: string | null;
  server: string | null;
  room: Room | null;
  here: number[];
  away: protocol.Away[];
  spectators: number;
  looking: [string, string][];
  inside: boolean;
  ahead: number | null;
  talk: Talk;
  seat_code: protocol.SeatCodeEvent | null;
  /** Where each plays at a table of their own, the ply from which one's own has been as it is, as far as one has seen. */
  since: number | null;
  fresh: boolean;
  /** How many snapshots were shown whatever their versions: the first of a connection, and resets. */
  resets: number;
  refused: protocol.Rejected | null;
  delayed: boolean;
  /** Whether a command has waited too long for its answer. */
  late: boolean;
  /** Whether this machine had no network when that began. */
  offline: boolean;
  lingers: boolean;
  stopped: Failure | protocol.Rejected | null;
  promise: { match: string; commitment: string | null } | null;
  seen: Sighting[];
  checked: Checked | null;
  hint: protocol.HintEvent | null;
  about: protocol.NumberEvent | null;
  best_before: number | null;
  analysis: protocol.AnalysisEvent | null;
  scores: protocol.ScoresEvent | null;
  /** The player's games on this server; null if they were not asked for. */
  games: protocol.PlayerGame[] | null;
}

/** What a model is told: the server's events, the link's state, and what this program itself does and finds. */
export type Heard =
  | Read
  | LinkState
  | Checked
  | { type: "server_time"; ahead: number }
  | { type: "turned_away"; rejected: protocol.Rejected }
  | { type: "gave_up"; rejected: protocol.Rejected }
  | { type: "went_on" }
  | { type: "late"; late: boolean; offline: boolean }
  | { type: "came_in" }
  | { type: "looked" }
  | { type: "mute"; player: string | null; on: boolean };
