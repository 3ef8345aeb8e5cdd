// @ts-nocheck
// Made from client/games/happy_graphs/text/pl/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  about: {
    matchInShort: () => "Pojedynek ma dwie rundy na tych samych kartach i widzisz tylko własną rękę. W jednej rundzie grasz o dużo nieszczęśliwych kart, w drugiej o mało. Wygrywa wyższy wynik przy maksymalizowaniu.",
    togetherInShort: () => "Wszyscy grają po jednej stronie, o jak najmniej nieszczęśliwych kart. Zero to ideał.",
    theBoard: () => "Plansza",
    computersBoard: () => "Plansza komputera",
    standing: (key) =>
    ({
      player: "solo, najmniej",
      maximizer: "maksymalizacja, najwięcej",
      minimizer: "minimalizacja, najmniej",
    })[key],
    together: () => "razem, najmniej",
    option: (key) =>
    ({
      variant: "Plansza",
      mode: "Sposób gry",
      hands: "Ręce",
    })[key],
    variantInFull: (key) =>
    ({
      classic: "klasyczna: A do 4, czterech sąsiadów",
      corners: "z rogami: A do 8, także po przekątnej",
      hex: "heksowa: A do 6, sześciu sąsiadów",
    })[key],
    way: (key) =>
    ({
      hidden: "Razem, zakryte ręce",
      duel: "Pojedynek",
      "puzzle-together": "Łamigłówka razem",
      solo: "Solo, karta po karcie",
      puzzle: "Łamigłówka",
    })[key],
  },
  leg: {
    board: () => "Plansza",
    hands: () => "Ręce",
    yourHand: () => "Twoja ręka",
    cards: () => "Karty",
    group: (number) => `Grupa ${number}`,
    unhappy: () => "Nieszczęśliwe",
    more: () => "Wynik, ręce i wydarzenia",
    role: (key, { mine }) =>
    ({
      maximizer: mine ? "chcesz dużo nieszczęśliwych" : "chce dużo nieszczęśliwych",
      minimizer: mine ? "chcesz mało nieszczęśliwych" : "chce mało nieszczęśliwych",
    })[key],
    toPlay: () => "ma ruch",
    yourTurn: () => "twoja kolej",
    players: (players) => `gracze: ${formats.number(players)}`,
    cardCount: (cards) => cards === 1 ? `${formats.number(cards)} karta` : cards % 10 >= 2 && cards % 10 <= 4 && (cards % 100 < 12 || cards % 100 > 14) ? `${formats.number(cards)} karty` : `${formats.number(cards)} kart`,
    noCards: () => "bez kart",
    legOne: (points) => `runda 1: ${formats.number(points)}`,
    stock: (cards) => cards === 0 ? "nie ma kart do dobrania" : cards === 1 ? `${formats.number(cards)} karta do dobrania` : cards % 10 >= 2 && cards % 10 <= 4 && (cards % 100 < 12 || cards % 100 > 14) ? `${formats.number(cards)} karty do dobrania` : `${formats.number(cards)} kart do dobrania`,
    timeStarts: () => "Czas ruszy z pierwszą kartą.",
    chooseCard: () => "Wybierz kartę z ręki.",
    chooseSquare: (card) => `Wybierz pole dla ${formats.card(card)}.`,
    notInHand: (card) => `W ręce nie ma ${card}.`,
    finish: (points) => points === 1 ? `Zakończyć z ${formats.number(points)} nieszczęśliwą kartą?` : `Zakończyć z ${formats.number(points)} nieszczęśliwymi kartami?`,
    finishNote: () => "Karty, które zostały w ręce, liczą się jako nieszczęśliwe.",
    happyCard: ({ card, square }) => `${formats.card(card)} na ${square}: karta szczęśliwa i odwrócona.`,
    unhappyCard: ({ card, square, wants, lacks, hopeless }) => `${formats.card(card)} na ${square} chce ${wants === 1 ? `${formats.number(wants)} sąsiada` : `${formats.number(wants)} sąsiadów`}, brakuje ${formats.number(lacks)}.${hopeless ? " Nie może już być szczęśliwa." : ""}`,
    wall: () => "mur: obok jest szczęśliwa karta",
    gameOver: (result) => `Koniec gry: ${result}.`,
    play: () => "Graj",
    takeBack: () => "Zabierz",
    undo: () => "Cofnij",
    redo: () => "Ponów",
    sortBy: (key) =>
    ({
      rank: "Według wartości",
      suit: "Według koloru",
    })[key],
    done: () => "Gotowe",
    finishNow: () => "Zakończ",
    keepPlaying: () => "Graj dalej",
    larger: () => "Większe",
    smaller: () => "Mniejsze",
    showAll: () => "Pokaż całą planszę",
    keys: () => "Strzałki przechodzą między polami dla wybranej karty; Enter tam ją gra. Cyfry wybierają kartę z ręki. Plus i minus zmieniają rozmiar; 0 pokazuje wszystko.",
    keysPuzzle: () => "Strzałki przechodzą między polami dla wybranej karty; Enter tam ją gra. Wartość, np. 3 lub a, wybiera kartę. T przechodzi między kartami na planszy; Enter zabiera kartę. U cofa, R ponawia. Plus i minus zmieniają rozmiar; 0 pokazuje wszystko.",
    keysZoom: () => "Plus i minus zmieniają rozmiar; 0 pokazuje wszystko.",
  },
  moves: {
    squareInGroup: ({ square, group }) => `${square} w grupie ${group}`,
    play: ({ card, square }) => `${formats.card(card)} na ${square}`,
    takeBack: (square) => `zabierz ${square}`,
    done: () => "gotowe",
    played: ({ name, card, square, starts, happy, change, drew, drawn }) => `${formats.name(name)}: ${formats.card(card)} na ${square}${starts ? ", nowa grupa" : ""}${happy === 0 ? "" : `, szczęśliwe teraz: ${formats.number(happy)}`}${change === 0 ? "" : `, nieszczęśliwe ${formats.signed(change)}`}${drawn === null ? (drew ? "; dobrana karta" : "") : `; dobrana ${formats.card(drawn)}`}`,
    takenBack: ({ name, card, square, change }) => `${formats.name(name)}: ${formats.card(card)} zabrana z ${square}${change === 0 ? "" : `, nieszczęśliwe ${formats.signed(change)}`}`,
    isDone: (name) => `${formats.name(name)}: gotowe`,
    effect: ({ card, square, touches, pleased }) => `${formats.card(card)} na ${square} ${touches === 0 ? "zaczyna grupę" : touches === 1 ? `dotyka ${formats.number(touches)} karty` : `dotyka ${formats.number(touches)} kart`}${pleased === null ? "." : ` i uszczęśliwia ${formats.every(pleased)}.`}`,
    itself: () => "siebie",
    scoreChanges: ({ before, after }) => `Nieszczęśliwe: z ${formats.number(before)} na ${formats.number(after)}.`,
    scoreStays: (points) => `Nieszczęśliwe bez zmian: ${formats.number(points)}.`,
    hint: ({ move, expected, yours }) => `${move}, na końcu około ${formats.exact(expected)} nieszczęśliwej${yours === null ? "" : `; twój ruch: ${formats.exact(yours)}`}`,
    hintLine: (hint) => `Podpowiedź: ${hint}`,
  },
  rejections: {
    onlyInPuzzle: () => "Zabierać karty i kończyć wcześniej można tylko w łamigłówce. Zagraj kartę.",
    cardNotInHand: ({ card }) => `${formats.card(card)} nie ma w twojej ręce. Zagraj kartę, którą masz.`,
    noCardOnSquare: ({ square }) => `Na ${square} nie ma karty. Wybierz kartę na planszy.`,
    notOnHexBoard: ({ square }) => `Plansza heksowa nie ma pola ${square}: co druga kolumna jest o pół kroku niżej.`,
    squareOccupied: ({ square, card }) => `Na ${square} leży ${formats.card(card)}. Wybierz wolne pole.`,
    squareNextToNoCard: ({ square }) => `Obok ${square} nie ma karty. Wybierz pole obok karty.`,
    squareWalled: ({ square, card }) => `${formats.card(card)} to szczęśliwa karta i nie przyjmie sąsiadów, więc ${square} jest zamknięte.`,
    cardTooConnected: ({ square, card, connections }) => `${formats.card(card)} na ${square} to ${connections === 1 ? `${formats.number(connections)} sąsiad` : connections % 10 >= 2 && connections % 10 <= 4 && (connections % 100 < 12 || connections % 100 > 14) ? `${formats.number(connections)} sąsiedzi` : `${formats.number(connections)} sąsiadów`}, za dużo dla tej karty.`,
    firstCardElsewhere: ({ square }) => `Pierwsza karta trafia na ${square}.`,
    groupTooEarly: () => "Nową grupę możesz zacząć tylko wtedy, gdy żadna karta z ręki nie pasuje obok innej.",
    groupElsewhere: ({ square, group }) => `Następna nowa grupa to grupa ${group}. Jej pierwsza karta trafia na ${square}.`,
  },
  scores: {
    counted: (points) => points === 1 ? `${formats.number(points)} nieszczęśliwa karta` : Math.abs(points) % 10 >= 2 && Math.abs(points) % 10 <= 4 && (Math.abs(points) % 100 < 12 || Math.abs(points) % 100 > 14) ? `${formats.number(points)} nieszczęśliwe karty` : `${formats.number(points)} nieszczęśliwych kart`,
    result: (points) => points === 0 ? "wszystkie karty są szczęśliwe" : points === 1 ? `${formats.number(points)} nieszczęśliwa karta` : Math.abs(points) % 10 >= 2 && Math.abs(points) % 10 <= 4 && (Math.abs(points) % 100 < 12 || Math.abs(points) % 100 > 14) ? `${formats.number(points)} nieszczęśliwe karty` : `${formats.number(points)} nieszczęśliwych kart`,
    part: (key) =>
    ({
      ace: "nieszczęśliwe asy",
      two: "nieszczęśliwe dwójki",
      three: "nieszczęśliwe trójki",
      four: "nieszczęśliwe czwórki",
      five: "nieszczęśliwe piątki",
      six: "nieszczęśliwe szóstki",
      seven: "nieszczęśliwe siódemki",
      eight: "nieszczęśliwe ósemki",
    })[key],
    cardsOfRank: (key, { cards }) =>
    ({
      ace: cards === 1 ? `${formats.number(cards)} as` : cards % 10 >= 2 && cards % 10 <= 4 && (cards % 100 < 12 || cards % 100 > 14) ? `${formats.number(cards)} asy` : `${formats.number(cards)} asów`,
      two: cards === 1 ? `${formats.number(cards)} dwójka` : cards % 10 >= 2 && cards % 10 <= 4 && (cards % 100 < 12 || cards % 100 > 14) ? `${formats.number(cards)} dwójki` : `${formats.number(cards)} dwójek`,
      three: cards === 1 ? `${formats.number(cards)} trójka` : cards % 10 >= 2 && cards % 10 <= 4 && (cards % 100 < 12 || cards % 100 > 14) ? `${formats.number(cards)} trójki` : `${formats.number(cards)} trójek`,
      four: cards === 1 ? `${formats.number(cards)} czwórka` : cards % 10 >= 2 && cards % 10 <= 4 && (cards % 100 < 12 || cards % 100 > 14) ? `${formats.number(cards)} czwórki` : `${formats.number(cards)} czwórek`,
      five: cards === 1 ? `${formats.number(cards)} piątka` : cards % 10 >= 2 && cards % 10 <= 4 && (cards % 100 < 12 || cards % 100 > 14) ? `${formats.number(cards)} piątki` : `${formats.number(cards)} piątek`,
      six: cards === 1 ? `${formats.number(cards)} szóstka` : cards % 10 >= 2 && cards % 10 <= 4 && (cards % 100 < 12 || cards % 100 > 14) ? `${formats.number(cards)} szóstki` : `${formats.number(cards)} szóstek`,
      seven: cards === 1 ? `${formats.number(cards)} siódemka` : cards % 10 >= 2 && cards % 10 <= 4 && (cards % 100 < 12 || cards % 100 > 14) ? `${formats.number(cards)} siódemki` : `${formats.number(cards)} siódemek`,
      eight: cards === 1 ? `${formats.number(cards)} ósemka` : cards % 10 >= 2 && cards % 10 <= 4 && (cards % 100 < 12 || cards % 100 > 14) ? `${formats.number(cards)} ósemki` : `${formats.number(cards)} ósemek`,
    })[key],
    allHappy: () => "same szczęśliwe",
  },
};
