import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { launchExtension } from '../drivers/unpacked/launchExtension.ts'

/** The part of the extension API that the test uses. */
type ChromeWindows = {
  windows: {
    getLastFocused(): Promise<{ left: number; top: number; width: number }>
    create(options: object): Promise<{ id: number }>
  }
}

test('a wallet can open its prompt at the right edge of the window', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-edge-'))
  const manifest = {
    manifest_version: 3,
    name: 'Edge',
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
    await (await context.newPage()).bringToFront()
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    const opened = worker.evaluate(async () => {
      const { windows } = (globalThis as unknown as { chrome: ChromeWindows }).chrome
      const { left, top, width } = await windows.getLastFocused()
      // Rainbow opens a prompt of 360 x 600 partly beside the browser's window.
      const place = { left: left + width - 100, top, width: 360, height: 600 }
      return (await windows.create({ url: 'about:blank', type: 'popup', ...place })).id
    })
    await expect(opened).resolves.toBeGreaterThan(0)
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
})
