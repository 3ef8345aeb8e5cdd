// Made from client/text/en/rejections.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const frameIsBinary = () => "The server got a binary frame. Send text frames with one JSON object each.";

export const frameIsNotJson = () => "The server got a frame that is not JSON. Send one JSON object.";

export const typeMissing = () => "The command has no type. Add one.";

/** @param {{type: string}} values */
export const unknownType = ({ type }) => `The server can’t do this (${type}): its Turnabout is older than yours. Ask your host to upgrade it.`;

/** @param {{field: string}} values */
export const unknownField = ({ field }) => `The command has no field ${field}. Remove it.`;

/** @param {{field: string}} values */
export const fieldMissing = ({ field }) => `The command needs a field ${field}. Add it.`;

/** @param {{field: string}} values */
export const fieldWrong = ({ field }) => `The command’s field ${field} has a wrong value. Change it.`;

/** @param {{newer: boolean}} values */
export const wrongProtocol = ({ newer }) => newer ? "Your Turnabout is older than the server’s. Upgrade it." : "The server’s Turnabout is older than yours. Ask your host to upgrade it.";

export const helloMissing = () => "The server does not know you yet. Say hello first.";

export const helloRepeated = () => "You have said hello already. Open a connection for each person.";

/** @param {{limit: number}} values */
export const nameLength = ({ limit }) => `A name has 1 to ${formats.number(limit)} characters. Choose another one.`;

export const nameInvisibleCharacter = () => "This name contains an invisible character. Use letters, digits, signs or emoji.";

/** @param {{limit: number}} values */
export const lineLength = ({ limit }) => `A message has 1 to ${formats.number(limit)} characters. Change yours.`;

/** @param {{text: "name" | "line"}} values */
export const textHiddenCharacter = ({ text }) => `${text === "name" ? "This name" : "This message"} contains a hidden character. Remove it.`;

/** @param {{text: "name" | "line"}} values */
export const textTooManyMarks = ({ text }) => `${text === "name" ? "This name" : "This message"} has too many marks on one letter. Remove some.`;

/** @param {{text: "name" | "line"}} values */
export const textShowsNothing = ({ text }) => `${text === "name" ? "This name" : "This message"} shows nothing. Use letters, digits, signs or emoji.`;

/** @param {{seconds: number}} values */
export const commandsTooFast = ({ seconds }) => `You send commands too fast. Try again in ${formats.duration(seconds)}.`;

/** @param {{seconds: number}} values */
export const linesTooFast = ({ seconds }) => `You send messages too fast. Try again in ${formats.duration(seconds)}.`;

/** @param {{seconds: number}} values */
export const replaysTooFast = ({ seconds }) => `You ask for too many replays. Try again in ${formats.duration(seconds)}.`;

/** @param {{seconds: number}} values */
export const pagesTooFast = ({ seconds }) => `You go through this replay too fast. Try again in ${formats.duration(seconds)}.`;

/** @param {{seconds: number}} values */
export const linksTooFast = ({ seconds }) => `You link devices too fast. Try again in ${formats.duration(seconds)}.`;

/** @param {{seconds: number}} values */
export const tooManyWrongCodes = ({ seconds }) => `Too many wrong codes. Try again in ${formats.duration(seconds)}.`;

/** @param {{seconds: number}} values */
export const roomsTooFast = ({ seconds }) => `Too many rooms were opened from your address. Try again in ${formats.duration(seconds)}.`;

/** @param {{seconds: number}} values */
export const matchesTooFast = ({ seconds }) => `Too many matches were started from your address. Try again in ${formats.duration(seconds)}.`;

export const storeAway = () => "The server can’t reach its store, so this may not have been done. Try again.";

export const storeReadOnly = () => "The server can’t write to its store, so this was not done. Try again.";

export const databaseAway = () => "The server can’t reach its database of finished matches. Try again later.";

