"""The state of a leg's screen: the leg, and the reader's choices and draft."""

from dataclasses import dataclass, replace

from client.games.patriarch.draft import Draft, draft_of, empty
from client.games.patriarch.scene import Scene
from protocol.cards import SUITS


@dataclass(frozen=True, slots=True)
class Picture:
    """`draft` is the tree being composed, kept whatever else happens; `suit` is the owner's choice.

    `sent` is the move that was sent and has no answer yet; `notes`: the note board is shown; `by_player`: guesses are
    listed by player, not in their order; `back` is the number of guesses below the visible ones. `asks`: the screen
    asks whether to leave the tree open. `counts` are the red, black and face-down cards of the next grade, as far as an
    owner who works it out has typed them. `message` is the message to show; `now` is the server's time.
    """

    scene: Scene | None = None
    draft: Draft | None = None
    suit: str = "H"
    sent: str | None = None
    notes: bool = True
    by_player: bool = False
    back: int = 0
    asks: bool = False
    counts: str = ""
    message: str | None = None
    keys: tuple[tuple[str, str], ...] = ()
    now: float | None = None

    @property
    def composes(self) -> bool:
        """Whether the reader composes a tree."""
        return self.scene is not None and (self.scene.guesses or self.scene.lays)


def with_news(before: Picture, scene: Scene) -> Picture:
    """Return the picture updated for a new scene: the draft stays, unless it was sent and the answer came."""
    was = before.scene
    same = was is not None and (was.leg, was.family, was.view.roles) == (scene.leg, scene.family, scene.view.roles)
    if not same or was is None or scene.view.ply < was.view.ply:
        return replace(before, scene=scene, draft=empty(scene.family), sent=None, back=0, asks=False, counts="")
    answered = _answered(was, scene)
    draft = empty(scene.family) if answered and before.sent is not None else before.draft
    counts = before.counts if scene.works_out and len(scene.graded) == len(was.graded) else ""
    sent = None if answered else before.sent
    return replace(before, scene=scene, draft=draft, sent=sent, asks=before.asks and scene.lays, counts=counts)


def _answered(was: Scene, scene: Scene) -> bool:
    """Return whether the reader's own move was answered."""
    if scene.over or scene.laid != was.laid or len(scene.mine) != len(was.mine):
        return True
    if scene.told.board is not None and was.my_turn and not scene.my_turn:
        return True  # the move waits for the other board of a mirror match
    return was.grades and len(scene.graded) != len(was.graded)


def next_suit(picture: Picture, step: int) -> Picture:
    """Return the picture with another suit chosen."""
    return replace(picture, suit=SUITS[(SUITS.index(picture.suit) + step) % len(SUITS)], message=None)


def copied(picture: Picture) -> Picture:
    """Return the picture with the hinted tree, otherwise the reader's last guess, as the draft."""
    scene = picture.scene
    if scene is None:
        return picture
    own = [guess.tree for guess in scene.mine if guess.tree is not None]
    hinted = scene.hint.move.rpartition("guess ")[2] if scene.hint is not None else None
    if hinted is not None and hinted.startswith("tree "):
        hinted = hinted[7:]
    tree = hinted or (own[-1] if own else None)
    if tree is None or tree == "open":
        return picture
    return replace(picture, draft=draft_of(scene.family, tree), message=None)
