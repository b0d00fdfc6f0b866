import { chromium, type BrowserContext } from '@playwright/test'
import { browserName } from '../page/browserName.ts'
import { chromiumOptions } from '../page/chromiumOptions.ts'
import { exitOnSignal } from '../page/exitOnSignal.ts'
import { headlessChromiumArgs } from '../page/headlessChromiumArgs.ts'
import { findExtension } from './findExtension.ts'
import { createBrowserProfile } from './createBrowserProfile.ts'
import { browserLaunchError } from '../page/browserLaunchError.ts'

export type Launched = {
  context: BrowserContext
  browser: string
  extensionId: string
  close(): Promise<void>
}

export declare namespace launchExtension {
  type Options = {
    headed: boolean
    /** Server to which `https://*.localhost/` leads, and the hash of its public key. */
    site: { port: number; keyHash: string }
  }
}

/** Opens Chromium with one unpacked extension and a temporary profile. Throws a UsageError if that fails. */
export async function launchExtension(
  folder: string,
  { headed, site }: launchExtension.Options,
): Promise<Launched> {
  const { directory, extensionId } = findExtension(folder)
  const profile = createBrowserProfile()
  profile.removeAtExit()
  exitOnSignal()
  const context = await chromium
    .launchPersistentContext(profile.folder, {
      // By default Playwright leaves a folder for artifacts behind if the browser is missing.
      artifactsDir: profile.folder,
      // Playwright's own headless mode loads no extensions. Chromium's new one does: see `args`.
      headless: false,
      ...chromiumOptions(),
      // Keep the back/forward cache on, because an extension can lose its connection to a page that returns from it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        ...(headed ? [] : headlessChromiumArgs()),
        `--host-resolver-rules=MAP *.localhost:443 127.0.0.1:${site.port}`,
        `--ignore-certificate-errors-spki-list=${site.keyHash}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--disable-extensions-except=${directory}`,
        `--load-extension=${directory}`,
      ],
    })
    .catch((error: unknown) => {
      profile.remove()
      throw browserLaunchError(error)
    })
  // At an exit, Playwright kills the browser before its profile is removed.
  profile.removeAtExit()
  return {
    context,
    browser: browserName(context.browser()!),
    extensionId,
    close: () => context.close().finally(profile.remove),
  }
}
