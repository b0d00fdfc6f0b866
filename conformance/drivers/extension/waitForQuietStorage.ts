import type { BrowserContext } from '@playwright/test'
import { withTimeout } from '../../core/withTimeout.ts'
import { closeAfter } from '../closeAll.ts'

/** The API of extensions in their pages. */
declare const chrome: {
  storage: { onChanged: { addListener(listener: (changes: object) => void): void } }
}

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
    const isQuiet = page.evaluate(waitInPage, { quiet, ignored }).then(() => true)
    if (!(await withTimeout(isQuiet, timeout, false)))
      throw new Error(`The wallet did not stop writing to its storage within ${timeout / 1000} s.`)
  })
}

/** Resolves when the storage has not changed for `quiet` ms. Runs in the page. */
function waitInPage(options: { quiet: number; ignored: readonly string[] }): Promise<void> {
  const { quiet, ignored } = options
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, quiet)
    chrome.storage.onChanged.addListener((changes) => {
      if (Object.keys(changes).every((key) => ignored.includes(key))) return
      clearTimeout(timer)
      timer = setTimeout(resolve, quiet)
    })
  })
}
