"""The words of a game that has none here, for use outside its board; made from the server's account of the game."""

from client.games.game_words import GameWords, Options, no_text
from client.games.generic import move_text
from client.games.generic.messages import about as about_text
from client.games.generic.messages import pages as generic_pages
from client.games.generic.table import PLAYER, Labels
from client.text import formats
from client.text.messages import game as game_text
from client.text.messages import how_to_play as how_to_play_text
from client.text.messages import pages as shared_pages
from protocol.events import GameInfo

_ROLES: tuple[about_text.Standing, ...] = ("player", "maximizer", "minimizer")


def words_of(info: GameInfo) -> GameWords:
    """Return the words of a game that has none."""
    labels = Labels(info.labels, ())

    def rules() -> str:
        return f"# {info.title}\n\n{info.about}\n\n{info.how_to_play or how_to_play_text.no_rules()}\n"

    def all_rules() -> str:
        pages = (
            shared_pages.match,
            shared_pages.numbers,
            shared_pages.mirror,
            shared_pages.clocks,
            shared_pages.takebacks,
            shared_pages.table,
        )
        return "\n".join([rules(), *(page() for page in pages)])

    def credits() -> str:
        title = how_to_play_text.part("credits")
        text = how_to_play_text.credits(title=info.title, origin=info.package) if info.package else ""
        return f"# {title}\n\n{text}\n"

    roles = {role for form in (*info.forms, *sum(info.other_forms.values(), ())) for role in form.roles}
    return GameWords(
        counted=game_text.points,
        points=lambda score: formats.number(round(score)),
        part=lambda name: Labels({}, ()).name(name) if PLAYER in labels.name(name) else labels.name(name),
        parts=lambda view: "",
        move=lambda move: move_text.move_with(move, info.labels),
        card=lambda move: move,
        news=move_text.news,
        coming=lambda view: "",
        lost=lambda loss: game_text.points(round(loss)),
        match_in_short=about_text.match_two_legs,
        equals_in_short=about_text.match_one_leg,
        together_in_short=lambda: about_text.together_in_short(_has(info, "together")),
        timed=no_text,
        computers=about_text.computers_game,
        computers_key=about_text.computers_game_key,
        picture=about_text.table,
        standings=lambda: {role: about_text.standing(role) for role in _ROLES if role in roles},
        together=about_text.together,
        rules=lambda: {
            "basic": rules(),
            "full": all_rules(),
            "signs": generic_pages.terminal_keys(),
            "credits": credits(),
        },
        plain=lambda: {"": all_rules(), "short": rules(), "credits": credits()},
        options=lambda: _option_words(info, labels),
    )


def _has(info: GameInfo, form: str) -> bool:
    return any(each.form == form for each in (*info.forms, *sum(info.other_forms.values(), ())))


def _option_words(info: GameInfo, labels: Labels) -> Options:
    texts = info.labels
    described: dict[str, tuple[str, dict[str, tuple[str, str]]]] = {}
    for name in info.options.get("properties", {}):
        prefix = f"{name}="
        values = {key.removeprefix(prefix): (text, "") for key, text in texts.items() if key.startswith(prefix)}
        described[name] = labels.name(name), values
    return described
