// The messages and the record, as types: made from protocol/*.schema.json by tests/web/types.mjs.

export type Event =
  | Welcome
  | Ack
  | Rejected
  | Catalog
  | LobbyEvent
  | GamesEvent
  | GamesChanged
  | RoomEvent
  | Update
  | Happened
  | Presence
  | RecordEvent
  | HintEvent
  | AnalysisEvent
  | NumberEvent
  | ScoresEvent
  | StatisticsEvent
  | StandingsEvent
  | PlayerEvent
  | MatchesEvent
  | HeadToHeadEvent
  | ReplayEvent
  | Chat
  | SeatCodeEvent
  | DailyEvent
  | NotificationsEvent
  | MailboxEvent
  | Elsewhere
  | Goodbye;
/**
 * The kind of error for which a command was rejected; it changed nothing.
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
  | "replaced"
  | "removed"
  | "no_spectators"
  | "seat_moved"
  | "room_stopped"
  | "room_gone"
  | "server_stopping";
export type Command =
  | Hello
  | AskCatalog
  | ListRooms
  | WatchGames
  | QuickMatch
  | CreateRoom
  | Configure
  | Enlist
  | PlayAs
  | EndChallenge
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
  | AskStatistics
  | AskStandings
  | AskPlayer
  | AskMatches
  | AskHeadToHead
  | Say
  | AskSeatCode
  | TakeSeat
  | Leave
  | AskDaily
  | PlayDaily
  | AskNotifications
  | SubscribePush
  | UnsubscribePush
  | SetRoomNotifications
  | OpenMailbox
  | PutLetter
  | ReadMailbox;

export interface Protocol {
  event?: Event;
  command?: Command;
  record?: Record;
}
/**
 * The answer to a good `hello`: who the server is and who you are to it.
 *
 * `now` is the server's time in ms since 1970 UTC: compare it with your own clock to show clocks and countdowns. `web`
 * names the version of the browser client that the server serves, or None if it serves none: a page of another version
 * is old. `games` are the games of the server that do not come with Turnabout, None if there are none.
 */
export interface Welcome {
  games: GameInfo[] | null;
  name: string;
  now: number;
  player: string;
  protocol: number;
  server: string;
  type: "welcome";
  web: string | null;
}
/**
 * A game of this server: what a client needs to offer the game and to show it without the game's own package.
 *
 * `about` is a sentence for lists of games, and `how_to_play` says how it is played. `package` is the package that the
 * game comes from, with its version, and absent for a game that comes with Turnabout. `options` is the JSON Schema of
 * its options. `forms` are the forms with the usual options, the first one first; `other_forms` has the forms with an
 * option that changes them, under `NAME=VALUE`. `levels` are the levels of its computer players, the weakest first.
 * `winnable`: some of its numbers can't be won, and a room may ask for numbers that can.
 *
 * `labels` are the texts for people in place of names: of a field of the game's views or moves, of an option, or of a
 * value, under `NAME=VALUE`. A label with `{player}` is for a list with an item for each seat. A name without a label
 * is shown as it is, with spaces.
 */
export interface GameInfo {
  about: string;
  forms: FormInfo[];
  how_to_play: string;
  labels: {
    [k: string]: string;
  } | null;
  levels: string[];
  name: string;
  options: {
    [k: string]: unknown;
  };
  other_forms: {
    [k: string]: FormInfo[];
  } | null;
  package: string | null;
  rules: number;
  title: string;
  winnable: boolean;
}
/**
 * A form in which a game is played: how many seats a room has, and the roles of the first leg.
 *
 * All further seats have the last role.
 */
export interface FormInfo {
  fewest: number;
  form: "match" | "solo" | "together" | "race" | "mirror";
  most: number;
  roles: ("maximizer" | "minimizer" | "owner" | "guesser" | "player")[];
}
/**
 * A command was accepted; `version` is the room's version after it.
 *
 * It is 0 for questions, for `chat` and `leave`, and outside of rooms.
 */
export interface Ack {
  id: string;
  type: "ack";
  version: number;
}
/**
 * A command was rejected and changed nothing.
 *
 * With the reason `store_away` it is unknown whether the command was done: send it again.
 *
 * `reason` says why: one of `Reason`, or a reason of the room's game. `data` are the values that belong to it, and
 * `message` says the same in English. `id` is None when the frame was too broken to hold one.
 */
export interface Rejected {
  code: RejectionCode;
  data: {
    [k: string]: string | number | boolean | string[] | number[];
  };
  id: string | null;
  message: string;
  reason:
    | (
        | "frame_is_binary"
        | "frame_is_not_json"
        | "type_missing"
        | "unknown_type"
        | "unknown_field"
        | "field_missing"
        | "field_wrong"
        | "wrong_protocol"
        | "hello_missing"
        | "hello_repeated"
        | "name_length"
        | "name_invisible_character"
        | "name_like_computer"
        | "line_length"
        | "text_hidden_character"
        | "text_too_many_marks"
        | "text_shows_nothing"
        | "commands_too_fast"
        | "lines_too_fast"
        | "replays_too_fast"
        | "pages_too_fast"
        | "links_too_fast"
        | "too_many_wrong_codes"
        | "rooms_too_fast"
        | "matches_too_fast"
        | "store_away"
        | "store_read_only"
        | "database_away"
        | "room_stopped"
        | "room_busy"
        | "log_full"
        | "not_a_room_code"
        | "no_such_room"
        | "not_in_room"
        | "in_room"
        | "connected_elsewhere"
        | "removed_from_room"
        | "room_full"
        | "no_spectators"
        | "not_owner"
        | "only_between_matches"
        | "unknown_game"
        | "unknown_rules"
        | "wrong_option"
        | "form_not_played"
        | "seats_not_played"
        | "no_role_to_choose"
        | "unknown_role"
        | "no_winnable_numbers"
        | "no_winnable_number_found"
        | "race_without_clock"
        | "solo_without_clock"
        | "casual_not_alone"
        | "casual_undoes_anyway"
        | "unknown_level"
        | "levels_per_seat"
        | "too_many_computers"
        | "quick_match_alone"
        | "quick_match_settings"
        | "quick_match_computer"
        | "challenge_needs_two_seats"
        | "challenge_yourself"
        | "never_opponents"
        | "challenged_already"
        | "too_many_challenges"
        | "challenges_refused"
        | "push_endpoint_not_public"
        | "push_keys_invalid"
        | "nobody_waits"
        | "waiting_room_unreachable"
        | "more_seated_than_seats"
        | "shared_terminal_at_once"
        | "shared_terminal_hidden"
        | "not_seated"
        | "seated_already"
        | "no_such_seat"
        | "seat_taken"
        | "seat_kept"
        | "no_challenge"
        | "not_challenged"
        | "seat_empty"
        | "own_seat"
        | "computer_takes_no_seat"
        | "computer_not_playing"
        | "computer_plays_your_seat"
        | "computer_plays_already"
        | "computer_owns_no_room"
        | "owner_already"
        | "remove_yourself"
        | "removed_already"
        | "too_many_removed"
        | "player_is_here"
        | "player_not_away_long_enough"
        | "waited_too_briefly"
        | "not_a_seat_code"
        | "seat_code_invalid"
        | "seat_code_outdated"
        | "link_invalid"
        | "link_used"
        | "names_repeated"
        | "no_tournament_to_end"
        | "no_tournament"
        | "not_competing"
        | "name_plays_elsewhere"
        | "no_leg_to_start"
        | "not_next_leg"
        | "ready_already"
        | "match_not_under_way"
        | "match_not_last"
        | "next_match_agreed"
        | "seat_free"
        | "offered_already"
        | "not_offered"
        | "agreed_already"
        | "left_match"
        | "left_match_already"
        | "no_match_yet"
        | "game_moved_on"
        | "match_over"
        | "leg_over"
        | "board_over"
        | "not_your_turn"
        | "move_sealed"
        | "out_of_time"
        | "move_not_allowed"
        | "not_a_move"
        | "not_a_card"
        | "no_such_board"
        | "hints_off"
        | "hint_for_computer"
        | "hint_not_your_turn"
        | "too_many_hints"
        | "undo_by_move"
        | "undo_reveals"
        | "takeback_without_place"
        | "takeback_asked_already"
        | "takeback_after_leg"
        | "takeback_without_move"
        | "takeback_final"
        | "too_many_takebacks"
        | "no_takeback_asked"
        | "takeback_own"
        | "claim_alone"
        | "claim_only_of_two"
        | "claim_in_correspondence"
        | "seat_not_of_another_person"
        | "nobody_away"
        | "several_away"
        | "played_to_end"
        | "replacement_asked_already"
        | "replacement_by_claim"
        | "no_replacement_asked"
        | "replacement_own"
        | "nobody_to_agree"
        | "no_daily_number"
        | "daily_settings"
        | "daily_tournament"
        | "daily_computer"
        | "daily_hint"
        | "daily_takeback"
        | "daily_once"
        | "daily_seat_kept"
        | "daily_tried"
        | "daily_over"
        | "daily_hidden"
        | "daily_day"
        | "no_such_match"
        | "match_not_finished"
        | "no_record"
        | "unknown_player"
        | "same_player"
        | "no_such_leg"
        | "no_such_ply"
        | "not_legs_of_match"
        | "match_breaks_rules"
        | "too_many_analyses"
        | "analyses_busy"
        | "too_many_numbers"
        | "too_many_numbers_of_address"
        | "numbers_busy"
      )
    | string;
  type: "rejected";
}
/**
 * The games this server has.
 */
export interface Catalog {
  games: GameInfo[];
  id: string;
  type: "catalog";
}
/**
 * The public rooms that are not empty: rooms that wait for players first, then the newest.
 *
 * `game` and `form` repeat the question, None for any; `more` is the number of rooms that are not listed.
 */
export interface LobbyEvent {
  form: ("match" | "solo" | "together" | "race" | "mirror") | null;
  game: string | null;
  more: number;
  rooms: LobbyRoom[];
  type: "lobby";
}
/**
 * A room as its list and its link introduce it: its code and title, its settings, its seats, and its status.
 *
 * `owner` is a name, and `role` the role that the owner has in the next match's first leg; None: it is drawn. `known`:
 * the owner typed the next match's number. `spectators`: they are allowed; `watching` is their number. `free` is the
 * number of free seats. `since` is when the room was opened or its `status` last changed, in ms since 1970 UTC.
 */