export const roomStopped = () => "This room stopped because of a fault in the server. The match is kept: you can resume it when the server is repaired.";

export const roomBusy = () => "Too many commands are waiting in this room. Try again in a moment.";

export const logFull = () => "This room has become too long. Open a new room.";

/** @param {{example: string}} values */
export const notARoomCode = ({ example }) => `This is not a room code. A code looks like ${example}. Check it with your host.`;

/** @param {{room: string}} values */
export const noSuchRoom = ({ room }) => `There is no room ${room} on this server. Check the code with your host.`;

export const notInRoom = () => "You are not in a room. Enter one first.";

/** @param {{room: string}} values */
export const inRoom = ({ room }) => `You are in room ${room}. Leave it first.`;

/** @param {{room: string}} values */
export const connectedElsewhere = ({ room }) => `You are already in room ${room}, on another device or in another window. Play here, too, or join as someone else.`;

export const removedFromRoom = () => "The owner removed you from this room. Join another room.";

/** @param {{names: readonly string[]}} values */
export const roomFull = ({ names }) => `The room is full. The players are ${formats.names(names)}.`;

/** @param {{names: readonly string[]}} values */
export const noSpectators = ({ names }) => `The room is full and has no spectators. The players are ${formats.names(names)}.`;

/** @param {{name: string | null}} values */
export const notOwner = ({ name }) => name === null ? "Only the owner can do this." : `Only the owner can do this. Ask ${name}.`;

/** @param {{what: "stand" | "seat_computer" | "free" | "ban" | "configure" | "enlist" | "play_as" | "other"}} values */
export const onlyBetweenMatches = ({ what }) => `You can ${what === "stand" ? "leave your seat" : what === "seat_computer" ? "add a computer player" : what === "free" ? "free a seat" : what === "ban" ? "remove a player with a seat" : what === "configure" ? "change the settings" : what === "enlist" ? "change the competitors" : what === "play_as" ? "choose who plays" : "do this"} only between matches. Wait until the match is over.`;

/** @param {{game: string, games: readonly string[]}} values */
export const unknownGame = ({ game, games }) => `This server does not have the game ${game}. Choose ${formats.either(games)}.`;

/** @param {{game: string, rules: number}} values */
export const unknownRules = ({ game, rules }) => `This server does not have version ${rules} of the rules of ${game}.`;

/** @param {{game: string, option: string}} values */
export const wrongOption = ({ game, option }) => `The option ${option} of ${game} can’t have this value. Choose another one.`;

/** @param {"match" | "solo" | "together" | "race" | "mirror"} key */
export const form = (key) =>
  ({
    match: "against each other",
    solo: "alone",
    together: "together",
    race: "as a race",
    mirror: "as a mirror match",
  })[key];

/** @param {{game: string, form: string, forms: readonly string[]}} values */
export const formNotPlayed = ({ game, form, forms }) => `With these options, ${game} can’t be played ${form}. Play it ${formats.either(forms)}.`;

/** @param {{game: string, form: string, fewest: number, most: number, wished: number, exact: boolean}} values */
export const seatsNotPlayed = ({ game, form, fewest, most, wished, exact }) => `${game}, played ${form}, can’t have ${formats.number(wished)} seats. ${exact ? `Choose ${formats.number(most)}.` : `Choose from ${formats.number(fewest)} to ${formats.number(most)}.`}`;

/** @param {{game: string}} values */
export const noRoleToChoose = ({ game }) => `All players of ${game} have the same role, so there is none to choose.`;

/** @param {{game: string, role: string, roles: readonly string[]}} values */
export const unknownRole = ({ game, role, roles }) => `${game} has no role “${role}”. Choose ${formats.either(roles)}.`;

/** @param {"maximizer" | "minimizer" | "player" | "owner" | "guesser"} key */
export const role = (key) =>
  ({
    maximizer: "maximizer",
    minimizer: "minimizer",
    player: "player",
    owner: "owner",
    guesser: "guesser",
  })[key];

