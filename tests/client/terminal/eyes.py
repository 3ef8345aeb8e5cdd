"""Simulates how colours look with different kinds of colour vision, and measures their distances.

The simulation is by Machado, Oliveira and Fernandes (2009), for eyes without one kind of cone; distances are in CIELAB,
in which about 2 is just visible side by side.
"""

from collections.abc import Mapping

Rgb = tuple[float, float, float]

EYES: Mapping[str, tuple[Rgb, Rgb, Rgb]] = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red cones": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: tuple[int, int, int]) -> Rgb:
    """Return the light of an sRGB colour."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (each / 255 for each in colour)
    )
    return red, green, blue


def seen_by(eyes: str, light: Rgb) -> Rgb:
    """Return the light that looks to normal eyes as `light` does to these eyes."""
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, light, strict=True)))) for row in EYES[eyes]
    )
    return red, green, blue


def distance(one: Rgb, other: Rgb) -> float:
    """Return the distance between two lights."""
    return float(sum((p - q) ** 2 for p, q in zip(_lab(one), _lab(other), strict=True)) ** 0.5)


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast of two lights by WCAG."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(light: Rgb) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def _lab(light: Rgb) -> Rgb:
    red, green, blue = light
    x, y, z = (
        each ** (1 / 3) if each > 0.008856 else 7.787 * each + 16 / 116
        for each in (
            (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
            0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
            (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
