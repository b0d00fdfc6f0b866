import { recordedBuildFor } from '@touchstone/harness/fidelity'
import { defaultChains } from '../../cells/AppChains.ts'
import type { CellVariant } from '../../cells/CellVariant.ts'
import { openGateway } from '../../../drivers/chain/gateway.ts'
import { closeAll } from '../../../drivers/closeAll.ts'
import { type BuildOptions, findBuild } from '../../../drivers/extension/findBuild.ts'
import type { ExtensionWallet } from '../../../drivers/extension/ExtensionWallet.ts'
import { openBrowserPool } from '../../../drivers/extension/openBrowserPool.ts'
import type { ExtensionWorker } from '../../../drivers/extension/openBrowserWorker.ts'
import { serveBuiltApp } from '../page/serveBuiltApp.ts'
import type { AppEnvironment } from '../../AppEnvironment.ts'
import type { AppDriver } from '../../AppDriver.ts'
import { openAppPage } from './openAppPage.ts'
import { createComparisonWithPersona } from './createComparisonWithPersona.ts'
import { createAppDriver } from './createAppDriver.ts'
import { whyImpossible } from './whyImpossible.ts'

export declare namespace createExtensionEnvironment {
  type Options = {
    wallet: ExtensionWallet
    build: BuildOptions
    headed: boolean
    profile?: string | undefined
    /** Ids of cells that are expected to fail. No screenshots are taken of their failures. */
    known: ReadonlySet<string>
  }
}

/**
 * Creates the environment that runs the built app in browsers with a real wallet.
 *
 * @throws UsageError if no build of the wallet or no browser is available
 */
export const createExtensionEnvironment = async ({
  wallet: kind,
  build,
  headed,
  profile,
  known,
}: createExtensionEnvironment.Options): Promise<AppEnvironment> => {
  const opened: { close(): Promise<void> }[] = []
  const close = (failed: readonly unknown[] = []) => closeAll(opened.splice(0).toReversed(), failed)
  try {
    const gateway = await openGateway()
    opened.push(gateway)
    const app = await serveBuiltApp()
    opened.push(app)
    const found = await findBuild(kind.builds, build)
    const pool = await openBrowserPool({ wallet: kind, build: found, headed, chain: gateway })
    opened.push(pool)
    let count = 0

    const openApp = async (
      worker: ExtensionWorker,
      variant: CellVariant = { path: [], stimulus: [] },
    ): Promise<AppDriver> => {
      // A new origin for each variant, so that the wallet has no permission stored for it.
      const url = app.url.replace('127.0.0.1', `app-${++count}.touchstone.localhost`)
      const page = await openAppPage(worker, kind, url)
      return createAppDriver({ app: page, worker, kind, known, variant })
    }

    return {
      name: 'page',
      persona: `${kind.builds.id}-extension`,
      chains: defaultChains,
      version: found.version,
      browser: pool.first.browser,
      remote: false,
      concurrency: pool.size,
      whyImpossible: (variant) => whyImpossible(variant, kind.appSuiteFacts, profile === 'network'),
      compareWithPersona: createComparisonWithPersona(
        recordedBuildFor(kind.builds.id, found.version).persona,
      ),
      open: (variant) => pool.open((worker) => openApp(worker, variant)),
      close: () => close(),
    }
  } catch (error) {
    await close([error])
    throw error
  }
}
