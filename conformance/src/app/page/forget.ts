import type { BrowserContext } from '@playwright/test'

/**
 * Makes the page's host forget: its cookies, both its stores and its databases, wherever a dapp keeps a connection
 * or what a person has agreed to. What the page holds in its memory ends with its reload.
 */
export const forget = async (
  context: Pick<BrowserContext, 'clearCookies'>,
  page: { evaluate(act: () => Promise<void>): Promise<unknown> },
): Promise<void> => {
  await Promise.all([context.clearCookies(), page.evaluate(wipe)])
}

/** Runs in the page. A database that it has open goes when it is reloaded: nobody waits for that. */
const wipe = async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}
