"""The engine `ray`: workers on the nodes of a Ray cluster."""

import os

# Ray reads these where it is imported. It reports to nobody, and what it has to say of its nodes goes to its own log: what
# matters of it is told in a line by the engine. What does not answer as a cluster is asked once, not for a quarter of an hour.
os.environ.update(
    {
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_DEDUP_LOGS_SKIP_REGEX": ".",
        "RAY_gcs_server_port_wait_time_s": "1",
    }
)
