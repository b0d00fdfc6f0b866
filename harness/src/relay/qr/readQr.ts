import jsqr from 'jsqr'
import { PNG } from 'pngjs'

/**
 * Reads the QR code in an image from its pixels.
 *
 * @param png a screenshot
 * @returns text of the code; `undefined` if there is no readable code
 * @example
 * readQr(await page.getByRole('img', { name: 'QR code' }).screenshot())
 */
export function readQr(png: Uint8Array): string | undefined {
  const { data, width, height } = PNG.sync.read(Buffer.from(png))
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  return decode(pixels, width, height, { inversionAttempts: 'attemptBoth' })?.data
}

type Decode = (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  options: { inversionAttempts: 'attemptBoth' },
) => { data: string } | null

// In Node, the import of this CommonJS module has the function as `default`, whatever its declared type.
const { default: decode } = jsqr as unknown as { default: Decode }
