// Made from protocol/events.schema.json by tests/web/types.mjs for net/frames.js, which explains it.

/** @type {{[shape: string]: {[field: string]: string | [string | null] | null}}} */
export const SHAPES = {
  Analysis: {
    legs: "JudgedLeg",
  },
  analysis: {
    analysis: "Analysis",
    failed: null,
    judged: "EarlyJudgement",
  },
  catalog: {
    games: "GameInfo",
  },
  chat: {
    lines: "ChatLine",
  },
  ChatLine: {
    seat: null,
  },
  Clock: {
    leg: null,
    move: null,
  },
  daily: {
    own: null,
    room: null,
    yesterday: "DailyTable",
  },
  DailyTable: {
    number: null,
    salt: null,
  },
  EarlyJudgement: {
    fault: null,
  },
  GameInfo: {
    labels: null,
    other_forms: null,
    package: null,
  },
  GameOfPlayer: {
    correspondence: "RatingRow",
    rating: "RatingRow",
    statistics: "Statistics",
  },
  games_changed: {
    changed: "PlayerGame",
  },
  games: {
    games: "PlayerGame",
  },
  HelpedScore: {
    seconds: null,
  },
  JudgedLeg: {
    lost_at: null,
    moves: "JudgedMove",
    verdict: null,
  },
  JudgedMove: {
    fault: null,
  },
  LastMoveInfo: {
    at: null,
    move: null,
  },
  LegInfo: {
    began: null,
    by_seat: null,
    commitment: null,
    last: null,
    number: null,
    parts: null,
    salt: null,
    score: null,
    undo_to: null,
  },
  lobby: {
    form: null,
    game: null,
    rooms: "LobbyRoom",
  },
  LobbyRoom: {
    clock: "Clock",
    role: null,
    seats: "SeatInfo",
  },
  mailbox: {
    letters: null,
  },
  MatchInfo: {
    clocks: null,
    commitment: null,
    legs: ["LegInfo"],
    number: null,
    replacing: "ReplacementInfo",
    result: null,
    salt: null,
    takeback: null,
  },
  matches: {
    matches: "PastMatch",
    name: null,
    next: null,
    player: null,
  },
  number: {
    computer: null,
    own_casual: "HelpedScore",
    own_helped: "HelpedScore",
    par: null,
    standings: "Standing",
    together: null,
    tree: "=game",
    verdict: null,
  },
  PastMatch: {
    daily: null,
    seat: null,
    seats: "PastSeat",
  },
  PastSeat: {
    change: null,
    score: null,
  },
  player: {
    first: null,
    games: "GameOfPlayer",
    matches: "PastMatch",
    next: null,
  },
  PlayerGame: {
    challenge: null,
    clock: "Clock",
    declined: null,
    due: null,
    last_move: "LastMoveInfo",
    leg: null,
    legs: null,
    match: null,
    number: null,
    role: null,
    score: null,
    seats: "SeatInfo",
    winners: null,
  },
  RatingRow: {
    rank: null,
  },
  record: {
    match_id: null,
    record: null,
  },
  rejected: {
    id: null,
  },
  ReplacementInfo: {
    by: null,
    level: null,
    name: null,
    player: null,
  },
  replay: {
    outline: null,
    plies: null,
    refused: null,
    sights: "Sight",
  },
  room: {
    agreed: null,
    challenge: null,
    clock: "Clock",
    daily: null,
    expires: null,
    match: "MatchInfo",
    next: null,
    number: null,
    pace: null,
    role: null,
    seats: "SeatInfo",
    seq: null,
    tournament: "TournamentInfo",
    view: "=game",
  },
  SeatInfo: {
    computer: null,
    name: null,
    player: null,
  },
  Sight: {
    move: null,
    seat: null,
    view: "=game",
  },
  Standing: {
    own: null,
    own_seconds: null,
    rank: null,
    seconds: null,
  },
  standings: {
    own: "RatingRow",
    rows: "RatingRow",
  },
  Statistics: {
    average: null,
    best: null,
    longest: null,
    streak: null,
    wins: null,
  },
  statistics: {
    forms: "Statistics",
  },
  TournamentInfo: {
    names: "TournamentName",
  },
  TournamentName: {
    average: null,
    highest: null,
    lowest: null,
  },
  welcome: {
    games: "GameInfo",
    web: null,
  },
  BoardMove: {
    change: null,
  },
  mirror: {
    boards: ["=game"],
    moves: "BoardMove",
  },
};
