import jsqr from 'jsqr'
import { PNG } from 'pngjs'

/**
 * Reads the QR code in a picture, as a phone's camera does: from the pixels.
 *
 * @param png a screenshot
 * @returns what it says; `undefined`: there is none that can be read
 * @example
 * readQr(await page.getByRole('img', { name: 'QR code' }).screenshot())
 */
export function readQr(png: Uint8Array): string | undefined {
  const { data, width, height } = PNG.sync.read(Buffer.from(png))
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  // Its types know a `default` below the module; so does the module.
  return jsqr.default(pixels, width, height, { inversionAttempts: 'attemptBoth' })?.data
}
