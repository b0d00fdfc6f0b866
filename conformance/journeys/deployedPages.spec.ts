import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@touchstone/harness/playwright'
import { build } from 'vite'
import { routeNodeRequests } from '../app/environments/page/routeNodeRequests.ts'
import { type Site, serveBuiltApp } from '../app/environments/page/serveBuiltApp.ts'
import { createCheckPageUser } from './checkPageUser.ts'
import { collectPageErrors } from './dappFixture.ts'
import { longTestTag } from './longTestTag.ts'

// Tests the complete site as `.github/workflows/deploy.yml` builds it: in a subfolder of a host
// that sends the app's headers with every page.

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

// Runs in one worker, so that the site is built once.
test.describe.configure({ mode: 'default' })

// An open prompt must not fail a test, because a check that the test stops leaves its prompt
// open.
test.use({
  persona: 'standard',
  walletOptions: { approval: 'prompt' },
  verifyWallets: false,
})

let deployed: Site

test.beforeAll(async () => {
  test.setTimeout(120_000)
  deployed = await serveBuiltApp({ addFiles })
})

test.afterAll(() => deployed.close())

for (const { link, folder, heading } of [
  { link: 'Check my wallet', folder: 'check/', heading: 'Check my wallet' },
  { link: 'Which wallets work', folder: 'wallets/', heading: 'What wallets do' },
]) {
  test(`the link "${link}" leads to an existing page that does not violate its policy${longTestTag(folder !== 'check/')}`, async ({
    page,
  }) => {
    const pageErrors = await collectPageErrors(page)
    await page.goto(deployed.url)
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(page.url()).toBe(deployed.url + folder)
    expect(pageErrors).toEqual([])
  })
}

test('downloads a report in three formats and copies a link to its summary', async ({
  page,
  wallet,
  chain,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await routeNodeRequests(context, deployed.url, async () => chain.url)
  await page.goto(`${deployed.url}check/`)
  await createCheckPageUser(page, wallet).begin('Quick')
  await page.getByRole('button', { name: 'Stop here and see the report' }).click()
  const download = async (format: string) => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${format}` }).click()
    return readFileSync(await (await started).path(), 'utf8')
  }
  expect(JSON.parse(await download('JSON'))).toMatchObject({ run: { mode: 'manual' } })
  expect(await download('HTML')).toMatch(/^<!doctype html>/i)
  expect(await download('Markdown')).toContain('quick')
  await page.getByRole('button', { name: 'Copy a link to the summary' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await page.reload()
  await expect(page.locator('main')).toContainText('Profile quick')
  await expect(page.locator('main')).toContainText('This summary is part of the link')
})

async function addFiles(folder: string): Promise<void> {
  const outDir = `${folder}/check`
  await build({
    root: pathOf('apps/check'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const program = pathOf('conformance/cli/main.ts')
  execFileSync(process.execPath, [program, 'matrix', '--site', `${folder}/wallets`])
}
