"""The ground of a city's maps; apart from what draws maps, which takes a second to load and small drawings do without."""

from components.maps.base_layer import BaseLayer, TileLayer, base_layer
from core.sandbox.sandbox import Sandbox
from core.text import Language
from studio import services
from studio.memo import Memo

_GROUNDS: Memo[BaseLayer] = Memo(32)


def ground(sandbox: Sandbox, city: str, language: Language) -> BaseLayer:
    """The ground of a city's maps, built once a city and language."""
    tiles = services.settings().tiles
    layer = TileLayer(tiles.url, tiles.credit, tiles.system) if tiles is not None else None
    return _GROUNDS.get(
        (sandbox.manifest.checksum, city, language, tiles),
        lambda: base_layer(sandbox.city(city), sandbox.manifest.coordinates, layer, language=language),
    )
