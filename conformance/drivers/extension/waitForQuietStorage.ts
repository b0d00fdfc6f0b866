import type { BrowserContext } from '@playwright/test'

/** Time in ms. If the storage did not change for so long, everything is assumed to be stored. */
const quiet = 5000

/** Time limit in ms, for a wallet that never stops writing. */
const limit = 60_000

/**
 * Waits until an extension has not changed its storage for 5 s. A wallet stores its state late and without a
 * visible sign, and loses state that is not stored when the browser closes.
 *
 * The page that watches the storage is a JSON file of the extension, because no script of the wallet runs there
 * that could block `evaluate`.
 *
 * @param ignored keys in the storage that the wallet writes all the time.
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

/** Watches the storage. Runs in the page. */
function watchStorage(options: {
  ignored: readonly string[]
  quiet: number
  limit: number
}): Promise<void> {
  // Extension pages have this API, but the types of a page do not.
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
