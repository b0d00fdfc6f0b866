import { errors, type BrowserContext, type Frame, type Page } from '@playwright/test'
import type { Driver, Environment } from '../../core/driver.ts'
import type { Gateway } from '../chain/gateway.ts'
import { openPagesOfCheck, waitForProvider } from '../page/openPagesOfCheck.ts'
import { buildAgentScript } from '../page/buildAgentScript.ts'
import { serveEmptySite } from '../page/serveEmptySite.ts'
import { optionalFeatures, servedFeatures } from '../../wallet/optionalFeatures.ts'
import { closeAll } from '../closeAll.ts'
import { phrase } from '../extension/testCredentials.ts'
import { createCertificate } from '../createCertificate.ts'
import { checkResourcesToCreateOptions } from '../checkResourcesToCreateOptions.ts'
import { rejectUnknownFeatures } from '../rejectUnknownFeatures.ts'
import { loadDriverModule, type LoadedDriver } from './loadDriverModule.ts'
import { launchExtension } from './launchExtension.ts'
import { createWalletReset } from './createWalletReset.ts'
import { withReplacedChainIds } from './withReplacedChainIds.ts'

export declare namespace openUnpackedExtensionEnvironment {
  type Options = {
    extension: string
    /** Path of a driver module. Without one, the drivers lack the user actions in the wallet. */
    driver?: string
    headed: boolean
    chain: Gateway
    /** Time limit of one answer, in ms. */
    step: number
  }
}

/**
 * Opens any unpacked extension: one browser for the run, and a new site for each check. The wallet under test is the
 * first one that announces itself.
 */
export async function openUnpackedExtensionEnvironment({
  extension,
  driver,
  headed,
  chain,
  step,
}: openUnpackedExtensionEnvironment.Options): Promise<Environment> {
  const resources = chain.lease()
  // Some wallets inject themselves only into https pages. The back/forward cache does not keep pages that
  // Playwright's routes answer.
  const certificate = await createCertificate()
  const site = await serveEmptySite(certificate)
  const launched = await launchExtension(extension, {
    headed,
    site: { port: site.port, keyHash: certificate.keyHash },
  }).catch((error: unknown) => {
    site.close()
    throw error
  })
  const { context, browser, extensionId } = launched
  let loaded: LoadedDriver | undefined
  const close = (before?: readonly unknown[]) =>
    closeAll([loaded, launched], before).finally(site.close)
  try {
    const open = await createChecks(context, {
      chainId: resources.chainId,
      accounts: resources.accounts.map(({ address }) => address),
      step,
    })
    const options = {
      ...checkResourcesToCreateOptions(resources),
      context,
      extensionId,
      mnemonic: phrase,
    }
    if (driver) loaded = await loadDriverModule(driver, options)
    rejectUnknownFeatures('driver', 'lacks', loaded?.lacks ?? [], optionalFeatures)
    rejectUnknownFeatures(
      'driver',
      'missingServices',
      Object.keys(loaded?.missingServices ?? {}),
      servedFeatures,
    )
    await loaded?.setup()
    return {
      name: extension,
      mode: 'extension',
      browser,
      pace: { step, fence: Math.min(step, 2000) },
      cannot: {
        mine: 'The node of the suite makes the blocks.',
        switchApp: 'There is no other app beside a page.',
      },
      ask: chain.ask,
      open: async () => ({ resources, driver: await open(loaded) }),
      close: () => close(),
    }
  } catch (error) {
    await close([error])
    throw error
  }
}

async function createChecks(
  context: BrowserContext,
  { chainId, accounts, step }: { chainId: number; accounts: readonly string[]; step: number },
) {
  const agent = await buildAgentScript()
  let count = 0
  const waitForWallet = async (place: Page | Frame, ms = step) => {
    await waitForProvider(place, ms).catch((error: unknown) => {
      // Go on without a wallet. The checks report that it is missing.
      if (!(error instanceof errors.TimeoutError)) throw error
    })
  }

  return async (loaded: LoadedDriver | undefined): Promise<Driver> => {
    const site = ++count
    const { driver: inPages, close } = await openPagesOfCheck({
      context,
      agent,
      name: String(site),
      home: `https://check${site}.localhost/`,
      away: `https://other${site}.localhost/`,
      waitForWallet,
    })
    const { user, reset } = createWalletReset({
      user: loaded?.user ?? {},
      accounts,
      scopes: loaded?.scopes,
      chainId,
      step,
    })
    let booted = false
    const driver: Driver = {
      ...inPages,
      lacks: loaded?.lacks ?? [],
      missingServices: loaded?.missingServices ?? {},
      user: { ...inPages.user, ...user },
      async boot() {
        await inPages.boot()
        booted = true
      },
      async close() {
        try {
          if (booted) await reset(inPages.request)
        } finally {
          await close()
        }
      },
    }
    // Without a driver module, a user acts in the wallet, and would not recognize a replaced chain.
    return loaded ? withReplacedChainIds(driver) : driver
  }
}
