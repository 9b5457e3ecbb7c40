"""The engine `ray`: workers on the nodes of a Ray cluster."""

import os

# Ray reads these where it is imported. It reports to nobody, and what it has to say of its nodes goes to its own log: what
# matters of it is told in a line by the engine.
os.environ.update({"RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS_SKIP_REGEX": "."})
