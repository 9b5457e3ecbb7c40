"""The row of shades under a city's map shows what the map does."""

from components.maps.city.shading import LIGHT_STEPS, SQUARE_ALPHAS, shading
from components.maps.city.spot_legend import legend
from studio.i18n import translator


def test_the_shades_of_density_are_as_light_as_the_squares_of_the_map() -> None:
    row = legend(shading([], "density"), "density", dark=False, say=translator("en"))
    for (red, green, blue), alpha in zip(LIGHT_STEPS, SQUARE_ALPHAS, strict=True):
        assert f"rgb({red} {green} {blue} / {alpha / 255:.0%})" in row
