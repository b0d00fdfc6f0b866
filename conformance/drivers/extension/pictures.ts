import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { picturesFolder } from './reachScreen.ts'

/** Takes screenshots of all pages after a failure, and prints their folder. */
export async function keepPictures(context: BrowserContext, id: string): Promise<void> {
  const folder = join(picturesFolder, id)
  // Remove the screenshots of earlier runs.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [index, page] of context.pages().entries()) {
    const { pathname, hostname } = new URL(page.url())
    const name = pathname.endsWith('.html') ? pathname.slice(1, -'.html'.length) : hostname
    const path = join(folder, `${index}-${name || 'page'}.png`)
    // A failed screenshot must not hide the original error.
    await page.screenshot({ path, timeout: 5000 }).catch(() => undefined)
  }
  process.stdout.write(`pictures ${folder}\n`)
}
