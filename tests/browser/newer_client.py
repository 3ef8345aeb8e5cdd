"""A server with a newer browser client, which has an additional file.

Otherwise it starts and works like the real one.
"""

from server.__main__ import app
from server.game_infos import listed_games
from server.net import web
from server.net.web import BUNDLES, DIRECTORY, SERVED, Web


def _read() -> Web:
    paths = [path for path in DIRECTORY.rglob("*") if path.suffix in SERVED or path.name == BUNDLES]
    files = {path.relative_to(DIRECTORY).as_posix(): path.read_bytes() for path in paths}
    return Web(files | {"newer.txt": b"newer"}, games=listed_games())


if __name__ == "__main__":  # pytest imports this file, too, and must not serve another client
    web.read = _read  # type: ignore[assignment]  # the real one reads a directory
    app(prog_name="turnabout")
