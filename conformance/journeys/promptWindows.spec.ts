import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type BrowserContext, type Worker } from '@playwright/test'
import { createNamedPages } from '../drivers/page/createNamedPages.ts'
import { launchExtension } from '../drivers/unpacked/launchExtension.ts'

/** The part of the extension API that the tests use. */
type ChromeWindows = {
  windows: {
    getLastFocused(): Promise<{ left: number; top: number; width: number; type: string }>
    create(options: object): Promise<{ id: number }>
  }
}

/** Playwright's `test` with an extension that can open windows, as the background of a wallet does. */
const test = base.extend<{ extension: { context: BrowserContext; background: Worker } }>({
  // oxlint-disable-next-line no-empty-pattern
  extension: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-windows-'))
    const manifest = {
      manifest_version: 3,
      name: 'Windows',
      version: '1',
      background: { service_worker: 'worker.js' },
    }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'worker.js'), '')
    const { context, close } = await launchExtension(folder, {
      headed: false,
      site: { port: 9, keyHash: '' },
    })
    try {
      const background =
        context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
      await use({ context, background })
    } finally {
      await close()
      rmSync(folder, { recursive: true })
    }
  },
})

test('a wallet can open its prompt at the right edge of the window', async ({ extension }) => {
  const { context, background } = extension
  await (await context.newPage()).bringToFront()

  const opened = background.evaluate(async () => {
    // `chrome` exists in the background, but not in the types of a test.
    const { windows } = (globalThis as unknown as { chrome: ChromeWindows }).chrome
    const { left, top, width } = await windows.getLastFocused()
    // Rainbow opens a prompt of 360 x 600 partly beside the browser's window.
    const place = { left: left + width - 100, top, width: 360, height: 600 }
    return (await windows.create({ url: 'about:blank', type: 'popup', ...place })).id
  })

  await expect(opened).resolves.toBeGreaterThan(0)
})

test('a user who closes a tab focuses its window', async ({ extension }) => {
  const { context, background } = extension
  const first = await context.newPage()
  const site = 'data:text/html,site'
  const pages = createNamedPages({
    context,
    first,
    home: site,
    away: site,
    showsBeforeRequest: true,
  })
  await pages.user.openPage?.('tab')
  await background.evaluate(openPrompt)
  expect(await background.evaluate(lastFocused)).toBe('popup')

  await pages.user.closePage?.('tab')

  expect(await background.evaluate(lastFocused)).toBe('normal')
})

/** Opens a focused window. Runs in the background of the extension. */
async function openPrompt(): Promise<void> {
  // `chrome` exists in the background, but not in the types of a test.
  const { windows } = (globalThis as unknown as { chrome: ChromeWindows }).chrome
  await windows.create({ url: 'about:blank', type: 'popup', focused: true })
}

/** Returns the type of the window that had the focus last. Runs in the background of the extension. */
async function lastFocused(): Promise<string> {
  // `chrome` exists in the background, but not in the types of a test.
  const { windows } = (globalThis as unknown as { chrome: ChromeWindows }).chrome
  return (await windows.getLastFocused()).type
}
