"""The words of Poker Solitaire outside its own board."""

from client.games import how_to_play, match_rules
from client.games.game_words import GameWords
from client.games.poker_solitaire import option_words as poker_option_words
from client.games.poker_solitaire import rules as poker_rules
from client.games.poker_solitaire import words as poker_solitaire_words
from client.text.formats import exact

WORDS = GameWords(
    counted=poker_solitaire_words.counted,
    points=exact,
    part=lambda name: name,
    parts=poker_solitaire_words.parts,
    move=poker_solitaire_words.move,
    move_by=poker_solitaire_words.move,
    shorter=(poker_solitaire_words.short_move,),
    refusal=poker_solitaire_words.refusal,
    named=poker_solitaire_words.named,
    card=poker_solitaire_words.card,
    news=poker_solitaire_words.told,
    coming=poker_solitaire_words.coming_up,
    lost=lambda loss: f"{loss:.1f} points",
    match_in_short=poker_solitaire_words.MATCH,
    equals_in_short=poker_solitaire_words.EQUALS,
    together_in_short="",
    timed="",
    computers="The computer’s matrix",
    computers_key="computer’s matrix",
    no_computers_yet="The computer has not played this number yet: it works on it now.",
    picture="matrix",
    standings={
        "player": "the most",
        "maximizer": "maximizing, the most",
        "minimizer": "minimizing, the least",
    },
    together="",
    rules={
        "basic": (how_to_play.BASIC_TITLE, poker_rules.BASIC),
        "full": (how_to_play.FULL_TITLE, f"{poker_rules.RULES}\n{match_rules.MATCH_OR_DUEL}"),
        "signs": (how_to_play.KEYS_TITLE, poker_rules.KEYS),
        "credits": (how_to_play.CREDITS_TITLE, poker_rules.CREDITS),
    },
    plain={
        "": poker_rules.RULES + poker_rules.PLAIN + match_rules.MATCH_OR_DUEL,
        "short": poker_rules.BASIC + poker_rules.PLAIN,
        "credits": poker_rules.CREDITS,
    },
    options=poker_option_words.OPTIONS,
    part_values=poker_solitaire_words.table,
    won=poker_solitaire_words.won,
    outcome=poker_solitaire_words.outcome,
    chosen=poker_option_words.chosen,
)
