# Made from client/text/de/daily.ftl by `python -m client.catalogue`.


def title():
    return "Tagesnummer"


def heading(*, game, day):
    return f"Tagesnummer · {formats.name(game)}" + ("" if day is None else f" · {formats.day(day)}")


def about():
    return "Jedes Spiel hat täglich eine Nummer, dieselbe für alle auf diesem Server. Sie bleibt geheim, bis der Tag endet. Du hast einen Versuch und spielst jede Rolle einmal. Wer am deutlichsten gewinnt, steht ganz oben."


def today(what):
    return f"Heute: {what}."


def hidden_until(ends):
    return f"Die Nummer ist geheim bis {formats.time_of_day(ends)} (Mitternacht UTC)."


def finished(count):
    return "Noch ist niemand fertig." if count == 0 else f"{formats.number(count)} Person ist fertig." if count == 1 else f"{formats.number(count)} Personen sind fertig."


def not_tried():
    return "Du hast noch nicht gespielt."


def tried():
    return "Du hast den heutigen Versuch genutzt. Er hat noch kein Ergebnis."


def play_computer(level):
    return f"Gegen den Computer spielen ({formats.level(level)})"


def play_computer_hint():
    return "dieselbe Stufe für alle"


def play_friend():
    return "Gegen jemanden spielen"


def play_friend_hint():
    return "kommt mit einem Code dazu und hat den heutigen Versuch noch frei"


def friend_rule():
    return "Dein Gegenüber darf den heutigen Versuch noch nicht genutzt haben."


def resume():
    return "Versuch fortsetzen"


def resume_hint(room):
    return f"läuft in {room}"


def resume_in(room):
    return f"Dein Versuch geht hier weiter: {room}."


def own(*, reached, rank):
    return f"Dein Ergebnis: {reached}." + ("" if rank is None else f" Dein Rang bisher: {formats.number(rank)}.")


def lead(*, lead, points):
    return f"{formats.number(points)} voraus" if lead == "ahead" else f"{formats.number(points)} zurück" if lead == "behind" else "gleichauf"


def reached(*, lead, own, other, opponent):
    return f"{lead}, {formats.number(own)} zu {formats.number(other)} gegen {opponent}"


def reached_early(*, opponent, why):
    return f"gewonnen: {formats.name(opponent)} " + ("hat aufgegeben" if why == "resigned" else "war weg" if why == "claimed" else "hatte keine Zeit mehr")


def opponent_left(*, opponent, why):
    return f"{formats.name(opponent)} (" + ("aufgegeben" if why == "resigned" else "war weg" if why == "claimed" else "Zeit abgelaufen") + ")"


def computer(level):
    return f"Computer ({formats.level(level)})"


def score(*, own, other):
    return f"{formats.number(own)} zu {formats.number(other)}"


def table_title(*, day, number):
    return f"{formats.day(day)}: niemand hat gespielt." if number is None else f"{formats.day(day)}: die Nummer war {formats.game_number(number)}."


def against(key):
    return {
        "computer": "Gegen den Computer",
        "friends": "Gegen andere",
    }[key]


def players(key, *, count):
    match key:
        case "computer":
            return "Gegen den Computer · " + ("niemand" if count == 0 else f"{formats.number(count)} dabei")
        case "friends":
            return "Gegen andere · " + ("niemand" if count == 0 else f"{formats.number(count)} dabei")
    raise KeyError(key)


def column(key):
    return {
        "rank": "Rang",
        "name": "Name",
        "lead": "voraus",
        "score": "Punkte",
        "opponent": "gegen",
        "time": "wann",
    }[key]


def won_early():
    return "gewonnen"


def more(count):
    return f"und {formats.number(count)} weitere Person" if count == 1 else f"und {formats.number(count)} weitere"


def row(*, rank, name, reached, match):
    return ("–" if rank is None else f"{formats.number(rank)}.") + f" {formats.name(name)}: {reached} (Aufzeichnung {match})"


def room(*, day, ends):
    return f"Die Tagesnummer vom {formats.day(day)}: ein Versuch pro Person. Sie ist geheim, bis der Tag um {formats.time_of_day(ends)} endet (Mitternacht UTC)."


def rules():
    return "Dein Versuch zählt, sobald die erste Runde beginnt. Es gibt keine Tipps und keine Zugrücknahmen."


def record_hidden(ends):
    return f"Die Nummer bleibt geheim, bis der Tag um {formats.time_of_day(ends)} endet (Mitternacht UTC). Danach kannst du die Aufzeichnung ansehen und prüfen."


def result(lead):
    return f"Auf der Tagesnummer liegst du {lead}. Die Tabelle erscheint, wenn der Tag endet."


def won():
    return "Du hast gewonnen, aber dein Gegenüber hat nicht zu Ende gespielt. Die Tabelle führt dich unter den beendeten Versuchen."


def not_ranked():
    return "Dein Versuch endete vorzeitig und bekommt deshalb keinen Rang."


def leaving(ends):
    return f"Dein Versuch bleibt gespeichert, bis der Tag um {formats.time_of_day(ends)} endet (Mitternacht UTC): Vom Startbildschirm aus geht es weiter."


def command():
    return "Tippe „tagesnummer“, oder „tagesnummer“ computer oder „tagesnummer freund“ zum Spielen, oder „tagesnummer“ und einen früheren Tag, etwa „tagesnummer 2026-11-20“."


def key(key):
    return {
        "play": "spielen, ansehen",
        "day": "Tag",
        "game": "anderes Spiel",
    }[key]
