import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { serveEmptySite } from '../../page/serveEmptySite.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import type { Build } from '../findBuild.ts'
import type { OpenBrowserWithProfile } from '../ExtensionWallet.ts'
import { waitForChain, readSite } from '../siteProvider.ts'
import { waitForQuietStorage } from '../waitForQuietStorage.ts'
import { openHomePage } from './homePage.ts'
import { accountCount } from './editList.ts'
import type { StandInServer } from '../standInServer.ts'
import { flagsHost, withServices } from './services.ts'
import { importBySynpress, synpressVersion } from './synpress.ts'

/**
 * Sets up MetaMask: the test mnemonic with three accounts, sites that begin on chain 56, and the feature
 * flags of its maker. Then turns "Basic functionality" off.
 * Synpress imports the mnemonic into the version that it supports. Everything else is done here, as is the
 * import into other versions.
 */
export async function onboard(
  build: Build,
  openBrowser: OpenBrowserWithProfile,
  folder: string,
  standIn: Pick<StandInServer, 'hasAnswered'>,
): Promise<void> {
  const usesSynpress = build.version === synpressVersion
  await inBrowser(
    openBrowser,
    usesSynpress ? ['--remote-debugging-port=0'] : [],
    async (context) => {
      if (usesSynpress) await importBySynpress(endpointOf(folder), build.extensionId)
      const home = await openHomePage(await context.newPage(), build.extensionId)
      await home.reachWallet()
      // With "Basic functionality" off, MetaMask keeps its feature flags and does not fetch them again.
      await waitUntil(() => standIn.hasAnswered(flagsHost), {
        otherwise: `MetaMask did not ask ${flagsHost} for its feature flags`,
        timeout: 60_000,
      })
      await waitUntilStored(context, build)
    },
  )
  // Changes that MetaMask has not stored are lost with its browser. Open it again, and repeat what is
  // missing.
  for (let tries = 0; ; tries++) {
    if (await inBrowser(openBrowser, [], (context) => complete(context, build))) return
    if (tries === 3) throw new Error('MetaMask did not keep its accounts and its chain')
  }
}

/** MetaMask stores a timestamp beside its state every 2 s: ignore it. */
const waitUntilStored = (context: BrowserContext, { extensionId }: Build) =>
  waitForQuietStorage(context, extensionId, ['timestamp'])

const endpointOf = (profile: string): string =>
  `http://127.0.0.1:${readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]}`

/** Adds the missing accounts, the chain and the services setting. Returns whether nothing was missing. */
async function complete(context: BrowserContext, build: Build): Promise<boolean> {
  const home = await openHomePage(await context.newPage(), build.extensionId)
  await home.reachWallet()
  const added = await home.addAccounts(accountCount)
  const turnedOff = !withServices() && (await home.turnServicesOff())
  const sites = await serveEmptySite()
  try {
    const page = await context.newPage()
    await page.goto(sites.at('onboarding'))
    await page.waitForFunction('window.ethereum')
    const moved = (await readSite(page)).chainId !== 56
    if (moved) await home.selectChain(56)
    if (moved && !(await waitForChain(page, 56))) throw new Error('MetaMask did not go to chain 56')
    if (!added && !turnedOff && !moved) return true
  } finally {
    sites.close()
  }
  await home.lock()
  await waitUntilStored(context, build)
  return false
}

async function inBrowser<T>(
  openBrowser: OpenBrowserWithProfile,
  args: readonly string[],
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await openBrowser(args)
  try {
    return await act(context)
  } finally {
    await context.close()
  }
}
