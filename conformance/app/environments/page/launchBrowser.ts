import { chromium, type Browser } from '@playwright/test'
import { chromiumOptions } from '../../../drivers/page/chromiumOptions.ts'
import { endOnSignal } from '../../../drivers/page/endOnSignal.ts'
import { notStarted } from '../../../drivers/unpacked/notStarted.ts'

/**
 * Launches the browser of `CHROMIUM_PATH`, else the system's, else Playwright's own.
 *
 * @param options.shared pages of one context share a process across sites, so that navigating to another site starts no
 * new one
 * @param options.only the only host that resolves; requests to all others fail on this machine
 * @throws UsageError if it does not start
 */
export const launchBrowser = ({
  headed = false,
  shared = false,
  only,
}: launchBrowser.Options = {}): Promise<Browser> => {
  endOnSignal()
  const launched = chromium.launch({
    headless: !headed,
    ...chromiumOptions(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Without a visible window, do not draw tabs and toolbar.
      ...(headed ? [] : ['--kiosk']),
      ...(shared ? ['--renderer-process-limit=1', '--disable-site-isolation-trials'] : []),
      ...(only === undefined ? [] : [`--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${only}`]),
    ],
  })
  return launched.catch((error: unknown) => {
    throw notStarted(error)
  })
}

export declare namespace launchBrowser {
  type Options = { headed?: boolean; shared?: boolean; only?: string }
}
