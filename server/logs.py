"""Log lines on standard error, for people or as JSON: our own, the libraries' and Python's own all in one form.

Libraries are heard from warnings upwards only, since websockets' finer lines hold frames, and so keys. Tracebacks are
written without the values of variables, for the same reason. What others have sent may stand in a line, and must not
steer the terminal that shows it, nor look like another line: what is not printable is written as an escape.

A line that cannot be written is lost: that nobody reads any more what a server says, or that there is no room for it,
must not end the server.
"""

import logging
import sys
import threading
from contextlib import suppress
from typing import Any, Literal, NoReturn, TextIO, cast

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

Style = Literal["text", "json"]

log = structlog.get_logger(__name__)
_on_every_line: dict[str, Any] = {}
_style: Style = "text"


class _StandardError:
    """Standard error, as long as it takes anything."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def set_up(style: Style, **fields: Any) -> None:
    """Have everything that is logged from now on written in a style, each line with these fields.

    Called again, the fields are replaced; the style stays what it was for who has logged already.
    """
    global _style
    _style = style
    _on_every_line.clear()
    _on_every_line.update(fields)
    shared: list[Processor] = [
        _add_fields,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    rendered: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    if style == "text":
        plain = structlog.dev.plain_traceback
        for_people = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)
        rendered = [structlog.processors.format_exc_info, _inert, for_people]
    structlog.configure(
        processors=[*shared, *rendered],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, _StandardError())),
        cache_logger_on_first_use=True,
    )
    of_libraries = logging.StreamHandler(sys.stderr)
    of_libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendered],
        )
    )
    logging.basicConfig(handlers=[of_libraries], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    sys.unraisablehook = _unraisable
    threading.excepthook = _uncaught_in_thread


def end_with(message: str) -> NoReturn:
    """End the program and say why: a plain sentence for people, a line like the others where those are JSON."""
    if _style == "json":
        log.critical(message)
    else:
        sys.stderr.write(f"turnabout: {_escaped(message)}\n")
    raise SystemExit(1)


def _add_fields(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    return {**_on_every_line, **event}


def _inert(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Escape what is not printable; a traceback keeps its lines, set in, so that none looks like a line of the log."""
    traceback = event.pop("exception", None)
    shown = {name: _shown(value) for name, value in event.items()}
    if traceback is not None:
        shown["exception"] = "\n".join(f"  {_escaped(line)}" for line in traceback.split("\n"))
    return shown


def _shown(value: Any) -> Any:
    if isinstance(value, str):
        return _escaped(value)
    return value if (text := repr(value)).isprintable() else _escaped(text)


def _escaped(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def _uncaught(kind: type[BaseException], error: BaseException, traceback: Any) -> None:
    if issubclass(kind, KeyboardInterrupt):
        log.critical("interrupted")
    else:
        log.critical("ended by a fault", exc_info=(kind, error, traceback))


def _uncaught_in_thread(failed: threading.ExceptHookArgs) -> None:
    thread = failed.thread.name if failed.thread is not None else None
    log.critical("a thread failed", thread=thread, exc_info=failed.exc_value)


def _unraisable(failed: Any) -> None:
    log.error("a fault that could not be raised", what=failed.err_msg or repr(failed.object), exc_info=failed.exc_value)