export interface LobbyRoom {
  clock: Clock | null;
  form: "match" | "solo" | "together" | "race" | "mirror";
  free: number;
  game: string;
  hints: boolean;
  known: boolean;
  options: {
    [k: string]: unknown;
  };
  owner: string;
  role: ("maximizer" | "minimizer" | "owner" | "guesser" | "player") | null;
  room: string;
  seats: SeatInfo[];
  since: number;
  spectators: boolean;
  status: "waiting" | "playing" | "over";
  title: string;
  watching: number;
}
/**
 * How much time a seat has, in seconds: `move` for each move, or `leg` for a leg.
 *
 * Either `move` or `leg` is given; each move adds `increment` to a leg. The network gets a fixed allowance per move.
 */
export interface Clock {
  increment?: number;
  leg?: number | null;
  move?: number | null;
}
/**
 * A seat of the room: `player` and `name` are None while it is free; `computer` is the level of a computer.
 */
export interface SeatInfo {
  computer: string | null;
  name: string | null;
  player: string | null;
  seat: number;
}
/**
 * All games of a player, in no order.
 */
export interface GamesEvent {
  games: PlayerGame[];
  type: "games";
}
/**
 * A room in a player's list.
 *
 * `own` are the player's seats, none if they own the room and watch; `role` is their role in the leg. `waits_for` are
 * the seats that the room waits for: they have the turn, have to be ready for a leg, or have to answer an offer. If
 * one of your own is among them, it is your turn. `due` is when the time of the first of these seats runs out, your
 * own first, in ms since 1970 UTC. `at` is the time of the room's last entry, and `expires` is when the room is
 * forgotten if nothing more happens in it, both in ms since 1970 UTC.
 *
 * `match`, `leg` (of `legs`), `score`, `number` and `last_move` are about the leg that is played, or was played last;
 * they are None before the first match. `number` is also None if it is hidden. `winners` are the seats that won the
 * match that is over. `casual`: the player is alone and can undo every move. `tournament`: the room has a tournament.
 * `challenge`: the room is a challenge, which that player can accept by sitting down. `declined` is the name of the
 * player who has declined it, until another player sits down.
 */
export interface PlayerGame {
  at: number;
  casual: boolean;
  challenge: ChallengeInfo | null;
  clock: Clock | null;
  declined: string | null;
  due: number | null;
  expires: number;
  form: "match" | "solo" | "together" | "race" | "mirror";
  game: string;
  last_move: LastMoveInfo | null;
  leg: number | null;
  legs: number | null;
  match: number | null;
  number: number | null;
  options: {
    [k: string]: unknown;
  };
  own: number[];
  role: ("maximizer" | "minimizer" | "owner" | "guesser" | "player") | null;
  room: string;
  score: number | null;
  seats: SeatInfo[];
  status: "waiting" | "playing" | "over";
  title: string;
  tournament: boolean;
  version: number;
  waits_for: number[];
  winners: number[] | null;
}
/**
 * The player for whom a room's free seat is kept until a time in ms since 1970 UTC.
 */
export interface ChallengeInfo {
  name: string;
  player: string;
  until: number;
}
/**
 * The last move of a leg: its seat, when it was made (ms since 1970 UTC), and its notation.
 *
 * `move` is None if not everybody in the room may know it.
 */
export interface LastMoveInfo {
  at: number | null;
  move: string | null;
  seat: number;
}
/**
 * Games of a player that are new or have changed, and rooms that are no longer in the list.
 */
export interface GamesChanged {
  changed: PlayerGame[];
  removed: string[];
  type: "games_changed";
}
/**
 * The room as its reader may see it.
 *
 * `number` and `role` are the owner's settings for the next match only (None: the number is drawn; the role is drawn,
 * too, and alternates in a rematch). The other settings are for all matches: whether `spectators` are allowed, whether
 * seats may ask for `hints`, the `pace` of computers, whether views have `notes`, whether only `winnable` numbers are
 * drawn, and the `clock`. `banned` are the players that the owner removed, with their names. `next` is the leg,
 * `(match, leg)`, that waits for its seats to be ready, or None while one is played or the next match is not agreed.
 * `ready` lists the seats that are ready; a computer always is.
 *
 * `offers` holds, by seat, the rematch that the seat offers. It begins when all offer the same; in a tournament with
 * more names than seats it is `agreed` first, until the players are chosen. `view` is the leg being played, or the
 * last one played. `public`: the lobby lists the room. `quick`: `quick_match` opened the room, and its settings are
 * fixed until a match was played. `expires` is when the room is forgotten if nothing more happens in it, in
 * milliseconds since 1970 UTC. `daily`: the day whose number is played here; it and its salt stay hidden until that
 * day has ended. `casual`: it is played alone, and every move can be undone. `challenge`: a seat is kept for a player.
 *
 * `reset`: the server's store lost the room's newest entries. The client accepts this snapshot whatever its version,
 * and resends the commands that have no answer. `seq` is there if the client asked for updates in `hello`: the first
 * `update` after this snapshot applies to it.
 */
export interface RoomEvent {
  agreed: ("same_number" | "new_number") | null;
  banned: [string, string][];
  casual: boolean;
  challenge: ChallengeInfo | null;
  clock: Clock | null;
  daily: string | null;
  expires: number | null;
  form: string;
  game: string;
  hints: boolean;
  match: MatchInfo | null;
  next: [number, number] | null;
  notes: boolean;
  number: number | null;
  offers: (("same_number" | "new_number") | null)[];
  options: {
    [k: string]: unknown;
  };
  owner: string;
  pace: number | null;
  public: boolean;
  quick: boolean;
  ready: number[];
  reset: boolean;
  role: ("maximizer" | "minimizer" | "owner" | "guesser" | "player") | null;
  room: string;
  rules: number;
  seats: SeatInfo[];
  seq: number | null;
  spectators: boolean;
  title: string;
  tournament: TournamentInfo | null;
  type: "room";
  version: number;
  view: (FamilyTreeView | GrandmasGameView | HappyGraphsView | PatriarchView | PokerSolitaireView | MirrorView) | null;
  winnable: boolean;
}
/**
 * A match: its `legs` are in order; in JSON they are an object, each under its number.
 *
 * `number` and `salt` are None while hidden; `commitment` is None for a known number.
 *
 * If each leg has its own number, these are of the leg that is played now, or was played last. `dead` warns of a known
 * number on which every leg ends within a few moves. `computers` has, by seat, the
 * level of the computer that plays it, in its own seat or for its player. `takeback` is the seat that asks for a
 * takeback, and the ply that the leg would return to. `clocks` is None in a match without clocks. `left` are the seats
 * whose players have left the match to the others, and `replacing` says who may play on for one of them; `agreed` are
 * the seats that have agreed to that or to the takeback. `players` and `names` are by the seats of the match, even
 * after the room's seats have changed. `peeked` are the seats that took back a move which had shown them a hidden
 * card: the match is not rated unless they lose it. `game`, `options` and `form` are this match's; the room's own are
 * for its next match. `casual`: a player alone can undo every move.
 */
export interface MatchInfo {
  agreed: number[];
  casual: boolean;
  clocks: ClockInfo | null;
  commitment: string | null;
  computers: (string | null)[];
  dead: boolean;
  form: string;
  game: string;
  id: string;
  known: boolean;
  left: number[];
  legs: LegInfo[];
  match: number;
  names: string[];
  number: number | null;
  options: {
    [k: string]: unknown;
  };
  peeked: number[];
  players: string[];
  replacing: ReplacementInfo | null;
  result: MatchResult | null;
  salt: string | null;
  takeback: [number, number] | null;
}
/**
 * The clocks of a leg: each seat's time `left` in ms at `since`, when the clocks of the seats `running` started.
 *
 * `since` is in ms since 1970 UTC by the server's clock, which `welcome` gives. A flag falls when a running clock's
 * time and the `allowance` (ms, for the network) are used up.
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
 * A leg is `unfinished` when the match ended before it was played out. `by_seat` are the seats' own numbers, where
 * each has one, which `score` adds up. `began` and `last` are when its first and its last move were made, in
 * milliseconds since 1970 UTC. Where each leg has a number of its own, `number`, `salt` and `commitment` are this
 * leg's; else they are None, and the match has them. `undo_to` is the ply up to which a player alone can undo moves,
 * because those before it revealed something; None if the player doesn't play alone, or undoes moves by other moves.
 */
export interface LegInfo {
  began: number | null;
  by_seat: number[] | null;
  commitment: string | null;
  last: number | null;
  leg: number;
  number: number | null;
  parts: {
    [k: string]: unknown;
  } | null;
  ply: number;
  roles: ("maximizer" | "minimizer" | "owner" | "guesser" | "player")[];
  salt: string | null;
  score: number | null;
  status: "waiting" | "playing" | "over" | "unfinished";
  undo_to: number | null;
}
/**
 * The player or computer who will play on for a seat, if the others agree; its own player is away or has left.
 *
 * Either a computer of a `level`, for which the seat `by` asks; or a `player` without a seat, called `name`.
 */
