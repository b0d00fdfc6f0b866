import type { BrowserContext } from '@playwright/test'
import { homeChainId } from '../../../core/defaultChainIds.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { closeAfter } from '../../closeAll.ts'
import type { Build } from '../findBuild.ts'
import type { OpenBrowserWithProfile } from '../ExtensionWallet.ts'
import { waitForQuietStorage } from '../waitForQuietStorage.ts'
import { accountCount } from '../testCredentials.ts'
import type { StandInServer } from '../standInServer.ts'
import { createBackground } from './background.ts'
import { openBackgroundPort } from './openBackgroundPort.ts'
import { flagsHost, withServices } from './standInServices.ts'

/**
 * Sets up MetaMask in an empty profile: imports the test mnemonic, waits for the feature flags of MetaMask's maker, and
 * then adds accounts, selects the chain and changes settings.
 */
export async function onboard(
  build: Build,
  openBrowser: OpenBrowserWithProfile,
  standIn: Pick<StandInServer, 'hasAnswered'>,
): Promise<void> {
  const context = await openBrowser()
  await closeAfter(context, async () => {
    const background = await openBackground(context, build)
    await background.importMnemonic()
    await background.completeOnboarding()
    // MetaMask does not fetch its feature flags again when "Basic functionality" is off, but keeps those that
    // it has. So wait for them first.
    await waitUntil(() => standIn.hasAnswered(flagsHost), {
      timeoutMessage: `MetaMask did not ask ${flagsHost} for its feature flags`,
      timeout: 60_000,
    })
    await waitUntilStored(context, build)
  })
  // MetaMask 13.36.0 adds no accounts before it is opened again. When its browser closes, MetaMask also loses changes
  // that it has not stored. So open the wallet again, and repeat the steps that were lost.
  for (let tries = 0; tries < 4; tries++) {
    const context = await openBrowser()
    if (await closeAfter(context, () => complete(context, build))) return
  }
  throw new Error('MetaMask did not keep its accounts, its chain and its settings')
}

/**
 * Waits until MetaMask has stored its state. Ignores the timestamp that MetaMask stores beside its state every
 * 2 s.
 */
const waitUntilStored = (context: BrowserContext, { extensionId }: Build) =>
  waitForQuietStorage(context, extensionId, ['timestamp'])

const openBackground = async (context: BrowserContext, { extensionId }: Build) =>
  createBackground(await openBackgroundPort(await context.newPage(), extensionId))

/** Sets up the wallet and locks it. Returns true, and does not lock it, if there was nothing to do. */
async function complete(context: BrowserContext, build: Build): Promise<boolean> {
  const background = await openBackground(context, build)
  await background.unlock()
  if (await background.setUp(accountCount, homeChainId, withServices())) return true
  await background.lock()
  await waitUntilStored(context, build)
  return false
}
