"""Attacks on the box for SQL: on files, network, settings, the process, the database's own tables, time and memory."""

import os
import shutil
from pathlib import Path

import pytest

from core.errors import InputError
from core.sandbox.library import SandboxLibrary
from core.sandbox.sql.asking import ANSWER_ROWS, ask

REFUSED = [
    # files
    "COPY attractions TO '{folder}/out.csv'",
    "COPY (SELECT 1) TO '{folder}/out.parquet' (FORMAT parquet)",
    "COPY attractions FROM '{folder}/secret.txt'",
    "EXPORT DATABASE '{folder}/out'",
    "IMPORT DATABASE '{folder}/out'",
    "SELECT * FROM read_csv('{folder}/secret.txt')",
    "SELECT * FROM read_csv_auto('{folder}/secret.txt')",
    "SELECT * FROM read_text('{folder}/secret.txt')",
    "SELECT * FROM read_blob('{folder}/*')",
    "SELECT * FROM read_json('{folder}/secret.txt')",
    "SELECT * FROM read_parquet('{folder}/secret.txt')",
    "SELECT * FROM read_duckdb('{folder}/secret.txt')",
    "SELECT * FROM glob('{folder}/*')",
    "SELECT * FROM '{folder}/secret.txt'",
    "SELECT * FROM \"{folder}/secret.txt\"",
    "FROM '{folder}/secret.csv'",
    "SELECT name FROM attractions WHERE name IN (SELECT content FROM read_text('{folder}/secret.txt'))",
    "WITH a AS (SELECT * FROM read_text('{folder}/secret.txt')) SELECT * FROM a",
    "SELECT * FROM attractions, LATERAL (SELECT * FROM glob('{folder}/' || name))",
    # databases and network
    "ATTACH '{folder}/other.duckdb' AS other",
    "ATTACH ':memory:' AS other",
    "DETACH demo",
    "USE memory",
    "INSTALL httpfs",
    "LOAD httpfs",
    "LOAD '{folder}/secret.txt'",
    "SELECT * FROM 'https://outside.example/a.csv'",
    "SELECT * FROM read_csv('http://outside.example/a.csv')",
    "CREATE SECRET (TYPE s3, KEY_ID 'a', SECRET 'b')",
    "CALL start_ui()",
    # settings and what the database tells of itself
    "SET enable_external_access = true",
    "SET lock_configuration = false",
    "RESET memory_limit",
    "SET GLOBAL threads = 64",
    "PRAGMA database_list",
    "PRAGMA memory_limit = '64GB'",
    "SELECT * FROM duckdb_settings()",
    "SELECT * FROM duckdb_databases",
    "SELECT * FROM duckdb_secrets()",
    "SELECT * FROM pragma_database_list",
    "SELECT * FROM information_schema.tables",
    "SELECT * FROM pg_catalog.pg_tables",
    "SELECT * FROM main.duckdb_tables",
    "SELECT * FROM manifest",
    "SHOW TABLES",
    "SHOW ALL TABLES",
    "SHOW DATABASES",
    "SELECT current_setting('temp_directory')",
    "SELECT getenv('TRIPSTUDIO_TEST_KEY')",
    "SELECT getvariable('a')",
    "SET VARIABLE a = 1",
    # changes
    "INSERT INTO cities VALUES (99, 'a', 'a')",
    "UPDATE attractions SET price = 0",
    "DELETE FROM attractions",
    "TRUNCATE attractions",
    "DROP TABLE attractions",
    "CREATE TABLE a AS SELECT 1",
    "CREATE TEMP TABLE a AS SELECT 1",
    "CREATE MACRO abs(x) AS (SELECT 1)",
    "ALTER TABLE attractions ADD COLUMN a INTEGER",
    "BEGIN TRANSACTION",
    "CHECKPOINT",
    "VACUUM",
    # ways around
    "SELECT 1; SELECT 2",
    "SELECT 1; DROP TABLE attractions",
    "EXPLAIN ANALYZE SELECT 1",
    "PREPARE a AS SELECT 1",
    "EXECUTE a",
    "SELECT * FROM query('SELECT * FROM duckdb_settings()')",
    "SELECT * FROM query_table('duckdb_settings')",
    "SELECT * FROM json_execute_serialized_sql('{{}}')",
    "SELECT json_serialize_sql('SELECT 1')",
    "SELECT main.abs(1)",
    "SELECT system.main.getenv('HOME')",
    "SELECT write_log('a')",
    "SELECT * FROM (WITH duckdb_databases AS (SELECT 1) SELECT 1) AS a, duckdb_databases",
    "WITH duckdb_databases AS (SELECT * FROM duckdb_databases) SELECT * FROM duckdb_databases",
    "SELECT * FROM (DESCRIBE SELECT * FROM duckdb_settings())",
    "SELECT list_transform([1], lambda x: getenv('HOME'))",
    "SELECT row_number() OVER (ORDER BY getenv('HOME'))",
    "SELECT ?",
    "SELECT * FROM attractions AT (VERSION => 1)",
    # without end
    "WITH RECURSIVE a AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM a) SELECT count(*) FROM a",
    "SELECT * FROM range(1000000000000)",
    "SELECT repeat('a', 1000000000000)",
    "SELECT list_resize([1], 1000000000000)",
    "SELECT sleep(1000)",
    "",
    "   ",
    "SELECT",
    "'; --",
]  # fmt: skip


