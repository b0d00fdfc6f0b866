import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qrPath } from './QrImage.tsx'

test('draws a code that decodes to its text', () => {
  const text = 'https://www.binance.com/en/download'
  const { size, path } = qrPath(text)
  const { pixels, side } = paint(path, size)
  expect(jsQR(pixels, side, side)?.data).toBe(text)
})

/** Renders a code as pixels: four pixels per module, and an empty border (quiet zone) of four modules. */
function paint(path: string, size: number) {
  const scale = 4
  const quiet = 4
  const side = (size + 2 * quiet) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (let at = 0; at < scale * scale; at += 1) {
      const px = (Number(x) + quiet) * scale + (at % scale)
      const py = (Number(y) + quiet) * scale + Math.floor(at / scale)
      pixels.set([0, 0, 0], (py * side + px) * 4)
    }
  }
  return { pixels, side }
}
