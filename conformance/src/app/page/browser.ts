import { chromium, type Browser } from '@playwright/test'
import { chromiumOptions } from '../../drivers/page/chromiumOptions.ts'
import { endOnSignal } from '../../drivers/page/endOnSignal.ts'
import { notStarted } from '../../drivers/unpacked/notStarted.ts'

/**
 * The browser of `CHROMIUM_PATH`, else the system's, else Playwright's own.
 *
 * @param options.shared Pages of one context share a process, whatever their sites: a page that goes to
 *   another site needs no new one.
 * @param options.only The one host that it finds: what asks for any other does not leave the machine.
 * @throws UsageError where it does not start.
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
      // No tabs and no toolbar are drawn where nobody sees them.
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
