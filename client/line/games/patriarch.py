"""The Patriarch in lines of text: the owner of the tree, the guesses and their grades, the queue and the note board."""

import re
from collections.abc import Sequence
from typing import get_args

from client.games.heading import role_of
from client.games.patriarch import guess_text
from client.games.patriarch.footer import scene_beat
from client.games.patriarch.messages import about as about_text
from client.games.patriarch.messages import guesses as guesses_text
from client.games.patriarch.messages import leg as leg_text
from client.games.patriarch.messages import line as line_text
from client.games.patriarch.messages import typed_words as typed_text
from client.games.patriarch.scene import GuessOf, Scene
from client.games.patriarch.trees import filled, read, readable, written, wrong
from client.games.players import Player
from client.line.command import Command, Given, in_leg
from client.line.games.board import LegBoard, Looking
from client.line.typed_words import Words
from client.text import formats
from client.text.glyphs import Glyphs
from client.text.messages import people as people_text
from protocol.events import Expected
from protocol.games.patriarch.view import Board, PatriarchView
from protocol.views import View

_A_TREE = re.compile(r"[Aa1-9()\s]{3,}|[1-9()\s]+")
_EXAMPLES = {5: "3(4(2) A(5))", 7: "3(4(2(6)) A(5(7)))"}
_MOST_HINTED = 3

_WORDS = Words(typed_text.word, get_args(typed_text.Word))


