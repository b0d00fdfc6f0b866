import type { Page } from '@playwright/test'
import { holdsInTime } from '../../../drivers/extension/providerInPage.ts'

/** Time limit in ms. */
const timeout = 60_000

/**
 * Waits until status, events, Activity log and wallet messages in the page have not changed for `ms`. A real wallet
 * does not report when it is done: `chainChanged` arrives up to 400 ms after the response. Waits inside the page,
 * because polling from Node would take CPU time that the wallet needs.
 */
export const waitUntilQuiet = async (page: Page, ms: number): Promise<void> => {
  if (await holdsInTime(page, isQuiet, { ms, wait: performance.now() }, timeout)) return
  throw new Error(`The page was not quiet within ${timeout / 1000} s.`)
}

/** Runs in the page. Returns whether there was no change for `ms` since the first call with this `wait`. */
const isQuiet = ({ ms, wait }: { ms: number; wait: number }): boolean => {
  const recorded = globalThis as unknown as {
    __seen: unknown[]
    __messageAt?: number
    __quiet?: { view: string; since: number }
  }
  const status = document.querySelector('button[data-status]')?.getAttribute('data-status')
  const log = [...document.querySelectorAll('[role=log] [data-event]')]
  const details = log.map((entry) => entry.getAttribute('data-detail'))
  const view = [wait, status, recorded.__seen.length, recorded.__messageAt, ...details].join('\n')
  const now = performance.now()
  if (recorded.__quiet?.view !== view) recorded.__quiet = { view, since: now }
  return now - recorded.__quiet.since >= ms
}
