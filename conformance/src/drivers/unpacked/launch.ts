import { chromium, type BrowserContext } from '@playwright/test'
import { browserName } from '../page/browserName.ts'
import { chromiumOptions } from '../page/chromiumOptions.ts'
import { endOnSignal } from '../page/endOnSignal.ts'
import { findExtension } from './findExtension.ts'
import { makeProfile } from './makeProfile.ts'
import { notStarted } from './notStarted.ts'

export type Launched = {
  context: BrowserContext
  /** Its name and version. */
  browser: string
  extensionId: string
  close(): Promise<void>
}

export declare namespace launch {
  type Options = {
    headed: boolean
    /** The port of a server on this machine that is asked for `http://*.localhost/`. */
    site: number
  }
}

/**
 * Opens Chromium with one unpacked extension, in a profile that is thrown away.
 *
 * @throws UsageError where the folder holds no extension, or no browser starts.
 */
export async function launch(folder: string, { headed, site }: launch.Options): Promise<Launched> {
  const { directory, extensionId } = findExtension(folder)
  const profile = makeProfile()
  profile.removeAtExit()
  endOnSignal()
  const context = await chromium
    .launchPersistentContext(profile.folder, {
      // Else Playwright makes a folder for them, and leaves it where there is no such browser.
      artifactsDir: profile.folder,
      // Playwright's own headless shell loads no extensions; the new headless mode of Chromium does.
      headless: false,
      ...chromiumOptions(),
      // Playwright switches the back/forward cache off, where an extension loses its way to the page.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        ...(headed ? [] : ['--headless=new']),
        `--host-resolver-rules=MAP *.localhost:80 127.0.0.1:${site}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--disable-extensions-except=${directory}`,
        `--load-extension=${directory}`,
      ],
    })
    .catch((error: unknown) => {
      profile.remove()
      throw notStarted(error)
    })
  // At an exit Playwright kills the browser first, and then its profile goes.
  profile.removeAtExit()
  return {
    context,
    browser: browserName(context.browser()!),
    extensionId,
    close: () => context.close().finally(profile.remove),
  }
}
