import { chromium, type BrowserContext } from '@playwright/test'
import { browserLaunchError } from './browserLaunchError.ts'
import { chromiumOptions } from './chromiumOptions.ts'
import { exitOnSignal } from './exitOnSignal.ts'

export declare namespace launchWithExtensions {
  type Options = {
    /** Folder of the profile. The browser writes to it. */
    profile: string
    /** Folders of the unpacked extensions. */
    extensions: readonly string[]
    headed: boolean
    /** Whether further windows have room on the screen of a browser without a display. Default: true. */
    hasRoomForWindows?: boolean | undefined
    /** Size of a page, in pixels. Default: 1280 x 720. */
    viewport?: { width: number; height: number } | undefined
    /** Default: that of the system. */
    reducedMotion?: 'reduce'
    /** Further arguments of Chromium. */
    args: readonly string[]
  }
}

/**
 * Opens Chromium with unpacked extensions.
 *
 * @throws UsageError if no browser starts.
 */
export function launchWithExtensions({
  profile,
  extensions,
  headed,
  hasRoomForWindows = true,
  viewport,
  args,
  ...options
}: launchWithExtensions.Options): Promise<BrowserContext> {
  exitOnSignal()
  const launched = chromium.launchPersistentContext(profile, {
    // By default Playwright creates a folder for artifacts, and leaves the folder behind if the browser is missing.
    artifactsDir: profile,
    // Playwright's own headless mode loads no extensions. Chromium's new one does: see `args`.
    headless: false,
    ...chromiumOptions(),
    ...options,
    ...(viewport && { viewport }),
    // Playwright turns the back/forward cache off. Keep it on, because an extension can lose its connection to a page
    // that returns from this cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      ...(headed ? [] : ['--headless=new']),
      // Wallets open their prompts beside the window of 1280 x 720, and Chromium refuses a window that is mostly outside
      // of the screen.
      ...(!headed && hasRoomForWindows ? ['--screen-info={1920x1080}'] : []),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--disable-extensions-except=${extensions.join(',')}`,
      `--load-extension=${extensions.join(',')}`,
      ...args,
    ],
  })
  return launched.catch((cause: unknown) => {
    throw browserLaunchError(cause)
  })
}