class PatriarchLines(LegBoard[Scene]):
    """The text interface of The Patriarch."""

    scenes = Scene
    words = _WORDS
    commands = (
        Command("guesses", "g", "", lambda: line_text.command("guesses"), in_leg, _WORDS),
        Command("queue", "", "", lambda: line_text.command("queue"), in_leg, _WORDS),
        Command("notes", "", "", lambda: line_text.command("notes"), in_leg, _WORDS),
    )

    @property
    def moves(self) -> str:
        """How a move is typed."""
        return f"  {line_text.moves()}"

    def looking(self) -> "PatriarchLooking":
        """Return a new view of the leg."""
        return PatriarchLooking()

    def opening(self, scene: Scene) -> list[str]:
        """Return the heading of a leg: its number, the roles, the hidden tree, and the score to beat."""
        who = formats.listed(_named(player) for player in scene.players)
        number = scene.number[0].replace(" ✓", ",")
        facts = formats.clauses((who, number, about_text.tree_in_short(scene.view.tree_by)))
        lines = [line_text.begins(leg=scene.leg, legs=scene.legs, facts=facts)]
        if scene.hidden:
            me = scene.me is not None
            lines.append(leg_text.hidden_from_owner() if me else leg_text.hidden_from_spectators())
        tree = [guesses_text.tree_was(scene.view.tree)] if scene.view.tree is not None and not scene.over else []
        if scene.open and not scene.over:
            tree = [leg_text.is_open(scene.owner.mine)]
        meaning = [] if scene.graded or scene.hidden else [leg_text.grade_meaning()]
        return [*lines, *tree, *meaning, *beat(scene)]

    def turn(self, scene: Scene) -> list[str]:
        """Return what the game waits for, and the reader's possible moves."""
        view = scene.view
        if scene.over:
            return []
        if scene.out:
            return [leg_text.out(scene.me == scene.owner)]
        if scene.lays:
            return [line_text.to_lay(example=example(scene), open="open" in view.may)]
        if not scene.laid:
            return [leg_text.owner_lays(scene.owner.name)]
        if scene.works_out:
            front = scene.waiting[0]
            whose = guess_text.whose(front.player.name)
            return [line_text.to_work_out(whose=whose, tree=front.guess.tree or "", own=view.tree or "")]
        if scene.grades:
            return [
                line_text.to_grade(whose=guess_text.whose(scene.waiting[0].player.name), behind=len(scene.waiting) - 1)
            ]
        if scene.guesses:
            ranks = example(scene).translate(str.maketrans("", "", "() ")) if view.shape is not None else None
            known = [f"{guess_text.possible(view.board)}."] if view.board is not None and scene.graded else []
            known = [*_own_grade(scene), *known]
            how = line_text.to_guess(example=example(scene), ranks=ranks) if not scene.graded else ""
            return [*known, *([how] if how else [])] if scene.my_turn else [*known, waiting(scene)]
        if scene.duel:
            return [leg_text.guesser_guesses(scene.guessers[0].name)]
        return [leg_text.nothing_waits([each.name for each in scene.guessers])]

    def stands(self, scene: Scene) -> tuple[object, ...]:
        """Return a value that changes with each turn."""
        view = scene.view
        front = scene.waiting[0].guess.number if scene.grades else None
        return scene.leg, scene.my_turn, scene.laid, view.may, front, len(scene.graded) if scene.guesses else None

    def hint(self, scene: Scene, expected: Sequence[Expected]) -> list[str]:
        """Return the computer's guesses for a hint, the best first."""
        told = [(guess_text.move(each.move), each.score) for each in expected[:_MOST_HINTED]]
        return [line_text.hint(tree=tree, expected=score) for tree, score in told[:1]]

    def over(self, scene: Scene) -> list[str]:
        """Return how a leg ended."""
        found = next((player.name for player in scene.players if player.seat == scene.view.found_by), None)
        ended = [*_own_grade(scene), guess_text.over(found, scene.view)]
        if scene.view.tree is not None:
            return [*ended, guesses_text.tree_was(scene.view.tree)]
        return ended if scene.found else [*ended, leg_text.tree_hidden()]

    def read_move(self, scene: Scene, typed: str) -> str | None:
        """Return the typed move; None if it is not a move. Raises ValueError if it is not possible."""
        verb, _, rest = typed.strip().partition(" ")
        match verb.lower():
            case "grade":
                if not scene.grades:
                    raise ValueError(line_text.nothing_to_grade())
                if scene.works_out and not rest:
                    raise ValueError(line_text.say_counts())
                return f"grade {rest}".strip()
            case "tree":
                return self._laid(scene, rest)
            case "guess" if rest:
                return self._guess(scene, rest)
        if not _A_TREE.fullmatch(typed) or not any(sign.isalnum() for sign in typed):
            return None
        return self._guess(scene, typed)

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Describe a position."""
        if not isinstance(view, PatriarchView) or not readable(view):
            return []
        scene = Scene.of_position(view, names)
        tree = [guesses_text.tree_was(view.tree)] if view.tree is not None else []
        return [*tree, *guesses(scene)]

    def _laid(self, scene: Scene, rest: str) -> str:
        if not scene.lays:
            raise ValueError(line_text.nothing_to_lay())
        suit, tree = rest[:1].upper(), rest[1:].strip()
        if suit not in guess_text.SUITS or not tree:
            raise ValueError(line_text.suit_first())
        return f"tree {suit} open" if tree.lower() == "open" else f"tree {suit} {read_tree(scene, tree)}"

    def _guess(self, scene: Scene, typed: str) -> str:
        if scene.over or scene.me is None:
            raise ValueError(line_text.not_your_turn())
        if scene.me.role != "guesser":
            raise ValueError(line_text.own_tree() if not scene.lays else line_text.suit_first())
        tree = read_tree(scene, typed)
        if not scene.laid:
            raise ValueError(leg_text.owner_lays(scene.owner.name))
        if not scene.my_turn:
            raise ValueError(waiting(scene))
        return f"guess {tree}"


class PatriarchLooking(Looking[Scene]):
    """A view of a leg."""

    def told(self, given: Given, scene: Scene, glyphs: Glyphs) -> list[str] | None:
        """Return the answer to a question about a leg."""
        match given.name:
            case "moves":
                return [*PatriarchLines().turn(scene), *_trees(scene)]
            case "guesses":
                return guesses(scene)
            case "queue":
                return [queue(scene)]
            case "notes":
                return notes(scene)
            case "points":
                score = guess_text.score(min(scene.view.score, len(scene.graded)), scene.view.guesses)
                return [formats.sentence(score), *beat(scene)]
            case "news":
                if scene.secret and scene.graded:  # the news say only that there was a guess
                    return guesses(scene)
                return list(reversed(scene.news)) or [line_text.no_news()]
        return None

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Return no lines: the game has no solo form."""
        return []


