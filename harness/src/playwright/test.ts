import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, type TestInfo, test as base } from '@playwright/test'
import type { PersonaName } from '../personas/index.ts'
import { createChainFixture } from '../chain/createChainFixture.ts'
import { type Chains, createLazyChains } from '../chain/createLazyChains.ts'
import { firstChainId } from '../declaredChains.ts'
import { validateDeclaredChains } from '../validation/validateDeclaredChains.ts'
import { defaultChains } from '../walletDefaults.ts'
import type { DeclaredChains } from '../wallet/types.ts'
import type { AddPhoneOptions } from '../relay/phone/createPhone.ts'
import { type PhoneName, type RelayServer, startRelay, blockNetwork } from '../relay/index.ts'
import { addRouteToChain, type PageChain } from './addRouteToChain.ts'
import { type AddPageWalletOptions, addWalletsTo, type PageWallets } from './createWallets.ts'
import type { PageWallet } from './createPageWallet.ts'
import type { Wallet } from '../wallet/Wallet.ts'
import type { PersonaFile } from '../page/index.ts'
import { createPhones, type PhoneFixture, type Phones } from './relay/phoneFixture.ts'
import { routeRelay } from './relay/routeRelay.ts'
import { type Outside, watchOutside } from './relay/recordOutsideRequests.ts'
import { createFailureReport } from '../wallet/createFailureReport.ts'
import { settleAll } from '../wallet/settleAll.ts'

/** Options of `test`, for `test.use` and for a project in `playwright.config.ts`. */
export type WalletTestOptions = {
  /**
   * Persona of `wallet`: a name, or the path of a file with a persona as its default export. A path that begins with
   * `.` is looked up in the folder of the test, then in that of Playwright's configuration. Default: `metamask`.
   */
  persona: PersonaName | PersonaFile
  walletOptions: AddPageWalletOptions
  /**
   * Chains of the wallets and phones, by id. Default: 56 and 1. A chain without `rpcUrl` is a local chain, which
   * starts with the first request to it.
   */
  chains: DeclaredChains
  /** Whether a test fails if `verify` of a wallet throws, for example because of an open prompt. Default true. */
  verifyWallets: boolean
  /** Persona of `phone`. Default `walletconnect`, a wallet without a brand. */
  phonePersona: PhoneName
  phoneOptions: AddPhoneOptions
}

/** Fixtures of `test`. Each is created if the test or another fixture requests it. */
export type WalletTestFixtures = {
  wallet: PageWallet
  wallets: PageWallets
  /**
   * Local chain `defaultChainId`, or if it is not declared, the declared one with the lowest id. `chain.of(8453)`
   * returns another one.
   */
  chain: PageChain
  /**
   * A WalletConnect relay on this machine that replaces the public one in every page. A test that uses it fails
   * if a page or the test process sends a request to another machine.
   */
  relay: RelayServer
  /** A wallet on a phone. `phone.look(image)` scans the QR code in an image of the page. */
  phone: PhoneFixture
  phones: Phones
  /** Requests of the pages to other machines. */
  outside: Outside
  /** Local chains of this test, for other fixtures. */
  localChains: Chains
}

/**
 * Playwright's `test` with a fake wallet in the page and a local chain behind it.
 *
 * @example
 * test('says why', async ({ page, wallet }) => {
 *   wallet.when('eth_requestAccounts').once().reject()
 *   await page.goto('/')
 *   await page.getByRole('button', { name: 'Connect' }).click()
 *   await expect(page.getByRole('status')).toContainText('You declined')
 * })
 */
export const test = base.extend<WalletTestFixtures & WalletTestOptions>({
  persona: ['metamask', { option: true }],
  walletOptions: [{}, { option: true }],
  chains: [defaultChains, { option: true }],
  verifyWallets: [true, { option: true }],
  phonePersona: ['walletconnect', { option: true }],
  phoneOptions: [{}, { option: true }],
  outside: async ({ context }, use) => {
    await use(watchOutside(context))
  },
  relay: async ({ context, outside }, use, testInfo) => {
    const guard = blockNetwork()
    const relay = await startRelay()
    await routeRelay(context, relay)
    await use(relay)
    await relay.stop()
    guard.end()
    if (testInfo.status !== testInfo.expectedStatus) return
    expect([...guard.reached(), ...(await outside.requests())], 'what left this machine').toEqual(
      [],
    )
  },
  phones: async ({ relay, localChains, chains, verifyWallets }, use, testInfo) => {
    const phones = createPhones({ relay, chains }, localChains)
    await use(phones)
    const walletsOfPhones = phones.all().map(({ wallet }) => wallet)
    await settleAll([
      endTest(walletsOfPhones, verifyWallets, testInfo),
      ...phones.all().map(({ close }) => close()),
    ])
  },
  phone: async ({ phones, phonePersona, phoneOptions }, use) => {
    await use(await phones.add(phonePersona, phoneOptions))
  },
  localChains: async ({ chains }, use) => {
    validateDeclaredChains(chains)
    const localChains = createLazyChains(chains)
    await use(localChains)
    await localChains.release()
  },
  chain: async ({ localChains, chains }, use) => {
    await use(addRouteToChain(await createChainFixture(localChains, firstChainId(chains))))
  },
  wallets: async ({ context, localChains, chains, verifyWallets }, use, testInfo) => {
    const folders = [testInfo.file, testInfo.config.configFile].flatMap((file) =>
      file === undefined ? [] : [dirname(file)],
    )
    const wallets = await addWalletsTo(context, { chains }, { localChains, folders })
    await use(wallets)
    await endTest(wallets.all(), verifyWallets, testInfo)
  },
  wallet: async ({ wallets, persona, walletOptions }, use) => {
    await use(await wallets.add(persona, walletOptions))
  },
})

/** Verifies the wallets of a passed test, and reports those of one that failed or timed out. Throws the result. */
async function endTest(
  wallets: readonly (PageWallet | Wallet)[],
  verify: boolean,
  { status }: TestInfo,
): Promise<void> {
  if (status === 'passed' && verify) await settleAll(wallets.map(async (wallet) => wallet.verify()))
  if (status !== 'failed' && status !== 'timedOut') return
  // The documents send their requests and answers a moment later, and `calls()` waits for them.
  const arrived = Promise.allSettled(wallets.map(async (wallet) => wallet.calls()))
  await Promise.race([arrived, setTimeout(arrivalLimit, undefined, { ref: false })])
  const report = createFailureReport(wallets)
  if (report) throw report
}

/** Time limit in ms for the documents of a failed test to send their entries, because a document may hang. */
const arrivalLimit = 1000
