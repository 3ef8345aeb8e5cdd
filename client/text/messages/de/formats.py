# Made from client/text/de/formats.ftl by `python -m client.catalogue`.


def days(number):
    return f"{number} Tag" if number == 1 else f"{number} Tage"


def hours(number):
    return f"{number} h"


def minutes(number):
    return f"{number} min"


def seconds(number):
    return f"{number} s"


def and_more(*, names, count):
    return f"{names} und {count} weitere"


def own_words():
    return "du|dein|deine|deinem|deinen|deiner|ihr|allein|jetzt|der|die|das|dem|wer|alle|beide|niemand|noch niemand|jemand|noch|ein|eine|random computer|easy computer|normal computer|strong computer"


def full_stop():
    return "."


def colon():
    return ": "
