"""Pictures as a page can afford them: half as large, and packed."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

WIDTH = 1100
QUALITY = 72


def shrink(path: Path) -> tuple[str, bytes]:
    """Where the site has a picture, and what is in it; drawings stay as they are."""
    if path.suffix == ".svg":
        return f"pictures/{path.name}", path.read_bytes()
    with Image.open(path) as picture:
        height = round(picture.height * WIDTH / picture.width)
        small = picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
        packed = io.BytesIO()
        small.save(packed, "WEBP", quality=QUALITY, method=4)
    return f"pictures/{path.stem}.webp", packed.getvalue()
