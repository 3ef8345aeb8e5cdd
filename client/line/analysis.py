"""How well a match was played, in lines of text: pure."""

from client.games.word_catalog import words_of
from client.line.words import numbers
from client.replay import analysis_words
from client.replay.analysis import Judged
from client.replay.analysis_lines import called, faults, graph_of, verdict
from client.text.glyphs import Glyphs

ROWS = 12


def told(judged: Judged, glyphs: Glyphs, cells: int | None = None) -> list[str]:
    """Tell how accurate everybody was, which moves gave much away, and how the score to be expected ran.

    `cells`: how wide a graph may be; None where there is to be none.
    """
    legs = range(1, len(judged.legs) + 1)
    if not legs:
        return [analysis_words.NOTHING_TO_SAY]
    lines = [numbers.analysed(judged.analysis.playouts)]
    for leg in legs:
        for seat in (each for each in judged.seats if judged.plays(leg, each)):
            played = analysis_words.role(called(judged, leg), judged.role(leg, seat))
            role = played if judged.by_role(leg) else analysis_words.PLAYING
            lines.append(
                analysis_words.accuracy_of(judged.name(seat), role, judged.accuracy(leg, seat), judged.tally(seat, leg))
            )
    lines += [said_of for leg in legs if (said_of := verdict(judged, leg))]
    lines += faults(judged) or [analysis_words.NO_FAULTS]
    for leg in legs:
        expected = judged.expected(leg)
        lines.append(
            numbers.curve(
                analysis_words.graph_of(called(judged, leg), judged.leader(leg)),
                expected,
                words_of(judged.record.game).points,
            )
        )
        if cells is not None:
            if any(judged.faults(leg)):
                lines.append(analysis_words.LEGEND)
            lines += graph_of(judged, leg, cells, ROWS, glyphs)
    return lines