/** @param {{game: string}} values */
export const noWinnableNumbers = ({ game }) => `${game} is played for points, so no number can be won or lost. Choose another number.`;

export const noWinnableNumberFound = () => "No winnable number was found in time. Try again, or enter a number.";

export const raceWithoutClock = () => "A race has no clock: the first player to finish wins. Choose no clock.";

export const soloWithoutClock = () => "You play alone, so there is no clock. Choose no clock.";

export const casualNotAlone = () => "Only a game that you play alone can be casual.";

/** @param {{game: string}} values */
export const casualUndoesAnyway = ({ game }) => `${game} undoes every move anyway, so it is not casual.`;

/** @param {{level: string, levels: readonly string[]}} values */
export const unknownLevel = ({ level, levels }) => `This server has no computer level “${level}”. Choose ${formats.either(levels)}.`;

/** @param {{seats: number, wished: number}} values */
export const levelsPerSeat = ({ seats, wished }) => `${wished === 1 ? `There is ${formats.number(wished)} entry` : `There are ${formats.number(wished)} entries`} for computers, but ${seats === 1 ? `${formats.number(seats)} seat` : `${formats.number(seats)} seats`}. Give one for each seat.`;

/** @param {{limit: number}} values */
export const tooManyComputers = ({ limit }) => `Your rooms can have ${limit === 1 ? `${formats.number(limit)} computer player` : `${formats.number(limit)} computer players`} in all. Remove one first.`;

export const quickMatchAlone = () => "A quick match needs another player. Choose another form, or open a room.";

export const challengeNeedsTwoSeats = () => "A challenge is for two players. Choose two seats and no computer.";

export const challengeYourself = () => "You can’t challenge yourself. Choose another player.";

export const neverOpponents = () => "You can challenge only players against whom you have finished a match.";

/** @param {{name: string, room: string}} values */
export const challengedAlready = ({ name, room }) => `You have challenged ${name} already, in room ${room}. Wait for the answer, or withdraw it.`;

/** @param {{limit: number}} values */
export const tooManyChallenges = ({ limit }) => `You have ${limit} open challenges, which is the most. Withdraw one.`;

/** @param {{name: string}} values */
export const challengesRefused = ({ name }) => `${name} doesn’t accept your challenges.`;

export const pushEndpointNotPublic = () => "The server can’t reach the notification service of your browser. Use another browser.";

export const pushKeysInvalid = () => "Your browser’s keys for notifications are not valid. Turn notifications off and on again.";

/** @param {{name: string}} values */
export const seatKept = ({ name }) => `This seat is kept for ${name}. You can watch.`;

export const noChallenge = () => "This room is no longer a challenge.";

/** @param {{name: string}} values */
export const notChallenged = ({ name }) => `This challenge is for ${name}.`;

export const quickMatchSettings = () => "Both players asked for these settings. Change them after the match, or open your own room.";

export const quickMatchComputer = () => "This seat is for another player. To play the computer, leave and open your own room.";

export const nobodyWaits = () => "Nobody waits in this room any more. Look for another match.";

export const waitingRoomUnreachable = () => "The waiting players can’t be reached. Try again in a minute.";

/** @param {{seats: number, wished: number}} values */
export const moreSeatedThanSeats = ({ seats, wished }) => `More seats are taken (${formats.number(seats)}) than you asked for (${formats.number(wished)}). Free some first.`;

export const sharedTerminalAtOnce = () => "Players move at the same time here, so they can’t share a terminal. Use one each, or add a computer player.";

export const sharedTerminalHidden = () => "Players hide something from each other here, so they can’t share a terminal. Use one each, or add a computer player.";

export const notSeated = () => "You have no seat in this room. Take one first.";

export const seatedAlready = () => "You have a seat in this room already. Leave it to take another.";

