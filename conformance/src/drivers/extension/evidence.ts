import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { picturesFolder } from './screens.ts'

/** Takes pictures of all pages while something that went wrong is still shown, and says where they are. */
export async function keepPictures(context: BrowserContext, id: string): Promise<void> {
  const folder = join(picturesFolder, id)
  // Pictures of another run would be taken for those of this one.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [index, page] of context.pages().entries()) {
    const { pathname, hostname } = new URL(page.url())
    const name = pathname.endsWith('.html') ? pathname.slice(1, -'.html'.length) : hostname
    const path = join(folder, `${index}-${name || 'page'}.png`)
    // A picture that cannot be taken must not hide what went wrong.
    await page.screenshot({ path, timeout: 5000 }).catch(() => undefined)
  }
  process.stdout.write(`pictures ${folder}\n`)
}
