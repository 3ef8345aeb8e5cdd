"""The labels of keys, in the last line of a screen.

Made from client/text/en/keys.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


def name(key: Literal["Backspace", "Enter", "Esc", "Home", "PgDn", "PgUp", "Space", "Tab"]) -> str:
    return {
        "Backspace": "Backspace",
        "Enter": "Enter",
        "Esc": "Esc",
        "Home": "Home",
        "PgDn": "PgDn",
        "PgUp": "PgUp",
        "Space": "Space",
        "Tab": "Tab",
    }[key]


Label = Literal["tree", "rules", "leave", "back", "scroll", "choose", "go", "next-field", "play-here-too", "play-here-again", "change-your-name", "try-again", "ready", "start-the-leg", "remove-game", "choose-an-address", "copy-the-link", "scan-it", "link", "same-number", "new-number", "another-match", "no-thanks", "again", "new-game", "number-to-play", "analysis", "computers-tree", "scores", "number", "hint", "menu", "let-others-join", "save-record", "play", "look", "play-open", "up", "top", "open", "one-family", "whole-tree", "skip-tips", "correct", "cancel", "go-on", "room", "take-back", "undo", "sit-down", "ask-for-the-seat", "begin", "computers", "take-your-seat", "say", "close"]


def label(key: Label) -> str:
    return {
        "tree": "tree",
        "rules": "rules",
        "leave": "leave",
        "back": "back",
        "scroll": "scroll",
        "choose": "choose",
        "go": "go",
        "next-field": "next field",
        "play-here-too": "play here, too",
        "play-here-again": "play here again",
        "change-your-name": "change your name",
        "try-again": "try again",
        "ready": "ready",
        "start-the-leg": "start the leg",
        "remove-game": "remove the game",
        "choose-an-address": "choose an address",
        "copy-the-link": "copy the link",
        "scan-it": "QR code",
        "link": "link",
        "same-number": "same number",
        "new-number": "new number",
        "another-match": "rematch",
        "no-thanks": "no, thanks",
        "again": "again",
        "new-game": "new game",
        "number-to-play": "a number",
        "analysis": "analysis",
        "computers-tree": "computer’s tree",
        "scores": "scores",
        "number": "results",
        "hint": "hint",
        "menu": "menu",
        "let-others-join": "let others join",
        "save-record": "save record",
        "play": "play",
        "look": "look",
        "play-open": "play, open",
        "up": "up",
        "top": "top",
        "open": "open",
        "one-family": "one family",
        "whole-tree": "whole tree",
        "skip-tips": "skip tips",
        "correct": "correct",
        "cancel": "cancel",
        "go-on": "continue",
        "room": "room",
        "take-back": "take back",
        "undo": "undo",
        "sit-down": "sit down",
        "ask-for-the-seat": "ask for the seat",
        "begin": "begin",
        "computers": "computers",
        "take-your-seat": "take your seat",
        "say": "say",
        "close": "close",
    }[key]


def not_your_turn_yet() -> str:
    return "It isn’t your turn yet. Once it is, Enter plays this."


language.register(globals())
