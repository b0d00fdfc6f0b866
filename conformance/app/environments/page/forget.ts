import type { BrowserContext } from '@playwright/test'

/**
 * Clears the storage of the page's host: cookies, local and session storage, and databases, where a dapp may store a
 * connection or a consent. Data in memory ends with the reload.
 */
export const clearStorage = async (
  context: Pick<BrowserContext, 'clearCookies'>,
  page: { evaluate(act: () => Promise<void>): Promise<unknown> },
): Promise<void> => {
  await Promise.all([context.clearCookies(), page.evaluate(wipe)])
}

/** Runs in the page. Deletion of an open database completes on reload, so it is not awaited. */
const wipe = async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}
