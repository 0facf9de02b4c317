#!/usr/bin/python3
# cspell:disable, because of the names in fontTools
"""Builds the site's typeface: Archivo, subset to the characters and axes the site uses.

    apt-get install -y python3-fonttools python3-brotli
    /usr/bin/python3 scripts/fonts/build.py

Reads the variable fonts in @fontsource-variable/archivo and writes `src/ui/theme/fontFaces.ts`, for the head of each page,
and `public/fonts/archivo-*.<hash>.woff2`, with characters that few pages have.
The outputs are committed, so building the site needs neither Python nor these fonts.
"""

import base64
import hashlib
import io
from math import radians
from pathlib import Path
from string import ascii_letters, digits

from fontTools import subset
from fontTools.misc.transform import Identity
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "node_modules/@fontsource-variable/archivo/files"
FONTS = ROOT / "public/fonts"
MODULE = ROOT / "src/ui/theme/fontFaces.ts"

# Inlined in each page: (family, CSS weights, axes, characters). Declaring all weights keeps browsers from synthesizing bold.
LETTERS = ascii_letters + digits
TEXT = [*range(0x20, 0x7F), *map(ord, "\u00a0\u2011–—‘’“”…×°·•é−₦↑→←↗")]
HEADING = [*map(ord, LETTERS + " \u00a0.,:;?!'’‘“”-–—…&@/$%()+#×·°")]
INLINED = [
    ("Archivo", "400 499", {"wght": 400, "wdth": 100}, TEXT),
    ("Archivo", "500 850", {"wght": 660, "wdth": 100}, TEXT),
    ("Archivo Heading", "400 850", {"wght": 780, "wdth": 118}, HEADING),
]
# Browsers fetch a part only if the page contains one of its characters (unicode-range). Declared with the same weights as the
# inlined faces, because a browser combines only faces whose descriptors are the same.
PART_AXES = {"wght": (400, 850), "wdth": 100}
PARTS = {
    "archivo-signs": ("latin", "↓′″½£€àóÉÀÓ©®§"),
    "archivo-ext": ("latin-ext", "ṣṢ"),
    "archivo-dots": ("vietnamese", "ọẹỌẸ"),
}
# The Latin source has no naira sign, and of the arrows only vertical ones. The others are turned by so many degrees.
NAIRA = 0x20A6
TURNED_UP_ARROW = {0x2192: -90, 0x2190: 90, 0x2197: -45}
NON_BREAKING_HYPHEN = 0x2011
FEATURES = ["kern", "tnum", "lnum", "ccmp", "locl", "rvrn"]


def subset_font(source: str, unicodes: list[int], axes: dict) -> TTFont:
    """A source file limited to these axes and characters."""
    font = TTFont(SOURCE / f"archivo-{source}-wdth-normal.woff2")
    missing = [chr(u) for u in unicodes if u not in font.getBestCmap()]
    if missing:
        raise SystemExit(f"archivo-{source} lacks {missing}")
    font = instancer.instantiateVariableFont(font, axes)
    options = subset.Options(
        layout_features=FEATURES, hinting=False, name_IDs=[1, 2, 4, 6], notdef_outline=True, desubroutinize=True
    )
    # Names of other weights, which a web font doesn't use.
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    return font


def inlined_font(unicodes: list[int], axes: dict) -> TTFont:
    """A font of one weight and width, with characters that its source lacks."""
    drawn = {NAIRA, NON_BREAKING_HYPHEN, *TURNED_UP_ARROW} & set(unicodes)
    font = subset_font("latin", [u for u in unicodes if u not in drawn], axes)
    if not drawn:
        return font
    cmap = font.getBestCmap()
    add_character(font, NON_BREAKING_HYPHEN, cmap[ord("-")])
    ext = subset_font("latin-ext", [NAIRA], axes)
    name = ext.getBestCmap()[NAIRA]
    add_glyph(font, NAIRA, ext["glyf"][name], ext["hmtx"].metrics[name][0])
    arrow = cmap[ord("↑")]
    for u, degrees in TURNED_UP_ARROW.items():
        add_glyph(font, u, *turned(font, arrow, degrees))
    font.setGlyphOrder(font["glyf"].glyphOrder)
    return font


def add_character(font: TTFont, unicode: int, name: str) -> None:
    for table in font["cmap"].tables:
        table.cmap[unicode] = name


def add_glyph(font: TTFont, unicode: int, glyph: Glyph, width: int) -> None:
    name = f"uni{unicode:04X}"
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (width, glyph.xMin)
    add_character(font, unicode, name)


def turned(font: TTFont, name: str, degrees: float) -> tuple[Glyph, int]:
    """A glyph turned counterclockwise about its middle, with its sides' space, and its width."""
    source, space = font["glyf"][name], font["hmtx"].metrics[name][1]
    middle = ((source.xMin + source.xMax) / 2, (source.yMin + source.yMax) / 2)
    turn = Identity.translate(*middle).rotate(radians(degrees)).translate(-middle[0], -middle[1])
    pen = TTGlyphPen(None)
    font.getGlyphSet()[name].draw(TransformPen(pen, turn))
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    glyph.coordinates.translate((space - glyph.xMin, 0))
    return glyph, round(glyph.xMax - glyph.xMin + 2 * space)


def to_woff2(font: TTFont) -> bytes:
    font.flavor = "woff2"
    font.recalcTimestamp = False
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def face_rule(family: str, weights: str, source: str, unicodes: list[int], display: str = "") -> str:
    return (
        f"@font-face {{ font-family: '{family}'; font-weight: {weights}; src: url('{source}') format('woff2'); "
        f"{display}unicode-range: {ranges(unicodes)}; }}"
    )


def ranges(unicodes: list[int]) -> str:
    """Code points as a unicode-range, with adjacent ones joined."""
    spans: list[list[int]] = []
    for u in sorted(set(unicodes)):
        if spans and u == spans[-1][1] + 1:
            spans[-1][1] = u
        else:
            spans.append([u, u])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in spans)


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for old in FONTS.glob("archivo*.woff2"):
        old.unlink()
    rules = []
    for family, weights, axes, unicodes in INLINED:
        data = to_woff2(inlined_font(unicodes, axes))
        print(f"{family} {weights}, inlined: {len(data)} bytes")
        source = f"data:font/woff2;base64,{base64.b64encode(data).decode()}"
        rules.append(face_rule(family, weights, source, unicodes))
    for name, (source, letters) in PARTS.items():
        unicodes = [*map(ord, letters)]
        data = to_woff2(subset_font(source, unicodes, PART_AXES))
        path = f"/fonts/{name}.{hashlib.sha256(data).hexdigest()[:8]}.woff2"
        (ROOT / f"public{path}").write_bytes(data)
        print(f"{path}: {len(data)} bytes")
        rules += [
            face_rule(family, weights, path, unicodes, "font-display: swap; ")
            for family, weights, *_ in INLINED
            if family == "Archivo"
        ]
    MODULE.write_text(TEMPLATE.format(rules="\n".join(rules)))


TEMPLATE = """\
/** Written by scripts/fonts/build.py. Do not edit. */

/**
 * For the head of each page. The fonts of text and headings are inlined, so that the first paint has them. Files with rare
 * characters load if a page has one.
 */
export const fontFaces = `
{rules}
`;
"""

if __name__ == "__main__":
    main()
