import type { BrowserContext } from '@playwright/test'
import { closeAfter } from '../closeAll.ts'
import { holdsInTime } from './providerInPage.ts'

/** Time in ms without a change, after which the wallet is assumed to have stored its state. */
const quiet = 5000

/** Time limit in ms. */
const timeout = 60_000

/**
 * Waits until an extension has not changed its storage for 5 s. A wallet stores its state late and without a
 * visible sign, and loses state that is not stored when the browser closes.
 *
 * The page that watches the storage is a JSON file of the extension, because no script of the wallet runs there
 * that could block `evaluate`.
 *
 * @param ignored keys of the storage whose changes do not count.
 * @throws Error if the wallet still writes after 60 s.
 */
export async function waitForQuietStorage(
  context: BrowserContext,
  extensionId: string,
  ignored: readonly string[] = [],
): Promise<void> {
  const page = await context.newPage()
  await closeAfter(page, async () => {
    await page.goto(`chrome-extension://${extensionId}/manifest.json`)
    await page.evaluate(watchStorage, ignored)
    if (!(await holdsInTime(page, isQuietFor, quiet, timeout)))
      throw new Error(`The wallet did not stop writing to its storage within ${timeout / 1000} s.`)
  })
}

/** Global object of the page: the time of the last change, and the API of extensions, which the DOM types lack. */
type WatchedPage = {
  changedAt: number
  chrome: {
    storage: { onChanged: { addListener(listener: (changes: object) => void): void } }
  }
}

/** Records when the storage changes. Runs in the page. */
function watchStorage(ignored: readonly string[]): void {
  const page = globalThis as unknown as WatchedPage
  page.changedAt = performance.now()
  page.chrome.storage.onChanged.addListener((changes) => {
    if (Object.keys(changes).some((key) => !ignored.includes(key)))
      page.changedAt = performance.now()
  })
}

/** Returns whether the storage has not changed for `ms`. Runs in the page. */
const isQuietFor = (ms: number): boolean =>
  performance.now() - (globalThis as unknown as WatchedPage).changedAt >= ms
