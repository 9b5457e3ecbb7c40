"""What pages share is let go of at the end of the process, which then ends without a word."""

import os
import subprocess
import sys
from pathlib import Path


def test_a_process_that_opened_a_sandbox_ends_without_a_word(home: Path) -> None:
    program = "from studio import services; print(services.sandbox('demo').manifest.name)"
    ended = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "TRIPSTUDIO_HOME": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ended.stdout == "demo\n"
    # Streamlit says that no page is being drawn
    assert [
        line
        for line in ended.stderr.splitlines()
        if "streamlit" not in line.lower() and "ScriptRunContext" not in line
    ] == []