def example(scene: Scene) -> str:
    """Return one of the allowed trees."""
    return _EXAMPLES[len(scene.family.ranks)]


def read_tree(scene: Scene, typed: str) -> str:
    """Return the typed tree in its notation; for a fixed shape, ranks in order are enough. Raises ValueError."""
    family = scene.family
    ranks = "".join(typed.upper().replace("1", "A").split())
    if family.shape is not None and ranks.isalnum() and len(ranks) == len(set(ranks)) == len(family.ranks):
        parents = filled(family.shape, tuple(ranks))
    else:
        parents = read(typed.replace("1", "A"))
    reason = wrong(parents, family)
    if reason is not None:
        raise ValueError(reason)
    return written(parents)


def beat(scene: Scene) -> list[str]:
    """Return the goal of the second leg."""
    return [] if scene.beat is None or scene.over else [scene_beat(scene)]


def waiting(scene: Scene) -> str:
    """Say that no guess can be made before another is graded."""
    return line_text.one_waits() if scene.duel else line_text.two_wait()


def _own_grade(scene: Scene) -> list[str]:
    """Return the grade of the reader's last guess, if only the reader knows it: no other text shows it."""
    return guesses(scene)[-1:] if scene.secret and scene.graded else []


def guesses(scene: Scene) -> list[str]:
    """List the guesses in order, the ungraded ones last."""
    listed = [_guess(scene, each) for each in (*scene.graded, *scene.waiting)]
    return listed or [leg_text.no_guesses()]


def _guess(scene: Scene, told: GuessOf) -> str:
    guess = told.guess
    tree = guess.tree or leg_text.hidden_guess()
    state = leg_text.waits() if guess.waiting else guess_text.grade(guess.grade) if guess.grade is not None else ""
    left = f"; {guesses_text.trees_left(guess.left)}" if guess.left is not None else ""
    what = f"{tree}: {state}{left}" if state else tree
    if scene.duel:
        return line_text.own_guess(number=guess.number, guess=what)
    return line_text.guess(number=guess.number, name=told.player.name, guess=what)


def queue(scene: Scene) -> str:
    """Return whose guesses wait for a grade."""
    if scene.duel and not scene.view.own_grades:
        return line_text.no_queue()
    names = guess_text.waiting_names([each.player.name for each in scene.waiting]).replace(" · ", ", ")
    return line_text.queue(names=names, seconds=scene.view.auto_grade)


def notes(scene: Scene) -> list[str]:
    """Return the trees that are still possible, by card and generation."""
    board = scene.view.board
    if board is None:
        return [leg_text.hidden_from_owner() if scene.hidden else leg_text.no_notes()]
    lines = [f"{guess_text.possible(board)}."]
    for rank, counts in zip(scene.family.ranks, board.cards, strict=True):
        places = [
            line_text.in_generation(generation=generation, trees=count) if generation > 1 else line_text.on_top(count)
            for generation, count in enumerate(counts, start=1)
            if count
        ]
        lines.append(f"{rank}: {formats.listed(places)}")
    return [*lines, *_trees(scene, board)]


def _trees(scene: Scene, board: Board | None = None) -> list[str]:
    board = board or scene.view.board
    return list(board.trees) if board is not None else []


def _named(player: Player) -> str:
    role = role_of(player.role, mine=player.mine)
    plays = f" ({people_text.computer(player.computer)})" if player.computer else ""
    return f"{player.name} {role}{plays}"


BOARD = PatriarchLines()
