import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { UsageError } from '../../engine/UsageError.ts'
import { chromiumOptions } from '../page/chromiumOptions.ts'
import { endOnSignal } from '../page/endOnSignal.ts'

export type Launched = { context: BrowserContext; extensionId: string; close(): Promise<void> }

/**
 * Opens Chromium with one unpacked extension, in a profile that is thrown away.
 *
 * @throws UsageError where the folder holds no extension.
 */
export async function launch(folder: string, { headed }: { headed: boolean }): Promise<Launched> {
  const directory = resolve(folder)
  const extensionId = idOf(directory)
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

/** Chromium makes an id of the public key, and without one of the folder's path. */
function idOf(directory: string): string {
  const manifest = manifestOf(directory)
  const source = manifest.key ? Buffer.from(manifest.key, 'base64') : Buffer.from(directory)
  const hex = createHash('sha256').update(source).digest('hex').slice(0, 32)
  return hex.replace(/./g, (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]!)
}

function manifestOf(directory: string): { key?: string } {
  try {
    return JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')) as { key?: string }
  } catch {
    throw new UsageError(
      `There is no unpacked extension in ${directory}: its manifest.json cannot be read.`,
    )
  }
}
