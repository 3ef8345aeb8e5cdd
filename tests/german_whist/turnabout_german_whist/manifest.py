"""The manifest of German Whist: where each part of the game is."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="german-whist",
    title="German Whist",
    about="tricks for better cards, then tricks that count",
    how_to_play=(
        "You hold 13 cards each. Follow suit if you can; the highest trump wins, else the highest card of the suit "
        "that was led.\n\n"
        "While there is a stock, the winner of a trick takes its face-up card, and the loser the next one unseen. "
        "The last 13 tricks count: the score is how many of them the maximizer wins."
    ),
    labels={
        "hand": "Your hand",
        "lead": "Card that leads",
        "trump": "Trumps",
        "trump=C": "clubs",
        "trump=D": "diamonds",
        "trump=H": "hearts",
        "trump=S": "spades",
        "face_up": "The winner takes",
        "stock": "Cards below it",
        "tricks": "Tricks ({player})",
        "held": "Seen in hand ({player})",
        "played": "Played",
        "wins=on": "wins",
        "trumps": "Trumps",
        "trumps=turned": "the suit that is turned up",
    },
    view="turnabout_german_whist.view:View",
    options="turnabout_german_whist.options:GermanWhistOptions",
    rules="turnabout_german_whist.rules:Rules",
)
