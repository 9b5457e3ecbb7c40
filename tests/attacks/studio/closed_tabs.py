"""A studio that forgets a closed tab after the next eight, and not only after two minutes: for a test that cannot wait so long."""

import sys
from pathlib import Path

from streamlit.runtime.memory_session_storage import MemorySessionStorage
from streamlit.web import cli

KEPT = 8

if __name__ == "__main__":
    MemorySessionStorage.__init__.__defaults__ = (KEPT, 120)
    server = Path(__file__).resolve().parents[3] / "studio" / "server.py"
    options = ("--server.headless=true", "--server.showEmailPrompt=false", f"--server.port={sys.argv[1]}")
    sys.argv = ["streamlit", "run", str(server), *options]
    cli.main()
