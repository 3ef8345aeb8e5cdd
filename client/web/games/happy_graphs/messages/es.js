// @ts-nocheck
// Made from client/games/happy_graphs/text/es/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  about: {
    matchInShort: () => "Un duelo tiene dos mangas con las mismas cartas, y solo ves tu propia mano. En una manga buscas muchas cartas infelices; en la otra, pocas. Gana la puntuación más alta al maximizar.",
    togetherInShort: () => "Todos juegan en el mismo bando, por las menos cartas infelices posibles. Cero es perfecto.",
    theBoard: () => "El tablero",
    computersBoard: () => "El tablero de la máquina",
    standing: (key) =>
    ({
      player: "en solitario, lo mínimo",
      maximizer: "al maximizar, lo máximo",
      minimizer: "al minimizar, lo mínimo",
    })[key],
    together: () => "en equipo, lo mínimo",
    option: (key) =>
    ({
      variant: "Tablero",
      mode: "Forma",
      hands: "Manos",
    })[key],
    variantInFull: (key) =>
    ({
      classic: "clásico: A a 4, cuatro vecinas",
      corners: "esquinas: A a 8, también las diagonales",
      hex: "hexagonal: A a 6, seis vecinas",
    })[key],
    way: (key) =>
    ({
      hidden: "En equipo, manos ocultas",
      duel: "Un duelo",
      "puzzle-together": "Un rompecabezas en equipo",
      solo: "En solitario, carta a carta",
      puzzle: "Un rompecabezas",
    })[key],
  },
  leg: {
    board: () => "El tablero",
    hands: () => "Manos",
    yourHand: () => "Tu mano",
    cards: () => "Las cartas",
    group: (number) => `Grupo ${number}`,
    unhappy: () => "Infelices",
    more: () => "Puntuación, manos y novedades",
    role: (key, { mine }) =>
    ({
      maximizer: mine ? "buscas muchas infelices" : "busca muchas infelices",
      minimizer: mine ? "buscas pocas infelices" : "busca pocas infelices",
    })[key],
    toPlay: () => "le toca",
    yourTurn: () => "tu turno",
    players: (players) => players === 1 ? `${formats.number(players)} jugador` : `${formats.number(players)} jugadores`,
    cardCount: (cards) => cards === 1 ? `${formats.number(cards)} carta` : `${formats.number(cards)} cartas`,
    noCards: () => "sin cartas",
    legOne: (points) => `manga 1: ${formats.number(points)}`,
    stock: (cards) => cards === 0 ? "nada que robar" : cards === 1 ? `${formats.number(cards)} carta por robar` : `${formats.number(cards)} cartas por robar`,
    timeStarts: () => "El tiempo empieza con la primera carta.",
    chooseCard: () => "Elige una carta de la mano.",
    chooseSquare: (card) => `Elige una casilla para ${formats.card(card)}.`,
    notInHand: (card) => `${card} no está en la mano.`,
    finish: (points) => points === 1 ? `¿Terminar con ${formats.number(points)} carta infeliz?` : `¿Terminar con ${formats.number(points)} cartas infelices?`,
    finishNote: () => "Las cartas que quedan en la mano cuentan como infelices.",
    happyCard: ({ card, square }) => `${formats.card(card)} en ${square} es feliz y está boca abajo.`,
    unhappyCard: ({ card, square, wants, lacks, hopeless }) => `${formats.card(card)} en ${square} quiere ${wants === 1 ? `${formats.number(wants)} vecina` : `${formats.number(wants)} vecinas`} y le ${lacks === 1 ? `falta ${formats.number(lacks)}` : `faltan ${formats.number(lacks)}`}.${hopeless ? " Ya no puede ser feliz." : ""}`,
    wall: () => "un muro: hay una carta feliz al lado",
    gameOver: (result) => `La partida terminó: ${result}.`,
    play: () => "Jugar",
    takeBack: () => "Retirar",
    undo: () => "Deshacer",
    redo: () => "Rehacer",
    sortBy: (key) =>
    ({
      rank: "Ordenar por valor",
      suit: "Ordenar por palo",
    })[key],
    done: () => "Listo",
    finishNow: () => "Terminar",
    keepPlaying: () => "Seguir jugando",
    larger: () => "Más grande",
    smaller: () => "Más pequeño",
    showAll: () => "Mostrar todo el tablero",
    keys: () => "Las flechas van entre las casillas para la carta elegida; Enter la juega ahí. Las cifras eligen una carta de tu mano. Más y menos cambian el tamaño; 0 lo muestra todo.",
    keysPuzzle: () => "Las flechas van entre las casillas para la carta elegida; Enter la juega ahí. Un valor, por ejemplo 3 o a, elige una carta. T va entre las cartas del tablero; Enter retira una. U deshace, R rehace. Más y menos cambian el tamaño; 0 lo muestra todo.",
    keysZoom: () => "Más y menos cambian el tamaño; 0 lo muestra todo.",
  },
  moves: {
    squareInGroup: ({ square, group }) => `${square} en el grupo ${group}`,
    play: ({ card, square }) => `${formats.card(card)} en ${square}`,
    takeBack: (square) => `retirar ${square}`,
    done: () => "listo",
    played: ({ name, card, square, starts, happy, change, drew, drawn }) => `${formats.name(name)}: ${formats.card(card)} en ${square}${starts ? ", un grupo nuevo" : ""}${happy === 0 ? "" : happy === 1 ? `, ${formats.number(happy)} ahora feliz` : `, ${formats.number(happy)} ahora felices`}${change === 0 ? "" : change === -1 ? `, ${formats.signed(change)} infeliz` : change === 1 ? `, ${formats.signed(change)} infeliz` : `, ${formats.signed(change)} infelices`}${drawn === null ? (drew ? "; robó una carta" : "") : `; robó ${formats.card(drawn)}`}`,
    takenBack: ({ name, card, square, change }) => `${formats.name(name)}: ${formats.card(card)} retirada de ${square}${change === 0 ? "" : change === -1 ? `, ${formats.signed(change)} infeliz` : change === 1 ? `, ${formats.signed(change)} infeliz` : `, ${formats.signed(change)} infelices`}`,
    isDone: (name) => `${formats.name(name)}: listo`,
    effect: ({ card, square, touches, pleased }) => `${formats.card(card)} en ${square} ${touches === 0 ? "empieza un grupo" : touches === 1 ? `toca ${formats.number(touches)} carta` : `toca ${formats.number(touches)} cartas`}${pleased === null ? "." : `; felices: ${formats.every(pleased)}.`}`,
    itself: () => "ella misma",
    scoreChanges: ({ before, after }) => `De ${formats.number(before)} a ${formats.number(after)} infelices.`,
    scoreStays: (points) => `Sigue habiendo ${points === 1 ? `${formats.number(points)} infeliz` : `${formats.number(points)} infelices`}.`,
    hint: ({ move, expected, yours }) => `${move}, unas ${formats.exact(expected)} infelices al final${yours === null ? "" : `; con la tuya, ${formats.exact(yours)}`}`,
    hintLine: (hint) => `Pista: ${hint}`,
  },
  rejections: {
    onlyInPuzzle: () => "Solo en un rompecabezas puedes retirar cartas y terminar antes. Juega una carta.",
    cardNotInHand: ({ card }) => `${formats.card(card)} no está en tu mano. Juega una que lo esté.`,
    noCardOnSquare: ({ square }) => `En ${square} no hay ninguna carta. Elige una del tablero.`,
    notOnHexBoard: ({ square }) => `El tablero hexagonal no tiene la casilla ${square}: una columna de cada dos está medio paso más baja.`,
    squareOccupied: ({ square, card }) => `${formats.card(card)} está en ${square}. Elige una casilla libre.`,
    squareNextToNoCard: ({ square }) => `Junto a ${square} no hay ninguna carta. Elige una casilla al lado de una.`,
    squareWalled: ({ square, card }) => `${formats.card(card)} es feliz y no admite más vecinas: ${square} es un muro.`,
    cardTooConnected: ({ square, card, connections }) => `${formats.card(card)} tendría ${connections === 1 ? `${formats.number(connections)} vecina` : `${formats.number(connections)} vecinas`} en ${square}, más de las que quiere.`,
    firstCardElsewhere: ({ square }) => `La primera carta va a ${square}.`,
    groupTooEarly: () => "Solo puedes empezar un grupo nuevo si ninguna carta de tu mano cabe junto a otra.",
    groupElsewhere: ({ square, group }) => `El próximo grupo nuevo es el ${group}. Su primera carta va a ${square}.`,
  },
  scores: {
    counted: (points) => points === 1 ? `${formats.number(points)} carta infeliz` : `${formats.number(points)} cartas infelices`,
    result: (points) => points === 0 ? "todas las cartas son felices" : points === 1 ? `${formats.number(points)} carta infeliz` : `${formats.number(points)} cartas infelices`,
    part: (key) =>
    ({
      ace: "ases infelices",
      two: "doses infelices",
      three: "treses infelices",
      four: "cuatros infelices",
      five: "cincos infelices",
      six: "seises infelices",
      seven: "sietes infelices",
      eight: "ochos infelices",
    })[key],
    cardsOfRank: (key, { cards }) =>
    ({
      ace: cards === 1 ? `${formats.number(cards)} as` : `${formats.number(cards)} ases`,
      two: cards === 1 ? `${formats.number(cards)} dos` : `${formats.number(cards)} doses`,
      three: cards === 1 ? `${formats.number(cards)} tres` : `${formats.number(cards)} treses`,
      four: cards === 1 ? `${formats.number(cards)} cuatro` : `${formats.number(cards)} cuatros`,
      five: cards === 1 ? `${formats.number(cards)} cinco` : `${formats.number(cards)} cincos`,
      six: cards === 1 ? `${formats.number(cards)} seis` : `${formats.number(cards)} seises`,
      seven: cards === 1 ? `${formats.number(cards)} siete` : `${formats.number(cards)} sietes`,
      eight: cards === 1 ? `${formats.number(cards)} ocho` : `${formats.number(cards)} ochos`,
    })[key],
    allHappy: () => "todas felices",
  },
};
