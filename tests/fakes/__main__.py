"""`python -m tests.fakes`: the scripted model server for trying the studio out; its name there is `scripted`."""

import argparse
from pathlib import Path

from core.sandbox.library import SandboxLibrary
from studio.settings import read_settings
from tests.fakes.characters import CHARACTERS
from tests.fakes.server import MODEL, ScriptedServer


def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--character", choices=list(CHARACTERS), default="competent")
    parser.add_argument("--sandbox", default="demo", help="the sandbox that the model knows")
    parser.add_argument("--home", type=Path, help="data home (default: that of the studio)")
    parser.add_argument("--port", type=int, default=8899)
    options = parser.parse_args()
    sandbox = SandboxLibrary(options.home or read_settings().home).open(options.sandbox)
    server = ScriptedServer(CHARACTERS[options.character](sandbox), options.port)
    print(f"OPENAI_BASE_URL={server.url} TRIPSTUDIO_MODEL={MODEL}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
