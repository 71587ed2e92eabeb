import jsQR from 'jsqr';

/** Pixels to a module: cameras see more than one. */
const SCALE = 4;
const LIGHT = 255;

/** What a camera reads in a QR code that is drawn. */
export function scanCode(code: Element): string | undefined {
  const [x = 0, y = 0, size = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(LIGHT);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row += 1) {
      const at = ((Number(top) - y) * SCALE + row) * width + (Number(left) - x) * SCALE;
      for (let column = 0; column < SCALE; column += 1)
        pixels.fill(0, (at + column) * 4, (at + column) * 4 + 3);
    }
  return jsQR(pixels, width, width)?.data;
}