/** @param {{seat: number, seats: number}} values */
export const noSuchSeat = ({ seat, seats }) => `This room has no seat ${seat}. Choose ${seats === 1 ? "seat 1" : `a seat from 1 to ${seats}`}.`;

/** @param {{name: string, free: readonly string[] | null}} values */
export const seatTaken = ({ name, free }) => `${name} has that seat. ${free === null ? "No seat is free." : `Free seats: ${formats.either(free)}.`}`;

export const seatEmpty = () => "Nobody has that seat. Choose a seat that is taken.";

export const ownSeat = () => "That is your own seat. Leave it to free it.";

export const computerTakesNoSeat = () => "A computer does not take a seat by itself. The owner adds it.";

export const computerNotPlaying = () => "The computer does not play this seat.";

export const computerPlaysYourSeat = () => "The computer plays your seat. Take it back first.";

export const computerPlaysAlready = () => "The computer plays for that player already.";

export const computerOwnsNoRoom = () => "A computer can’t own a room. Choose a person.";

export const ownerAlready = () => "This player owns the room already. Choose another player.";

export const removeYourself = () => "You can’t remove yourself. Leave the room instead.";

export const removedAlready = () => "You have removed this player already.";

/** @param {{limit: number}} values */
export const tooManyRemoved = ({ limit }) => `You have removed ${formats.number(limit)} players, the most allowed. Open a new room.`;

/** @param {{name: string}} values */
export const playerIsHere = ({ name }) => `${name} is here. You can do this only if a player is away.`;

/** @param {{name: string, patience: number, seconds: number}} values */
export const playerNotAwayLongEnough = ({ name, patience, seconds }) => `${name} has been away for less than ${formats.duration(patience)}. Wait another ${formats.duration(seconds)}.`;

/** @param {{name: string, patience: number, seconds: number}} values */
export const waitedTooBriefly = ({ name, patience, seconds }) => `${name} has had a move to make for less than ${formats.duration(patience)}. Wait another ${formats.duration(seconds)}.`;

/** @param {{example: string}} values */
export const notASeatCode = ({ example }) => `This is not a seat code. A code looks like ${example}. Check it on your other device.`;

export const seatCodeInvalid = () => "This seat code is wrong, used or expired. Ask for a new one.";

export const seatCodeOutdated = () => "The player who made this code no longer has that seat. Ask for a new code.";

export const linkInvalid = () => "This link is wrong, used or expired. Make a new one on your other device.";

export const linkUsed = () => "Another device has used this link. Make a new one on your other device.";

export const namesRepeated = () => "Each competitor needs a different name. Change one.";

/** @param {{limit: number}} values */
export const noTournamentToEnd = ({ limit }) => `There is no tournament in this room. Enter 1 to ${formats.number(limit)} names to start one.`;

export const noTournament = () => "There is no tournament in this room. The owner can start one.";

/** @param {{name: string, names: readonly string[]}} values */
export const notCompeting = ({ name, names }) => `${name} is not a competitor. Choose ${formats.either(names)}.`;

/** @param {{name: string}} values */
export const namePlaysElsewhere = ({ name }) => `${name} plays at another seat. Choose another name.`;

export const noLegToStart = () => "No leg is waiting to start.";

/** @param {{match: number, leg: number}} values */
export const notNextLeg = ({ match, leg }) => `Leg ${leg} of match ${match} is next. Get ready for that one.`;

export const readyAlready = () => "You are ready already. Wait for the other players.";

/** @param {{match: number}} values */
export const matchNotUnderWay = ({ match }) => `Match ${match} is not being played now.`;

/** @param {{match: number}} values */
export const matchNotLast = ({ match }) => `Match ${match} is not the last match of this room.`;

export const nextMatchAgreed = () => "The next match is agreed already. Get ready for its first leg.";

export const seatFree = () => "A seat is free. The next match can start when a player takes it.";

export const offeredAlready = () => "You have offered this already. Wait for the answer.";

