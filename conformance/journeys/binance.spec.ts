import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { expect, test } from './dapp.ts'

// CommonJS with an `exports.default`: Node and TypeScript see it one level apart.
const decode =
  (jsqr as unknown as { default?: typeof jsqr.default }).default ??
  (jsqr as unknown as typeof jsqr.default)

test('the Binance row shows three steps and a QR code that leads to its download page', async ({
  dapp,
}) => {
  await dapp.pick('Binance Wallet')
  const dialog = dapp.page.getByRole('dialog', { name: /Binance/ })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  const code = dialog.getByRole('img', { name: /QR code/ })
  const { data, width, height } = PNG.sync.read(await code.screenshot())
  const read = decode(new Uint8ClampedArray(data), width, height)
  expect(new URL(read?.data ?? 'about:blank').hostname).toMatch(/(^|\.)binance\.com$/)
  expect(read?.data).toBe(await dialog.getByRole('link', { name: /Download/ }).getAttribute('href'))
})
