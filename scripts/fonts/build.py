#!/usr/bin/python3
"""Builds the site's typeface: Archivo, subset to the characters and axes the site uses.

    apt-get install -y python3-fonttools python3-brotli fonts-liberation fonts-roboto-unhinted
    /usr/bin/python3 scripts/fonts/build.py

Reads the variable fonts in @fontsource-variable/archivo and writes `public/fonts/archivo*.<hash>.woff2`,
`src/ui/theme/fontFace.ts` (text) and `src/ui/theme/headFaces.ts` (headings and fallbacks, for the head of each page).
The outputs are committed, so building the site needs neither Python nor these fonts.
"""

import base64
import hashlib
import io
from pathlib import Path
from string import ascii_letters, digits

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "node_modules/@fontsource-variable/archivo/files"
FONTS = ROOT / "public/fonts"
MODULE = ROOT / "src/ui/theme/fontFace.ts"
HEAD_MODULE = ROOT / "src/ui/theme/headFaces.ts"

# Text has one width. Headings have one weight and width, and are small enough to inline in each page.
TEXT_AXES = {"wght": (400, 850), "wdth": 100}
HEADING_AXES = {"wght": 780, "wdth": 118}
PUNCTUATION = "\u00a0–—‘’“”…×↑↓°·•½£€éàóÉÀÓ©®§−"
# Browsers fetch a part only if the page contains one of its characters (unicode-range).
PARTS = {
    "archivo": ("latin", [*range(0x20, 0x7F), *map(ord, PUNCTUATION)]),
    "archivo-naira": ("latin-ext", [ord(letter) for letter in "₦ṣṢ"]),
    "archivo-dots": ("vietnamese", [ord(letter) for letter in "ọẹỌẸ"]),
}
HEADING = [*map(ord, ascii_letters + digits + " \u00a0.,:;?!'’‘“”-–—…&@/$%()+#×·°")]
FEATURES = ["kern", "tnum", "lnum", "ccmp", "locl", "rvrn"]

# Sample texts to fit the fallbacks to.
BODY = (
    "Tell us the vehicle, where it stands and where it should go. One team answers, by the way you choose. "
    "RoRo means roll-on, roll-off: the car is driven aboard through a ramp and lashed on a car deck. "
    "The original title goes to Customs and Border Protection at the port of exit, 72 hours before export."
)
HEADING_TEXT = "Your car, from the auction to your door in Lagos. Which service do you need? Track a shipment. Ports today"

LIBERATION = "/usr/share/fonts/truetype/liberation/LiberationSans-%s.ttf"
ROBOTO = "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-%s.ttf"
ARIAL_NAMES = ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Arimo", "Arimo Regular", "Helvetica"]
ARIAL_BOLD_NAMES = [
    "Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Arimo Bold", "Helvetica Bold", "Arial",
]
ROBOTO_NAMES = ["Roboto", "Roboto Regular", "Roboto-Regular"]
ROBOTO_BOLD_NAMES = ["Roboto Bold", "Roboto-Bold", "Roboto"]

# (family, weight range, sample text, wght, wdth, local file to measure, its names)
FALLBACKS = [
    ("Archivo Fallback", "400 599", BODY, 400, 100, LIBERATION % "Regular", ARIAL_NAMES),
    ("Archivo Fallback", "600 850", BODY, 680, 100, LIBERATION % "Bold", ARIAL_BOLD_NAMES),
    ("Archivo Fallback Roboto", "400 599", BODY, 400, 100, ROBOTO % "Regular", ROBOTO_NAMES),
    ("Archivo Fallback Roboto", "600 850", BODY, 680, 100, ROBOTO % "Bold", ROBOTO_BOLD_NAMES),
    ("Archivo Heading Fallback", "400 850", HEADING_TEXT, 780, 118, LIBERATION % "Bold", ARIAL_BOLD_NAMES),
    ("Archivo Heading Fallback Roboto", "400 850", HEADING_TEXT, 780, 118, ROBOTO % "Bold", ROBOTO_BOLD_NAMES),
]


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
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    return font


