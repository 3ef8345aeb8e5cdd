# Made from client/text/es/keys.ftl by `python -m client.catalogue`.


def name(key):
    return {
        "Backspace": "Retroceso",
        "Enter": "Enter",
        "Esc": "Esc",
        "Home": "Inicio",
        "PgDn": "AvPág",
        "PgUp": "RePág",
        "Space": "Espacio",
        "Tab": "Tab",
    }[key]


def label(key):
    return {
        "tree": "árbol",
        "rules": "reglas",
        "leave": "salir",
        "back": "volver",
        "scroll": "desplazar",
        "choose": "elegir",
        "go": "ir",
        "next-field": "otro campo",
        "play-here-too": "jugar también aquí",
        "play-here-again": "volver a jugar aquí",
        "change-your-name": "cambiar tu nombre",
        "try-again": "reintentar",
        "ready": "confirmar",
        "start-the-leg": "empezar la manga",
        "remove-game": "quitar la partida",
        "choose-an-address": "elegir dirección",
        "copy-the-link": "copiar el enlace",
        "scan-it": "código QR",
        "link": "enlace",
        "same-number": "mismo número",
        "new-number": "número nuevo",
        "another-match": "revancha",
        "no-thanks": "no, gracias",
        "again": "otra vez",
        "new-game": "otra partida",
        "number-to-play": "un número",
        "analysis": "análisis",
        "computers-tree": "árbol máquina",
        "scores": "récords",
        "number": "resultados",
        "hint": "pista",
        "menu": "menú",
        "let-others-join": "dejar entrar",
        "save-record": "guardar",
        "play": "jugar",
        "look": "mirar",
        "play-open": "jugar, abrir",
        "up": "subir",
        "top": "arriba",
        "open": "abrir",
        "one-family": "una familia",
        "whole-tree": "todo el árbol",
        "skip-tips": "sin consejos",
        "correct": "corregir",
        "cancel": "cancelar",
        "go-on": "seguir",
        "room": "sala",
        "take-back": "pedir deshacer",
        "undo": "deshacer",
        "sit-down": "sentarse",
        "ask-for-the-seat": "pedir el asiento",
        "begin": "empezar",
        "computers": "máquinas",
        "take-your-seat": "tu asiento",
        "say": "enviar",
        "close": "cerrar",
    }[key]


def not_your_turn_yet():
    return "Aún no es tu turno. Cuando lo sea, Enter juega esto."
