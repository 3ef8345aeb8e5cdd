// The messages and the record, as types: made from protocol/*.schema.json by tests/web/types.mjs.

export type Event =
  | Welcome
  | Ack
  | Rejected
  | Games
  | RoomEvent
  | Presence
  | RecordEvent
  | HintEvent
  | AnalysisEvent
  | NumberEvent
  | ScoresEvent
  | ReplayEvent
  | Chat
  | SeatCodeEvent
  | Goodbye;
/**
 * Why a command was refused; a refused command changes nothing.
 */
export type RejectionCode =
  | "malformed"
  | "unknown_type"
  | "wrong_protocol"
  | "not_your_turn"
  | "illegal"
  | "stale"
  | "no_such_room"
  | "seat_taken"
  | "seat_connected"
  | "not_allowed"
  | "too_many"
  | "unavailable";
/**
 * Why the server closes a connection.
 */
export type GoodbyeCode =
  | "wrong_protocol"
  | "taken_over"
  | "sent_away"
  | "seat_moved"
  | "room_stopped"
  | "room_gone"
  | "room_reread"
  | "server_stopping"
  | "newer_server";
export type Command =
  | Hello
  | ListGames
  | CreateRoom
  | Configure
  | Free
  | Ban
  | PassOn
  | SeatComputer
  | Enter
  | Sit
  | Stand
  | Ready
  | MakeMove
  | Resign
  | Claim
  | Offer
  | Answer
  | AskRecord
  | AskHint
  | AskAnalysis
  | AskNumber
  | AskReplay
  | Judge
  | AskScores
  | Say
  | AskSeatCode
  | TakeSeat
  | Leave;

export interface Protocol {
  event?: Event;
  command?: Command;
  record?: Record;
}
/**
 * The answer to a good `hello`: who the server is and who you are to it.
 *
 * `now` is the server's time in milliseconds since 1970 UTC, by which clocks and countdowns are told. `web` names the
 * version of the browser client that the server gives out, None where it gives none: a page of another one is old.
 */
export interface Welcome {
  name: string;
  now: number;
  player: string;
  protocol: number;
  server: string;
  type: "welcome";
  web: string | null;
}
/**
 * A command was accepted; `version` is the room's after it (0 where no room is meant).
 */
export interface Ack {
  id: string;
  type: "ack";
  version: number;
}
/**
 * A command was refused and changed nothing (`unavailable`: whether it was done is not known; send it again).
 *
 * `id` is None when the frame was too broken to hold one.
 */
export interface Rejected {
  code: RejectionCode;
  expected: string;
  id: string | null;
  message: string;
  type: "rejected";
}
/**
 * The games this server has.
 */
export interface Games {
  games: GameInfo[];
  id: string;
  type: "games";
}
/**
 * A game this server has; `options` is the JSON Schema of its options.
 */
export interface GameInfo {
  forms: string[];
  name: string;
  options: {
    [k: string]: unknown;
  };
  rules: number;
  title: string;
}
/**
 * The room as its reader may see it.
 *
 * `number` (of the next match alone) and `role` are the owner's settings (None: drawn), as are whether there may be
 * `onlookers`, whether seats may ask for `hints`, and the `clock` of its next matches; `banned` are those the owner
 * sent away, with their names. `next` is the leg that is waiting for its seats to be ready (`ready` says who is; a
 * computer always is), `(match, leg)`, or None while one is played or the next match is not agreed.
 * `offers` holds, by seat, the other match that seat wishes for after this one; once all wish the same it is
 * `agreed`, until it begins. `view` is the leg being played, or the last one played.
 * `expires` is when the room is forgotten if nothing more happens in it, in milliseconds since 1970 UTC.
 */
