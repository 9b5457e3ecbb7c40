"""What may be asked of a sandbox in SQL, and what comes back."""

import shutil
from pathlib import Path

import pytest

from core.errors import InputError
from core.sandbox.library import SandboxLibrary
from core.sandbox.sql.asking import ask


@pytest.fixture(scope="module")
def sandbox(demo_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the demo sandbox in a data home of its own."""
    home = tmp_path_factory.mktemp("home")
    shutil.copytree(demo_home, home, dirs_exist_ok=True)
    return SandboxLibrary(home).path("demo")


def test_columns_and_rows_come_back(sandbox: Path) -> None:
    answer = ask(sandbox, "SELECT name, row FROM cities ORDER BY row LIMIT 2")
    assert answer.columns == ("name", "row")
    assert answer.rows == (("北京", 0), ("上海", 1))
    assert not answer.is_cut


@pytest.mark.parametrize(
    "question",
    [
        "FROM hotels LIMIT 1",
        "SELECT city, count(*) AS n, round(avg(price), 1) FROM restaurants GROUP BY ALL HAVING n > 10 ORDER BY n DESC",
        "SELECT unnest(types) AS kind, count(*) FROM attractions GROUP BY kind",
        "WITH dear AS (SELECT * FROM attractions WHERE price > 100) SELECT city, max(price) FROM dear GROUP BY city",
        "SELECT name, rank() OVER (PARTITION BY city ORDER BY star DESC) FROM attractions QUALIFY rank() OVER (ORDER BY row) < 9",
        "SELECT a.name FROM hotels a JOIN offers b ON a.city = b.city AND a.row = b.hotel WHERE b.price BETWEEN 200 AND 300",
        "SELECT name FROM attractions WHERE name LIKE '%寺%' UNION ALL SELECT name FROM restaurants WHERE cuisine = '素食'",
        "SELECT CASE WHEN price = 0 THEN 'free' ELSE price::VARCHAR END FROM attractions",
        "SELECT number FROM trains WHERE start_city = '南京' AND arrives - departs < 240 ORDER BY price LIMIT 5;",
        "DESCRIBE attractions",
        "SUMMARIZE hotels",
        "VALUES (1), (2)",
    ],
)
def test_what_people_ask_is_answered(sandbox: Path, question: str) -> None:
    assert ask(sandbox, question).rows


def test_values_that_json_lacks_are_told_as_text(sandbox: Path) -> None:
    answer = ask(sandbox, "SELECT 'nan'::DOUBLE, 99999999999999999999, [1, NULL], NULL, 1 = 1")
    assert answer.rows == (("nan", "99999999999999999999", "[1, None]", None, True),)


def test_a_question_that_does_not_parse_says_where(sandbox: Path) -> None:
    with pytest.raises(InputError, match="syntax error"):
        ask(sandbox, "SELECT name FROM attractions WHERE")


def test_a_table_that_is_not_there_is_told_with_those_that_are(sandbox: Path) -> None:
    with pytest.raises(InputError, match=r"'museums'.*attractions"):
        ask(sandbox, "SELECT * FROM museums")


def test_what_the_database_finds_wrong_is_told_without_the_place_of_its_file(sandbox: Path) -> None:
    with pytest.raises(InputError, match="nonsense") as wrong:
        ask(sandbox, "SELECT nonsense FROM attractions")
    assert str(sandbox.parent) not in str(wrong.value)


def test_a_sandbox_that_is_gone_is_said(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="gone is gone"):
        ask(tmp_path / "gone.duckdb", "SELECT 1")
