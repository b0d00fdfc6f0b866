import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'

/** Folder for screenshots. Git ignores it, because the screenshots show wallets of third parties. */
const folder = fileURLToPath(new URL('../../.results/extension/', import.meta.url))

/**
 * Takes a screenshot of a page. Returns its path as the end of a sentence, or an empty text if the screenshot
 * fails.
 */
export async function takeScreenshot(page: Page): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `screen-${process.pid}-${Date.now()}.png`)
  return page.screenshot({ path, timeout: 5000 }).then(
    () => `, see ${path}`,
    () => '',
  )
}

/** Replaces the screenshots of a check or cell with screenshots of all pages, and prints their folder. */
export async function takeScreenshots(context: BrowserContext, id: string): Promise<void> {
  const target = join(folder, id)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [index, page] of context.pages().entries()) {
    const { pathname, hostname } = new URL(page.url())
    const name = pathname.endsWith('.html') ? pathname.slice(1, -'.html'.length) : hostname
    const path = join(target, `${index}-${name || 'page'}.png`)
    // A failed screenshot must not hide the original error.
    await page.screenshot({ path, timeout: 5000 }).catch(() => undefined)
  }
  process.stdout.write(`pictures ${target}\n`)
}
