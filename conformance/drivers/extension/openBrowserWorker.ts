import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { homeChainId, otherChainId } from '../../core/defaultChainIds.ts'
import type { CheckResources } from '../../core/driver.ts'
import { withTimeout } from '../../core/withTimeout.ts'
import { formatBrowserVersion } from '../page/formatBrowserVersion.ts'
import { serveEmptySite } from '../page/serveEmptySite.ts'
import { createBrowserProfile } from '../unpacked/createBrowserProfile.ts'
import { type Build, buildKey } from './findBuild.ts'
import { engineKey, openExtensionBrowser } from './openExtensionBrowser.ts'
import type { ExtensionWallet } from './ExtensionWallet.ts'
import { cacheDirectory, makeCacheFolder } from './makeCacheFolder.ts'
import { startStandInServer } from './standInServer.ts'

/** A browser with an unlocked wallet. */
export type ExtensionWorker = Awaited<ReturnType<typeof openBrowserWorker>>

export declare namespace openBrowserWorker {
  type Options = {
    wallet: ExtensionWallet
    build: Build
    /** Home chain, accounts and nodes of the wallet. */
    resources: CheckResources
    headed?: boolean
  }
}

/** Time limit in ms for a browser to close. A browser that hangs is killed when the process ends. */
const closeTimeout = 30_000

/**
 * Opens a browser with an unlocked wallet, on a copy of the onboarded profile.
 *
 * @throws UsageError if no browser starts.
 */
export async function openBrowserWorker({
  wallet,
  build,
  resources,
  headed = false,
}: openBrowserWorker.Options) {
  const stops: (() => Promise<unknown> | void)[] = []
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  try {
    const standIn = await startStandInServer(wallet.services, {
      [homeChainId]: resources.url(homeChainId),
      [otherChainId]: resources.url(otherChainId),
    })
    stops.push(standIn.close)
    const sites = await serveEmptySite()
    stops.push(sites.close)
    const browserOptions = {
      extensions: [build.directory],
      standInPort: standIn.port,
      ...wallet.browserOptions,
    }
    const key = `${buildKey(build)}-${wallet.profileEdition()}-${engineKey()}`
    const onboarded = join(cacheDirectory(), `${wallet.builds.id}-profiles`, key)
    await makeCacheFolder(onboarded, (folder) =>
      wallet.onboard(
        build,
        () => openExtensionBrowser({ ...browserOptions, profile: folder }),
        standIn,
      ),
    )
    const profile = createBrowserProfile()
    profile.removeAtExit()
    stops.push(profile.remove)
    await cp(onboarded, profile.folder, { recursive: true })
    const context = await openExtensionBrowser({
      ...browserOptions,
      profile: profile.folder,
      headed,
    })
    // Register the removal again, after Playwright's exit listener: at an exit, Playwright kills the browser first, and
    // then the profile is removed.
    profile.removeAtExit()
    stops.push(() => withTimeout(context.close(), closeTimeout, undefined))
    let isBroken = false
    context.once('close', () => (isBroken = true))
    const observerPage = await context.newPage()
    await observerPage.goto(sites.at('observer.touchstone'))
    return {
      context,
      wallet: await wallet.open({ build, context, standIn, observerPage }),
      resources,
      /** Serves empty pages for any number of sites. */
      sites,
      /** Name and version of the browser. */
      browser: formatBrowserVersion(context.browser()!),
      /** Returns whether the browser has closed. */
      isBroken: () => isBroken,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
