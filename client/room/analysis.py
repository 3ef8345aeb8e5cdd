"""The analysis of a room's match by the room's server."""

from collections.abc import AsyncGenerator

from client.net.errors import CannotAnalyze
from client.net.link_state import Connected
from client.replay.analysis import Progress
from client.room import commands
from client.room.visit import Visit
from client.text.messages import analysis as analysis_text
from client.text.rejection_text import rejection_text
from protocol.events import Rejected


async def analysed(visit: Visit) -> AsyncGenerator[Progress, None]:
    """Yield the progress of the analysis of the last match, and at last the analysis. Raises CannotAnalyze."""
    match = visit.model.match
    if match is None or match.result is None:
        raise CannotAnalyze(analysis_text.not_over())
    link, told = None, visit.model.analysis
    if told is not None and told.failed is None:
        told = None  # skip what has been reported already; ask again after a failure
    while visit.model.match is not None and visit.model.match.id == match.id:
        if visit.model.link is not link and isinstance(visit.model.link, Connected):  # again on every new connection
            link = visit.model.link
            answer = await visit.ask(commands.analysis(visit.model), quietly=True)
            if isinstance(answer, Rejected):
                raise CannotAnalyze(rejection_text(answer))
        now = visit.model.analysis
        if now is None or now is told:
            if visit.model.stopped is not None:
                raise CannotAnalyze(analysis_text.disconnected())
            await visit.changed()
            continue
        told = now
        if now.failed is not None:
            raise CannotAnalyze(now.failed)
        yield Progress(now.done, now.of, now.analysis, now.judged)
        if now.analysis is not None:
            return
    raise CannotAnalyze(analysis_text.another_match())
