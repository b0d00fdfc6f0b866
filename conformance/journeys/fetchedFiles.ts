import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'

/** A file that a page has fetched. */
export type FetchedFile = {
  /** The last part of its path. */
  name: string
  type: string
  /** Size with gzip -9. */
  bytes: number
}

/** Returns the URLs that a page has fetched so far, without its document. */
export const fetchedUrls = async (page: Page): Promise<string[]> => [
  ...new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ),
]

/**
 * Returns these files with their sizes. Fetches them again, because the body of the page's own response may no longer be
 * available.
 */
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

/** Returns the last part of a URL's path. */
export const fileName = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

/** Returns the total size of files, in bytes. */
export const totalBytes = (files: FetchedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)
