import type { Browser } from '@playwright/test'

/** Returns the name and version of a browser: `chromium 141.0.7390.37`. */
export const formatBrowserVersion = (browser: Browser): string =>
  `${browser.browserType().name()} ${browser.version()}`
