"""Writes pictures of flat colours as PNG files of at most 256 colours, without metadata."""

import struct
import zlib
from collections import Counter

_PALETTE_SIZE = 256
_FLAT_AREA = 600
_MOST_FLATS = 96


def encode(width, height, pixels):
    """The bytes of the PNG file that shows the pixels (row by row, each 0xRRGGBB)."""
    palette, index_of = _quantise(Counter(pixels))
    indices = bytes(map(index_of.__getitem__, pixels))
    rows = (indices[start : start + width] for start in range(0, len(indices), width))
    scanlines = b"".join(b"\0" + row for row in rows)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"PLTE", b"".join(colour.to_bytes(3, "big") for colour in palette))
        + _chunk(b"IDAT", zlib.compress(scanlines, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind, content):
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)


def _quantise(areas):
    """The palette, and for every colour its place there. Large flat areas keep their colour
    exactly; the colours of soft edges share the other places by median cut."""
    by_area = sorted(areas, key=lambda colour: (-areas[colour], colour))
    flats = [colour for colour in by_area[:_MOST_FLATS] if areas[colour] >= _FLAT_AREA]
    boxes = _median_cut(by_area[len(flats) :], areas, _PALETTE_SIZE - len(flats))
    palette = flats + [_mean(box, areas) for box in boxes]
    index_of = {colour: index for index, colour in enumerate(flats)}
    for index, box in enumerate(boxes, start=len(flats)):
        index_of.update((colour, index) for colour in box)
    return palette, index_of


def _median_cut(colours, areas, count):
    boxes = [(*_widest(colours, areas), colours)] if colours else []
    while len(boxes) < count:
        boxes.sort(key=lambda box: box[0])
        spread, shift, middle, colours = boxes.pop()
        if spread == 0:
            boxes.append((spread, shift, middle, colours))
            break
        for half in (
            [colour for colour in colours if _channel(colour, shift) <= middle],
            [colour for colour in colours if _channel(colour, shift) > middle],
        ):
            boxes.append((*_widest(half, areas), half))
    return [colours for *_, colours in boxes]


def _widest(colours, areas):
    """How far the colours spread (squared, by area), the channel they spread most in, as the
    shift that reaches it, and its mean."""
    total = sum(areas[colour] for colour in colours)

    def spread(shift):
        values = [(_channel(colour, shift), areas[colour]) for colour in colours]
        mean = sum(value * area for value, area in values) / total
        return sum(area * (value - mean) ** 2 for value, area in values), shift, mean

    return max(spread(shift) for shift in (16, 8, 0))


def _mean(colours, areas):
    total = sum(areas[colour] for colour in colours)
    return sum(
        round(sum(_channel(colour, shift) * areas[colour] for colour in colours) / total) << shift
        for shift in (16, 8, 0)
    )


def _channel(colour, shift):
    return colour >> shift & 0xFF
