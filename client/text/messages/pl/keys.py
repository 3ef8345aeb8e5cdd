# Made from client/text/pl/keys.ftl by `python -m client.catalogue`.


def name(key):
    return {
        "Backspace": "Backspace",
        "Enter": "Enter",
        "Esc": "Esc",
        "Home": "Home",
        "PgDn": "PgDn",
        "PgUp": "PgUp",
        "Space": "Spacja",
        "Tab": "Tab",
    }[key]


def label(key):
    return {
        "tree": "drzewo",
        "rules": "zasady",
        "leave": "wyjdź",
        "back": "wróć",
        "scroll": "przewijaj",
        "choose": "wybierz",
        "go": "dalej",
        "next-field": "następne pole",
        "play-here-too": "graj też tutaj",
        "play-here-again": "graj znów tutaj",
        "change-your-name": "zmień imię",
        "try-again": "ponów",
        "ready": "gotowość",
        "start-the-leg": "zacznij rundę",
        "remove-game": "usuń partię",
        "choose-an-address": "wybierz adres",
        "copy-the-link": "skopiuj link",
        "scan-it": "kod QR",
        "link": "link",
        "same-number": "ten sam numer",
        "new-number": "nowy numer",
        "another-match": "rewanż",
        "no-thanks": "nie, dziękuję",
        "again": "znów",
        "new-game": "nowa partia",
        "number-to-play": "numer",
        "analysis": "analiza",
        "computers-tree": "drzewo komputera",
        "scores": "rekordy",
        "number": "wyniki",
        "hint": "podpowiedź",
        "menu": "menu",
        "let-others-join": "wpuść innych",
        "save-record": "zapisz mecz",
        "play": "graj",
        "look": "patrz",
        "play-open": "graj, otwórz",
        "up": "wyżej",
        "top": "szczyt",
        "open": "otwórz",
        "one-family": "jedna rodzina",
        "whole-tree": "całe drzewo",
        "skip-tips": "bez objaśnień",
        "correct": "popraw",
        "cancel": "anuluj",
        "go-on": "dalej",
        "room": "pokój",
        "take-back": "cofnij ruch",
        "undo": "cofnij",
        "sit-down": "usiądź",
        "ask-for-the-seat": "poproś o miejsce",
        "begin": "zacznij",
        "computers": "komputery",
        "take-your-seat": "zajmij miejsce",
        "say": "napisz",
        "close": "zamknij",
    }[key]


def not_your_turn_yet():
    return "To jeszcze nie twoja kolej. Gdy nadejdzie, Enter to zagra."
