"""`tripstudio evaluate`: the papers' tables from two files, requests and plans."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from core.bench.files import Plans, Queries, read_plans, read_queries, write_jsonl
from core.bench.model_judge import ModelJudge
from core.bench.studies.suites import suite_of, suites
