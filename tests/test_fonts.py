"""The display face that comes with the page: small, licensed, and with every letter of our five languages."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web" / "src" / "fonts"
STYLES = (FONTS / "fonts.css").read_text(encoding="utf-8")
MOST = 40 * 1024  # bytes, all files together


def test_it_is_small_used_and_licensed() -> None:
    faces = list(FONTS.glob("*.woff2"))
    assert faces
    assert sum(face.stat().st_size for face in faces) <= MOST
    assert all(f"./{face.name}" in STYLES for face in faces)
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text(encoding="utf-8")


def test_it_has_every_letter_of_our_languages() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "tocca").rglob("*.ftl")]
    letters = {one for text in texts for one in text if one.isalnum()}
    assert {"ß", "œ", "ò", "ё", "щ"} <= letters
    assert letters - set(list_shipped()) == set()


def list_shipped() -> list[str]:
    """The characters of the faces, as the style sheet names them."""
    found = []
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", STYLES):
        found += [chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)]
    return found