export interface RoomEvent {
  agreed: ("same_number" | "new_number") | null;
  banned: [unknown, unknown][];
  clock: Clock | null;
  expires: number | null;
  form: string;
  game: string;
  happenings: Happening[];
  hints: boolean;
  match: MatchInfo | null;
  next: [unknown, unknown] | null;
  number: number | null;
  offers: (("same_number" | "new_number") | null)[];
  onlookers: boolean;
  options: {
    [k: string]: unknown;
  };
  owner: string;
  ready: number[];
  role: ("maximizer" | "minimizer" | "player") | null;
  room: string;
  rules: number;
  seats: SeatInfo[];
  title: string;
  type: "room";
  version: number;
  view: FamilyTreeView | null;
}
/**
 * How much time a seat has, in seconds: `move` for each move anew, `leg` for a leg, `increment` more by each move.
 *
 * Either `move` or `leg` is given. A fixed allowance for the way is added to every move.
 */
export interface Clock {
  increment?: number;
  leg?: number | null;
  move?: number | null;
}
/**
 * Something that happened in the room, at the version it made.
 *
 * `at` is milliseconds since 1970 UTC by the store's clock; what does not apply is left out. `detail` depends on the
 * kind: `moved` has the game's own account of the move (family-tree: a `Played`), `leg_over` has `score`,
 * `match_over` has `winners` and `why`, `offered` and `declined` have `what`, `substituted` has `level`,
 * `takeback_asked`, `taken_back` and `hinted` have `ply`, `claimed` has `since`, `time_given` has `ms`; the `name` of
 * `banned` and `owned` is that player's, that of `opened` the owner's.
 */
export interface Happening {
  at?: number | null;
  detail?: {
    [k: string]: unknown;
  };
  kind:
    | "opened"
    | "sat"
    | "stood"
    | "readied"
    | "leg_started"
    | "moved"
    | "leg_over"
    | "match_over"
    | "offered"
    | "declined"
    | "resigned"
    | "claimed"
    | "flagged"
    | "time_given"
    | "substituted"
    | "returned"
    | "takeback_asked"
    | "takeback_refused"
    | "taken_back"
    | "configured"
    | "freed"
    | "banned"
    | "owned"
    | "seat_moved"
    | "hinted";
  leg?: number | null;
  match?: number | null;
  name?: string | null;
  seat?: number | null;
  version: number;
}
/**
 * A match: `number` and `salt` are None while hidden; `commitment` is None for a known number.
 *
 * `dead` warns of a known number on which every leg ends within a few moves. rules: family_tree, Dead numbers
 * `computers` holds, by seat, the level of the computer that plays it, sitting there or in its player's place.
 * `takeback` is who asks to take a move back, and the ply that the leg would go back to. `clocks` are None where the
 * match has none.
 */
export interface MatchInfo {
  clocks: ClockInfo | null;
  commitment: string | null;
  computers: (string | null)[];
  dead: boolean;
  id: string;
  known: boolean;
  legs: LegInfo[];
  match: number;
  number: number | null;
  result: MatchResult | null;
  salt: string | null;
  takeback: [unknown, unknown] | null;
}
/**
 * A leg's clocks: each seat's time `left` in ms as it was at `since`, when those of the seats `running` started.
 *
 * `since` is in milliseconds since 1970 UTC by the server's clock, of which `welcome` tells the time. A flag falls
 * when a running clock's time and the `allowance` (ms) for the way are gone.
 */
export interface ClockInfo {
  allowance: number;
  left: number[];
  running: number[];
  since: number;
}
/**
 * One leg of a match: its roles by seat, and its score once it has started (final once `over`).
 *
 * A leg is `unfinished` when the match ended before it was played out.
 */
export interface LegInfo {
  leg: number;
  parts: {
    [k: string]: number;
  } | null;
  ply: number;
  roles: ("maximizer" | "minimizer" | "player")[];
  score: number | null;
  status: "waiting" | "playing" | "over" | "unfinished";
}
/**
 * How a match ended: the winners' seats (none in a draw), each seat's deciding score, and why.
 *
 * A score is None where the leg that it comes from was not played out.
 */
