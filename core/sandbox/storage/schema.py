"""The tables of a sandbox file. `row` counts from 0 in the order of the source, which is kept everywhere."""

FORMAT = 1

_SERVICES = {
    "start_city": "VARCHAR",
    "end_city": "VARCHAR",
    "row": "INTEGER",
    "number": "VARCHAR",
    "start_station": "VARCHAR",
    "end_station": "VARCHAR",
    "departs": "INTEGER",
    "arrives": "INTEGER",
    "price": "DOUBLE",
    "duration": "DOUBLE",
}

TABLES: dict[str, dict[str, str]] = {
    "cities": {"row": "INTEGER", "name": "VARCHAR", "name_en": "VARCHAR"},
    "attractions": {
        "city": "VARCHAR",
        "row": "INTEGER",
        "name": "VARCHAR",
        "types": "VARCHAR[]",
        "lat": "DOUBLE",
        "lon": "DOUBLE",
        "opens": "INTEGER",
        "closes": "INTEGER",
        "price": "DOUBLE",
        "recommended_min": "INTEGER",
        "recommended_max": "INTEGER",
        "star": "DOUBLE",
        "name_en": "VARCHAR",
    },
    "restaurants": {
        "city": "VARCHAR",
        "row": "INTEGER",
        "name": "VARCHAR",
        "cuisine": "VARCHAR",
        "lat": "DOUBLE",
        "lon": "DOUBLE",
        "opens": "INTEGER",
        "closes": "INTEGER",
        "price": "DOUBLE",
        "recommended": "VARCHAR[]",
        "name_en": "VARCHAR",
    },
    "hotels": {
        "city": "VARCHAR",
        "row": "INTEGER",
        "name": "VARCHAR",
        "features": "VARCHAR[]",
        "lat": "DOUBLE",
        "lon": "DOUBLE",
        "name_en": "VARCHAR",
    },
    "offers": {
        "city": "VARCHAR",
        "hotel": "INTEGER",
        "row": "INTEGER",
        "beds": "INTEGER",
        "guests": "INTEGER",
        "price": "DOUBLE",
        "stock": "INTEGER",
        "kind": "VARCHAR",
    },
    "lines": {"city": "VARCHAR", "row": "INTEGER", "name": "VARCHAR"},
    "stations": {
        "city": "VARCHAR",
        "line": "INTEGER",
        "row": "INTEGER",
        "name": "VARCHAR",
        "lat": "DOUBLE",
        "lon": "DOUBLE",
    },
    "positions": {"city": "VARCHAR", "row": "INTEGER", "name": "VARCHAR", "lat": "DOUBLE", "lon": "DOUBLE"},
    "trains": {**_SERVICES, "train_type": "VARCHAR"},
    "airplanes": _SERVICES,
}

MANIFEST = {
    "format": "INTEGER",
    "name": "VARCHAR",
    "version": "VARCHAR",
    "source": "VARCHAR",
    "licence": "VARCHAR",
    "coordinates": "VARCHAR",
    "checksum": "VARCHAR",
    "counts": "MAP(VARCHAR, INTEGER)",
    "synthetic": "VARCHAR[]",
}


def create_statement(table: str, columns: dict[str, str]) -> str:
    """The SQL that makes a table of these columns."""
    return f"CREATE TABLE {table} ({', '.join(f'{name} {kind}' for name, kind in columns.items())})"


def insert_statement(table: str, columns: dict[str, str]) -> str:
    """The SQL that fills a table from one list a column, in their order: far quicker than a statement a row."""
    return f"INSERT INTO {table} SELECT {', '.join(f'unnest(?::{kind}[])' for kind in columns.values())}"
