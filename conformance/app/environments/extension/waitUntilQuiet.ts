import type { Page } from '@playwright/test'

/** ms after which an app that never becomes quiet fails. */
const limit = 60_000

/**
 * Waits until neither the app nor the wallet has sent anything for `ms`. A real wallet does not say when it is done:
 * its events arrive up to 400 ms after the response (`chainChanged`).
 */
export const waitUntilQuiet = async (page: Page, ms: number): Promise<void> => {
  for (const end = Date.now() + limit; Date.now() < end;) {
    try {
      return await page.evaluate(watchQuiet, { ms, limit })
    } catch (error) {
      // The page was reloaded: watch the new document.
      if (!/context was destroyed/i.test(String(error))) throw error
    }
  }
  throw new Error(`The page was not quiet within ${limit / 1000} s.`)
}

/** Runs in the page, because polling from outside costs two processes and their communication. */
const watchQuiet = ({ ms, limit }: { ms: number; limit: number }): Promise<void> => {
  // Data of the recording scripts, which has no type here.
  const recorded = globalThis as unknown as { __seen: unknown[]; __messages: unknown[] }
  const describe = () => {
    const status = document.querySelector('button[data-status]')?.getAttribute('data-status')
    const log = [...document.querySelectorAll('[role=log] [data-event]')]
    const newest = log.map((entry) => entry.getAttribute('data-detail')).join('\n')
    return [status, recorded.__seen.length, recorded.__messages.length, newest].join('\n')
  }
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    let last = describe()
    let since = begun
    const look = () => {
      const now = describe()
      if (now !== last) {
        last = now
        since = performance.now()
      }
      if (performance.now() - since >= ms) resolve()
      else if (performance.now() - begun > limit)
        reject(new Error(`The page was not quiet within ${limit / 1000} s.`))
      else setTimeout(look, 25)
    }
    look()
  })
}