export interface MatchResult {
  scores: (number | null)[];
  why: "score" | "resigned" | "claimed" | "flag";
  winners: number[];
}
/**
 * A seat of the room; `player` and `name` are None while it is free, `computer` is the level of one that sits.
 */
export interface SeatInfo {
  computer: string | null;
  name: string | null;
  player: string | null;
  seat: number;
}
/**
 * The leg as it stands.
 *
 * `families` is in tree order: a family comes before those of its children, which come in order of birth.
 * `roles` is by seat; `stock` counts the cards left beside the current one; `played` is None before the first
 * move, when `skipped` holds what was turned over after the couple; `left` holds the cards never played once
 * the leg is over; `seen` the cards from the top of the deck that an earlier leg on this number showed, in order, and
 * `coming` what therefore is known to lie on top of the stock, as far as it is.
 */
export interface FamilyTreeView {
  celebrity: number;
  coming: string[];
  current: string | null;
  families: Family[];
  game: "family-tree";
  hands: number;
  left: string[];
  levels: number;
  moves: LegalMove[];
  played: Played | null;
  ply: number;
  roles: ("maximizer" | "minimizer" | "player")[];
  score: number;
  seen: string[];
  skipped: string[];
  stock: number;
  to_act: number[];
}
/**
 * A person born into the tree (or the tree top's first) with spouse and children.
 *
 * `parent` is the member of the couple it was born to (None at the tree top); `member_cover` a jack over the
 * member; `spouse_cover` the jack or ace over the spouse; `extended` the couple's 2; `children` the members of
 * the families below, in order of birth; `room` how many more children the couple can have now; `hand` None
 * while fewer than five cards count.
 */
export interface Family {
  celebrity: number;
  children: string[];
  extended: string | null;
  hand: Hand | null;
  level: number;
  member: string;
  member_cover: string | null;
  parent: string | null;
  room: number;
  spouse: string | null;
  spouse_cover: string | null;
}
/**
 * A family's poker hand: its name, its points, and the five cards that make it. rules: Score 3
 */
export interface Hand {
  cards: string[];
  name:
    | "high_card"
    | "pair"
    | "two_pair"
    | "three_of_a_kind"
    | "straight"
    | "flush"
    | "full_house"
    | "four_of_a_kind"
    | "straight_flush"
    | "royal_flush";
  points: number;
}
/**
 * A place for the current card: `move` in notation, `also` the partner who may be named for the same move.
 *
 * `change` is what the move would add to the score, `levels`, `celebrity` and `hands` to its parts.
 */
export interface LegalMove {
  also: string | null;
  celebrity: number;
  change: number;
  does: "child" | "spouse" | "extended" | "divorced" | "deceased";
  hands: number;
  levels: number;
  move: string;
  target: string;
}
/**
 * What the last move did: beside it, the cards that then went to the bottom because nothing took them.
 */
export interface Played {
  card: string;
  change: number;
  does: "child" | "spouse" | "extended" | "divorced" | "deceased";
  seat: number;
  skipped: string[];
  target: string;
}
/**
 * Who is in the room now: the seats whose players are `here` or `away`, and how many look on.
 *
 * Of the onlookers, `names` are the first few, and `players` their ids.
 */
export interface Presence {
  away: Away[];
  here: number[];
  names: string[];
  onlookers: number;
  players: string[];
  room: string;
  type: "presence";
}
/**
 * A seat whose player is not connected, since when (ms since 1970 UTC), and when others may act on it.
 */
export interface Away {
  claimable: number;
  seat: number;
  since: number;
}
/**
 * The record of a finished match, as `record.Record`.
 */
export interface RecordEvent {
  id: string;
  match: number;
  record: {
    [k: string]: unknown;
  };
  type: "record";
}
/**
 * What the computer expects of the moves at a ply, the best for who asked first.
 */
export interface HintEvent {
  choices: Expected[];
  id: string;
  leg: number;
  match: number;
  ply: number;
  type: "hint";
}
/**
 * A move in notation, and the final score that the computer expects after it.
 */
