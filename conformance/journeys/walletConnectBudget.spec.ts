import { addresses, nameOf, total, weigh } from './fetchedFiles.ts'
import { expect, sdk, test } from './walletConnectDapp.ts'
import { site } from './siteUrl.ts'

const isScript = (url: string) => nameOf(url).endsWith('.js')

test('with a WalletConnect project, the JavaScript before any click is at most 102 kB', async ({
  far,
}) => {
  await far.page.reload({ waitUntil: 'networkidle' })
  const scripts = (await addresses(far.page)).filter(isScript)
  expect(scripts.length).toBeGreaterThan(0)
  expect(total(await weigh(far.page, scripts))).toBeLessThanOrEqual(102_000)
})

test('WalletConnect loads on intent: at most 135 kB for its entry chunk and 150 kB in total', async ({
  far,
  phone,
}) => {
  await far.button('Connect wallet').click()
  await far.page.waitForLoadState('networkidle')
  const before = await addresses(far.page)
  const since = async () => (await addresses(far.page)).filter((url) => !before.includes(url))
  expect(before.map(nameOf).join()).not.toMatch(sdk)
  const row = far.dialog.getByRole('button', { name: 'WalletConnect', exact: true })
  await row.hover()
  // Loads before the click, and only from this host.
  await expect.poll(async () => (await since()).map(nameOf).join()).toMatch(sdk)
  expect(far.hosts()).toEqual([])
  await row.click()
  await phone.look(far.code)
  await expect(far.account).toContainText('BNB Smart Chain')
  const ours = /^(open|index\.es|secp|ccip|recover|noModal)/
  const chunks = await weigh(
    far.page,
    (await since()).filter((url) => isScript(url) && ours.test(nameOf(url))),
  )
  // Entry chunk of the SDK, which `openClient` imports.
  const entry = chunks.find(({ name }) => sdk.test(name))?.bytes
  expect(entry).toBeGreaterThan(50_000)
  expect(entry).toBeLessThanOrEqual(135_000)
  expect(total(chunks)).toBeLessThanOrEqual(150_000)
})

test('the app without a project contains no code of WalletConnect', async ({ page }) => {
  const html = await (await page.request.get(site())).text()
  const names = [...html.matchAll(/assets\/[\w-]+\.js/g)].map(([name]) => name)
  const texts = await Promise.all(
    names.map(async (name) => (await page.request.get(new URL(name, site()).href)).text()),
  )
  expect(names.length).toBeGreaterThan(0)
  expect(texts.join()).not.toContain('touchstone.walletconnect')
  expect(texts.join()).not.toContain('walletconnect.org')
})
