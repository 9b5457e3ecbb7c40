"""Ways to hide what may not be asked in every part of a question: the tree shows each before anything runs."""

from pathlib import Path

import duckdb
import pytest

from core.errors import InputError
from core.sandbox.library import SandboxLibrary
from core.sandbox.sql.asking import ask
from core.sandbox.sql.grammar import require_harmless

HIDDEN = [
    'SELECT * FROM attractions POSITIONAL JOIN duckdb_settings()',
    "SELECT * FROM sniff_csv('{folder}/secret.txt')",
    "SELECT * FROM parquet_metadata('{folder}/secret.txt')",
    "SELECT * FROM read_ndjson('{folder}/secret.txt')",
    "SELECT * FROM which_secret('a', 's3')",
    'SELECT * FROM duckdb_memory()',
    'SELECT * FROM duckdb_functions()',
    'SELECT * FROM duckdb_logs',
    "SELECT nextval('a')",
    'SELECT * FROM test_all_types()',
    "SELECT * FROM pragma_table_info('cities')",
    "SELECT * FROM pragma_storage_info('cities')",
    "SELECT (SELECT content FROM read_text('{folder}/secret.txt'))",
    "SELECT COLUMNS(x -> getenv('HOME') = x) FROM cities",
    "SELECT * REPLACE (getenv('HOME') AS name) FROM cities",
    "SELECT name FROM cities QUALIFY row_number() OVER () = 1 AND getenv('HOME') = ''",
    "SELECT name FROM cities ORDER BY getenv('HOME')",
    "SELECT name FROM cities LIMIT (SELECT length(getenv('HOME')))",
    "SELECT name FROM cities OFFSET (SELECT length(getenv('HOME')))",
    "SELECT count(*) FROM cities GROUP BY getenv('HOME')",
    "SELECT count(*) FROM cities HAVING getenv('HOME') = ''",
    "SELECT count(*) FILTER (getenv('HOME') = '') FROM cities",
    "SELECT sum(1) OVER (PARTITION BY getenv('HOME')) FROM cities",
    "SELECT CASE WHEN getenv('HOME') = '' THEN 1 END",
    "VALUES (getenv('HOME'))",
    "SELECT {'a': getenv('HOME')}",
    "SELECT [getenv('HOME')]",
    "SELECT [getenv('HOME') for x in [1]]",
    'SELECT "getenv"(\'HOME\')',
    "SELECT GetEnv('HOME')",
    "SELECT 'HOME'.getenv()",
    "SELECT CAST(getenv('HOME') AS INTEGER)",
    "SELECT getenv('HOME') COLLATE NOCASE",
    "SELECT name FROM cities WHERE EXISTS (FROM read_text('{folder}/secret.txt'))",
    "SELECT name FROM cities UNION ALL SELECT content FROM read_text('{folder}/secret.txt')",
    "SELECT name FROM cities EXCEPT SELECT content FROM read_text('{folder}/secret.txt')",
    "SELECT * FROM cities JOIN read_text('{folder}/secret.txt') ON true",
    "SELECT * FROM cities JOIN attractions ON getenv('HOME') = ''",
    "SELECT * FROM cities WHERE name IN (getenv('HOME'))",
    "SELECT * FROM cities WHERE name = ANY (SELECT content FROM read_text('{folder}/secret.txt'))",
    "SELECT * FROM (VALUES (1)) AS a(n), LATERAL (SELECT getenv('HOME'))",
    "WITH a AS MATERIALIZED (SELECT getenv('HOME')) SELECT * FROM a",
    'WITH a(n) AS (SELECT 1), b AS (SELECT * FROM duckdb_settings()) SELECT * FROM a',
    'SELECT * FROM cities TABLESAMPLE reservoir(100000000000)',
    'PIVOT cities ON name USING count(*)',
    'UNPIVOT cities ON name',
    'SUMMARIZE duckdb_settings()',
    'MERGE INTO cities USING attractions ON true WHEN MATCHED THEN DELETE',
    "COMMENT ON TABLE cities IS 'a'",
    'COPY FROM DATABASE demo TO memory',
    'SELECT * FROM (SHOW TABLES)',
    'SELECT * FROM demo.cities',
    'SELECT * FROM demo.main.cities',
    'SELECT * FROM memory.main.cities',
    'SELECT * FROM temp.duckdb_tables',
    'SELECT * FROM sqlite_master',
    "SELECT rpad('a', 1000000000000, 'b')",
    "SELECT lpad('a', 1000000000000, 'b')",
    "SELECT printf('%1000000000d', 1)",
    "SELECT format('{:>1000000000}', 'a')",
    "SELECT bitstring('1', 1000000000)",
    'SELECT array_resize([1], 1000000000000)',
    'SELECT * FROM unnest(range(1000000000000))',
    'SELECT * FROM generate_series(1, 1000000000000)',
    'SELECT setseed(0.5)',
    'SELECT txid_current()',
    'SELECT current_query()',
    'SELECT version()',
    'SELECT current_database()',
    'SELECT uuid()',
    'SELECT pg_typeof(1)',
    "SELECT in_search_path('a', 'b')",
    "SELECT icu_sort_key('a', 'de')",
    "SELECT hash(getenv('HOME'))",
    "SELECT error('a')",
    'SELECT $1',
    'SELECT $name',
    'SELECT * FROM cities FOR UPDATE',
    "SELECT * FROM cities; ATTACH 'x'",
    'EXPLAIN SELECT 1',
    "FROM cities SELECT getenv('HOME')",
    "SELECT regexp_matches(repeat('a', 4000), '(a+)+$')",
    "SELECT getenv(U&'\\0048OME')",
    'SELECT * FROM cities NATURAL JOIN duckdb_databases',
    'SELECT * FROM cities ASOF JOIN duckdb_settings() ON true',
]  # fmt: skip
HARMLESS = [
    'SELECT current_user',
    'SELECT #1 FROM cities',
    'SELECT rowid FROM cities',
    'SELECT 1 -- ; DROP TABLE cities',
    'SELECT 1 /* ; */ ; ;',
]  # fmt: skip
"""What looks odd and only reads."""


@pytest.mark.parametrize("question", HIDDEN)
def test_what_is_hidden_in_a_question_is_refused_before_it_runs(question: str, tmp_path: Path) -> None:
    with duckdb.connect() as connection, pytest.raises(InputError):
        require_harmless(question.replace("{folder}", str(tmp_path)), connection)


def test_odd_questions_that_only_read_are_answered(tmp_path: Path) -> None:
    library = SandboxLibrary(tmp_path)
    library.open("demo")
    before = library.path("demo").read_bytes()
    for question in HARMLESS:
        told = ask(library.path("demo"), question)
        assert not any(str(tmp_path) in str(cell) for row in told.rows for cell in row)
    assert library.path("demo").read_bytes() == before