export interface ReplacementInfo {
  by: number | null;
  level: string | null;
  name: string | null;
  player: string | null;
  seat: number;
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
 * The tournament of a room's matches: its `names`, in the order in which they were enlisted.
 *
 * By seat, `plays` are the names for the next match, and `playing` the names of the match under way, or of the last
 * one; None for a seat that plays for no name. `again`: the match is on cards that the seat's name has played in this
 * tournament before. Both are empty until the first match after names were enlisted. `in_turn`: two may play at one
 * terminal, which needs turns and open cards.
 */
export interface TournamentInfo {
  again: boolean[];
  in_turn: boolean;
  names: TournamentName[];
  playing: (string | null)[];
  plays: (string | null)[];
}
/**
 * The results of a name in a tournament.
 *
 * `legs` is the number of legs that count for `highest` and `average`: a leg on cards that the name has played before
 * changes only `lowest`.
 */
export interface TournamentName {
  average: number | null;
  highest: number | null;
  legs: number;
  lowest: number | null;
  name: string;
}
/**
 * The leg between two moves.
 *
 * `families` is in tree order: each family comes before its children's families, which are in order of birth. In JSON
 * it is an object, each family under its member. `moves` are sorted by notation; in JSON each is an `Effect` under its
 * target. A move's notation follows from the current card, its partner (`also`) from the family, and its `change` is
 * the sum of its effects. `roles` is by seat. `stock` counts the cards below the current one. `played` is None before
 * the first move; until then `skipped` lists the cards turned over after the couple. `left` lists the cards never
 * played once the leg is over. `seen` are the cards from the top of the deck that an earlier leg on this number
 * showed, and `coming` the cards on top of the stock that are therefore known.
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
  moves: FamilyTreeLegalMove[];
  played: FamilyTreePlayed | null;
  ply: number;
  roles: ("maximizer" | "minimizer" | "owner" | "guesser" | "player")[];
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
 * A place for the current card: `also` is the partner who may be named for the same move.
 */
export interface FamilyTreeLegalMove {
  move: string;
  target: string;
  also: string | null;
  does: "child" | "spouse" | "extended" | "divorced" | "deceased";
  change: number;
  levels: number;
  celebrity: number;
  hands: number;
}
/**
 * The account of the last move. `skipped` are the cards that then went to the bottom because they had no place.
 */
export interface FamilyTreePlayed {
  card: string;
  change: number;
  does: "child" | "spouse" | "extended" | "divorced" | "deceased";
  seat: number;
  skipped: string[];
  target: string;
}
/**
 * The leg between two moves. A seat sees its own table only, and a spectator of a race sees none.
 *
 * `seat` is the seat whose table is shown, None if none is. `tables` has the standing of every table, by seat. `score`
 * is the score of the table shown (for a spectator of a race, the sum of all), and `ended` how it ended, if it has.
 * `piles` are the thirteen of the tableau from A to K, for rows of 5, 5 and 3; `foundations` are the eight, suit by
 * suit, the one that builds up first; both are empty for a spectator of a race. `workspace` is None before the first
 * deal, and `stock` counts the cards of the stock. `reorder` is the room's option. `may_order`: the workspace may be
 * put in another order now, by `order` and then all of its cards, the lowest first. `moves` has every other legal
 * move. `stuck`: no card can be played any more; a single player can only undo or give up. `made` counts all moves at
 * this table; `undos`, `redos` and `peeks` are among them. `dealt` lists the cards in the order of the dealing
 * until the first move is made here. `played` is the last move here, peeks included. `left` lists the cards not played
 * once a single player's leg is over: pile by pile from A to K, then the workspace and the stock; after a race only
 * the record has them. `remembered` is None in all messages to people.
 */
export interface GrandmasGameView {
  dealt: Dealt[];
  ended: ("won" | "given-up" | "stuck" | "cut-short") | null;
  foundations: Foundation[];
  game: "grandmas-game";
  left: string[][];
  made: number;
  may_order: boolean;
  moves: GrandmasGameLegalMove[];
  peeks: number;
  piles: Pile[];
  played: GrandmasGamePlayed | null;
  ply: number;
  redos: number;
  remembered: Remembered | null;
  reorder: boolean;
  roles: ("maximizer" | "minimizer" | "owner" | "guesser" | "player")[];
  score: number;
  seat: number | null;
  stock: number;
  stuck: boolean;
  tables: GrandmasGameStanding[];
  to_act: number[];
  undos: number;
  workspace: Workspace | null;
}
/**
 * A card as it was dealt to a pile, face up, and how many cards then went onto the stock, face down.
 */
export interface Dealt {
  card: string;
  pile: string;
  stock: number;
}
/**
 * A foundation, `H+` or `H-`: its top card, None if it is empty, its number of cards, and the next card it takes.
 *
 * `takes` is None when the foundation is complete.
 */
export interface Foundation {
  name: string;
  size: number;
  takes: string | null;
  top: string | null;
}
/**
 * A legal move in notation (`move`), and its effect.
 *
 * `card` is the card that is moved; `source` is a pile's name, a foundation's, or `w` for the workspace; `target` a
 * foundation's name; each is None where a move has none. `change` is what the move adds to the score. `safe`: the
 * card is the last of its kind and has one place, so that playing it can do no harm.
 */
export interface GrandmasGameLegalMove {
  card: string | null;
  change: number;
  does: "play" | "transfer" | "deal" | "order" | "peek" | "undo" | "redo" | "give-up";
  move: string;
  safe: boolean;
  source: string | null;
  target: string | null;
}
/**
 * A pile of the tableau: its top card, None if it is empty, and its number of cards, the top included.
 *
 * `under` is the card under the top, while it is being looked at. While the pile is in the workspace it is empty.
 */
export interface Pile {
  name: string;
  size: number;
  top: string | null;
  under: string | null;
}
/**
 * The account of the last move at a table. In a race the others get only `seat` and `change`.
 *
 * `move` is its notation. For a deal `card` is the new card and `target` the pile that came into the workspace with
 * it. For a peek `card` is the card that was looked at. Otherwise these are as in `LegalMove`.
 */
export interface GrandmasGamePlayed {
  card: string | null;
  change: number;
  does: ("play" | "transfer" | "deal" | "order" | "peek" | "undo" | "redo" | "give-up") | null;
  move: string | null;
  seat: number;
  source: string | null;
  target: string | null;
}
/**
 * Cards that a seat has seen and that its view no longer shows. Computers get them; people have to remember.
 *
 * `piles` are the piles of the tableau: all their cards were open when they were dealt, or have been in the workspace.
 * `seen` counts for each pile the cards from its top that have been seen since the dealing. `stock` lists the cards on
 * top of the stock that an undone deal had shown, the uppermost first.
 */
export interface Remembered {
  piles: string[][];
  seen: number[];
  stock: string[];
}
/**
 * What everybody sees of a table: its score, the cards that are not on the foundations, and whether it goes on.
 */
export interface GrandmasGameStanding {
  left: number;
  plays: boolean;
  score: number;
  seat: number;
}
/**
 * The cards in the workspace, the lowest first; `pile` names the pile that it goes back onto.
 */
export interface Workspace {
  cards: string[];
  pile: string;
}
/**
 * The leg between two moves.
 *
 * `roles` is by seat. `hands` is by seat: the cards in the order in which they were drawn, or None if they are hidden
 * from the viewer; `sizes`, by seat, counts them. In a puzzle everybody shares seat 0's hand, the other hands are
 * empty, and all seats are to act. `stock` counts the cards to be drawn, `rest` all cards that are on no board, by
 * rank.
 * `score` counts the unhappy cards: on the boards, and in a puzzle in the hand too; `parts` counts them by rank. It is
 * the final score if the leg ends now.
 * `moves` are the moves of the seat to act, in the order of their notation, if the viewer may see its hand. In a
 * puzzle they are not listed: any card of the hand may go to any open square whose `takes` has its rank (`3H@1,0`, in
 * group 2 `3H@2:1,0`) or start a group (`3H@2:0,0`), every card on a board may be taken back (`take 2:1,0`), and
 * `done` ends the leg. `new_group` is the number of the group that may be started now; None if none may be, or if the
 * viewer may not know that.
 * `played` is None before the first move. `left` is the hand at the moment when a puzzle was called done. `over`: the
 * leg has ended.
 */
export interface HappyGraphsView {
  game: "happy-graphs";
  groups: Group[];
  hands: (string[] | null)[];
  hands_are: "seen" | "hidden";
  left: string[];
  mode: "together" | "duel" | "puzzle";
  moves: HappyGraphsLegalMove[];
  new_group: number | null;
  over: boolean;
  parts: {
    [k: string]: number;
  };
  played: HappyGraphsPlayed | null;
  ply: number;
  rest: {
    [k: string]: number;
  };
  roles: ("maximizer" | "minimizer" | "owner" | "guesser" | "player")[];
  score: number;
  sizes: number[];
  stock: number;
  to_act: number[];
  variant: "classic" | "corners" | "hex";
}
/**
 * A group of cards on a board of its own, in the order in which they were played.
 *
 * In JSON each card is under its number in this order, and each group under its own number.
 *
 * `walls` are the free squares next to a happy card: nothing can be played there. `open` are the other free squares
 * next to a card. Both are sorted. In a puzzle a group whose cards were all taken back is left out.
 */
export interface Group {
  cards: Lying[];
  number: number;
  open: OpenSquare[];
  walls: [number, number][];
}
/**
 * A card on a board. `wants` is the number of neighbours that it wants, `lacks` the number that it still lacks.
 *
 * `happy`: it lacks none, and is shown turned over. `hopeless`: it provably can't become happy, whatever is played (in
 * a puzzle: unless a card is taken back). A card without this mark may be just as hopeless.
 */
export interface Lying {
  card: string;
  happy: boolean;
  hopeless: boolean;
  lacks: number;
  wants: number;
  x: number;
  y: number;
}
/**
 * A free square next to a card but to no happy card: a card played here touches `touches` cards.
 *
 * `pleases` are the squares of the cards that a card played here makes happy. `takes` has each rank that may be played
 * here, from any hand, with the change of the score.
 */
export interface OpenSquare {
  pleases: [number, number][];
  takes: {
    [k: string]: number;
  };
  touches: number;
  x: number;
  y: number;
}
/**
 * A move of the seat to act: `move` in notation, `card` of its hand, and the square in group `group` it goes to.
 *
 * `connections` is the number of cards that it touches; `happy` are the squares of the cards that become happy by it,
 * its own among them; `change` is the change of the score. A move that starts a group has no connections.
 */
export interface HappyGraphsLegalMove {
  card: string;
  change: number;
  connections: number;
  group: number;
  happy: [number, number][];
  move: string;
  x: number;
  y: number;
}
/**
 * The account of the last move: `play` a card, `take` one back, or call it `done`; these two in a puzzle only.
 *
 * For `done` there is no card, and group, x, y and connections are 0. `connections` counts the ones made or undone.
 * `happy` are the squares of the cards that became happy, and `sad` of the cards that are no longer happy. `started`:
 * the card began a group. `drew`: the seat drew a card then; `drawn` is that card if hands are seen.
 */
export interface HappyGraphsPlayed {
  card: string | null;
  change: number;
  connections: number;
  does: "play" | "take" | "done";
  drawn: string | null;
  drew: boolean;
  group: number;
  happy: [number, number][];
  sad: [number, number][];
  seat: number;
  started: boolean;
  x: number;
  y: number;
}
/**
 * The leg between two moves, as its reader sees it: views differ by seat.
 *
 * `variant`, `tree_by`, `own_grades` and `auto_grade` are the room's options; `guesses` is the number of guesses that
 * the guesser has, None if there is no limit. A tree has every one of `ranks`, at most `generations` generations, and
 * the `shape` if it is not None: a tree of `*`, whose children may be in any order. `all` is the number of such trees.
 *
 * `may` lists what the reader may do now: `tree` is written like `tree H 3(4(2) A(5))`, `open` like `tree H open`,
 * `guess` like `guess 3(4(2) A(5))`, `grade` as it is, or with the grade, like `grade 1 1 1`, for an owner who works
 * it out. `moves` are the moves that can be listed (the right `grade`).
 *
 * `suit` is None until it is known. `tree` is the hidden tree, if the reader may see it. `open`: the owner left the
 * tree open, and only the grades decide it.
 *
 * `rows` has the row of every guesser, by seat. `queue` has the seats of the guesses that wait for their grade, the
 * front first; `since` is the ply at which the front guess came there, from which `auto_grade` seconds count.
 * `hidden`: only the guesser sees the guesses and grades of this leg until the last leg is over.
 *
 * `found_by` is the seat that found the tree. The leg is over when `to_act` is empty. `board` is None if grades are
 * hidden from the reader, or if the room shows no notes. `score` is the number of guesses graded, and one more if the
 * last one allowed was wrong. `played` is None before the first move. `left` is empty in this game. `seen` is what an
 * earlier leg on this number has shown. `out` are the seats whose time has run out: they don't guess in this leg any
 * more, and for an owner the room lays out the number's tree and announces the grades.
 */
export interface PatriarchView {
  all: number;
  auto_grade: number | null;
  board: Board | null;
  found_by: number | null;
  game: "patriarch";
  generations: number;
  guesses: number | null;
  hidden: boolean;
  left: string[];
  may: ("tree" | "open" | "guess" | "grade")[];
  moves: PatriarchLegalMove[];
  open: boolean;
  out: number[];
  own_grades: boolean;
  played: PatriarchPlayed | null;
  ply: number;
  queue: number[];
  ranks: string;
  roles: ("maximizer" | "minimizer" | "owner" | "guesser" | "player")[];
  rows: Row[];
  score: number;
  seen: string[];
  shape: string | null;
  since: number;
  suit: string | null;
  to_act: number[];
  tree: string | null;
  tree_by: "number" | "owner" | "open";
  variant: "patriarch" | "advanced-patriarch" | "matriarch" | "advanced-matriarch";
}
/**
 * The note board: what the announced grades leave possible.
 *
 * `possible` of `all` trees agree with every grade. `cards` has for each rank, in the order of the view's `ranks`, the
 * number of these trees that have it in each generation, the top one first. `trees` lists these trees in order, once
 * there are at most `LISTED`; until then it is empty.
 */
export interface Board {
  all: number;
  cards: number[][];
  possible: number;
  trees: string[];
}
/**
 * A move that can be listed, which is the grade alone; `change` is what it adds to the score.
 */
export interface PatriarchLegalMove {
  change: number;
  move: string;
}
/**
 * The account of the last move, as everybody may know it.
 *
 * `laid`: the owner picked `suit` and laid the tree out, or left it `open`. `guessed`: `seat` made a guess; with two
 * players, `tree` and `grade` are there unless they are hidden. `graded`: the owner, or the room for the owner,
 * announced the `grade` of the `tree` that `guesser` had guessed. `left` is the number of trees that a grade left
 * possible; None if the room shows no notes.
 */
export interface PatriarchPlayed {
  does: "laid" | "guessed" | "graded";
  grade: Grade | null;
  guesser: number | null;
  left: number | null;
  open: boolean;
  seat: number;
  suit: string | null;
  tree: string | null;
}
/**
 * How right a guess is, in cards. It does not say which cards these are. rules: Grading
 *
 * `red`: right generation and right parent; `black`: right generation only; `down` (face down): right parent only.
 */
export interface Grade {
  black: number;
  down: number;
  red: number;
}
/**
 * A player's guesses from left to right, in the order in which they were made, and therefore graded.
 */
export interface Row {
  guesses: Guess[];
  seat: number;
}
/**
 * A guess of a player's row. `waiting`: its grade has not been announced.
 *
 * `number` counts all players' guesses from 1, in the order in which they were made and will be graded. `tree` is None
 * for a hidden guess: a waiting one of another player (the owner sees the one at the queue's front), or one that is
 * hidden until the match's last leg is over.
 * `grade` is None while the guess waits, and if it is hidden. `left` is the number of trees that agreed with all
 * grades up to this one; None if there is no grade to see, or the room shows no notes.
 */
export interface Guess {
  grade: Grade | null;
  left: number | null;
  number: number;
  tree: string | null;
  waiting: boolean;
}
/**
 * The leg between two moves. `options` are the leg's, `roles` are by seat.
 *
 * `mover` is the seat whose moves are shown: the seat whose turn it is, or in a race, where both may act at any time,
 * the viewer's; None if there are none to show. `moves` lists every move of that seat. If its cards may be moved,
 * there are too many: then it is empty, and `sources` has all moves except `may_pass` and `may_done`.
 *
 * `deals` are the dealt cards: shared, or in `same-deck` each player's own, by seat. `matrices` are in the order of
 * their numbers, under which JSON has them. `scores` are by seat if each player has a matrix, else None; `score` is
 * the only score, or their sum. `turned` are the cards turned over so far from the top of the deck, in order, `seen`
 * the cards that an earlier leg on this number showed. `played` is None before the first move. `left` lists, once the
 * leg is over, the cards never taken, by `deals`; none after a duel, because another leg or another try may turn them
 * over.
 */
export interface PokerSolitaireView {
  deals: Deal[];
  game: "poker-solitaire";
  left: string[][];
  matrices: MatrixView[];
  may_done: boolean;
  may_pass: boolean;
  mover: number | null;
  moves: PokerSolitaireLegalMove[];
  options: PokerSolitaireOptions;
  played: PokerSolitairePlayed | null;
  ply: number;
  rejects: RejectSquare[];
  roles: ("maximizer" | "minimizer" | "owner" | "guesser" | "player")[];
  score: number;
  scores: number[] | null;
  seen: string[];
  sources: Source[];
  to_act: number[];
  turned: string[];
}
/**
 * A stock and the cards dealt from it, which may be taken. `owner` is their player; None: any seat to act.
 *
 * `stock` counts the cards not dealt yet. `coming` are the known cards on top of it, because the other player's copy
 * of the stock or an earlier leg has shown them.
 */
export interface Deal {
  cards: string[];
  coming: string[];
  owner: number | null;
  stock: number;
}
/**
 * A matrix and its rules. `owner` is its player; None in a duel, where both players place cards in it.
 *
 * `cells` are the 25 squares, row by row from a1; `lines` rows 1 to 5, columns a to e, and with 12 hands the diagonals
 * from a1 and from e1, under `pat` the rows alone, each worth 1 or 0; in JSON each line is under its number. `score`
 * is what the matrix is worth; `stolen` are its squares whose card cannot be stolen any more; `full`: every square has
 * a card.
 */
export interface MatrixView {
  cells: (string | null)[];
  full: boolean;
  hands: 10 | 12;
  lines: Line[];
  movable: boolean;
  owner: number | null;
  score: number;
  scoring: "english" | "american" | "pat" | "user";
  stolen: string[];
  touching: "edges" | "corners" | "anywhere";
}
/**
 * A row, a column or a diagonal: its present name, like `two-pair`, and its points.
 *
 * With the scoring `user`, several names may be joined by `+`.
 */
export interface Line {
  name: string;
  points: number;
}
/**
 * A move in notation, the change of its player's score, and of the other player's.
 *
 * In a duel `change` is the change of the only score.
 */
export interface PokerSolitaireLegalMove {
  change: number;
  move: string;
  other: number;
}
/**
 * The mode and its rules; a pair of values is for player 1 and player 2.
 */
export interface PokerSolitaireOptions {
  dealt: number;
  decks: number;
  hands: (10 | 12) | [10 | 12, 10 | 12];
  mode: "one-hand" | "best-of-two" | "sum-of-two" | "race" | "race-both" | "alternate" | "same-deck" | "duel";
  movable: boolean | [boolean, boolean];
  planting: boolean;
  points: {
    [k: string]: number;
  } | null;
  rejects: Rejects;
  scoring:
    | ("english" | "american" | "pat" | "user")
    | ["english" | "american" | "pat" | "user", "english" | "american" | "pat" | "user"];
  stealing: boolean;
  touching: ("edges" | "corners" | "anywhere") | ["edges" | "corners" | "anywhere", "edges" | "corners" | "anywhere"];
}
/**
 * How many reject squares there are for either player, for player 1 alone, and for player 2 alone.
 */
export interface Rejects {
  "1": number;
  "2": number;
  common: number;
}
/**
 * What the last move did: the card it moved, and what it added to each seat's score, in a duel to the one score.
 *
 * `card` is None for `pass` and `done`; `dealt` are the cards that were dealt then.
 */
export interface PokerSolitairePlayed {
  card: string | null;
  changes: number[];
  dealt: string[];
  does: "place" | "plant" | "reject" | "discard" | "move" | "fetch" | "steal" | "pass" | "done";
  move: string;
  seat: number;
}
/**
 * A reject square: its name, its owner (None: both players), its card, and whether the card was stolen once.
 */
export interface RejectSquare {
  card: string | null;
  name: string;
  owner: number | null;
  stolen: boolean;
}
/**
 * A card that can be picked up: the dealt card, or the place it lies on, and every place that takes it.
 *
 * If the view lists no `moves`, `changes` has for each of these places the change of the player's score, and `others`
 * of the other player's score, empty if it never changes.
 */
export interface Source {
  changes: number[];
  others: number[];
  targets: string[];
  what: string;
}
/**
 * Both boards between two moves: board 1 has the roles of leg one of a match, board 2 the roles of leg two.
 *
 * `boards` are the views that a match would give of each, with its legal moves in the game's own notation. A move made
 * in the room has its board before it: `1:KS>7D`. `boards[n].to_act` has the seats whose turn it is on a board;
 * `acting` has the seats that can move there now: none once a move is sealed, and then the board lists no moves.
 * `sealed` has for each board the seat whose move waits there until the other board has made the same turn; `own` is
 * that move in the game's notation, for that seat only. `steps` counts the turns made on each board. A board is at
 * most one move ahead, unless the other one is over.
 *
 * `moves` are the legal moves of the viewer in the room's notation; empty if the board lists none. `scores` are by
 * seat, in the role that decides the match: each is the present score of a board, and `score` is their sum.
 * `roles` are the roles on board 1, by seat. `to_act` are the seats that have a move to make on any board. `ply`
 * counts the moves of both boards, with sealed ones; a move in the room names it.
 */
export interface MirrorView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  acting: [number[], number[]];
  boards: (FamilyTreeView | GrandmasGameView | HappyGraphsView | PatriarchView | PokerSolitaireView)[];
  game: "mirror";
  moves: BoardMove[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  own: [string | null, string | null];
  ply: number;
  roles: ("maximizer" | "minimizer" | "owner" | "guesser" | "player")[];
  score: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  scores: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sealed: [number | null, number | null];
  /**
   * @minItems 2
   * @maxItems 2
   */
  steps: [number, number];
  to_act: number[];
}
/**
 * A move as it is made in the room, with its board, and what it adds to that board's score, if the game says so.
 */
export interface BoardMove {
  change: number | null;
  move: string;
}
/**
 * The changes of the room since the last snapshot or update of this connection.
 *
 * `patch` is a JSON Merge Patch (RFC 7396) of the last `room` event as its reader knows it now. `from` is that
 * event's `seq`; afterwards its `seq` and its `version` are the ones given here. A client whose snapshot has another
 * `seq` enters the room again, and gets a new snapshot.
 */
export interface Update {
  from: number;
  patch: {
    [k: string]: unknown;
  };
  seq: number;
  type: "update";
  version: number;
}
/**
 * What happened in the room after its version `after`, in order; it comes just before the room shows it.
 *
 * When you enter, and after a reset, `after` is 0: then these are the last happenings of the room, and replace all
 * that you know. Otherwise append them to the happenings up to that version.
 */
export interface Happened {
  after: number;
  happenings: Happening[];
  room: string;
  type: "happened";
}
/**
 * Something that happened in the room, at the version it made.
 *
 * `at` is milliseconds since 1970 UTC by the store's clock; what does not apply is left out. `detail` depends on the
 * kind: `moved` has the game's own account of the move, `leg_over` has `score`, `match_over`
 * has `winners` and `why`, `offered` and `declined` have `what`, `substituted` has `level`, `takeback_asked`,
 * `taken_back` and `hinted` have `ply`, and `taken_back` has `shown` if the moves had shown the asking player a hidden
 * card; `claimed` has `since`, `time_given` and `time_low` have `ms`, `replacement_asked` has `level` or `name`,
 * `enlisted` has `names`, `plays_as` the `name` chosen; the `name` of `banned`, `owned` and `replaced` is that
 * player's, of `opened` the owner's, and of `challenge_declined` and `challenge_withdrawn` the challenged player's.
 */
export interface Happening {
  at?: number | null;
  detail?: unknown;
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
    | "ran_out"
    | "time_given"
    | "time_low"
    | "substituted"
    | "returned"
    | "left"
    | "replacement_asked"
    | "replacement_agreed"
    | "replacement_refused"
    | "replaced"
    | "takeback_asked"
    | "takeback_agreed"
    | "takeback_refused"
    | "taken_back"
    | "configured"
    | "enlisted"
    | "plays_as"
    | "freed"
    | "banned"
    | "owned"
    | "seat_moved"
    | "hinted"
    | "challenge_declined"
    | "challenge_withdrawn";
  leg?: number | null;
  match?: number | null;
  name?: string | null;
  seat?: number | null;
  version: number;
}
/**
 * The people in the room: the seats whose players are `here` or `away`, and the number of spectators.
 *
 * `names` and `players` are the names and ids of the first few spectators.
 */
export interface Presence {
  away: Away[];
  here: number[];
  names: string[];
  players: string[];
  room: string;
  spectators: number;
  type: "presence";
}
/**
 * An absent player: `since` when, and from when others may act (`claimable`), both in ms since 1970 UTC.
 */
export interface Away {
  claimable: number;
  seat: number;
  since: number;
}
/**
 * The record of a finished match, as `record.Record`; `match_id` is the match's own id.
 */
export interface RecordEvent {
  id: string;
  match: number;
  match_id: string | null;
  record: {
    [k: string]: unknown;
  } | null;
  type: "record";
}
/**
 * What the computer expects of the moves at a ply, the best move first.
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
 * The progress of the analysis of a finished match: `done` moves `of` so many; `analysis` when it is complete.
 *
 * Moves are judged from the last one backwards. `judged` are the next ones that this command has not been sent yet, if
 * this node judges them; a later message may bring more than one. `match` is 0 in an answer to `judge`. `failed` says
 * why the analysis stopped; you may ask again.
 */
export interface AnalysisEvent {
  analysis: Analysis | null;
  done: number;
  failed: string | null;
  id: string;
  judged: EarlyJudgement[];
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
 * Accuracy is the share of the possible gain over random choices that a seat achieved: 100 for the best move every
 * time, 0 for no better than chance. If the possible gain was less than the loss of a mistake, the loss of a mistake
 * is used instead. Moves that the computer made for a player don't count. In games with a solver, `verdict` says
 * whether the leg could be won at its opening, and `lost_at` is the ply of the move that lost it, as far as the solver
 * can tell; None if it never could be won, or always could.
 */
export interface JudgedLeg {
  accuracy: (number | null)[];
  lost_at: number | null;
  moves: JudgedMove[];
  roles: ("maximizer" | "minimizer" | "owner" | "guesser" | "player")[];
  verdict: ("won" | "lost" | "unknown") | null;
}
/**
 * A move that was made, its expected score, and the expected score of every choice, the best for its seat first.
 *
 * `expected` assumes the best play by both sides from then on. `fault` is the grade of a move that gave much away, or
 * None.
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
 * A move of an analysis in progress: leg `leg`, counted from 1, after `ply` moves; as in the complete analysis.
 */
export interface EarlyJudgement {
  expected: number;
  fault: ("inaccuracy" | "mistake" | "blunder") | null;
  leg: number;
  loss: number;
  move: string;
  ply: number;
  seat: number;
}
/**
 * The scores on a game number: the computer's, par, and the best in each role without help.
 *
 * `computer` and `par` are None until they are known; `par` is shown only to a player who has played the number to its
 * end. `working`: the server computes more, and another such event follows. `tree` is the computer's final position,
 * if you asked for it and it is known. `low`: the lowest score is the best in solo games and together. `together` is
 * the number of players of the standings; None: they are of solo games and matches. `verdict` says whether the number
 * can be won, in games with a solver; it is shown to the same players as `par`. `own_helped` are your best scores with
 * help, one for each role in which you have one, and `own_casual` those in casual games: they have no place in the
 * standings.
 */
export interface NumberEvent {
  computer: number | null;
  game: string;
  id: string;
  low: boolean;
  number: number;
  options: {
    [k: string]: unknown;
  };
  own_casual: HelpedScore[];
  own_helped: HelpedScore[];
  par: number | null;
  standings: Standing[];
  together: number | null;
  tree: (FamilyTreeView | GrandmasGameView | HappyGraphsView | PatriarchView | PokerSolitaireView | MirrorView) | null;
  type: "number";
  verdict: ("won" | "lost" | "unknown") | null;
  working: boolean;
}
/**
 * Your best score on a number in a role with help, or in a casual game.
 *
 * Help is a hint, or a move taken back that had shown a card.
 *
 * If time decides between equal scores, `seconds` is how long the leg took from its first move to its last.
 */
export interface HelpedScore {
  role: "maximizer" | "minimizer" | "owner" | "guesser" | "player";
  score: number;
  seconds: number | null;
}
/**
 * The best score on a number in a role without help, its player, the number of `players`, and your own place.
 *
 * The role, or `NumberEvent.low`, says whether the highest or the lowest score is the best. `own` is your best score
 * and `rank` its rank from 1; None if you have none. If time decides between equal scores, `seconds` is how long the
 * best leg took from its first move to its last, and `own_seconds` how long yours took.
 */
export interface Standing {
  best: number;
  name: string;
  own: number | null;
  own_seconds: number | null;
  player: string;
  players: number;
  rank: number | null;
  role: "maximizer" | "minimizer" | "owner" | "guesser" | "player";
  seconds: number | null;
}
/**
 * Your ten best solo games of a game without help, the ten best with help (`helped`), the best first.
 *
 * Hints are help, and so are moves taken back that had shown a card. `casual` are your ten best casual games, with or
 * without help; the other lists have none. `timed`: time decides between equal scores.
 */
export interface ScoresEvent {
  casual: HighScore[];
  game: string;
  helped: HighScore[];
  id: string;
  scores: HighScore[];
  timed: boolean;
  type: "scores";
}
/**
 * One of your solo games: its number, final score, and end (ms since 1970 UTC).
 *
 * `hints` and `takebacks` count your hints, and the moves you took back after these had shown a hidden card. `seconds`
 * is how long it took from its first move to its last.
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
  seconds: number;
  takebacks: number;
}
/**
 * Your statistics of a game with `options`, one for each form and pace that you have played.
 *
 * The usual form comes first. In each form, correspondence games come after live play.
 */
export interface StatisticsEvent {
  forms: Statistics[];
  game: string;
  id: string;
  options: {
    [k: string]: unknown;
  };
  type: "statistics";
}
/**
 * The finished matches of a player in one form of a game, either by `correspondence` or live.
 *
 * `streak` is how many of the last matches were won in a row, and `longest` the longest such streak; both and `wins`
 * are None in forms without winners. `best` and `average` are of the player's own scores without help; None if there
 * is none.
 */
export interface Statistics {
  average: number | null;
  best: number | null;
  correspondence: boolean;
  form: "match" | "solo" | "together" | "race" | "mirror";
  games: number;
  longest: number | null;
  streak: number | null;
  wins: number | null;
}
/**
 * The best rated players of a game, the best first, at most 100, and your own row even if it is not among them.
 *
 * `listed` is the number of players with a rank. `provisional` is the number of players whose rating is still too
 * uncertain for one, because its uncertainty exceeds `limit`.
 */
export interface StandingsEvent {
  correspondence: boolean;
  game: string;
  id: string;
  limit: number;
  listed: number;
  own: RatingRow | null;
  provisional: number;
  rows: RatingRow[];
  type: "standings";
}
/**
 * A player's rating in a game, and the rated matches that it comes from.
 *
 * The `rating` starts at 1500; with a probability of 95 % the true strength is within twice the `uncertainty` of it.
 * `rank` counts from 1 among the players whose uncertainty is small enough; None: the rating is provisional. `last` is
 * when the last of the `matches` ended, in ms since 1970 UTC.
 */
export interface RatingRow {
  drawn: number;
  last: number;
  lost: number;
  matches: number;
  name: string;
  player: string;
  rank: number | null;
  rating: number;
  uncertainty: number;
  won: number;
}
/**
 * A player's page: the latest name, the first match (ms since 1970 UTC, None: never), and the games.
 *
 * `matches` are the newest, as `matches` lists them: for more, ask with `next` as its `page`.
 */
export interface PlayerEvent {
  first: number | null;
  games: GameOfPlayer[];
  id: string;
  matches: PastMatch[];
  name: string;
  next: string | null;
  player: string;
  type: "player";
}
/**
 * A player's results in a game: the rating, None before the first rated match, and the statistics.
 *
 * `correspondence` is the rating in correspondence games, which are rated apart.
 * `statistics` has one entry for each form and pace that they have played, over all options; its `best` and `average`
 * are given only if the options were always the same. `best` are their best solo games without help, `helped` those
 * with help, and `casual` their best casual games: of each at most three with the same options, the best first.
 */
export interface GameOfPlayer {
  best: HighScore[];
  casual: HighScore[];
  correspondence: RatingRow | null;
  game: string;
  helped: HighScore[];
  rating: RatingRow | null;
  statistics: Statistics[];
}
/**
 * A finished match, by its seats; `seat` belongs to the player whose matches are listed.
 *
 * It ended `at`, in ms since 1970 UTC. Its record is at `/record/` and `match`. `daily` is the day (UTC) of its daily
 * number: until that day has ended, the record is hidden, and only the player's own page lists the match. `seat` is
 * None in a list of everybody's matches. `correspondence`: each move had a day or more.
 */
export interface PastMatch {
  at: number;
  correspondence: boolean;
  daily: string | null;
  form: "match" | "solo" | "together" | "race" | "mirror";
  game: string;
  match: string;
  options: {
    [k: string]: unknown;
  };
  seat: number | null;
  seats: PastSeat[];
  why: "score" | "resigned" | "claimed" | "flag";
  winners: number[];
}
/**
 * A player of a finished match, and the score that decided it for them; None without a score.
 *
 * `change` is how much the match changed their rating; None if it was not rated.
 */
export interface PastSeat {
  change: number | null;
  name: string;
  player: string;
  score: number | null;
}
/**
 * Finished matches, at most 30, the newest first; of matches that ended together, the one settled last is first.
 *
 * `player` is whose they are, with the latest name; None: everybody's. `next` asks for the next page; None: there are
 * no more. Your own list has all your matches, other lists only rated ones: everybody can watch the matches that
 * change the standings. No other list has a match on a daily number before its day has ended, and no list finds such
 * a match by its number.
 */
export interface MatchesEvent {
  id: string;
  matches: PastMatch[];
  name: string | null;
  next: string | null;
  player: string | null;
  type: "matches";
}
/**
 * The results of a player against an opponent, with their latest names.
 *
 * There is a row for each form of a game in which they have met, in the order of the `catalog` event. The two players
 * see all their matches; others see only rated matches, and none on a daily number before its day has ended.
 */
export interface HeadToHeadEvent {
  id: string;
  name: string;
  opponent: string;
  opponent_name: string;
  player: string;
  rows: HeadToHeadRow[];
  type: "head_to_head";
}
/**
 * The matches of two players in a form of a game: how many the first one won and lost, and how many were drawn.
 *
 * `played` counts matches that neither won: nobody can win them, or a third player won. The `first` and the `last`
 * ended at these times, in ms since 1970 UTC.
 */
export interface HeadToHeadRow {
  drawn: number;
  first: number;
  form: "match" | "solo" | "together" | "race" | "mirror";
  game: string;
  last: number;
  lost: number;
  played: number;
  won: number;
}
/**
 * A page of a leg, counted from 1: the view of a spectator at successive plies.
 *
 * `plies` is the number of legal moves in the leg; `refused` says why the move after them is not legal. `outline`
 * comes with the page that starts at ply 0.
 */
export interface ReplayEvent {
  id: string;
  leg: number;
  outline: Outline | null;
  plies: number | null;
  refused: Refusal | null;
  sights: Sight[];
  type: "replay";
}
/**
 * A leg in short: the score at each ply, by seat if each seat has its own, and whether the leg was over.
 */
export interface Outline {
  over: boolean;
  scores: (number | number[])[];
}
/**
 * Why the rules of a game refuse a move: a reason with its data, and a `message` that says the same in English.
 */
export interface Refusal {
  code: RejectionCode;
  data: {
    [k: string]: string | number | boolean | string[] | number[];
  };
  message: string;
  reason: string;
}
/**
 * The view of a spectator after `ply` moves; `seat` and `move` are the last move's, None before the first.
 */
export interface Sight {
  move: string | null;
  ply: number;
  score: number;
  seat: number | null;
  view: FamilyTreeView | GrandmasGameView | HappyGraphsView | PatriarchView | PokerSolitaireView | MirrorView;
}
/**
 * Lines of a room's chat: all stored ones when you enter, and then each new one.
 */
export interface Chat {
  lines: ChatLine[];
  room: string;
  type: "chat";
}
/**
 * A line of chat; `line` counts the room's lines from 1, and `seat` is None for a spectator.
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
 * A code that moves your seat to another device, once, until it `expires` (ms since 1970 UTC).
 */
export interface SeatCodeEvent {
  code: string;
  expires: number;
  id: string;
  type: "seat_code";
}
/**
 * Today's number of a game: `day` is today, in UTC, until it `ends`, in ms since 1970 UTC.
 *
 * It is played in a `form` with `options`, against the computer at a `level`. `commitment` commits the server to the
 * number and the salt, which it reveals when the day has ended. `tried`: you have used your try, or are playing it in
 * `room`. `own` is your result: None before the end, and if you gave up or ended too late. `played` is how many have
 * finished today. `yesterday` is the table of the day that you asked for, or else of yesterday.
 */
export interface DailyEvent {
  commitment: string;
  day: string;
  ends: number;
  form: "match" | "solo" | "together" | "race" | "mirror";
  game: string;
  id: string;
  level: string;
  options: {
    [k: string]: unknown;
  };
  own: DailyRow | null;
  played: number;
  room: string | null;
  tried: boolean;
  type: "daily";
  yesterday: DailyTable;
}
/**
 * A player's result on a day's number, `against` a friend (`opponent` is the name) or the computer (the level).
 *
 * `scores` are the deciding scores, the player's and the opponent's, and `difference` says by how much the player's
 * was better: a larger difference is better in every game. Equal results share a `rank`, which counts from 1. The
 * `match` ended `at`, in ms since 1970 UTC. If `why` is not `score`, the opponent resigned or stayed away: then
 * `rank`, `scores` and `difference` are 0, and the row comes after all matches that were played to their end.
 */
export interface DailyRow {
  against: "computer" | "friend";
  at: number;
  difference: number;
  match: string;
  name: string;
  opponent: string;
  player: string;
  rank: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  scores: [number, number];
  why: "score" | "resigned" | "claimed" | "flag";
}
/**
 * The results on the number of a day that has ended: the best against the computer, and against friends.
 *
 * Your own row comes last if it is not among them. The two `played` are the numbers of rows in all. `number` and
 * `salt` are None if nobody asked for that day's number.
 */
export interface DailyTable {
  computer: DailyRow[];
  day: string;
  friends: DailyRow[];
  number: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  played: [number, number];
  salt: string | null;
}
/**
 * How a player's notifications are set: `off` are the rooms without any.
 *
 * `key` is the server's public key, in base64url, with which a browser subscribes.
 */
export interface NotificationsEvent {
  id: string;
  key: string;
  off: string[];
  type: "notifications";
}
/**
 * The letters in a mailbox, by slot; the mailbox `expires` (ms since 1970 UTC).
 */
export interface MailboxEvent {
  expires: number;
  id: string;
  letters: {
    [k: string]: string;
  } | null;
  type: "mailbox";
}
/**
 * The room is live on another node of the server: reconnect once, with `?node=` and this name in the URL.
 *
 * A command that has no answer yet is not carried out here: send it again there, under its id. If you stay, this node
 * carries it out after a second.
 */
export interface Elsewhere {
  node: string;
  type: "elsewhere";
}
/**
 * The server closes this connection after this message, and says why.
 */
export interface Goodbye {
  code: GoodbyeCode;
  message: string;
  type: "goodbye";
}
/**
 * Say who you are: the first command of every connection.
 *
 * `updates`: show a room by one snapshot and then by its changes, as `update` events; without it, by snapshots alone.
 */
export interface Hello {
  client: string;
  id: string;
  key: string;
  name: string;
  protocol: number;
  type: "hello";
  updates?: boolean;
}
/**
 * Ask which games this server has; answered by `catalog` and `ack`.
 */
export interface AskCatalog {
  id: string;
  type: "catalog";
}
/**
 * Subscribe to the public rooms, of a game and a form or of any; answered by `ack` and `lobby`.
 *
 * The list is sent again when it has changed, at most once a second, until the connection enters a room, asks for
 * another list, or sends `leave`. Leave your room before you send it.
 */
export interface ListRooms {
  form?: ("match" | "solo" | "together" | "race" | "mirror") | null;
  game?: string | null;
  id: string;
  type: "list_rooms";
}
/**
 * Subscribe to your games: rooms in which you have a seat, that you own, or to which you are challenged.
 *
 * It is answered by `ack` and `games`.
 *
 * Until the connection ends, `games_changed` follows after each change. You need not enter the rooms.
 */
export interface WatchGames {
  id: string;
  type: "watch_games";
}
/**
 * Find an opponent with the same game, options, form and clock; answered as `create_room` is.
 *
 * You get a seat in the room of a player who waits, or else in a new room in which you wait. The room's number is
 * drawn and hidden, its roles are drawn, and it gives no hints. If you return to such a room while another player
 * waits for the same, you are both seated in that player's room.
 */
export interface QuickMatch {
  clock?: Clock | null;
  form?: "match" | "solo" | "together" | "race" | "mirror";
  game: string;
  id: string;
  options?: {
    [k: string]: unknown;
  };
  type: "quick_match";
}
/**
 * Create a room, own it, take its first free seat and enter it.
 *
 * `number` None: the server draws one for each match and hides it until the match is over; in a solo game it is shown.
 * `role`: the role of the owner, or of seat 0 if computers have all seats, in the first leg of a match; None: drawn.
 * `spectators`: people without a seat may watch. `clock` None: there is no time limit. `computers`: by seat, the level
 * of the computer that plays it, or None for a person; an empty list: people only. If computers have all seats, the
 * owner watches. `hints`: the seats of a duel may ask for hints; in a solo game you always may. `seats`: their number,
 * if the game leaves it open; None: the fewest possible. `pace`: the minimum seconds that a computer takes for a move;
 * None: the server's default, longer in a race. `notes`: views show what is still possible, in games with notes.
 * `winnable`: only numbers that can be won are drawn, in games whose `winnable` is true. `public`: the lobby lists the
 * room while people are in it. `casual`: you play alone and can undo every move, and the score is counted apart.
 * `challenge`: a player whom you have played before. The other seat is kept for that player for a day, in which the
 * room is in their list of games.
 */
export interface CreateRoom {
  casual?: boolean;
  challenge?: string | null;
  clock?: Clock | null;
  /**
   * @maxItems 48
   */
  computers?: (string | null)[];
  form?: "match" | "solo" | "together" | "race" | "mirror";
  game: string;
  hints?: boolean;
  id: string;
  notes?: boolean;
  number?: number | null;
  options?: {
    [k: string]: unknown;
  };
  pace?: number | null;
  public?: boolean;
  role?: ("maximizer" | "minimizer" | "owner" | "guesser" | "player") | null;
  seats?: number | null;
  spectators?: boolean;
  type: "create_room";
  winnable?: boolean;
}
/**
 * Change the room's settings. Only the owner may do this, between matches, and sends all of them.
 *
 * `seats` None: as many as before, or the fewest possible if `form` changes. If there are fewer now, free seats are
 * removed and players may move up. `form`, `notes`, `winnable`, `public` and `casual` None: as before.
 */
export interface Configure {
  casual?: boolean | null;
  clock: Clock | null;
  form?: ("match" | "solo" | "together" | "race" | "mirror") | null;
  hints: boolean;
  id: string;
  notes?: boolean | null;
  number: number | null;
  options?: {
    [k: string]: unknown;
  };
  pace?: number | null;
  public?: boolean | null;
  role: ("maximizer" | "minimizer" | "owner" | "guesser" | "player") | null;
  seats?: number | null;
  spectators: boolean;
  type: "configure";
  winnable?: boolean | null;
}
/**
 * Make the room's matches a tournament of these names. Only the owner may, between matches.
 *
 * The names differ, and all of them are given: a name that stays keeps its results, and an empty list ends the
 * tournament.
 */
export interface Enlist {
  id: string;
  /**
   * @maxItems 5
   */
  names: string[];
  type: "enlist";
}
/**
 * Choose the tournament name under which your seat plays from now on. Possible between matches.
 *
 * If players take turns and see the same cards, you can also play a free `seat` at your own terminal. If you
 * have two seats, you act for the seat that has the turn, and are ready, agree and stand up for both. If you own the
 * room, `free` gives up the second one.
 */
export interface PlayAs {
  id: string;
  name: string;
  seat?: number | null;
  type: "play_as";
}
/**
 * Decline the challenge for which the room was made, or withdraw your own: the seat is kept no longer.
 *
 * `refuse`: decline all further challenges by this player, until you challenge them.
 */
export interface EndChallenge {
  id: string;
  refuse?: boolean;
  type: "end_challenge";
}
/**
 * Remove the player or computer from a seat. Only the owner may, between matches.
 *
 * In a room for a quick match, a seated player may too, before the match begins, if the other has been away for long.
 */
export interface Free {
  id: string;
  seat: number;
  type: "free";
}
/**
 * Remove a player from the room for good. Only the owner may, and not a player of the match under way.
 */
export interface Ban {
  id: string;
  player: string;
  type: "ban";
}
/**
 * Make another seated player the room's owner. Only the owner may.
 */
export interface PassOn {
  id: string;
  seat: number;
  type: "pass_on";
}
/**
 * Let a computer play a free seat. Only the owner may, between matches. `free` removes it again.
 */
export interface SeatComputer {
  id: string;
  level: string;
  seat: number;
  type: "seat_computer";
}
/**
 * Enter a room; `alongside` lets you in although another connection of yours is in it.
 */
export interface Enter {
  alongside?: boolean;
  id: string;
  room: string;
  type: "enter";
}
/**
 * Take a seat of the room, or take your own seat back from the computer; `seat` None: the first free one.
 *
 * If more than two play, or all play together, it asks the others for the seat of a player who is away or has left.
 */
export interface Sit {
  id: string;
  seat?: number | null;
  type: "sit";
}
/**
 * Give up your seat, while no match is under way.
 */
export interface Stand {
  id: string;
  type: "stand";
}
/**
 * Say that you are ready for a leg; it starts when every seat is ready.
 */
export interface Ready {
  id: string;
  leg: number;
  match: number;
  type: "ready";
}
/**
 * Make a move, in the game's notation, at the ply of the view that the player saw.
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
 * Give up the match: the other player wins. If more than two play, or all play together, the others play on.
 */
export interface Resign {
  id: string;
  match: number;
  type: "resign";
}
/**
 * Win the match, or let a computer play on, if another player has been away long enough.
 *
 * `computer` None: you win, in a match between two players. Otherwise a computer of this level plays the absent
 * player's seat, if all other players agree. `seat`: the absent player's seat, if several players may be away.
 */
export interface Claim {
  computer?: string | null;
  id: string;
  match: number;
  seat?: number | null;
  type: "claim";
}
/**
 * Offer the other seats a rematch after `match`, or ask them for a takeback of your last move.
 *
 * The rematch begins when every seat has offered or accepted the same. For a `takeback`, `leg` and `ply` say where the
 * leg stood when you asked. A player alone needs nobody's consent, and can take back moves that revealed nothing, or
 * any in a casual game.
 */
export interface Offer {
  id: string;
  leg?: number | null;
  match: number;
  ply?: number | null;
  type: "offer";
  what: "same_number" | "new_number" | "takeback" | "replacement";
}
/**
 * Accept or decline an offer or a request; declining your own withdraws it.
 */
export interface Answer {
  accept: boolean;
  id: string;
  match: number;
  type: "answer";
  what: "same_number" | "new_number" | "takeback" | "replacement";
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
 * Ask what the computer would play now; answered by `ack`, and by `hint` as soon as it is computed.
 *
 * Everybody in the room sees that you asked, and the record contains it.
 */
export interface AskHint {
  id: string;
  leg: number;
  match: number;
  ply: number;
  type: "hint";
}
/**
 * Ask how well a finished match of this room was played; answered by `ack`, then `analysis` with its progress.
 */
export interface AskAnalysis {
  id: string;
  match: number;
  type: "analysis";
}
/**
 * Ask for the scores on a game number; answered by `ack`, then by `number` at once and after each change.
 *
 * `tree`: include the leg that the computer played on it. `together`: the number of players whose standings are
 * wanted; None: the standings of solo games and matches.
 */
export interface AskNumber {
  game: string;
  id: string;
  number: number;
  options?: {
    [k: string]: unknown;
  };
  together?: number | null;
  tree?: boolean;
  type: "number";
}
/**
 * Ask for a page of what everybody saw of a match; answered by one `replay`, then `ack`.
 *
 * The page begins at the ply `first` of a `leg`, which is counted from 1. Ply 0 is the opening.
 */
export interface AskReplay {
  first?: number;
  form?: "match" | "solo" | "together" | "race" | "mirror";
  game?: string;
  id: string;
  leg?: number;
  /**
   * @maxItems 48
   */
  legs?: MovesOfLeg[];
  match?: string | null;
  number?: number;
  options?: {
    [k: string]: unknown;
  };
  rules?: number;
  type: "replay";
}
/**
 * A leg: its roles by seat, and its moves, each with the seat that made it.
 *
 * `by_computer` are the plies, from 0, at which the computer moved in a player's place; these moves don't count in an
 * analysis. `number` is None unless each leg has its own.
 */
export interface MovesOfLeg {
  /**
   * @maxItems 1000
   */
  by_computer?: number[];
  /**
   * @maxItems 1000
   */
  moves: [number, string][];
  number?: number | null;
  /**
   * @minItems 1
   * @maxItems 48
   */
  roles: [
    "maximizer" | "minimizer" | "owner" | "guesser" | "player",
    ...("maximizer" | "minimizer" | "owner" | "guesser" | "player")[]
  ];
}
/**
 * Ask how well a match was played; answered by `ack`, then by an `analysis` for each step of the work.
 */
export interface Judge {
  form?: "match" | "solo" | "together" | "race" | "mirror";
  game?: string;
  id: string;
  /**
   * @maxItems 48
   */
  legs?: MovesOfLeg[];
  match?: string | null;
  number?: number;
  options?: {
    [k: string]: unknown;
  };
  rules?: number;
  type: "judge";
}
/**
 * Ask for your best solo games of a game with these options; answered by `scores` and `ack`.
 */
export interface AskScores {
  game: string;
  id: string;
  options?: {
    [k: string]: unknown;
  };
  type: "scores";
}
/**
 * Ask for your statistics of a game with these options; answered by `statistics` and `ack`.
 */
export interface AskStatistics {
  game: string;
  id: string;
  options?: {
    [k: string]: unknown;
  };
  type: "statistics";
}
/**
 * Ask for the best rated players of a game, and your own rating; answered by `standings` and `ack`.
 *
 * The ratings are those of live play, or those of `correspondence` games.
 */
export interface AskStandings {
  correspondence?: boolean;
  game: string;
  id: string;
  type: "standings";
}
/**
 * Ask for a player's page; answered by `player` and `ack`. `player` None: yourself.
 */
export interface AskPlayer {
  id: string;
  player?: string | null;
  type: "player";
}
/**
 * Ask for finished matches, the newest first; answered by `matches` and `ack`.
 *
 * Only matches that fit all that is given: of a `player` (None: yourself), of a `game`, with an `opponent`, with a
 * `result` for the player, that ended on a day from `since` to `until`, with a leg on a `number` of the game.
 * `everyone`: the matches of all players on that number. `page` is `next` of the page before, with all else as it was;
 * None: the first page.
 */
export interface AskMatches {
  everyone?: boolean;
  game?: string | null;
  id: string;
  number?: number | null;
  opponent?: string | null;
  page?: string | null;
  player?: string | null;
  result?: ("won" | "lost" | "drawn" | "played") | null;
  since?: string | null;
  type: "matches";
  until?: string | null;
}
/**
 * Ask for the results of two players against each other; answered by `head_to_head` and `ack`.
 *
 * `player` None: yourself.
 */
export interface AskHeadToHead {
  id: string;
  opponent: string;
  player?: string | null;
  type: "head_to_head";
}
/**
 * Send a line of plain text to everybody in the room.
 */
export interface Say {
  id: string;
  text: string;
  type: "chat";
}
/**
 * Ask for a code that moves your seat to another device; answered by `seat_code` and `ack`.
 */
export interface AskSeatCode {
  id: string;
  type: "seat_code";
}
/**
 * Enter a room and take over the seat that a code was made for.
 */
export interface TakeSeat {
  code: string;
  id: string;
  room: string;
  type: "take_seat";
}
/**
 * Leave the room; you keep your seat.
 */
export interface Leave {
  id: string;
  type: "leave";
}
/**
 * Ask about a game's daily number; answered by `daily` and `ack`.
 *
 * `day`: the day whose table is wanted, one of the last 30 that have ended; None: yesterday.
 */
export interface AskDaily {
  day?: string | null;
  game: string;
  id: string;
  type: "daily";
}
/**
 * Open a room for your try on today's number of a game, and take a seat there; answered as `create_room` is.
 *
 * The other seat belongs to the `computer`, at the level that `daily` names, or is free for a `friend`. The try is
 * used up as soon as the first leg begins.
 */
export interface PlayDaily {
  against: "computer" | "friend";
  game: string;
  id: string;
  type: "play_daily";
}
/**
 * Ask for the key to subscribe with, and for the rooms without notifications; answered by `notifications`.
 */
export interface AskNotifications {
  id: string;
  type: "notifications";
}
/**
 * Have notifications sent to a browser, by the endpoint and the keys of its push subscription.
 *
 * `p256dh` and `auth` are in base64url, as the Push API gives them. A player has at most ten subscriptions, of which
 * the latest are kept.
 */
export interface SubscribePush {
  auth: string;
  endpoint: string;
  id: string;
  p256dh: string;
  type: "push_subscribe";
}
/**
 * Have no more notifications sent to a browser.
 */
export interface UnsubscribePush {
  endpoint: string;
  id: string;
  type: "push_unsubscribe";
}
/**
 * Turn your notifications about the room that you are in on or off, on all your devices; they are on at first.
 */
export interface SetRoomNotifications {
  id: string;
  on: boolean;
  type: "room_notifications";
}
/**
 * Open a mailbox for ten minutes, or find it open; answered by `ack`.
 */
export interface OpenMailbox {
  id: string;
  mailbox: string;
  type: "open_mailbox";
}
/**
 * Put a letter into a mailbox, once for each slot; answered by `ack`.
 *
 * The letter `end` removes the letters before it, and none can follow it.
 */
export interface PutLetter {
  id: string;
  letter: string;
  mailbox: string;
  slot: "request" | "identity" | "end";
  type: "put_letter";
}
/**
 * Ask for the letters in a mailbox; answered by `mailbox` and `ack`.
 */
export interface ReadMailbox {
  id: string;
  mailbox: string;
  type: "read_mailbox";
}
/**
 * The whole match; `digest` holds everything else as it is.
 *
 * `package` is the package that the game comes from, with its version: absent for a game that comes with Turnabout.
 * `casual`: the player could undo moves that had shown a hidden card. `correspondence`: each move had a day or more.
 * Both are absent otherwise.
 */
export interface Record {
  casual?: true | null;
  correspondence?: true | null;
  digest: string;
  form: "match" | "solo" | "together" | "race" | "mirror";
  game: string;
  legs: RecordLeg[];
  options: {
    [k: string]: unknown;
  };
  package?: string | null;
  result: RecordResult;
  rules: number;
  seats: RecordSeat[];
  /**
   * version of this shape
   */
  turnabout: 1;
}
/**
 * One leg: the number, its deck with index 0 on top (None if the game has none), and everything that was played.
 *
 * `commitment` is None if the number was known from the start; `roles` are by seat; `moves` leaves out moves that were
 * taken back; `result` is None if the match ended before the leg did; `left` are the cards that were never played.
 */
export interface RecordLeg {
  commitment: RecordCommitment | null;
  deck: string[] | null;
  incidents: (
    | RecordTakeback
    | RecordComputer
    | RecordReturned
    | RecordLeft
    | RecordReplaced
    | RecordResigned
    | RecordClaimed
    | RecordFlag
    | RecordRanOut
    | RecordClock
    | RecordHint
  )[];
  left:
    | string[]
    | {
        [k: string]: string[];
      };
  moves: RecordMove[];
  number: number;
  opening: {
    [k: string]: unknown;
  };
  result: RecordLegResult | null;
  roles: {
    [k: string]: "maximizer" | "minimizer" | "owner" | "guesser" | "player";
  };
}
/**
 * The commitment to a hidden number, and the salt that proves it. rules: deals, Hidden numbers
 */
export interface RecordCommitment {
  salt: string;
  sha256: string;
}
/**
 * A seat took back all moves from its last one on, if the others agreed: `moves`, which the leg doesn't list.
 *
 * `shown`: they had shown the seat a hidden card. Absent otherwise.
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
  shown?: true | null;
}
/**
 * A move and the score after it; a game may add fields of its own.
 */
export interface RecordMove {
  at: string | null;
  move: string;
  score:
    | number
    | {
        [k: string]: number;
      };
  seat: number;
  [k: string]: unknown;
}
/**
 * The computer, at a level, played on for a seat while its player was away.
 */
export interface RecordComputer {
  at: string | null;
  kind: "computer";
  level: string;
  ply: number;
  seat: number;
}
/**
 * A seat's player took the seat back from the computer.
 */
export interface RecordReturned {
  at: string | null;
  kind: "returned";
  ply: number;
  seat: number;
}
/**
 * A seat's player left the match; the others continued.
 */
export interface RecordLeft {
  at: string | null;
  kind: "left";
  ply: number;
  seat: number;
}
/**
 * Another person took over the seat, if all players agreed.
 */
export interface RecordReplaced {
  at: string | null;
  kind: "replaced";
  name: string;
  player: string;
  ply: number;
  seat: number;
}
/**
 * A seat resigned.
 */
export interface RecordResigned {
  at: string | null;
  kind: "resigned";
  ply: number;
  seat: number;
}
/**
 * A seat claimed the match because the other player had been away since `since`.
 */
export interface RecordClaimed {
  at: string | null;
  kind: "claimed";
  ply: number;
  seat: number;
  since: string;
}
/**
 * A seat's time ran out and it lost the match; nobody won if both seats' time ran out at the same instant.
 */
export interface RecordFlag {
  at: string | null;
  kind: "flag";
  ply: number;
  seat: number;
}
/**
 * A seat's time in the leg ran out, and the others played on.
 */
export interface RecordRanOut {
  at: string | null;
  kind: "ran_out";
  ply: number;
  seat: number;
}
/**
 * A seat's running clock got `ms` back, because the server had been away.
 */
export interface RecordClock {
  at: string | null;
  kind: "clock";
  ms: number;
  ply: number;
  seat: number;
}
/**
 * A seat got a hint.
 */
export interface RecordHint {
  at: string | null;
  kind: "hint";
  ply: number;
  seat: number;
}
/**
 * A finished leg's score, and its parts as the game's page names them.
 */
export interface RecordLegResult {
  parts: {
    [k: string]: unknown;
  };
  score:
    | number
    | {
        [k: string]: number;
      };
}
/**
 * The winners, the deciding score of each seat whose leg was played out, and the reason.
 */
export interface RecordResult {
  scores: {
    [k: string]: number;
  };
  why: "score" | "resigned" | "claimed" | "flag";
  winners: number[];
}
/**
 * Who held a seat when the match began; `player` is a player id, or `computer:` and its level.
 */
export interface RecordSeat {
  name: string;
  player: string;
  seat: number;
}
