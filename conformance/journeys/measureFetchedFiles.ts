import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'

export type FetchedFile = {
  name: string
  type: string
  /** Size in bytes with gzip -9. */
  bytes: number
}

/** Returns the URLs that a page has fetched so far, without its own. */
export const fetchedUrls = async (page: Page): Promise<string[]> => [
  ...new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ),
]

/** Fetches the files again, because the bodies of the page's own responses may no longer be available. */
export const measureFiles = async (page: Page, urls: string[]): Promise<FetchedFile[]> =>
  Promise.all(
    urls.map(async (url) => {
      const response = await page.request.get(url)
      if (!response.ok()) throw new Error(`${url} answered ${response.status()}`)
      return {
        name: fileName(url),
        type: response.headers()['content-type'] ?? '',
        bytes: gzipSync(await response.body(), { level: 9 }).length,
      }
    }),
  )

export const fileName = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

export const totalBytes = (files: FetchedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)
