"""The texts of the fact files under `assets/demo`."""

from importlib.resources import files


def fact_text(name: str) -> str:
    """The text of one file, such as `beijing`."""
    return files("assets").joinpath("demo", f"{name}.toml").read_text(encoding="utf-8")
