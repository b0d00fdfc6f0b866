import { basename } from 'node:path'
import { UsageError } from '../../../core/UsageError.ts'
import type { PageObserver } from '../pageObserver.ts'
import { takeScreenshot } from '../screenshots.ts'

/**
 * Returns an error that describes the current page in one line, with a screenshot: a UsageError for an unknown
 * screen, and a plain Error for a page without content.
 */
export async function unknownScreenError(observer: PageObserver): Promise<Error> {
  const { pathname, hash } = new URL(observer.page.url())
  const [ids, texts] = await Promise.all(
    ['[data-testid]', 'h1, h2, h3, h4, button, [role=button]'].map((one) => observer.read(one)),
  )
  const testIds = new Set(ids!.map(({ id }) => id))
  const words = new Set(texts!.map(({ text }) => text.trim().slice(0, 60)).filter(Boolean))
  const place = `${basename(pathname)}${hash}`
  const picture = await takeScreenshot(observer.page)
  if (testIds.size + words.size === 0)
    return new Error(`MetaMask shows an empty page at ${place}${picture}`)
  const content =
    testIds.size > 0
      ? `test ids ${[...testIds].join(', ')}`
      : `headings and buttons ${[...words].join(', ')}`
  const line = `MetaMask shows a screen that its driver does not know: ${place}, ${content}`
  return new UsageError(`${line.slice(0, 1000)}${picture}. Add it to the screens of the driver.`)
}
