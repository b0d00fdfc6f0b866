import { expect, test } from '@playwright/test'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { site } from './site.ts'

// CommonJS with an `exports.default`: Node and TypeScript see it one level apart.
const decode =
  (jsqr as unknown as { default?: typeof jsqr.default }).default ??
  (jsqr as unknown as typeof jsqr.default)

test('the Binance row shows three steps and a QR code that leads to its download page', async ({
  page,
}) => {
  await page.goto(site())
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: /^Binance/ }).click()
  const dialog = page.getByRole('dialog', { name: /Binance/ })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  const code = dialog.getByRole('img', { name: /QR code/ })
  const { data, width, height } = PNG.sync.read(await code.screenshot())
  const read = decode(new Uint8ClampedArray(data), width, height)
  expect(new URL(read?.data ?? 'about:blank').hostname).toMatch(/(^|\.)binance\.com$/)
  expect(read?.data).toBe(await dialog.getByRole('link', { name: /Download/ }).getAttribute('href'))
})