export const notOffered = () => "Nobody else offers this now. You can offer it.";

export const agreedAlready = () => "You have agreed already. Wait for the other players.";

export const leftMatch = () => "You left this match. Take your seat again to come back.";

export const leftMatchAlready = () => "You left this match already. Take your seat again to come back.";

export const noMatchYet = () => "No match has begun. Wait until a leg starts.";

export const gameMovedOn = () => "The position has changed. Look at it and try again.";

export const matchOver = () => "The match is over.";

export const legOver = () => "The leg is over.";

/** @param {{board: number}} values */
export const boardOver = ({ board }) => `Board ${board} is over.`;

/** @param {{name: string | null, board: number | null}} values */
export const notYourTurn = ({ name, board }) => `${name === null ? "It is not your turn" : `It is ${name}’s turn`}${board === null ? "" : ` on board ${board}`}.`;

/** @param {{board: number}} values */
export const moveSealed = ({ board }) => `You have moved on board ${board}. Wait for the other board.`;

export const outOfTime = () => "Your time has run out, and the room plays for you. Wait for the next leg.";

/** @param {{move: string}} values */
export const moveNotAllowed = ({ move }) => `The rules don’t allow ${move}. Choose another move.`;

/** @param {{move: string, examples: readonly string[]}} values */
export const notAMove = ({ move, examples }) => `“${move}” is not a move. Write a move such as ${formats.either(examples)}.`;

/** @param {{move: string}} values */
export const notACard = ({ move }) => `“${move}” is not a move: a card is missing or wrong. Write cards like KS or TD.`;

export const noSuchBoard = () => "A mirror match has boards 1 and 2. Write 1: or 2: before your move.";

export const hintsOff = () => "This room gives no hints. Its owner can allow them.";

export const hintForComputer = () => "A computer gets no hints.";

export const hintNotYourTurn = () => "Hints are for the player to move. Wait for your turn.";

export const tooManyHints = () => "This match is too long for another hint. Play on.";

/** @param {{game: string}} values */
export const undoByMove = ({ game }) => `${game} has its own undo. Use that.`;

export const undoReveals = () => "Your last move revealed a card, so you can’t undo it. In a casual game you can undo every move.";

export const takebackWithoutPlace = () => "The takeback has no leg and move. Try again.";

export const takebackAskedAlready = () => "A takeback is asked for already. Wait for the answer.";

export const takebackAfterLeg = () => "The leg is over, so you can’t take back a move.";

export const takebackWithoutMove = () => "You have made no move in this leg.";

export const takebackFinal = () => "This move can’t be taken back.";

export const tooManyTakebacks = () => "This match is too long for another takeback. Play on.";

export const noTakebackAsked = () => "Nobody asks for a takeback now.";

export const takebackOwn = () => "The other players must agree to your takeback. Wait for their answers.";

export const claimAlone = () => "You play alone, so there is nobody to claim against.";

export const claimOnlyOfTwo = () => "You can claim only a match of two. Let the computer play for the absent player.";

/** @param {{name: string}} values */
export const claimInCorrespondence = ({ name }) => `In a correspondence game nobody plays for ${name} and nobody claims. A player whose time runs out loses.`;

export const seatNotOfAnotherPerson = () => "That is not another person’s seat. Choose the seat of a player who is away.";

export const nobodyAway = () => "Nobody is away.";

/** @param {{several: readonly string[]}} values */
export const severalAway = ({ several }) => `Several players are away. Choose seat ${formats.either(several)}.`;

/** @param {{name: string}} values */
export const playedToEnd = ({ name }) => `${name} has played to the end. That score counts.`;

export const replacementAskedAlready = () => "A replacement is asked for already. Wait for the answer.";

export const replacementByClaim = () => "Take a seat, or claim the match, to ask for a replacement.";

export const noReplacementAsked = () => "Nobody asks for a replacement now.";

