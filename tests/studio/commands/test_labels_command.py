"""`tripstudio labels`: a study in from files, its figures, and out again."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from studio.cli import command


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Thirty pairs and three raters of whom the third errs now and then; a data home of its own."""
    monkeypatch.setenv("TRIPSTUDIO_HOME", str(tmp_path / "home"))
    pairs, judgements = [], []
    for i in range(30):
        better = "a" if i % 3 else "b"
        scores = {"u": {"a": float(better == "a"), "b": float(better == "b")}}
        agents = {"a": "planner", "b": "react"} if better == "a" else {"a": "react", "b": "planner"}
        pairs.append({"pair": f"p{i}", "uid": f"q{i}", "city": "北京", **agents, "features": scores})
        for rater in ("王芳", "Lee", "Kim"):
            choice = "neither" if rater == "Kim" and i % 5 == 0 else better
            judgements.append({"pair": f"p{i}", "uid": f"q{i}", **agents, "rater": rater, "choice": choice})
    for name, records in (("pairs", pairs), ("judgements", judgements)):
        text = "".join(json.dumps(record) + "\n" for record in records)
        (tmp_path / f"{name}.jsonl").write_text(text, encoding="utf-8")
    return tmp_path


def run(*words: object) -> tuple[int, str, str]:
    """Exit status, output, error output of a command."""
    done = CliRunner().invoke(command, ["labels", *map(str, words)], catch_exceptions=False)
    return done.exit_code, done.stdout, done.stderr


def bring_in(files: Path) -> None:
    """Import the study."""
    done = run("import", files / "judgements.jsonl", "--study", "s", "--pairs", files / "pairs.jsonl")
    assert done == (0, "s: 90 judgements, 30 pairs\n", "")


def test_agreement_of_an_imported_study(files: Path) -> None:
    bring_in(files)
    status, out, _ = run("agreement", "s", "--json")
    found = json.loads(out)
    assert status == 0
    assert (found["raters"], found["pairs"], found["judgements"]) == (3, 30, 90)
    assert found["all_agree"][0] == pytest.approx(24 / 30)
    assert found["mean_pairwise"][0] == pytest.approx((24 + 6 / 3) / 30)


@pytest.mark.parametrize(
    ("by", "parts"),
    [("city", ["北京"]), ("agents", ["planner / react"]), ("rater", ["R001", "R002", "R003"])],
)
def test_agreement_by_part(files: Path, by: str, parts: list[str]) -> None:
    bring_in(files)
    status, out, _ = run("agreement", "s", "--by", by, "--json")
    assert status == 0
    assert list(json.loads(out)) == parts


def test_agreement_of_each_rater_with_the_others(files: Path) -> None:
    bring_in(files)
    found = json.loads(run("agreement", "s", "--by", "rater", "--names", "--json")[1])
    # Kim says neither of six of the thirty pairs, and the two others always agree
    assert found["Kim"]["mean_pairwise"][0] == pytest.approx(24 / 30)
    assert found["Lee"]["mean_pairwise"][0] == pytest.approx((30 + 24) / 60)
    table = run("agreement", "s", "--by", "rater")[1]
    assert "R003" in table and "0.8000" in table


def test_importing_again_adds_nothing(files: Path) -> None:
    bring_in(files)
    again = run("import", files / "judgements.jsonl", "--study", "s", "--pairs", files / "pairs.jsonl")
    assert again[1] == "s: 0 judgements, 30 pairs\n"


def test_no_study_is_made_of_a_file_that_holds_nothing_of_one(files: Path) -> None:
    (files / "cut.jsonl").write_text('{"pair": "p1", "rater": "王', encoding="utf-8")
    status, _, told = run("import", files / "cut.jsonl", "--study", "none")
    assert (status, "is not JSON" in told) == (1, True)
    assert "none" not in run("studies")[1]


def test_the_agent_that_wins_is_ranked_first(files: Path) -> None:
    bring_in(files)
    ranked = json.loads(run("rank", "s", "--json")[1])
    assert [(one["agent"], one["wins"], one["losses"]) for one in ranked] == [
        ("planner", 84.0, 0.0),
        ("react", 0.0, 84.0),
    ]


@pytest.mark.parametrize("method", ["grid", "logistic"])
def test_weights_are_fitted(files: Path, method: str) -> None:
    bring_in(files)
    found = json.loads(run("fit", "s", "--method", method, "--json")[1])
    assert found["method"] == method
    assert found["accuracy"]["test"] == 1
    assert found["weights"]["u"] > 0


def test_exported_judgements_carry_codes_and_can_be_imported(files: Path) -> None:
    bring_in(files)
    run("export", "s", "--out", files / "out.jsonl")
    text = (files / "out.jsonl").read_text(encoding="utf-8")
    assert "王芳" not in text
    done = run("import", files / "out.jsonl", "--study", "again", "--pairs", files / "pairs.jsonl")
    assert done[1] == "again: 90 judgements, 30 pairs\n"


def test_names_are_exported_when_asked_for(files: Path) -> None:
    bring_in(files)
    run("export", "s", "--out", files / "out.csv", "--names")
    assert "王芳" in (files / "out.csv").read_text(encoding="utf-8-sig")


def test_pairs_are_exported_and_come_back(files: Path) -> None:
    bring_in(files)
    run("export", "s", "--what", "pairs", "--out", files / "out.csv")
    done = run("import", files / "judgements.jsonl", "--study", "again", "--pairs", files / "out.csv")
    assert done[1] == "again: 90 judgements, 30 pairs\n"
    assert json.loads(run("fit", "again", "--json")[1])["weights"]["u"] > 0


def test_pairs_whose_plans_the_study_does_not_keep_are_no_preferences(files: Path) -> None:
    bring_in(files)
    assert run("export", "s", "--what", "preferences", "--out", files / "dpo.jsonl")[0] == 0
    assert (files / "dpo.jsonl").read_text(encoding="utf-8") == ""


def test_the_data_card_tells_counts_and_agreement(files: Path) -> None:
    bring_in(files)
    run("export", "s", "--what", "card", "--out", files / "README.md")
    card = (files / "README.md").read_text(encoding="utf-8")
    assert "30 pairs, 90 judgements by 3 raters" in card
    assert "| all_agree | 0.800 |" in card


def test_judgements_of_unknown_pairs_are_named_and_the_others_kept(files: Path) -> None:
    with (files / "judgements.jsonl").open("a") as out:
        out.write('{"pair": "p99", "rater": "Lee", "choice": "a"}\nnot json\n')
    status, out, error = run(
        "import", files / "judgements.jsonl", "--study", "s", "--pairs", files / "pairs.jsonl"
    )
    assert (status, out) == (1, "s: 90 judgements, 30 pairs\n")
    assert "line 92" in error
    assert "'p99'" in error


def test_the_studies_are_listed_with_their_progress(files: Path) -> None:
    bring_in(files)
    assert run("studies")[1] == "s: 90 / 90 judgements\n"
