import { chromium, type Browser } from '@playwright/test'
import { chromiumOptions, headlessOptions } from './chromiumOptions.ts'
import { exitOnSignal } from './exitOnSignal.ts'
import { browserLaunchError } from './browserLaunchError.ts'

/**
 * Launches a browser. Throws a UsageError if it does not start.
 *
 * @param options.shared whether all pages share one process, so that navigation starts no new one
 * @param options.only the only host that resolves
 */
export const launchBrowser = ({
  headed = false,
  shared = false,
  only,
}: { headed?: boolean; shared?: boolean; only?: string } = {}): Promise<Browser> => {
  exitOnSignal()
  const launched = chromium.launch({
    headless: !headed,
    ...(headed ? chromiumOptions() : headlessOptions()),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Without a visible window, save the time for drawing tabs and the toolbar. The headless shell has none.
      ...(headed ? [] : ['--kiosk']),
      ...(shared ? ['--renderer-process-limit=1', '--disable-site-isolation-trials'] : []),
      ...(only === undefined ? [] : [`--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${only}`]),
    ],
  })
  return launched.catch((error: unknown) => {
    throw browserLaunchError(error)
  })
}