export interface Expected {
  move: string;
  score: number;
}
/**
 * How far the analysis of a finished match has come: `done` moves `of` so many; `analysis` once it is whole.
 *
 * `match` is 0 where `judge` has asked. `failed` says why it will not be whole; it may be asked for again.
 */
export interface AnalysisEvent {
  analysis: Analysis | null;
  done: number;
  failed: string | null;
  id: string;
  match: number;
  of: number;
  type: "analysis";
}
/**
 * A match: its legs, and how many play-outs each choice was given.
 */
export interface Analysis {
  game: string;
  legs: JudgedLeg[];
  playouts: number;
  rules: number;
  version: number;
}
/**
 * A leg: its moves, and by seat its accuracy, from 0 to 100 (None: the seat had no choice).
 *
 * Accuracy is how much of what a seat could gain over choosing blindly it did gain: 100 is the best of every choice, 0
 * no better than chance. Moves that the computer made in a player's place do not count.
 */
export interface JudgedLeg {
  accuracy: (number | null)[];
  moves: JudgedMove[];
  roles: ("maximizer" | "minimizer" | "player")[];
}
/**
 * A move that was made, what was expected after it, and of every choice there was, the best for its seat first.
 *
 * `fault` names a move that gave much away; None for one that did not.
 */
export interface JudgedMove {
  choices: Choice[];
  expected: number;
  fault: ("inaccuracy" | "mistake" | "blunder") | null;
  loss: number;
  move: string;
  seat: number;
}
/**
 * A legal move in notation, and the final score expected after it.
 */
export interface Choice {
  expected: number;
  move: string;
}
/**
 * What is known of a game number: the computer's score, par, and the best in each role that anybody has played.
 *
 * `computer` and `par` are None while they are not known; `par` is told only to who has played the number to its end.
 * `working`: more is being worked out, and another of these follows. `tree` is the computer's leg as it ended, where
 * it was asked for and is known.
 */
export interface NumberEvent {
  computer: number | null;
  game: string;
  id: string;
  number: number;
  options: {
    [k: string]: unknown;
  };
  par: number | null;
  standings: Standing[];
  tree: FamilyTreeView | null;
  type: "number";
  working: boolean;
}
/**
 * The best that was reached on a number in a role, by `name`, how many `players` there were, and where one stands.
 *
 * The best of a minimizer is the lowest. `own` is one's own best, `rank` counts from 1; None who has none.
 */
export interface Standing {
  best: number;
  name: string;
  own: number | null;
  player: string;
  players: number;
  rank: number | null;
  role: "maximizer" | "minimizer" | "player";
}
/**
 * One's ten best solo games of a game, the best first.
 */
export interface ScoresEvent {
  game: string;
  id: string;
  scores: HighScore[];
  type: "scores";
}
/**
 * A solo game of one's own: its number, its final score, when it ended (ms since 1970 UTC), and its hints.
 */
export interface HighScore {
  at: number;
  hints: number;
  match: string;
  number: number;
  options: {
    [k: string]: unknown;
  };
  score: number;
}
/**
 * What was seen of a leg, counted from 1, from ply 0 on; `refused` says why the move after the last is none.
 */
export interface ReplayEvent {
  id: string;
  leg: number;
  refused: string | null;
  sights: Sight[];
  type: "replay";
}
/**
 * What everybody saw once `ply` moves stood; `seat` and `move` are the last one's, None before the first.
 */
export interface Sight {
  move: string | null;
  ply: number;
  score: number;
  seat: number | null;
  view: FamilyTreeView;
}
/**
 * Lines of a room's talk: all that are kept when one comes in, and each new one after that.
 */
export interface Chat {
  lines: ChatLine[];
  room: string;
  type: "chat";
}
/**
 * Something that somebody said in a room; `line` counts the room's lines from 1, `seat` is None for an onlooker.
 */
