import { formatBrowserVersion } from '../page/formatBrowserVersion.ts'
import { launchWithExtensions } from '../page/launchWithExtensions.ts'
import { findExtension } from './findExtension.ts'
import { createBrowserProfile } from './createBrowserProfile.ts'

export declare namespace launchExtension {
  type Options = {
    headed: boolean
    /** Server to which `https://*.localhost/` leads, and the hash of its public key. */
    site: { port: number; keyHash: string }
  }
}

/** Opens Chromium with one unpacked extension and a temporary profile. Throws a UsageError if that fails. */
export async function launchExtension(folder: string, { headed, site }: launchExtension.Options) {
  const { directory, extensionId } = findExtension(folder)
  const profile = createBrowserProfile()
  profile.removeAtExit()
  const launched = launchWithExtensions({
    profile: profile.folder,
    extensions: [directory],
    headed,
    args: [
      `--host-resolver-rules=MAP *.localhost:443 127.0.0.1:${site.port}`,
      `--ignore-certificate-errors-spki-list=${site.keyHash}`,
    ],
  })
  const context = await launched.catch((error: unknown) => {
    profile.remove()
    throw error
  })
  // Register the removal again, so that Playwright's own exit handler kills the browser first.
  profile.removeAtExit()
  return {
    context,
    browser: formatBrowserVersion(context.browser()!),
    extensionId,
    close: () => context.close().finally(profile.remove),
  }
}
