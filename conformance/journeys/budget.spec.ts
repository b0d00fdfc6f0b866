import { expect, test } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { site } from './site.ts'

/** All that a page fetches until the network is idle, with no input. */
const load = async (page: import('@playwright/test').Page) => {
  const fetched: { url: string; type: string; bytes: number }[] = []
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  // A socket is no request to Playwright.
  page.on('websocket', (socket) => void asked.push(socket.url()))
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0))
    const type = response.headers()['content-type'] ?? ''
    fetched.push({ url: response.url(), type, bytes: gzipSync(body, { level: 9 }).length })
  })
  await page.goto(site(), { waitUntil: 'networkidle' })
  return { fetched, asked: asked.filter((url) => !url.startsWith('data:')) }
}

test('the JavaScript before any click is at most 100 kB in 3 files, gzipped', async ({ page }) => {
  const { fetched } = await load(page)
  const scripts = fetched.filter(({ type }) => type.includes('javascript'))
  expect([1, 2, 3]).toContain(scripts.length)
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(100_000)
})

test('the CSS before any click is at most 6 kB, gzipped', async ({ page }) => {
  const { fetched } = await load(page)
  const sheets = fetched.filter(({ type }) => type.includes('css'))
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(6_000)
})

test('the page loads with at most 5 requests', async ({ page }) => {
  const { asked } = await load(page)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(5)
})

test('no foreign host is asked for anything before a wallet is picked', async ({ page }) => {
  const { asked } = await load(page)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const own = new URL(site()).host
  expect(asked.filter((url) => new URL(url).host !== own)).toEqual([])
})
