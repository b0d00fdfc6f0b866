import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { chromiumOptions } from '../page/chromiumOptions.ts'
import { endOnSignal } from '../page/endOnSignal.ts'
import { findExtension } from './findExtension.ts'

export type Launched = { context: BrowserContext; extensionId: string; close(): Promise<void> }

/**
 * Opens Chromium with one unpacked extension, in a profile that is thrown away.
 *
 * @throws UsageError where the folder holds no extension.
 */
export async function launch(folder: string, { headed }: { headed: boolean }): Promise<Launched> {
  const { directory, extensionId } = findExtension(folder)
  const profile = mkdtempSync(join(tmpdir(), 'touchstone-extension-'))
  endOnSignal()
  const context = await chromium.launchPersistentContext(profile, {
    // Playwright's own headless shell loads no extensions; the new headless mode of Chromium does.
    headless: false,
    ...chromiumOptions(),
    args: [
      ...(headed ? [] : ['--headless=new']),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--disable-extensions-except=${directory}`,
      `--load-extension=${directory}`,
    ],
  })
  return {
    context,
    extensionId,
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
