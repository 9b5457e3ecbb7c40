"""All methods over the same requests, side by side; those that ask a model ask a scripted one.

    python benchmarks/running/methods.py --queries FILE... --sandbox NAME --out DIR [--home DIR] [--agents A,B] [--every N]
                                 [--most N] [--time-limit S] [--oracle] [--character competent|sloppy|broken]

Fills a folder of results (`tripstudio bench run`), going on where it was ended, and prints its pass rates and its effort
in Markdown; `tripstudio bench report DIR` has the other tables. `*` marks rows whose model is the scripted server of
`tests/fakes`: as long as it plays the competent model it reads the prompt and answers from the sandbox and the planner, so
they show that a method works and say nothing of any language model.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from core.agents.registry import AGENTS
from core.bench.engines.local import Local
from core.bench.files.records import read_queries
from core.bench.results.filling import Judges
from core.bench.results.folder import FolderSettings
from core.bench.results.reading import open_results
from core.bench.results.rendering import to_markdown
from core.bench.results.tables import EFFORT, RATES, tables
from core.llm.profile import Profile
from core.sandbox.library import SandboxLibrary
from studio.commands.bench import Bench, fill
from studio.settings import read_settings
from tests.fakes.characters import CHARACTERS
from tests.fakes.server import EMBEDDING_MODEL, MODEL, serving

SUITES = ("chinatravel", "traveleval", "tripscore")


def options(words: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--queries", type=Path, nargs="+", required=True, help="files of requests")
    parser.add_argument("--sandbox", required=True, help="name of a sandbox in the library")
    parser.add_argument("--out", type=Path, required=True, help="folder of the results")
    parser.add_argument("--home", type=Path, help="data home (default: that of the studio)")
    parser.add_argument("--agents", help="names with commas between them (default: all)")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th request")
    parser.add_argument("--most", type=int, help="only so many requests of a file")
    parser.add_argument(
        "--time-limit", type=float, help="seconds for each request (default: each method's own)"
    )
    parser.add_argument("--oracle", action="store_true", help="give the methods the record's own constraints")
    parser.add_argument(
        "--character", choices=list(CHARACTERS), default="competent", help="what the scripted model plays"
    )
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    """Run what is left and print the tables."""
    given = options(words)
    home = given.home or read_settings().home
    sandbox = SandboxLibrary(home).open(given.sandbox)
    manifest = sandbox.manifest
    with serving(CHARACTERS[given.character](sandbox)) as server:
        bench = Bench(
            folder=given.out,
            agents=given.agents.split(",") if given.agents else list(AGENTS),
            datasets={
                file.stem: read_queries(file).good[:: given.every][: given.most] for file in given.queries
            },
            judges=Judges(SUITES, sandbox, "en"),
            settings=FolderSettings(
                manifest.name, manifest.checksum, given.time_limit, seed=0, oracle=given.oracle
            ),
            home=home,
            profile=Profile(
                name=MODEL, base_url=server.url, model=MODEL, embedding_model=EMBEDDING_MODEL, timeout=120
            ),
        )
        fill(bench, Local())
    found = [table for table in tables(open_results(given.out)) if table.suite in (None, "chinatravel")]
    for line in to_markdown([table for table in found if table.part in (RATES, EFFORT)]):
        print(line)


if __name__ == "__main__":
    main()
