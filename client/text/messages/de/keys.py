# Made from client/text/de/keys.ftl by `python -m client.catalogue`.


def name(key):
    return {
        "Backspace": "Rücktaste",
        "Enter": "Enter",
        "Esc": "Esc",
        "Home": "Pos1",
        "PgDn": "Bild↓",
        "PgUp": "Bild↑",
        "Space": "Leertaste",
        "Tab": "Tab",
    }[key]


def label(key):
    return {
        "tree": "Baum",
        "rules": "Regeln",
        "leave": "verlassen",
        "back": "zurück",
        "scroll": "blättern",
        "choose": "wählen",
        "go": "los",
        "next-field": "nächstes Feld",
        "play-here-too": "auch hier spielen",
        "play-here-again": "wieder hier spielen",
        "change-your-name": "Namen ändern",
        "try-again": "noch mal",
        "ready": "bereit",
        "start-the-leg": "Runde beginnen",
        "remove-game": "Spiel entfernen",
        "choose-an-address": "Adresse wählen",
        "copy-the-link": "Link kopieren",
        "scan-it": "QR-Code",
        "link": "Link",
        "same-number": "gleiche Nummer",
        "new-number": "neue Nummer",
        "another-match": "Revanche",
        "no-thanks": "nein, danke",
        "again": "noch mal",
        "new-game": "neues Spiel",
        "number-to-play": "eine Nummer",
        "analysis": "Analyse",
        "computers-tree": "Baum des Computers",
        "scores": "Bestwerte",
        "number": "Ergebnisse",
        "hint": "Tipp",
        "menu": "Menü",
        "let-others-join": "andere einlassen",
        "save-record": "speichern",
        "play": "spielen",
        "look": "umsehen",
        "play-open": "spielen, öffnen",
        "up": "hoch",
        "top": "ganz oben",
        "open": "öffnen",
        "one-family": "eine Familie",
        "whole-tree": "ganzer Baum",
        "skip-tips": "überspringen",
        "correct": "löschen",
        "cancel": "abbrechen",
        "go-on": "weiter",
        "room": "Raum",
        "take-back": "zurücknehmen",
        "undo": "rückgängig",
        "sit-down": "Platz nehmen",
        "ask-for-the-seat": "um Platz bitten",
        "begin": "anfangen",
        "computers": "Computer",
        "take-your-seat": "Platz zurückholen",
        "say": "sagen",
        "close": "schließen",
    }[key]


def not_your_turn_yet():
    return "Du bist noch nicht am Zug. Sobald du dran bist, spielt Enter das."