def to_woff2(font: TTFont) -> bytes:
    font.flavor = "woff2"
    font.recalcTimestamp = False
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def text_width(font: TTFont, text: str) -> float:
    """The sum of the text's advances, in em. Ignores kerning, which changes the ratio by less than 1%."""
    cmap, widths = font.getBestCmap(), font["hmtx"].metrics
    return sum(widths[cmap[ord(letter)]][0] for letter in text) / font["head"].unitsPerEm


def percent(value: float) -> str:
    return f"{value * 100:.2f}%"


def fallback_rule(family, weights, text, wght, wdth, local_file, names) -> str:
    """A local font, scaled so that its lines break where Archivo's would and have the same height."""
    real = instancer.instantiateVariableFont(
        TTFont(SOURCE / "archivo-latin-wdth-normal.woff2"), {"wght": wght, "wdth": wdth}
    )
    adjust = text_width(real, text) / text_width(TTFont(local_file), text)
    upm, hhea = real["head"].unitsPerEm, real["hhea"]
    sources = ", ".join(f"local('{name}')" for name in names)
    return (
        f"@font-face {{ font-family: '{family}'; font-weight: {weights}; src: {sources}; "
        f"size-adjust: {percent(adjust)}; ascent-override: {percent(hhea.ascent / upm / adjust)}; "
        f"descent-override: {percent(-hhea.descent / upm / adjust)}; line-gap-override: {percent(hhea.lineGap / upm / adjust)}; }}"
    )


def heading_rule(data: bytes) -> str:
    """Declares all weights, so that the browser doesn't synthesize bold."""
    return (
        "@font-face { font-family: 'Archivo Heading'; font-weight: 400 850; "
        f"src: url('data:font/woff2;base64,{base64.b64encode(data).decode()}') format('woff2'); "
        f"unicode-range: {ranges(HEADING)}; }}"
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
    faces, total, main_source = [], 0, ""
    for name, (source, unicodes) in PARTS.items():
        data = to_woff2(subset_font(source, unicodes, TEXT_AXES))
        path = f"/fonts/{name}.{hashlib.sha256(data).hexdigest()[:8]}.woff2"
        (ROOT / f"public{path}").write_bytes(data)
        total += len(data)
        print(f"{path}: {len(data)} bytes")
        url = f"\"url('{path}') format('woff2')\""
        main_source = url if not faces else main_source
        written = url if faces else "mainSource"
        faces.append(f"  {{ source: {written}, unicodeRange: '{ranges(unicodes)}' }},")
    print(f"total: {total} bytes")
    MODULE.write_text(
        TEMPLATE.format(
            faces="\n".join(faces),
            main=main_source,
            weight=f"{TEXT_AXES['wght'][0]} {TEXT_AXES['wght'][1]}",
        )
    )
    heading = to_woff2(subset_font("latin", HEADING, HEADING_AXES))
    print(f"headings: {len(heading)} bytes")
    rules = [heading_rule(heading), *(fallback_rule(*fallback) for fallback in FALLBACKS)]
    HEAD_MODULE.write_text(HEAD_TEMPLATE.format(rules="\n".join(rules)))


TEMPLATE = """\
/** Written by scripts/fonts/build.py. Do not edit. */

interface WebFace {{
  readonly source: string;
  readonly unicodeRange: string;
}}

/** Descriptors of all font files. */
export const webFaceDescriptors = {{ weight: '{weight}', display: 'optional' }} as const;

/** The font file that every page needs. */
export const mainSource = {main};

/** The font files. Every page needs the first one. */
export const webFaces: readonly WebFace[] = [
{faces}
];
"""

HEAD_TEMPLATE = """\
/** Written by scripts/fonts/build.py. Do not edit. */

/**
 * For the head of each page: the headings' font, inlined so that the first paint has it, and fallback fonts with adjusted
 * metrics, so that text doesn't shift when the typeface loads.
 */
export const headFaces = `
{rules}
`;
"""

if __name__ == "__main__":
    main()
