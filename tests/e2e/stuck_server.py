"""A server whose rooms get stuck, and which waits for them only half a second when it is told to stop."""

import threading

import structlog

from server import stopping
from server.__main__ import app
from server.games.family_tree.rules import FamilyTree


def _stuck(*_: object) -> None:
    structlog.get_logger().info("stuck in a move")
    threading.Event().wait()


if __name__ == "__main__":
    stopping.HARD_SECONDS = 0.5
    FamilyTree.apply = _stuck  # type: ignore[method-assign, assignment]
    app(prog_name="turnabout")
