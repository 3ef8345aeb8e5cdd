// @ts-nocheck
// Made from client/games/generic/text/pl/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  about: {
    matchTwoLegs: () => "Mecz ma dwie rundy na tych samych kartach, z zamianą ról. Wygrywa lepszy wynik w tej samej roli.",
    matchOneLeg: () => "Mecz ma jedną rundę. Wygrywa lepszy wynik.",
    togetherInShort: (together) => together ? "Gracie razem, na jeden wspólny wynik." : "Każdy gra dla siebie.",
    theTable: () => "Stół",
    computersGame: () => "Partia komputera",
    standing: (key) =>
    ({
      player: "solo, najwięcej",
      maximizer: "maksymalizacja, najwięcej",
      minimizer: "minimalizacja, najmniej",
    })[key],
    together: () => "razem, najwięcej",
    formWithOption: ({ form, option, value }) => `${form} (${option}: ${value})`,
    wrongNumber: ({ option, least, most }) => `${option}: wybierz liczbę całkowitą od ${least} do ${most}.`,
  },
  leg: {
    firstLeg: (score) => `runda 1: ${formats.number(score)}`,
    table: () => "Stół",
    value: (key) =>
    ({
      none: "brak",
      yes: "tak",
      no: "nie",
    })[key],
    eachPlayer: () => "każdy gracz",
    yourMoves: () => "Twoje ruchy",
    yourMove: () => "Twój ruch",
    choose: () => "Wybierz ruch.",
    notListed: () => "Ruchy tej gry nie są wypisane. Wpisz ruch.",
    typeAMove: () => "Wpisz ruch",
    orTypeAMove: () => "Albo wpisz ruch",
    play: () => "Graj",
    hint: ({ move, score }) => `Podpowiedź: ${move}, około ${formats.number(score)}`,
    news: ({ name, move }) => `${formats.name(name)}: ${move === null ? "ruch" : `${move}`}`,
    ended: (points) => `Koniec rundy: ${points === 1 ? `${formats.number(points)} punkt` : Math.abs(points) % 10 >= 2 && Math.abs(points) % 10 <= 4 && (Math.abs(points) % 100 < 12 || Math.abs(points) % 100 > 14) ? `${formats.number(points)} punkty` : `${formats.number(points)} punktów`}.`,
  },
};