export interface ChatLine {
  at: number;
  line: number;
  name: string;
  player: string;
  seat: number | null;
  text: string;
}
/**
 * A code that moves one's seat to another machine, once, until it `expires` (ms since 1970 UTC).
 */
export interface SeatCodeEvent {
  code: string;
  expires: number;
  id: string;
  type: "seat_code";
}
/**
 * The server closes this connection after this, and why.
 */
export interface Goodbye {
  code: GoodbyeCode;
  message: string;
  type: "goodbye";
}
/**
 * Say who is there; the first command of every connection.
 */
export interface Hello {
  client: string;
  id: string;
  key: string;
  name: string;
  protocol: number;
  type: "hello";
}
/**
 * Ask which games this server has; answered by `games` and `ack`.
 */
export interface ListGames {
  id: string;
  type: "list_games";
}
/**
 * Make a room, own it, take its first free seat and be in it.
 *
 * `number` None: the server draws one for each match and hides it until the match is over, but shows it to who plays
 * alone. `role`: what the owner, or seat 0 where computers play among themselves, is in the first leg of a match;
 * None: drawn. `onlookers`: whether people without a seat may look on. `clock` None: nobody's time is limited.
 * `computers`: by seat the level of the computer that plays it, None for a person's; none given: people alone. Where
 * computers have all seats, also the one of a solo room, the owner looks on.
 * `hints`: whether the seats of a duel may ask what the computer would play; who plays alone always may.
 */
export interface CreateRoom {
  clock?: Clock | null;
  /**
   * @maxItems 16
   */
  computers?: (string | null)[];
  form?: "match" | "solo";
  game: string;
  hints?: boolean;
  id: string;
  number?: number | null;
  onlookers?: boolean;
  options?: {
    [k: string]: unknown;
  };
  role?: ("maximizer" | "minimizer" | "player") | null;
  type: "create_room";
}
/**
 * Change the room's settings, all of which are given; its owner may, between matches.
 */
export interface Configure {
  clock: Clock | null;
  hints: boolean;
  id: string;
  number: number | null;
  onlookers: boolean;
  options?: {
    [k: string]: unknown;
  };
  role: ("maximizer" | "minimizer" | "player") | null;
  type: "configure";
}
/**
 * Take a seat away from whoever holds it; the room's owner may, between matches.
 */
export interface Free {
  id: string;
  seat: number;
  type: "free";
}
/**
 * Send a player away for good; the room's owner may, but not a player of the match under way.
 */
export interface Ban {
  id: string;
  player: string;
  type: "ban";
}
/**
 * Make another seated player the room's owner; its owner may.
 */
export interface PassOn {
  id: string;
  seat: number;
  type: "pass_on";
}
/**
 * Have the computer play a free seat; the room's owner may, between matches. `free` takes it away again.
 */
export interface SeatComputer {
  id: string;
  level: string;
  seat: number;
  type: "seat_computer";
}
/**
 * Come into a room; `takeover` closes one's own other connection to it.
 */
export interface Enter {
  id: string;
  room: string;
  takeover?: boolean;
  type: "enter";
}
/**
 * Take a seat of the room entered, or one's own back from the computer; `seat` None: the first that is free.
 */
export interface Sit {
  id: string;
  seat?: number | null;
  type: "sit";
}
/**
 * Give up one's seat, while no match is under way.
 */
export interface Stand {
  id: string;
  type: "stand";
}
/**
 * Be ready for a leg; it starts when every seat is.
 */
export interface Ready {
  id: string;
  leg: number;
  match: number;
  type: "ready";
}
/**
 * Make a move, in the game's notation, at the ply it answers.
 */
export interface MakeMove {
  id: string;
  leg: number;
  match: number;
  move: string;
  ply: number;
  type: "move";
}
/**
 * Give the match up: the other wins it.
 */
export interface Resign {
  id: string;
  match: number;
  type: "resign";
}
/**
 * Take the match, or have the computer play on, when the other has been away for long enough.
 *
 * `computer` None: the match is won; else the level of the computer that plays the empty seat.
 */
