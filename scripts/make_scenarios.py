"""Plans the trips that come with the project, on the demo data: `python scripts/make_scenarios.py`.

Run it where the demo data or the plan format changes; `tests/core/bench/test_scenarios.py` says when.
"""

import json
import sys
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.bench.files.records import plan_record
from core.bench.scenarios import FOLDER
from core.model.query import query_to_record
from core.sandbox.library import SandboxLibrary
from core.text import Language
from core.understand.offline import understand

REQUESTS: dict[str, tuple[dict[Language, str], float]] = {
    "capital": (
        {
            "zh": "我和朋友两个人想从南京去北京玩3天，预算6000元，想看故宫，吃烤鸭，不坐飞机",
            "en": "Two of us from Nanjing to Beijing for 3 days, budget 6000 RMB, the Forbidden City, Peking duck, no flight",
        },
        1.0,
    ),
    "frugal": (
        {
            "zh": "我和朋友两个人想从南京去北京玩3天，预算6000元，想看故宫，吃烤鸭，不坐飞机，越省钱越好",
            "en": "Two of us from Nanjing to Beijing for 3 days, budget 6000 RMB, the Forbidden City, Peking duck, no flight, as cheap as possible",
        },
        3.0,
    ),
    "pandas": (
        {
            "zh": "我们一家三口从上海去成都玩4天，预算12000元，想看大熊猫，吃火锅",
            "en": "A family of three from Shanghai to Chengdu for 4 days, budget 12000 RMB, pandas and hot pot",
        },
        1.0,
    ),
    "lake": (
        {
            "zh": "我一个人从武汉出发，想去杭州玩2天，预算2500元，想看西湖",
            "en": "I travel alone from Wuhan to Hangzhou for 2 days, budget 2500 RMB, the West Lake",
        },
        1.0,
    ),
}
"""By name: the request in both languages, and how much its money counts."""


def main() -> None:
    """Write a file a language; the plans in both are the same."""
    with TemporaryDirectory() as home:
        sandbox = SandboxLibrary(Path(home)).open("demo")
        lines: dict[Language, list[str]] = {"zh": [], "en": []}
        for name, (texts, money) in REQUESTS.items():
            agent = agent_type("planner").make({"money": money})
            query = understand(texts["zh"], sandbox=sandbox, today=date(2026, 1, 1)).query
            run = execute(new_run(agent, query, sandbox), agent, sandbox, lambda seconds, event: None)
            if run.status != "ok":
                sys.exit(f"{name}: {run.status}")
            for language, text in texts.items():
                record = {"uid": name, "plan": plan_record(run)["plan"]}
                record["query"] = {**query_to_record(run.query), "uid": name, "nature_language": text}
                lines[language].append(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
    for language, found in lines.items():
        (FOLDER / f"scenarios.{language}.jsonl").write_text("\n".join(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
