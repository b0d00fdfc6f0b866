import type { Page } from '@playwright/test'

/**
 * Waits until neither the app nor the wallet has said anything for so many ms. Nobody can ask a real wallet
 * whether it has said all: its events come up to 400 ms after the answer (`chainChanged`).
 */
export const untilQuiet = async (page: Page, ms: number): Promise<void> => {
  for (;;) {
    try {
      return await page.evaluate(watchQuiet, ms)
    } catch (error) {
      // The page was loaded anew meanwhile: the one that is there now is watched.
      if (!/context was destroyed/i.test(String(error))) throw error
    }
  }
}

/** Runs in the page: there a look costs nothing, from here two processes and a way between them. */
const watchQuiet = (ms: number): Promise<void> => {
  // What our scripts keep in the page stands in no type.
  const world = globalThis as unknown as { __seen: unknown[]; __said: unknown[] }
  const sign = () => {
    const status = document.querySelector('button[data-status]')?.getAttribute('data-status')
    const log = [...document.querySelectorAll('[role=log] [data-event]')]
    const newest = log.map((entry) => entry.getAttribute('data-detail')).join('\n')
    return [status, world.__seen.length, world.__said.length, newest].join('\n')
  }
  return new Promise((resolve) => {
    let last = sign()
    let since = performance.now()
    const look = () => {
      const now = sign()
      if (now !== last) {
        last = now
        since = performance.now()
      }
      if (performance.now() - since < ms) setTimeout(look, 25)
      else resolve()
    }
    look()
  })
}
