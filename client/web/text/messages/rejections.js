// Made from client/text/en/rejections.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "rejections", {
  frameIsBinary: () => "The server got a binary frame. Send text frames with one JSON object each.",
  frameIsNotJson: () => "The server got a frame that is not JSON. Send one JSON object.",
  typeMissing: () => "The command has no type. Add one.",
  /** @param {{type: string}} values */
  unknownType: ({ type }) => `The server can’t do this (${type}): its Turnabout is older than yours. Ask your host to upgrade it.`,
  /** @param {{field: string}} values */
  unknownField: ({ field }) => `The command has no field ${field}. Remove it.`,
  /** @param {{field: string}} values */
  fieldMissing: ({ field }) => `The command needs a field ${field}. Add it.`,
  /** @param {{field: string}} values */
  fieldWrong: ({ field }) => `The command’s field ${field} has a wrong value. Change it.`,
  /** @param {{newer: boolean}} values */
  wrongProtocol: ({ newer }) => newer ? "Your Turnabout is older than the server’s. Upgrade it." : "The server’s Turnabout is older than yours. Ask your host to upgrade it.",
  helloMissing: () => "The server does not know you yet. Say hello first.",
  helloRepeated: () => "You have said hello already. Open a connection for each person.",
  /** @param {{limit: number}} values */
  nameLength: ({ limit }) => `A name has 1 to ${formats.number(limit)} characters. Choose another one.`,
  nameInvisibleCharacter: () => "This name contains an invisible character. Use letters, digits, signs or emoji.",
  nameLikeComputer: () => "A name can’t begin with “computer:”. Choose another one.",
  /** @param {{limit: number}} values */
  lineLength: ({ limit }) => `A message has 1 to ${formats.number(limit)} characters. Change yours.`,
  /** @param {{text: "name" | "line"}} values */
  textHiddenCharacter: ({ text }) => `${text === "name" ? "This name" : "This message"} contains a hidden character. Remove it.`,
  /** @param {{text: "name" | "line"}} values */
  textTooManyMarks: ({ text }) => `${text === "name" ? "This name" : "This message"} has too many marks on one letter. Remove some.`,
  /** @param {{text: "name" | "line"}} values */
  textShowsNothing: ({ text }) => `${text === "name" ? "This name" : "This message"} shows nothing. Use letters, digits, signs or emoji.`,
  /** @param {{seconds: number}} values */
  commandsTooFast: ({ seconds }) => `You send commands too fast. Try again in ${formats.duration(seconds)}.`,
  /** @param {{seconds: number}} values */
  linesTooFast: ({ seconds }) => `You send messages too fast. Try again in ${formats.duration(seconds)}.`,
  /** @param {{seconds: number}} values */
  replaysTooFast: ({ seconds }) => `You ask for too many replays. Try again in ${formats.duration(seconds)}.`,
  /** @param {{seconds: number}} values */
  pagesTooFast: ({ seconds }) => `You go through this replay too fast. Try again in ${formats.duration(seconds)}.`,
  /** @param {{seconds: number}} values */
  linksTooFast: ({ seconds }) => `You link devices too fast. Try again in ${formats.duration(seconds)}.`,
  /** @param {{seconds: number}} values */
  tooManyWrongCodes: ({ seconds }) => `Too many wrong codes. Try again in ${formats.duration(seconds)}.`,
  /** @param {{seconds: number}} values */
  roomsTooFast: ({ seconds }) => `Too many rooms were opened from your address. Try again in ${formats.duration(seconds)}.`,
  /** @param {{seconds: number}} values */
  matchesTooFast: ({ seconds }) => `Too many matches were started from your address. Try again in ${formats.duration(seconds)}.`,
  storeAway: () => "The server can’t reach its store, so this may not have been done. Try again.",
  storeReadOnly: () => "The server can’t write to its store, so this was not done. Try again.",
  databaseAway: () => "The server can’t reach its database of finished matches. Try again later.",
  roomStopped: () => "This room stopped because of a fault in the server. The match is kept: you can resume it when the server is repaired.",
  roomBusy: () => "Too many commands are waiting in this room. Try again in a moment.",
  logFull: () => "This room has become too long. Open a new room.",
  /** @param {{example: string}} values */
  notARoomCode: ({ example }) => `This is not a room code. A code looks like ${example}. Check it with your host.`,
  /** @param {{room: string}} values */
  noSuchRoom: ({ room }) => `There is no room ${room} on this server. Check the code with your host.`,
  notInRoom: () => "You are not in a room. Enter one first.",
  /** @param {{room: string}} values */
  inRoom: ({ room }) => `You are in room ${room}. Leave it first.`,
  /** @param {{room: string}} values */
  connectedElsewhere: ({ room }) => `You are already in room ${room}, on another device or in another window. Play here, too, or join as someone else.`,
  removedFromRoom: () => "The owner removed you from this room. Join another room.",
  /** @param {{names: readonly string[]}} values */
  roomFull: ({ names }) => `The room is full. The players are ${formats.names(names)}.`,
  /** @param {{names: readonly string[]}} values */
  noSpectators: ({ names }) => `The room is full and has no spectators. The players are ${formats.names(names)}.`,
  /** @param {{name: string | null}} values */
  notOwner: ({ name }) => name === null ? "Only the owner can do this." : `Only the owner can do this. Ask ${formats.name(name)}.`,
  /** @param {{what: "stand" | "seat_computer" | "free" | "ban" | "configure" | "enlist" | "play_as" | "other"}} values */
  onlyBetweenMatches: ({ what }) => `You can ${what === "stand" ? "leave your seat" : what === "seat_computer" ? "add a computer player" : what === "free" ? "free a seat" : what === "ban" ? "remove a player with a seat" : what === "configure" ? "change the settings" : what === "enlist" ? "change the competitors" : what === "play_as" ? "choose who plays" : "do this"} only between matches. Wait until the match is over.`,
  /** @param {{game: string, games: readonly string[]}} values */
  unknownGame: ({ game, games }) => `This server does not have the game ${formats.name(game)}. Choose ${formats.either(games)}.`,
  /** @param {{game: string, rules: number}} values */
  unknownRules: ({ game, rules }) => `This server does not have version ${rules} of the rules of ${formats.name(game)}.`,
  /** @param {{game: string, option: string}} values */
  wrongOption: ({ game, option }) => `The option ${option} of ${formats.name(game)} can’t have this value. Choose another one.`,
  /** @param {"match" | "solo" | "together" | "race" | "mirror"} key */
  form: (key) =>
    ({
      match: "against each other",
      solo: "alone",
      together: "together",
      race: "as a race",
      mirror: "as a mirror match",
    })[key],
  /** @param {{game: string, form: string, forms: readonly string[]}} values */
  formNotPlayed: ({ game, form, forms }) => `With these options, you can’t play ${formats.name(game)} ${form}. Play it ${formats.either(forms)}.`,
  /** @param {{game: string, form: string, fewest: number, most: number, wished: number, exact: boolean}} values */
  seatsNotPlayed: ({ game, form, fewest, most, wished, exact }) => `${formats.name(game)}, played ${form}, can’t have ${formats.number(wished)} seats. ${exact ? `Choose ${formats.number(most)}.` : `Choose from ${formats.number(fewest)} to ${formats.number(most)}.`}`,
  /** @param {{game: string}} values */
  noRoleToChoose: ({ game }) => `All players of ${formats.name(game)} have the same role, so there is none to choose.`,
  /** @param {{game: string, role: string, roles: readonly string[]}} values */
  unknownRole: ({ game, role, roles }) => `${formats.name(game)} has no role “${role}”. Choose ${formats.either(roles)}.`,
  /** @param {"maximizer" | "minimizer" | "player" | "owner" | "guesser"} key */
  role: (key) =>
    ({
      maximizer: "maximizer",
      minimizer: "minimizer",
      player: "player",
      owner: "owner",
      guesser: "guesser",
    })[key],
  /** @param {{game: string}} values */
  noWinnableNumbers: ({ game }) => `${formats.name(game)} is played for points, so no number can be won or lost. Choose another number.`,
  noWinnableNumberFound: () => "No winnable number was found in time. Try again, or enter a number.",
  raceWithoutClock: () => "A race has no clock: the first player to finish wins. Choose no clock.",
  soloWithoutClock: () => "You play alone, so there is no clock. Choose no clock.",
  casualNotAlone: () => "Only a game that you play alone can be casual.",
  /** @param {{game: string}} values */
  casualUndoesAnyway: ({ game }) => `${game} undoes every move anyway, so it is not casual.`,
  /** @param {{level: string, levels: readonly string[]}} values */
  unknownLevel: ({ level, levels }) => `This server has no computer level “${level}”. Choose ${formats.either(levels)}.`,
  /** @param {{seats: number, wished: number}} values */
  levelsPerSeat: ({ seats, wished }) => `${wished === 1 ? `There is ${formats.number(wished)} entry` : `There are ${formats.number(wished)} entries`} for computers, but ${seats === 1 ? `${formats.number(seats)} seat` : `${formats.number(seats)} seats`}. Give one for each seat.`,
  /** @param {{limit: number}} values */
  tooManyComputers: ({ limit }) => `Your rooms can have ${limit === 1 ? `${formats.number(limit)} computer player` : `${formats.number(limit)} computer players`} in all. Remove one first.`,
  quickMatchAlone: () => "A quick match needs another player. Choose another form, or open a room.",
  challengeNeedsTwoSeats: () => "A challenge is for two players. Choose two seats and no computer.",
  challengeYourself: () => "You can’t challenge yourself. Choose another player.",
  neverOpponents: () => "You can challenge only players against whom you have finished a match.",
  /** @param {{name: string, room: string}} values */
  challengedAlready: ({ name, room }) => `You have challenged ${formats.name(name)} already, in room ${room}. Wait for the answer, or withdraw it.`,
  /** @param {{limit: number}} values */
  tooManyChallenges: ({ limit }) => `You have ${limit} open challenges, which is the most. Withdraw one.`,
  /** @param {{name: string}} values */
  challengesRefused: ({ name }) => `${formats.name(name)} doesn’t accept your challenges.`,
  pushEndpointNotPublic: () => "The server can’t reach the notification service of your browser. Use another browser.",
  pushKeysInvalid: () => "Your browser’s keys for notifications are not valid. Turn notifications off and on again.",
  /** @param {{name: string}} values */
  seatKept: ({ name }) => `This seat is kept for ${formats.name(name)}. You can watch.`,
  noChallenge: () => "This room is no longer a challenge.",
  /** @param {{name: string}} values */
  notChallenged: ({ name }) => `This challenge is for ${formats.name(name)}.`,
  quickMatchSettings: () => "Both players asked for these settings. Change them after the match, or open your own room.",
  quickMatchComputer: () => "This seat is for another player. To play the computer, leave and open your own room.",
  nobodyWaits: () => "Nobody waits in this room any more. Look for another match.",
  waitingRoomUnreachable: () => "The waiting players can’t be reached. Try again in a minute.",
  /** @param {{seats: number, wished: number}} values */
  moreSeatedThanSeats: ({ seats, wished }) => `More seats are taken (${formats.number(seats)}) than you asked for (${formats.number(wished)}). Free some first.`,
  sharedTerminalAtOnce: () => "Players move at the same time here, so they can’t share a terminal. Use one each, or add a computer player.",
  sharedTerminalHidden: () => "Players hide something from each other here, so they can’t share a terminal. Use one each, or add a computer player.",
  notSeated: () => "You have no seat in this room. Take one first.",
  seatedAlready: () => "You have a seat in this room already. Leave it to take another.",
  /** @param {{seat: number, seats: number}} values */
  noSuchSeat: ({ seat, seats }) => `This room has no seat ${seat}. Choose ${seats === 1 ? "seat 1" : `a seat from 1 to ${seats}`}.`,
  /** @param {{name: string, free: readonly string[] | null}} values */
  seatTaken: ({ name, free }) => `${formats.name(name)} has that seat. ${free === null ? "No seat is free." : `Free seats: ${formats.either(free)}.`}`,
  seatEmpty: () => "Nobody has that seat. Choose a seat that is taken.",
  ownSeat: () => "That is your own seat. Leave it to free it.",
  computerTakesNoSeat: () => "A computer does not take a seat by itself. The owner adds it.",
  computerNotPlaying: () => "The computer does not play this seat.",
  computerPlaysYourSeat: () => "The computer plays your seat. Take it back first.",
  computerPlaysAlready: () => "The computer plays for that player already.",
  computerOwnsNoRoom: () => "A computer can’t own a room. Choose a person.",
  ownerAlready: () => "This player owns the room already. Choose another player.",
  removeYourself: () => "You can’t remove yourself. Leave the room instead.",
  removedAlready: () => "You have removed this player already.",
  /** @param {{limit: number}} values */
  tooManyRemoved: ({ limit }) => `You have removed ${formats.number(limit)} players, the most allowed. Open a new room.`,
  /** @param {{name: string}} values */
  playerIsHere: ({ name }) => `${formats.name(name)} is here. You can do this only if a player is away.`,
  /** @param {{name: string, patience: number, seconds: number}} values */
  playerNotAwayLongEnough: ({ name, patience, seconds }) => `${formats.name(name)} has been away for less than ${formats.duration(patience)}. Wait another ${formats.duration(seconds)}.`,
  /** @param {{name: string, patience: number, seconds: number}} values */
  waitedTooBriefly: ({ name, patience, seconds }) => `${formats.name(name)} has had a move to make for less than ${formats.duration(patience)}. Wait another ${formats.duration(seconds)}.`,
  /** @param {{example: string}} values */
  notASeatCode: ({ example }) => `This is not a seat code. A code looks like ${example}. Check it on your other device.`,
  seatCodeInvalid: () => "This seat code is wrong, used or expired. Ask for a new one.",
  seatCodeOutdated: () => "The player who made this code no longer has that seat. Ask for a new code.",
  linkInvalid: () => "This link is wrong, used or expired. Make a new one on your other device.",
  linkUsed: () => "Another device has used this link. Make a new one on your other device.",
  namesRepeated: () => "Each competitor needs a different name. Change one.",
  /** @param {{limit: number}} values */
  noTournamentToEnd: ({ limit }) => `There is no tournament in this room. Enter 1 to ${formats.number(limit)} names to start one.`,
  noTournament: () => "There is no tournament in this room. The owner can start one.",
  /** @param {{name: string, names: readonly string[]}} values */
  notCompeting: ({ name, names }) => `${formats.name(name)} is not a competitor. Choose ${formats.either(names)}.`,
  /** @param {{name: string}} values */
  namePlaysElsewhere: ({ name }) => `${formats.name(name)} plays at another seat. Choose another name.`,
  noLegToStart: () => "No leg is waiting to start.",
  /** @param {{match: number, leg: number}} values */
  notNextLeg: ({ match, leg }) => `Leg ${leg} of match ${match} is next. Get ready for that one.`,
  readyAlready: () => "You are ready already. Wait for the other players.",
  /** @param {{match: number}} values */
  matchNotUnderWay: ({ match }) => `Match ${match} is not being played now.`,
  /** @param {{match: number}} values */
  matchNotLast: ({ match }) => `Match ${match} is not the last match of this room.`,
  nextMatchAgreed: () => "The next match is agreed already. Get ready for its first leg.",
  seatFree: () => "A seat is free. The next match can start when a player takes it.",
  offeredAlready: () => "You have offered this already. Wait for the answer.",
  notOffered: () => "Nobody else offers this now. You can offer it.",
  agreedAlready: () => "You have agreed already. Wait for the other players.",
  leftMatch: () => "You left this match. Take your seat again to come back.",
  leftMatchAlready: () => "You left this match already. Take your seat again to come back.",
  noMatchYet: () => "No match has begun. Wait until a leg starts.",
  gameMovedOn: () => "The position has changed. Look at it and try again.",
  matchOver: () => "The match is over.",
  legOver: () => "The leg is over.",
  /** @param {{board: number}} values */
  boardOver: ({ board }) => `Board ${board} is over.`,
  /** @param {{name: string | null, board: number | null}} values */
  notYourTurn: ({ name, board }) => `${name === null ? "It is not your turn" : `It is ${formats.name(name)}’s turn`}${board === null ? "" : ` on board ${board}`}.`,
  /** @param {{board: number}} values */
  moveSealed: ({ board }) => `You have moved on board ${board}. Wait for the other board.`,
  outOfTime: () => "Your time has run out, and the room plays for you. Wait for the next leg.",
  /** @param {{move: string}} values */
  moveNotAllowed: ({ move }) => `The rules don’t allow ${move}. Choose another move.`,
  /** @param {{move: string, examples: readonly string[]}} values */
  notAMove: ({ move, examples }) => `“${move}” is not a move. Write a move such as ${formats.either(examples)}.`,
  /** @param {{move: string}} values */
  notACard: ({ move }) => `“${move}” is not a move: a card is missing or wrong. Write cards like KS or TD.`,
  noSuchBoard: () => "A mirror match has boards 1 and 2. Write 1: or 2: before your move.",
  hintsOff: () => "This room gives no hints. Its owner can allow them.",
  hintForComputer: () => "A computer gets no hints.",
  hintNotYourTurn: () => "Hints are for the player to move. Wait for your turn.",
  tooManyHints: () => "This match is too long for another hint. Play on.",
  /** @param {{game: string}} values */
  undoByMove: ({ game }) => `${game} has its own undo. Use that.`,
  undoReveals: () => "Your last move revealed a card, so you can’t undo it. In a casual game you can undo any move.",
  takebackWithoutPlace: () => "The takeback has no leg and move. Try again.",
  takebackAskedAlready: () => "A takeback is asked for already. Wait for the answer.",
  takebackAfterLeg: () => "The leg is over, so you can’t take back a move.",
  takebackWithoutMove: () => "You have made no move in this leg.",
  takebackFinal: () => "This move can’t be taken back.",
  tooManyTakebacks: () => "This match is too long for another takeback. Play on.",
  noTakebackAsked: () => "Nobody asks for a takeback now.",
  takebackOwn: () => "The other players must agree to your takeback. Wait for their answers.",
  claimAlone: () => "You play alone, so there is nobody to claim against.",
  claimOnlyOfTwo: () => "You can claim only a two-player match. Let the computer play for the absent player.",
  /** @param {{name: string}} values */
  claimInCorrespondence: ({ name }) => `In a correspondence game nobody plays for ${formats.name(name)} and nobody claims. A player whose time runs out loses.`,
  seatNotOfAnotherPerson: () => "That is not another person’s seat. Choose the seat of a player who is away.",
  nobodyAway: () => "Nobody is away.",
  /** @param {{several: readonly string[]}} values */
  severalAway: ({ several }) => `Several players are away. Choose seat ${formats.either(several)}.`,
  /** @param {{name: string}} values */
  playedToEnd: ({ name }) => `${formats.name(name)} has played to the end. That score counts.`,
  replacementAskedAlready: () => "A replacement is asked for already. Wait for the answer.",
  replacementByClaim: () => "Take a seat, or claim the match, to ask for a replacement.",
  noReplacementAsked: () => "Nobody asks for a replacement now.",
  replacementOwn: () => "The other players must agree; this is your seat.",
  nobodyToAgree: () => "No player is here who could agree. Wait until one comes back.",
  /** @param {{game: string}} values */
  noDailyNumber: ({ game }) => `${formats.name(game)} has no daily number. Choose another game.`,
  dailySettings: () => "Everyone plays the daily number with the same settings. For others, open your own room.",
  dailyTournament: () => "You can’t play the daily number in a tournament. Open your own room.",
  dailyComputer: () => "This room is for two people. To play the computer, start the daily number against the computer.",
  dailyHint: () => "There are no hints on the daily number.",
  dailyTakeback: () => "There are no takebacks on the daily number.",
  dailyOnce: () => "You can play the daily number once. Play tomorrow’s, or open your own room.",
  dailySeatKept: () => "You have played the daily number here and keep your seat. You can leave the room.",
  /** @param {{game: string, name: string | null}} values */
  dailyTried: ({ game, name }) => `${name === null ? "You have" : `${formats.name(name)} has`} played today’s number of ${formats.name(game)} already. A new one comes tomorrow.`,
  /** @param {{day: string}} values */
  dailyOver: ({ day }) => `The day of this number, ${formats.day(day)}, has ended. Open a room for today’s number.`,
  /** @param {{day: string}} values */
  dailyHidden: ({ day }) => `The daily number of ${formats.day(day)}, and the record of this match, are hidden until midnight UTC.`,
  /** @param {{day: string, first: string, last: string}} values */
  dailyDay: ({ day, first, last }) => `The results of ${formats.day(day)} are not available. Choose a day from ${formats.day(first)} to ${formats.day(last)}.`,
  /** @param {{match: number}} values */
  noSuchMatch: ({ match }) => `This room has had no match ${match}.`,
  /** @param {{match: number}} values */
  matchNotFinished: ({ match }) => `Match ${match} is not over yet. Wait until it is.`,
  noRecord: () => "The server has no record of this match: it ended without a move, or was deleted.",
  unknownPlayer: () => "This player has finished no match on this server.",
  samePlayer: () => "You can’t compare a player with themselves. Choose another player.",
  /** @param {{leg: number, legs: number}} values */
  noSuchLeg: ({ leg, legs }) => `There is no leg ${leg} in this match. It has ${legs === 1 ? `${formats.number(legs)} leg` : `${formats.number(legs)} legs`}.`,
  /** @param {{leg: number, plies: number}} values */
  noSuchPly: ({ leg, plies }) => `Leg ${leg} has only ${plies === 1 ? `${formats.number(plies)} move` : `${formats.number(plies)} moves`}.`,
  /** @param {{game: string, legs: number, roles: readonly string[]}} values */
  notLegsOfMatch: ({ game, legs, roles }) => `These are not the legs of a match. ${formats.name(game)} has at most ${legs === 1 ? `${formats.number(legs)} leg` : `${formats.number(legs)} legs`}, with the roles ${formats.every(roles)}.`,
  /** @param {{leg: number, move: number}} values */
  matchBreaksRules: ({ leg, move }) => `Leg ${leg}, move ${move}: the rules don’t allow this move.`,
  /** @param {{limit: number}} values */
  tooManyAnalyses: ({ limit }) => `You are waiting for ${limit === 1 ? `${formats.number(limit)} analysis` : `${formats.number(limit)} analyses`} already. Try again when one is complete.`,
  analysesBusy: () => "The server is analysing too many matches. Try again in a minute.",
  /** @param {{limit: number}} values */
  tooManyNumbers: ({ limit }) => `You are waiting for ${limit === 1 ? `${formats.number(limit)} number` : `${formats.number(limit)} numbers`} already. Try again when one is complete.`,
  tooManyNumbersOfAddress: () => "Too many numbers are worked on for your address. Try again when one is complete.",
  numbersBusy: () => "The server is working on too many numbers. Try again in a minute.",
});
