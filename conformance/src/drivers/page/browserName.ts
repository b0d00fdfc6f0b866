import type { Browser } from '@playwright/test'

/**
 * What a report calls a browser.
 *
 * @example browserName(await chromium.launch()) // 'chromium 141.0.7390.37'
 */
export const browserName = (browser: Browser): string =>
  `${browser.browserType().name()} ${browser.version()}`
