import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

let script: Promise<string> | undefined

/**
 * Stops the page's clock before its scripts run. Playwright's own clock would replay every advance in each new
 * document, and needs three round trips per advance.
 */
export const installClock = async (page: Page): Promise<void> => {
  script ??= bundle()
  await page.addInitScript({ content: await script })
}

async function bundle(): Promise<string> {
  const { rolldown } = await import('rolldown')
  const input = fileURLToPath(new URL('inPage.ts', import.meta.url))
  // The library imports Node's `util` if there is a process.
  const build = await rolldown({ input, platform: 'browser', external: 'util' })
  try {
    const { output } = await build.generate({ format: 'iife', minify: true })
    return output[0].code
  } finally {
    await build.close()
  }
}
