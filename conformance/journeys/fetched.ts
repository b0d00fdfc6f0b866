import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'

/** One file that a page has fetched. */
export type Fetched = {
  /** The last part of its path. */
  name: string
  type: string
  /** Its size on the way, gzip -9. */
  bytes: number
}

/** The addresses of all that a page has fetched so far, its own document left out. */
export const addresses = async (page: Page): Promise<string[]> => [
  ...new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ),
]

/**
 * Those files. They are asked for anew: the body of a page's own answer may be gone with the page, or never come,
 * and would then have been counted as nothing.
 */
export const weigh = async (page: Page, urls: string[]): Promise<Fetched[]> =>
  Promise.all(
    urls.map(async (url) => {
      const response = await page.request.get(url)
      if (!response.ok()) throw new Error(`${url} answered ${response.status()}`)
      return {
        name: nameOf(url),
        type: response.headers()['content-type'] ?? '',
        bytes: gzipSync(await response.body(), { level: 9 }).length,
      }
    }),
  )

/** The last part of an address's path. */
export const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

/** What some files weigh together. */
export const total = (files: Fetched[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
