# Made from client/text/pl/devices.ftl by `python -m client.catalogue`.


def until(until):
    return f"Link działa raz, do {formats.time_of_day(until)}."


def keep_secret():
    return "Otwieraj go tylko na własnym urządzeniu: połączone urządzenie może grać za ciebie."


def permanent():
    return "Połączone urządzenie to na stałe ta sama osoba: ma te same partie i nie da się tego cofnąć."


def open_or_run(command):
    return f"Otwórz link na drugim urządzeniu albo uruchom tam: {command}"


def asked():
    return "Twój link otwarto na innym urządzeniu. Czy pokazuje ono tę liczbę?"


def confirm_link():
    return "Połączyć tamto urządzenie? tak lub nie:"


def sent():
    return "Potwierdź na drugim urządzeniu."


def linked():
    return "Twoje urządzenia są połączone."


def declined():
    return "Drugie urządzenie odmówiło."


def waiting():
    return "Sprawdź, czy drugie urządzenie pokazuje tę liczbę, i potwierdź tam."


def offered(name):
    return "Drugie urządzenie przesyła twoją tożsamość." if name is None else f"Drugie urządzenie przesyła tożsamość: {formats.name(name)}."


def replaces():
    return "Zastąpi tożsamość, którą to urządzenie ma na tym serwerze. Partie, które ma tylko to urządzenie, przestaną być twoje."


def confirm_take():
    return "Przyjąć tę tożsamość? tak lub nie:"


def cancelled():
    return "Na drugim urządzeniu anulowano łączenie."


def tampered():
    return "Wiadomość została po drodze zmieniona. Utwórz nowy link."


def bad_link():
    return "Ten link jest niepełny. Skopiuj go jeszcze raz albo utwórz nowy."


def server_missing():
    return "Podaj cały link albo dodaj serwer przez --server."


def not_linked():
    return "Urządzenia nie są połączone."
