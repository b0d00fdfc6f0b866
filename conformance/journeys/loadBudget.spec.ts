import { expect, test, type Page } from '@playwright/test'
import { fetchedUrls, totalBytes, measureFiles } from './measureFetchedFiles.ts'
import { siteUrl } from './siteUrl.ts'

/** Opens the app and waits until the network is idle. Returns a list of the URLs that it requests, which grows. */
const load = async (page: Page) => {
  const asked: string[] = []
  const note = (url: string) => void (url.startsWith('data:') || asked.push(url))
  page.on('request', (request) => note(request.url()))
  // Playwright reports WebSockets in an event of their own.
  page.on('websocket', (socket) => note(socket.url()))
  await page.goto(siteUrl(), { waitUntil: 'networkidle' })
  return asked
}

/** Opens the app and returns the files of one type that it has fetched until the network is idle. */
const filesOf = async (page: Page, type: string) => {
  await load(page)
  return (await measureFiles(page, await fetchedUrls(page))).filter((file) =>
    file.type.includes(type),
  )
}

test('the JavaScript before any click is at most 100 kB in 3 files, gzipped', async ({ page }) => {
  const scripts = await filesOf(page, 'javascript')
  expect([1, 2, 3]).toContain(scripts.length)
  expect(totalBytes(scripts)).toBeLessThanOrEqual(100_000)
})

test('the CSS before any click is at most 6 kB, gzipped', async ({ page }) => {
  const sheets = await filesOf(page, 'css')
  expect(sheets.length).toBeGreaterThan(0)
  expect(totalBytes(sheets)).toBeLessThanOrEqual(6_000)
})

test('the page loads with at most 5 requests', async ({ page }) => {
  const asked = await load(page)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(5)
})

test('contacts no foreign host before a wallet is picked', async ({ page }) => {
  const asked = await load(page)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const own = new URL(siteUrl()).host
  expect(asked.filter((url) => new URL(url).host !== own)).toEqual([])
})
