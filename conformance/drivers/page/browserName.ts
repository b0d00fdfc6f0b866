import type { Browser } from '@playwright/test'

/**
 * Returns the name of a browser for reports.
 *
 * @example browserName(await chromium.launch()) // 'chromium 141.0.7390.37'
 */
export const browserName = (browser: Browser): string =>
  `${browser.browserType().name()} ${browser.version()}`
