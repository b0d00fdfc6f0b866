import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { site } from './site.ts'
import { expect, test } from './phones.ts'

/** The scripts that a page fetches from here on, by name, with their size on the way (gzip -9). */
const scripts = (page: Page) => {
  const found = new Map<string, number>()
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? ''
    if (!name.endsWith('.js')) return
    const read = response.body().then((body) => {
      found.set(name, gzipSync(body, { level: 9 }).length)
    })
    reading.push(read.catch(() => {}))
  })
  return async () => {
    await Promise.all(reading)
    return found
  }
}

test('with a WalletConnect project too, the JavaScript before any click is at most 100 kB', async ({
  far,
}) => {
  const read = scripts(far.page)
  await far.page.reload({ waitUntil: 'networkidle' })
  const sizes = [...(await read()).values()]
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000)
})

test('WalletConnect comes on intent: its entry chunk at most 135 kB, all of them at most 150 kB', async ({
  far,
  phone,
}) => {
  await far.button('Connect wallet').click()
  await far.page.waitForLoadState('networkidle')
  const read = scripts(far.page)
  const row = far.dialog.getByRole('button', { name: 'WalletConnect', exact: true })
  await row.hover()
  // Fetched before it is picked, from here alone.
  await expect.poll(async () => [...(await read()).keys()].join()).toContain('index.es')
  expect(far.hosts()).toEqual([])
  await row.click()
  await phone.look(far.code)
  await expect(far.account).toContainText('BNB Smart Chain')
  const fetched = await read()
  const ours = /^(open|index\.es|secp|ccip|recover|noModal)/
  const sizes = [...fetched].filter(([name]) => ours.test(name))
  // The SDK's own entry, which `openClient` fetches.
  const [, entry] = sizes.find(([name]) => name.startsWith('index.es')) ?? []
  expect(entry).toBeGreaterThan(50_000)
  expect(entry).toBeLessThanOrEqual(135_000)
  expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(150_000)
})

test('without a project nothing of WalletConnect is in the app', async ({ page }) => {
  const html = await (await page.request.get(site())).text()
  const names = [...html.matchAll(/assets\/[\w-]+\.js/g)].map(([name]) => name)
  const texts = await Promise.all(
    names.map(async (name) => (await page.request.get(new URL(name, site()).href)).text()),
  )
  expect(names.length).toBeGreaterThan(0)
  expect(texts.join()).not.toContain('touchstone.walletconnect')
  expect(texts.join()).not.toContain('walletconnect.org')
})
