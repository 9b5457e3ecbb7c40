"""The csv template: seven tables and a page of facts, by which anyone can bring a city (docs/sandbox-csv.md)."""

# joins several types, features or dishes in one cell
LISTED = ";"

ABOUT_KEYS = ("coordinates", "version", "source", "licence")

COLUMNS: dict[str, tuple[str, ...]] = {
    "about.csv": ("key", "value"),
    "cities.csv": ("name", "name_en"),
    "stations.csv": ("city", "name", "lat", "lon"),
    "attractions.csv": (
        *("city", "name", "name_en", "types", "lat", "lon", "opens", "closes", "price"),
        *("recommended_min", "recommended_max", "star"),
    ),
    "restaurants.csv": (
        *("city", "name", "name_en", "cuisine", "lat", "lon", "opens", "closes", "price", "recommended"),
    ),
    "hotels.csv": (
        "city",
        "name",
        "name_en",
        "features",
        "lat",
        "lon",
        "kind",
        "beds",
        "guests",
        "price",
        "stock",
    ),
    "metro.csv": ("city", "line", "station", "lat", "lon"),
    "services.csv": (
        *("kind", "number", "start_city", "end_city", "start", "end", "departs", "arrives"),
        *("price", "duration", "train_type"),
    ),
}
