import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'

/** A file that a page has fetched. */
export type FetchedFile = {
  /** Last part of the file's path. */
  name: string
  type: string
  /** Size with gzip -9. */
  bytes: number
}

/** Returns the URLs of all resources that a page has fetched so far, without the URL of the page itself. */
export const fetchedUrls = async (page: Page): Promise<string[]> => [
  ...new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ),
]

/**
 * Returns the type and compressed size of these files. Fetches the files again, because the bodies of the page's own
 * responses may no longer be available.
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
