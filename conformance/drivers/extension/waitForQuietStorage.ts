import type { BrowserContext } from '@playwright/test'

/** Time in ms. If the storage did not change for so long, everything is assumed to be stored. */
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
 * @param ignored keys in the storage that the wallet writes all the time.
 * @throws Error if the wallet still writes after 60 s.
 */
export async function waitForQuietStorage(
  context: BrowserContext,
  extensionId: string,
  ignored: readonly string[] = [],
): Promise<void> {
  const page = await context.newPage()
  try {
    await page.goto(`chrome-extension://${extensionId}/manifest.json`)
    if (!(await page.evaluate(watchStorage, { ignored, quiet, timeout })))
      throw new Error(`The wallet did not stop writing to its storage within ${timeout / 1000} s.`)
  } finally {
    await page.close()
  }
}

/** Returns whether the wallet stops writing within the time limit. Runs in the page. */
function watchStorage(options: {
  ignored: readonly string[]
  quiet: number
  timeout: number
}): Promise<boolean> {
  // Extension pages have this API, but the types of a page do not.
  const { onChanged } = (globalThis as unknown as { chrome: { storage: { onChanged: Changes } } })
    .chrome.storage
  return new Promise((resolve) => {
    const stop = (isQuiet: boolean) => {
      clearTimeout(silence)
      clearTimeout(over)
      onChanged.removeListener(onChange)
      resolve(isQuiet)
    }
    let silence = setTimeout(stop, options.quiet, true)
    const over = setTimeout(stop, options.timeout, false)
    const onChange = (changes: object) => {
      if (Object.keys(changes).every((key) => options.ignored.includes(key))) return
      clearTimeout(silence)
      silence = setTimeout(stop, options.quiet, true)
    }
    onChanged.addListener(onChange)
  })
}

type Listener = (changes: object) => void
type Changes = {
  addListener: (listener: Listener) => void
  removeListener: (listener: Listener) => void
}
