import type { BrowserContext } from '@playwright/test'

/** Time in ms without a change, after which everything is assumed to be stored. */
const quiet = 5000

/** Time limit in ms, for a wallet that never stops writing. */
const limit = 60_000

/**
 * Waits until an extension has stored nothing new for 5 s. A wallet stores its state late and without a
 * visible sign, and state that is not stored is lost when the browser closes.
 *
 * The page that watches the storage is a JSON file of the extension: no script runs there that could block
 * `evaluate`.
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
