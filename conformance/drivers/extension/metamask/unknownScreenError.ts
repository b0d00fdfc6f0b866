import { basename } from 'node:path'
import { UsageError } from '../../../core/UsageError.ts'
import type { ElementFinder } from '../elementFinder.ts'
import { takeScreenshot } from '../screenshots.ts'

/**
 * Returns an error that describes the current page in one line, with a screenshot: a UsageError for an unknown
 * screen, and a plain Error for a page without content.
 */
export async function unknownScreenError(finder: ElementFinder): Promise<Error> {
  const { pathname, hash } = new URL(finder.page.url())
  const place = `${basename(pathname)}${hash}`
  const shown = await finder.read('[data-testid], h1, h2, h3, h4, button, [role=button]')
  const picture = await takeScreenshot(finder.page)
  const ids = new Set(shown.flatMap(({ id }) => id || []))
  const words = new Set(shown.flatMap(({ text }) => text.trim().slice(0, 60) || []))
  if (ids.size + words.size === 0)
    return new Error(`MetaMask shows an empty page at ${place}${picture}`)
  const content =
    ids.size > 0
      ? `test ids ${[...ids].join(', ')}`
      : `headings and buttons ${[...words].join(', ')}`
  const line = `MetaMask shows a screen that its driver does not know: ${place}, ${content}`
  return new UsageError(`${line.slice(0, 1000)}${picture}. Add it to the screens of the driver.`)
}
