import type { Page } from '@playwright/test'

/** ms after which an app that never falls silent is at fault. */
const limit = 60_000

/**
 * Waits until neither the app nor the wallet has said anything for so many ms. A real wallet cannot be asked whether
 * it has said all: its events come up to 400 ms after the answer (`chainChanged`).
 */
export const waitUntilQuiet = async (page: Page, ms: number): Promise<void> => {
  for (const end = Date.now() + limit; Date.now() < end;) {
    try {
      return await page.evaluate(watchQuiet, { ms, limit })
    } catch (error) {
      // The page was loaded anew meanwhile: the one that is there now is watched.
      if (!/context was destroyed/i.test(String(error))) throw error
    }
  }
  throw new Error(`The page was not quiet within ${limit / 1000} s.`)
}

/** Runs in the page: there a look costs nothing, from outside two processes and a way between them. */
const watchQuiet = ({ ms, limit }: { ms: number; limit: number }): Promise<void> => {
  // What the suite's scripts keep in the page, which no type knows.
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
