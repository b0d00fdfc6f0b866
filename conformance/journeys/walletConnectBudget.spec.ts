import { fetchedUrls, fileName, totalBytes, measureFiles } from './measureFetchedFiles.ts'
import { expect, sdkChunk, test } from './walletConnectDappFixture.ts'
import { siteUrl } from './siteUrl.ts'

const isScript = (url: string) => fileName(url).endsWith('.js')

test('with a WalletConnect project, the JavaScript before any click is at most 102 kB', async ({
  walletConnectDapp,
}) => {
  await walletConnectDapp.page.reload({ waitUntil: 'networkidle' })
  const scripts = (await fetchedUrls(walletConnectDapp.page)).filter(isScript)
  expect(scripts.length).toBeGreaterThan(0)
  expect(totalBytes(await measureFiles(walletConnectDapp.page, scripts))).toBeLessThanOrEqual(
    102_000,
  )
})

test('WalletConnect loads on intent: at most 135 kB for its entry chunk and 150 kB in total', async ({
  walletConnectDapp,
  phone,
}) => {
  await walletConnectDapp.button('Connect wallet').click()
  await walletConnectDapp.page.waitForLoadState('networkidle')
  const before = await fetchedUrls(walletConnectDapp.page)
  const since = async () =>
    (await fetchedUrls(walletConnectDapp.page)).filter((url) => !before.includes(url))
  expect(before.map(fileName).join()).not.toMatch(sdkChunk)
  const row = walletConnectDapp.dialog.getByRole('button', { name: 'WalletConnect', exact: true })
  await row.hover()
  // The SDK loads on hover, before the click, and the page contacts no other host yet.
  await expect.poll(async () => (await since()).map(fileName).join()).toMatch(sdkChunk)
  expect(walletConnectDapp.hosts()).toEqual([])
  await row.click()
  await phone.look(walletConnectDapp.code)
  await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
  const ours = /^(open|index\.es|secp|ccip|recover|noModal)/
  const chunks = await measureFiles(
    walletConnectDapp.page,
    (await since()).filter((url) => isScript(url) && ours.test(fileName(url))),
  )
  // Size of the SDK's entry chunk, which `openClient` imports.
  const entry = chunks.find(({ name }) => sdkChunk.test(name))?.bytes
  expect(entry).toBeGreaterThan(50_000)
  expect(entry).toBeLessThanOrEqual(135_000)
  expect(totalBytes(chunks)).toBeLessThanOrEqual(150_000)
})

test('the app without a project contains no code of WalletConnect', async ({ page }) => {
  const html = await (await page.request.get(siteUrl())).text()
  const names = [...html.matchAll(/assets\/[\w-]+\.js/g)].map(([name]) => name)
  const texts = await Promise.all(
    names.map(async (name) => (await page.request.get(new URL(name, siteUrl()).href)).text()),
  )
  expect(names.length).toBeGreaterThan(0)
  expect(texts.join()).not.toContain('touchstone.walletconnect')
  expect(texts.join()).not.toContain('walletconnect.org')
})
