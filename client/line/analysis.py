"""The analysis of a match in lines of text. Pure."""

from client.games.word_catalog import words_of
from client.replay import analysis_sentences
from client.replay.analysis import Judged
from client.replay.analysis_lines import called, faults, graph_of, graph_title, verdict
from client.text.glyphs import Glyphs
from client.text.messages import analysis as analysis_text

ROWS = 12


def told(judged: Judged, glyphs: Glyphs, cells: int | None = None) -> list[str]:
    """Return the players' accuracies, the mistakes, and the expected score over time.

    `cells`: the most columns of a graph; None: no graph.
    """
    legs = range(1, len(judged.legs) + 1)
    if not legs:
        return [analysis_text.nothing_to_judge()]
    lines = [analysis_text.based_on(analysis_text.simulations(judged.analysis.playouts))]
    for leg in legs:
        lines += [_accuracy(judged, leg, seat) for seat in judged.seats if judged.plays(leg, seat)]
    lines += [said_of for leg in legs if (said_of := verdict(judged, leg))]
    lines += faults(judged) or [analysis_text.none_found()]
    for leg in legs:
        lines.append(_curve(judged, leg))
        if cells is not None:
            if any(judged.faults(leg)):
                lines.append(analysis_sentences.legend())
            lines += graph_of(judged, leg, cells, ROWS, glyphs)
    return lines


def _accuracy(judged: Judged, leg: int, seat: int) -> str:
    """Return a player's accuracy in a leg."""
    role = analysis_text.role(judged.role(leg, seat) if judged.by_role(leg) else "equal")
    if judged.by_role(leg) and called(judged, leg):
        role = analysis_text.role_in_leg(leg=called(judged, leg), role=role)
    accuracy, name = judged.accuracy(leg, seat), judged.name(seat)
    if accuracy is None:
        return analysis_text.no_choices_of(name=name, role=role)
    faults = analysis_sentences.fault_counts(judged.tally(seat, leg))
    return analysis_text.accuracy_of(name=name, role=role, percent=analysis_sentences.percent(accuracy), faults=faults)


def _curve(judged: Judged, leg: int) -> str:
    """Return the expected score at the start, at its highest and lowest with their moves, and at the end."""
    points, expected = words_of(judged.record.game).points, judged.expected(leg)
    high, low = max(expected), min(expected)
    return analysis_text.curve(
        graph=graph_title(judged, leg),
        first=points(expected[0]),
        high=points(high),
        highmove=expected.index(high) + 1,
        low=points(low),
        lowmove=expected.index(low) + 1,
        last=points(expected[-1]),
    )