export interface Claim {
  computer?: string | null;
  id: string;
  match: number;
  type: "claim";
}
/**
 * Offer something to the other seat: another match after `match`, or to let one's last move be taken back.
 *
 * Another match is agreed when every seat has offered or accepted the same. For a `takeback`, `leg` and `ply` say
 * where the game stood when it was asked for.
 */
export interface Offer {
  id: string;
  leg?: number | null;
  match: number;
  ply?: number | null;
  type: "offer";
  what: "same_number" | "new_number" | "takeback";
}
/**
 * Accept or decline the other's offer; declining one's own takes it back.
 */
export interface Answer {
  accept: boolean;
  id: string;
  match: number;
  type: "answer";
  what: "same_number" | "new_number" | "takeback";
}
/**
 * Ask for the record of a finished match of this room; answered by `record` and `ack`.
 */
export interface AskRecord {
  id: string;
  match: number;
  type: "record";
}
/**
 * Ask what the computer would play where the leg stands; answered by `ack`, and by `hint` once it is worked out.
 *
 * Everybody in the room is told that it was asked for, and the record holds it.
 */
export interface AskHint {
  id: string;
  leg: number;
  match: number;
  ply: number;
  type: "hint";
}
/**
 * Ask how well a finished match of this room was played; answered by `ack`, and `analysis` as it is worked out.
 */
export interface AskAnalysis {
  id: string;
  match: number;
  type: "analysis";
}
/**
 * Ask what is known of a game number; answered by `ack`, and by `number` at once and whenever more is known.
 *
 * `tree`: with the leg that the computer played on it.
 */
export interface AskNumber {
  game: string;
  id: string;
  number: number;
  options?: {
    [k: string]: unknown;
  };
  tree?: boolean;
  type: "number";
}
/**
 * Ask what everybody saw of a match at every ply; answered by `replay` a leg, then `ack`.
 */
export interface AskReplay {
  form?: "match" | "solo";
  game: string;
  id: string;
  /**
   * @minItems 1
   * @maxItems 2
   */
  legs: [MovesOfLeg] | [MovesOfLeg, MovesOfLeg];
  number: number;
  options?: {
    [k: string]: unknown;
  };
  rules: number;
  type: "replay";
}
/**
 * A leg as it was played: its roles by seat, and its moves, each with the seat that made it.
 *
 * `by_computer`: the plies at which the computer moved in a player's place, for an analysis, where they do not count.
 */
export interface MovesOfLeg {
  /**
   * @maxItems 1000
   */
  by_computer?: number[];
  /**
   * @maxItems 1000
   */
  moves: [unknown, unknown][];
  /**
   * @minItems 1
   * @maxItems 16
   */
  roles: ["maximizer" | "minimizer" | "player", ...("maximizer" | "minimizer" | "player")[]];
}
/**
 * Ask how well a match was played, in a room or not; answered by `ack`, and `analysis` as it is worked out.
 */
export interface Judge {
  form?: "match" | "solo";
  game: string;
  id: string;
  /**
   * @minItems 1
   * @maxItems 2
   */
  legs: [MovesOfLeg] | [MovesOfLeg, MovesOfLeg];
  number: number;
  options?: {
    [k: string]: unknown;
  };
  rules: number;
  type: "judge";
}
/**
 * Ask for one's ten best solo games; answered by `scores` and `ack`.
 */
export interface AskScores {
  game: string;
  id: string;
  type: "scores";
}
/**
 * Say something to everybody in the room, in plain text.
 */
export interface Say {
  id: string;
  text: string;
  type: "chat";
}
/**
 * Ask for a code that moves one's seat to another machine; answered by `seat_code` and `ack`.
 */
export interface AskSeatCode {
  id: string;
  type: "seat_code";
}
/**
 * Come into a room and take over the seat that a code was made for.
 */
