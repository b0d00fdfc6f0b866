import type { BrowserContext } from '@playwright/test'

/** ms without a change after which the wallet is taken to have stored everything. */
const quiet = 5000

/** ms after which waiting ends: a wallet that writes all the time stores enough. */
const limit = 60_000

/**
 * Waits until an extension has stored nothing new for 5 s. A wallet stores its state when it likes, shows nothing of
 * it, and what is not stored when the browser closes is lost.
 *
 * The storage is read in a file of the extension that is not a page: no script runs there that could refuse ours.
 *
 * @param ignored keys that the wallet writes all the time.
 */
export async function waitForQuietStorage(
  context: BrowserContext,
  extensionId: string,
  ignored: readonly string[] = [],
): Promise<void> {
  const page = await context.newPage()
  try {
    await page.goto(`chrome-extension://${extensionId}/manifest.json`)
    await page.evaluate(watchStorage, { ignored, quiet, limit })
  } finally {
    await page.close()
  }
}

/** Runs in the page. */
function watchStorage(options: {
  ignored: readonly string[]
  quiet: number
  limit: number
}): Promise<void> {
  // An extension's page has an API that the types of a page do not know.
  const { onChanged } = (globalThis as unknown as { chrome: { storage: { onChanged: Changes } } })
    .chrome.storage
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(silence)
      clearTimeout(over)
      onChanged.removeListener(hear)
      resolve()
    }
    let silence = setTimeout(stop, options.quiet)
    const over = setTimeout(stop, options.limit)
    const hear = (changes: object) => {
      if (Object.keys(changes).every((key) => options.ignored.includes(key))) return
      clearTimeout(silence)
      silence = setTimeout(stop, options.quiet)
    }
    onChanged.addListener(hear)
  })
}

type Hear = (changes: object) => void
type Changes = { addListener: (hear: Hear) => void; removeListener: (hear: Hear) => void }
