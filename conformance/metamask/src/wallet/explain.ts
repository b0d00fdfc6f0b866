import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

/** Where the pictures and traces of a run lie; never in the repository. */
const results = fileURLToPath(
  new URL('../../../.results/metamask-extension/acts/', import.meta.url),
)

/** What MetaMask showed when an act could not be done: its place, the reason, and a picture. */
export async function explain(page: Page, cause: unknown): Promise<Error> {
  const picture = `${results}${process.pid}-${Date.now()}.png`
  const seen = await page.screenshot({ path: picture, timeout: 5000 }).then(
    () => `, see ${picture}`,
    () => '',
  )
  const [why, , waited] = String(cause).split('\n')
  return new Error(`MetaMask at "${new URL(page.url()).hash}": ${why} ${waited ?? ''}${seen}`, {
    cause,
  })
}
