// @ts-nocheck
// Made from client/games/happy_graphs/text/de/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  about: {
    matchInShort: () => "Ein Duell hat zwei Runden mit denselben Karten, und du siehst nur deine eigene Hand. In einer Runde spielst du auf viele unglückliche Karten, in der anderen auf wenige. Wer beim Maximieren mehr schafft, gewinnt.",
    togetherInShort: () => "Alle spielen auf einer Seite, für möglichst wenige unglückliche Karten. Null ist perfekt.",
    theBoard: () => "Das Brett",
    computersBoard: () => "Das Brett des Computers",
    standing: (key) =>
    ({
      player: "allein, am wenigsten",
      maximizer: "maximiert, am meisten",
      minimizer: "minimiert, am wenigsten",
    })[key],
    together: () => "gemeinsam, am wenigsten",
    option: (key) =>
    ({
      variant: "Brett",
      mode: "Spielart",
      hands: "Hände",
    })[key],
    variantInFull: (key) =>
    ({
      classic: "klassisch: A bis 4, vier Nachbarn",
      corners: "Ecken: A bis 8, auch die Diagonalen",
      hex: "Sechseck: A bis 6, sechs Nachbarn",
    })[key],
    way: (key) =>
    ({
      hidden: "Gemeinsam, Hände verdeckt",
      duel: "Ein Duell",
      "puzzle-together": "Ein Puzzle gemeinsam",
      solo: "Allein, Karte für Karte",
      puzzle: "Ein Puzzle",
    })[key],
  },
  leg: {
    board: () => "Das Brett",
    hands: () => "Hände",
    yourHand: () => "Deine Hand",
    cards: () => "Die Karten",
    group: (number) => `Gruppe ${number}`,
    unhappy: () => "Unglücklich",
    more: () => "Punkte, Hände und Neues",
    role: (key, { mine }) =>
    ({
      maximizer: mine ? "willst viele unglückliche" : "will viele unglückliche",
      minimizer: mine ? "willst wenige unglückliche" : "will wenige unglückliche",
    })[key],
    toPlay: () => "am Zug",
    yourTurn: () => "dein Zug",
    players: (players) => `${formats.number(players)} Personen`,
    cardCount: (cards) => cards === 1 ? `${formats.number(cards)} Karte` : `${formats.number(cards)} Karten`,
    noCards: () => "keine Karten",
    legOne: (points) => `Runde 1: ${formats.number(points)}`,
    stock: (cards) => cards === 0 ? "nichts mehr zu ziehen" : cards === 1 ? `noch ${formats.number(cards)} Karte zu ziehen` : `noch ${formats.number(cards)} Karten zu ziehen`,
    timeStarts: () => "Die Zeit läuft ab der ersten Karte.",
    chooseCard: () => "Wähle eine Karte aus der Hand.",
    chooseSquare: (card) => `Wähle ein Feld für ${formats.card(card)}.`,
    notInHand: (card) => `${card} ist nicht in der Hand.`,
    finish: (points) => points === 1 ? `Mit ${formats.number(points)} unglücklichen Karte aufhören?` : `Mit ${formats.number(points)} unglücklichen Karten aufhören?`,
    finishNote: () => "Karten, die in der Hand bleiben, zählen als unglücklich.",
    happyCard: ({ card, square }) => `${formats.card(card)} auf ${square} ist glücklich und umgedreht.`,
    unhappyCard: ({ card, square, wants, lacks, hopeless }) => `${formats.card(card)} auf ${square} will ${wants === 1 ? `${formats.number(wants)} Nachbarn` : `${formats.number(wants)} Nachbarn`}, es fehlen ${formats.number(lacks)}.${hopeless ? " Diese Karte kann nicht mehr glücklich werden." : ""}`,
    wall: () => "eine Mauer: daneben liegt eine glückliche Karte",
    gameOver: (result) => `Das Spiel ist vorbei: ${result}.`,
    play: () => "Spielen",
    takeBack: () => "Zurücknehmen",
    undo: () => "Rückgängig",
    redo: () => "Wiederholen",
    sortBy: (key) =>
    ({
      rank: "Nach Rang ordnen",
      suit: "Nach Farbe ordnen",
    })[key],
    done: () => "Fertig",
    finishNow: () => "Aufhören",
    keepPlaying: () => "Weiterspielen",
    larger: () => "Größer",
    smaller: () => "Kleiner",
    showAll: () => "Das ganze Brett zeigen",
    keys: () => "Pfeiltasten gehen durch die Felder für die gewählte Karte; Enter spielt sie dort. Ziffern wählen eine Karte deiner Hand. Plus und Minus ändern die Größe; 0 zeigt alles.",
    keysPuzzle: () => "Pfeiltasten gehen durch die Felder für die gewählte Karte; Enter spielt sie dort. Ein Rang, etwa 3 oder a, wählt eine Karte. T geht durch die Karten auf dem Brett; Enter nimmt eine zurück. U macht einen Schritt rückgängig, R wiederholt ihn. Plus und Minus ändern die Größe; 0 zeigt alles.",
    keysZoom: () => "Plus und Minus ändern die Größe; 0 zeigt alles.",
  },
  moves: {
    squareInGroup: ({ square, group }) => `${square} in Gruppe ${group}`,
    play: ({ card, square }) => `${formats.card(card)} auf ${square}`,
    takeBack: (square) => `${square} zurücknehmen`,
    done: () => "fertig",
    played: ({ name, card, square, starts, happy, change, drew, drawn }) => `${formats.name(name)}: ${formats.card(card)} auf ${square}${starts ? ", eine neue Gruppe" : ""}${happy === 0 ? "" : `, ${formats.number(happy)} jetzt glücklich`}${change === 0 ? "" : `, ${formats.signed(change)} unglücklich`}${drawn === null ? (drew ? "; eine Karte gezogen" : "") : `; gezogen: ${formats.card(drawn)}`}`,
    takenBack: ({ name, card, square, change }) => `${formats.name(name)}: ${formats.card(card)} von ${square} zurückgenommen${change === 0 ? "" : `, ${formats.signed(change)} unglücklich`}`,
    isDone: (name) => `${formats.name(name)}: fertig`,
    effect: ({ card, square, touches, pleased }) => `${formats.card(card)} auf ${square} ${touches === 0 ? "beginnt eine Gruppe" : touches === 1 ? `berührt ${formats.number(touches)} Karte` : `berührt ${formats.number(touches)} Karten`}${pleased === null ? "." : ` und macht glücklich: ${formats.every(pleased)}.`}`,
    itself: () => "sich selbst",
    scoreChanges: ({ before, after }) => `Von ${formats.number(before)} auf ${formats.number(after)} unglückliche.`,
    scoreStays: (points) => `Weiter ${formats.number(points)} unglückliche.`,
    hint: ({ move, expected, yours }) => `${move}, am Ende etwa ${formats.exact(expected)} unglückliche${yours === null ? "" : `; deiner ${formats.exact(yours)}`}`,
    hintLine: (hint) => `Tipp: ${hint}`,
  },
  rejections: {
    onlyInPuzzle: () => "Karten zurücknehmen und vorzeitig aufhören geht nur in einem Puzzle. Spiel eine Karte.",
    cardNotInHand: ({ card }) => `${formats.card(card)} ist nicht in deiner Hand. Spiel eine Karte deiner Hand.`,
    noCardOnSquare: ({ square }) => `Auf ${square} liegt keine Karte. Wähle eine auf dem Brett.`,
    notOnHexBoard: ({ square }) => `Auf dem Sechseckbrett gibt es kein Feld ${square}: Jede zweite Spalte liegt einen halben Schritt tiefer.`,
    squareOccupied: ({ square, card }) => `Auf ${square} liegt ${formats.card(card)}. Wähle ein freies Feld.`,
    squareNextToNoCard: ({ square }) => `${square} liegt neben keiner Karte. Wähle ein Feld neben einer.`,
    squareWalled: ({ square, card }) => `${formats.card(card)} ist glücklich und nimmt keine Nachbarn mehr, also ist ${square} eine Mauer.`,
    cardTooConnected: ({ square, card, connections }) => `${formats.card(card)} hätte auf ${square} ${connections === 1 ? `${formats.number(connections)} Nachbarn` : `${formats.number(connections)} Nachbarn`}, mehr als sie will.`,
    firstCardElsewhere: ({ square }) => `Die erste Karte kommt auf ${square}.`,
    groupTooEarly: () => "Eine neue Gruppe kannst du nur beginnen, wenn keine Karte deiner Hand neben eine andere passt.",
    groupElsewhere: ({ square, group }) => `Die nächste neue Gruppe ist Gruppe ${group}. Ihre erste Karte kommt auf ${square}.`,
  },
  scores: {
    counted: (points) => points === 1 ? `${formats.number(points)} unglückliche Karte` : `${formats.number(points)} unglückliche Karten`,
    result: (points) => points === 0 ? "jede Karte ist glücklich" : points === 1 ? `${formats.number(points)} unglückliche Karte` : `${formats.number(points)} unglückliche Karten`,
    part: (key) =>
    ({
      ace: "unglückliche Asse",
      two: "unglückliche Zweien",
      three: "unglückliche Dreien",
      four: "unglückliche Vieren",
      five: "unglückliche Fünfen",
      six: "unglückliche Sechsen",
      seven: "unglückliche Siebenen",
      eight: "unglückliche Achten",
    })[key],
    cardsOfRank: (key, { cards }) =>
    ({
      ace: cards === 1 ? `${formats.number(cards)} Ass` : `${formats.number(cards)} Asse`,
      two: cards === 1 ? `${formats.number(cards)} Zwei` : `${formats.number(cards)} Zweien`,
      three: cards === 1 ? `${formats.number(cards)} Drei` : `${formats.number(cards)} Dreien`,
      four: cards === 1 ? `${formats.number(cards)} Vier` : `${formats.number(cards)} Vieren`,
      five: cards === 1 ? `${formats.number(cards)} Fünf` : `${formats.number(cards)} Fünfen`,
      six: cards === 1 ? `${formats.number(cards)} Sechs` : `${formats.number(cards)} Sechsen`,
      seven: cards === 1 ? `${formats.number(cards)} Sieben` : `${formats.number(cards)} Siebenen`,
      eight: cards === 1 ? `${formats.number(cards)} Acht` : `${formats.number(cards)} Achten`,
    })[key],
    allHappy: () => "alle glücklich",
  },
};