export interface TakeSeat {
  code: string;
  id: string;
  room: string;
  type: "take_seat";
}
/**
 * Go out of the room; a seat is kept.
 */
export interface Leave {
  id: string;
  type: "leave";
}
/**
 * The whole match; `digest` holds everything else as it is.
 */
export interface Record {
  digest: string;
  form: "match" | "solo";
  game: string;
  legs: RecordLeg[];
  options: {
    [k: string]: unknown;
  };
  result: RecordResult;
  rules: number;
  seats: RecordSeat[];
  /**
   * version of this shape
   */
  turnabout: 1;
}
/**
 * One leg: the number, its deck with index 0 on top, and all that was played.
 *
 * `commitment` is None where the number was known from the start; `roles` are by seat; `moves` are those that stand;
 * `result` is None where the match ended before the leg did; `left` are the cards never played.
 */
export interface RecordLeg {
  commitment: RecordCommitment | null;
  deck: string[];
  incidents: (
    | RecordTakeback
    | RecordComputer
    | RecordReturned
    | RecordResigned
    | RecordClaimed
    | RecordFlag
    | RecordClock
    | RecordHint
  )[];
  left: string[];
  moves: RecordMove[];
  number: number;
  opening: {
    [k: string]: unknown;
  };
  result: RecordLegResult | null;
  roles: {
    [k: string]: "maximizer" | "minimizer" | "player";
  };
}
/**
 * What was promised of a hidden number, and the salt that shows it was kept. rules: deals, Hidden numbers
 */
export interface RecordCommitment {
  salt: string;
  sha256: string;
}
/**
 * By consent, a seat took back what was played from its last move on: `moves`, which are not in the leg's.
 */
export interface RecordTakeback {
  at: string | null;
  kind: "takeback";
  /**
   * @minItems 1
   */
  moves: [RecordMove, ...RecordMove[]];
  ply: number;
  seat: number;
}
/**
 * A move and the score after it; the game's own notes stand beside them (family-tree: `skipped`).
 */
export interface RecordMove {
  at: string | null;
  move: string;
  score: number;
  seat: number;
  [k: string]: unknown;
}
/**
 * The computer, at a level, took the place of a seat's player, who was away.
 */
export interface RecordComputer {
  at: string | null;
  kind: "computer";
  level: string;
  ply: number;
  seat: number;
}
/**
 * A seat's player took it back from the computer.
 */
export interface RecordReturned {
  at: string | null;
  kind: "returned";
  ply: number;
  seat: number;
}
/**
 * A seat gave the match up.
 */
export interface RecordResigned {
  at: string | null;
  kind: "resigned";
  ply: number;
  seat: number;
}
/**
 * A seat took the match, since the other had been away since `since`.
 */
export interface RecordClaimed {
  at: string | null;
  kind: "claimed";
  ply: number;
  seat: number;
  since: string;
}
/**
 * A seat's time ran out, which lost it the match.
 */
export interface RecordFlag {
  at: string | null;
  kind: "flag";
  ply: number;
  seat: number;
}
/**
 * A seat's running clock was given `ms` back that were nobody's.
 */
export interface RecordClock {
  at: string | null;
  kind: "clock";
  ms: number;
  ply: number;
  seat: number;
}
/**
 * A seat was told what the computer would play.
 */
export interface RecordHint {
  at: string | null;
  kind: "hint";
  ply: number;
  seat: number;
}
/**
 * A finished leg's score and the parts that add up to it.
 */
export interface RecordLegResult {
  parts: {
    [k: string]: number;
  };
  score: number;
}
/**
 * Who won, the deciding score of each seat whose leg was played out, and why.
 */
export interface RecordResult {
  scores: {
    [k: string]: number;
  };
  why: "score" | "resigned" | "claimed" | "flag";
  winners: number[];
}
/**
 * Who held a seat; `player` is a player id, or `computer:` and its level.
 */
export interface RecordSeat {
  name: string;
  player: string;
  seat: number;
}