@pytest.fixture(scope="module")
def sandbox(demo_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the demo sandbox in a data home of its own."""
    home = tmp_path_factory.mktemp("home")
    shutil.copytree(demo_home, home, dirs_exist_ok=True)
    return SandboxLibrary(home).path("demo")


@pytest.mark.parametrize("question", REFUSED)
def test_what_is_no_question_to_the_tables_is_refused_and_leaves_no_trace(
    question: str, sandbox: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIPSTUDIO_TEST_KEY", "sk-never-shown")
    tmp_path.joinpath("secret.txt").write_text("never shown", encoding="utf-8")
    before = sandbox.read_bytes()
    with pytest.raises(InputError) as refused:
        ask(sandbox, question.format(folder=tmp_path))
    assert "never" not in f"{refused.value.text}"
    assert os.listdir(tmp_path) == ["secret.txt"]
    assert sandbox.read_bytes() == before


@pytest.mark.parametrize(
    "question",
    [
        "SELECT count(*) FROM attractions a, attractions b, restaurants c, restaurants d WHERE a.name || d.name = 'x'",
        "SELECT a.name FROM attractions a, attractions b, restaurants c, restaurants d ORDER BY a.name || d.name",
        "SELECT string_agg(a.name || b.name || c.name, '') FROM attractions a, attractions b, restaurants c",
        "SELECT list(a.name || b.name) FROM attractions a, attractions b, hotels c",
        "SELECT " + "(" * 2400 + "1" + ")" * 2400,
        "SELECT " + "-" * 2000 + "1",
        "SELECT " + "x" * 6000,
        "SELECT " + "[" * 2400 + "]" * 2400,
    ],
    ids=lambda question: question[:60],
)
def test_what_takes_too_much_is_ended_and_says_so(question: str, sandbox: Path) -> None:
    with pytest.raises(InputError):
        ask(sandbox, question, seconds=2, megabytes=64)


def test_an_answer_has_no_more_rows_than_fit(sandbox: Path) -> None:
    answer = ask(sandbox, "SELECT a.name FROM attractions a, attractions b")
    assert (len(answer.rows), answer.is_cut) == (ANSWER_ROWS, True)


def test_a_long_cell_is_cut(sandbox: Path) -> None:
    answer = ask(sandbox, "SELECT string_agg(name, '') AS all_names FROM attractions")
    assert len(str(answer.rows[0][0])) == 501


def test_the_process_sees_no_key_of_the_environment(
    sandbox: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # a module that is found first tells what the process sees
    monkeypatch.setenv("OPENAI_API_KEY", "sk-never-shown")
    told = tmp_path / "told.txt"
    tmp_path.joinpath("duckdb.py").write_text(
        f"import os\nopen({str(told)!r}, 'w').write(repr(dict(os.environ)))\nraise SystemExit(1)\n",
        encoding="utf-8",
    )
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    with pytest.raises(InputError):
        ask(sandbox, "SELECT 1")
    assert "never-shown" not in told.read_text(encoding="utf-8")
