import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'

/** What is kept of a failure: a picture of each page, and a Playwright trace of what was done since the last. */
export type Evidence = {
  keep: (folder: string) => Promise<void>
}

export async function collectEvidence(context: BrowserContext): Promise<Evidence> {
  // No snapshots: they want scripts in MetaMask's pages, which refuse them (LavaMoat).
  await context.tracing.start({ screenshots: false, snapshots: false })
  await context.tracing.startChunk()
  return {
    async keep(folder) {
      // Pictures of another run would be taken for this one's.
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      for (const [index, page] of context.pages().entries()) {
        const { pathname, hostname } = new URL(page.url())
        const name = pathname.endsWith('.html') ? pathname.slice(1, -'.html'.length) : hostname
        // A picture that cannot be taken shall not hide what went wrong.
        await page
          .screenshot({ path: join(folder, `${index}-${name || 'page'}.png`), timeout: 5000 })
          .catch(() => {})
      }
      await context.tracing.stopChunk({ path: join(folder, 'trace.zip') })
      await context.tracing.startChunk()
    },
  }
}
