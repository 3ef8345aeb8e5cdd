"""The guesses of a leg, in their order or player by player, and the queue below them. Pure: to lines."""

from client.games.patriarch import guess_text
from client.games.patriarch.messages import guesses as guesses_text
from client.games.patriarch.messages import leg as leg_text
from client.games.patriarch.picture import Picture
from client.games.patriarch.scene import GuessOf, Scene
from client.games.players import Player
from client.text import formats
from client.text.cells import align_left
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, show, spread, width, wrap
from client.text.tones import Tone
from protocol.games.patriarch.view import Grade

TREE = {5: 12, 7: 18}
"""The most cells of a tree in notation, by its number of cards."""
_SHORTER = ((guess_text.BACK[:2], 99), ("", 99), ("", 8), ("", 5), ("", 3))
"""The forms of a waiting guess, the longest first: the back to show, if any, and the most cells of the name."""
_BESIDE = 45
"""The width of a line of the guesses without its name and tree, in cells."""


def listed(picture: Picture, scene: Scene, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """List the guesses in `rows` lines, only the last ones if not all fit, with the queue at the end."""
    queue = [_queue(picture, scene, cells, glyphs)] if not scene.duel and not scene.over else []
    room = rows - len(queue)
    lines = _by_player(scene, cells, glyphs) if picture.by_player else _in_order(scene, cells, glyphs)
    if not lines:
        lines = [(Run(f"  {leg_text.no_guesses()}", Tone.DIM),)]
        if not scene.hidden and room > len(_meaning(cells, glyphs)):
            lines += _meaning(cells, glyphs)
    end = max(min(room, len(lines)), len(lines) - picture.back)
    shown = lines[max(0, end - room) : end]
    if end - room > 0:
        shown[0] = (Run(f"  {leg_text.more_lines(end - room + 1)}", Tone.DIM),)
    return [*shown, *[()] * (room - len(shown)), *queue]


def _meaning(cells: int, glyphs: Glyphs) -> list[Line]:
    """Explain grades, before there are any."""
    return wrap((Run(f"  {leg_text.grade_meaning()}", Tone.DIM),), max(20, cells), glyphs, indent=2)


def _in_order(scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    own_waiting = [each for each in scene.waiting if each.player.mine]
    return [fit(_guess(scene, each, cells, glyphs), cells, glyphs) for each in (*scene.graded, *own_waiting)]


def _names(scene: Scene, cells: int) -> int:
    """Return the width of the column of names, in cells."""
    room = cells - _BESIDE - TREE[len(scene.family.ranks)]
    return min(max(width((Run(player.name),)) for player in scene.guessers), max(8, room))


def _name(player: Player, cells: int, glyphs: Glyphs) -> Line:
    return filled((Run(player.name, Tone.STRONG if player.mine else Tone.PLAIN),), cells, glyphs)


def _guess(scene: Scene, told: GuessOf, cells: int, glyphs: Glyphs) -> Line:
    guess = told.guess
    name: Line = ()
    if not scene.duel:
        name = (Run(" "), *_name(told.player, _names(scene, cells), glyphs))
    tree = guess.tree or guess_text.BACK
    line: Line = (
        Run(f"{guess.number:>4} ", Tone.DIM),
        *name,
        Run(f" {align_left(tree, TREE[len(scene.family.ranks)])}", Tone.STRONG if guess.tree else Tone.DIM),
    )
    if guess.waiting:
        place = 1 + [each.guess.number for each in scene.waiting].index(guess.number)
        return (*line, Run(f"  {leg_text.waits_at(place)}", Tone.DIM))
    if guess.grade is None:
        return (*line, Run(f"  {leg_text.hidden_guess()}", Tone.DIM))
    left = f"  {guesses_text.trees_left_in_short(guess.left)}" if guess.left is not None else ""
    whole = cells >= _BESIDE + TREE[len(scene.family.ranks)]
    grade: Line = _grade(guess.grade) if whole else (Run(guess_text.grade_in_short(guess.grade)),)
    return (*line, Run("  "), *grade, Run(left, Tone.DIM))


def _grade(grade: Grade) -> Line:
    return (
        Run(guesses_text.grade_part("red", count=grade.red), Tone.HEARTS if grade.red else Tone.DIM),
        Run(f"  {guesses_text.grade_part('black', count=grade.black)}", Tone.STRONG if grade.black else Tone.DIM),
        Run(f"  {guesses_text.grade_part('down', count=grade.down)}", Tone.PLAIN if grade.down else Tone.DIM),
    )


def _by_player(scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    """List each player's guesses from left to right, only the last ones if not all fit."""
    lines = []
    wide = TREE[len(scene.family.ranks)] + 9
    for player in scene.guessers:
        row = next((row.guesses for row in scene.view.rows if row.seat == player.seat), ())
        found = []
        for guess in row:
            told = f" {guess_text.grade_in_short(guess.grade)}" if guess.grade is not None else ""
            found.append(f"{guess.tree or guess_text.BACK}{told}")
        names = _names(scene, cells)
        room = max(1, (cells - names - 5) // wide)
        before = "… " if len(found) > room else ""
        head: Line = (Run(" "), *_name(player, names, glyphs), Run("  "))
        lines.append(fit((*head, Run(before, Tone.DIM), Run("  ".join(found[-room:]) or "–")), cells, glyphs))
    return lines


def _queue(picture: Picture, scene: Scene, cells: int, glyphs: Glyphs) -> Line:
    seconds = scene.seconds(picture.now)
    told: Line = (Run(f"{leg_text.room_grades(seconds) if seconds is not None else ''} ", Tone.MARK),)
    left: Line = (Run(f" {leg_text.queue()}{formats.colon()}", Tone.TITLE), Run(guess_text.waiting_names([]), Tone.DIM))
    for back, most in _SHORTER if scene.waiting else ():
        names = ["".join(run.text for run in fit((Run(each.player.name),), most, glyphs)) for each in scene.waiting]
        queue = (
            guess_text.waiting_names([f"{back} {name}" for name in names]) if back else guess_text.waiting_names(names)
        )
        head = leg_text.queue() if back else leg_text.queue_of(len(names))
        left = (Run(f" {head}{formats.colon()}", Tone.TITLE), Run(queue, Tone.STRONG))
        if width(show(left, glyphs)) + width(told) + 2 <= cells:
            break
    return spread(left, told, cells, glyphs)


def filled(line: Line, cells: int, glyphs: Glyphs) -> Line:
    """Return a line cut or filled to exactly `cells` cells."""
    line = fit(line, cells, glyphs)
    return (*line, Run(" " * (cells - width(line))))