export const replacementOwn = () => "The other players must agree; this is your seat.";

export const nobodyToAgree = () => "No player is here who could agree. Wait until one comes back.";

/** @param {{game: string}} values */
export const noDailyNumber = ({ game }) => `${game} has no daily number. Choose another game.`;

export const dailySettings = () => "Everyone plays the daily number with the same settings. For others, open your own room.";

export const dailyTournament = () => "You can’t play the daily number in a tournament. Open your own room.";

export const dailyComputer = () => "This room is for two people. To play the computer, start the daily number against the computer.";

export const dailyHint = () => "There are no hints on the daily number.";

export const dailyTakeback = () => "There are no takebacks on the daily number.";

export const dailyOnce = () => "You can play the daily number once. Play tomorrow’s, or open your own room.";

export const dailySeatKept = () => "You have played the daily number here and keep your seat. You can leave the room.";

/** @param {{game: string, name: string | null}} values */
export const dailyTried = ({ game, name }) => `${name === null ? "You have" : `${name} has`} played today’s number of ${game} already. A new one comes tomorrow.`;

/** @param {{day: string}} values */
export const dailyOver = ({ day }) => `The day of this number, ${formats.day(day)}, has ended. Open a room for today’s number.`;

/** @param {{day: string}} values */
export const dailyHidden = ({ day }) => `The daily number of ${formats.day(day)}, and the record of this match, are hidden until midnight UTC.`;

/** @param {{day: string, first: string, last: string}} values */
export const dailyDay = ({ day, first, last }) => `The results of ${formats.day(day)} are not available. Choose a day from ${formats.day(first)} to ${formats.day(last)}.`;

/** @param {{match: number}} values */
export const noSuchMatch = ({ match }) => `This room has had no match ${match}.`;

/** @param {{match: number}} values */
export const matchNotFinished = ({ match }) => `Match ${match} is not over yet. Wait until it is.`;

export const noRecord = () => "The server has no record of this match: it ended without a move, or was deleted.";

export const unknownPlayer = () => "This player has finished no match on this server.";

export const samePlayer = () => "You can’t compare a player with themselves. Choose another player.";

/** @param {{leg: number, legs: number}} values */
export const noSuchLeg = ({ leg, legs }) => `There is no leg ${leg} in this match. It has ${legs === 1 ? `${formats.number(legs)} leg` : `${formats.number(legs)} legs`}.`;

/** @param {{leg: number, plies: number}} values */
export const noSuchPly = ({ leg, plies }) => `Leg ${leg} has only ${plies === 1 ? `${formats.number(plies)} move` : `${formats.number(plies)} moves`}.`;

/** @param {{game: string, legs: number, roles: readonly string[]}} values */
export const notLegsOfMatch = ({ game, legs, roles }) => `These are not the legs of a match. ${game} has at most ${legs === 1 ? `${formats.number(legs)} leg` : `${formats.number(legs)} legs`}, with the roles ${formats.every(roles)}.`;

/** @param {{leg: number, move: number}} values */
export const matchBreaksRules = ({ leg, move }) => `Leg ${leg}, move ${move}: the rules don’t allow this move.`;

/** @param {{limit: number}} values */
export const tooManyAnalyses = ({ limit }) => `You are waiting for ${limit === 1 ? `${formats.number(limit)} analysis` : `${formats.number(limit)} analyses`} already. Try again when one is complete.`;

export const analysesBusy = () => "The server is analysing too many matches. Try again in a minute.";

/** @param {{limit: number}} values */
export const tooManyNumbers = ({ limit }) => `You are waiting for ${limit === 1 ? `${formats.number(limit)} number` : `${formats.number(limit)} numbers`} already. Try again when one is complete.`;

export const tooManyNumbersOfAddress = () => "Too many numbers are worked on for your address. Try again when one is complete.";

export const numbersBusy = () => "The server is working on too many numbers. Try again in a minute.";
