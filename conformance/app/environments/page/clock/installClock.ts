import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

let script: Promise<string> | undefined

/**
 * Playwright's `page.clock` is slower: it repeats all earlier advances in each new document, and needs three round
 * trips per advance.
 */
export const installClock = async (page: Page): Promise<void> => {
  script ??= bundle()
  await page.addInitScript({ content: await script })
}

async function bundle(): Promise<string> {
  const { rolldown } = await import('rolldown')
  const input = fileURLToPath(new URL('stopTimeInPage.ts', import.meta.url))
  // The fake-timers library imports Node's `util` only if `process` exists.
  const build = await rolldown({ input, platform: 'browser', external: 'util' })
  try {
    const { output } = await build.generate({ format: 'iife', minify: true })
    return output[0].code
  } finally {
    await build.close()
  }
}
