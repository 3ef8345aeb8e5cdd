"""Log lines on standard error, for people or as JSON, in the same form for our own code, libraries and Python.

Libraries log only from warnings upwards, because websockets' finer lines contain frames, and so keys. For the same
reason tracebacks don't contain the values of variables. A line may contain text from other machines, which must not
control a terminal or look like another line: unprintable characters are escaped.

A line that can't be written is lost: if nobody reads the log any more, or the disk is full, the server continues.
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
    """Standard error without errors."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def set_up(style: Style, **fields: Any) -> None:
    """Write all further log lines in a style, each with these fields.

    Calling it again replaces the fields; a logger that was already used keeps its style.
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
    """Exit and say why: in a plain sentence for people, or in a JSON line."""
    if _style == "json":
        log.critical(message)
    else:
        sys.stderr.write(f"turnabout: {_escaped(message)}\n")
    raise SystemExit(1)


def _add_fields(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    return {**_on_every_line, **event}


def _inert(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Escape unprintable characters; indent tracebacks, so that none of their lines looks like a line of the log."""
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
        log.critical("uncaught exception", exc_info=(kind, error, traceback))


def _uncaught_in_thread(failed: threading.ExceptHookArgs) -> None:
    thread = failed.thread.name if failed.thread is not None else None
    log.critical("uncaught exception in a thread", thread=thread, exc_info=failed.exc_value)


def _unraisable(failed: Any) -> None:
    log.error("unraisable exception", what=failed.err_msg or repr(failed.object), exc_info=failed.exc_value)
