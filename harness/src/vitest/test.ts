import { test as base } from 'vitest'
import { type ChainFixture, createChainFixture } from '../chain/createChainFixture.ts'
import { type Chains, createLazyChains } from '../chain/createLazyChains.ts'
import { firstChainId } from '../declaredChains.ts'
import { validateDeclaredChains } from '../validation/validateDeclaredChains.ts'
import { defaultChains } from '../walletDefaults.ts'
import type { DeclaredChains } from '../wallet/types.ts'
import type { AddPhoneOptions } from '../relay/phone/createPhone.ts'
import type { PersonaName } from '../personas/index.ts'
import {
  createPhone,
  type Phone,
  type PhoneName,
  type RelayServer,
  startRelay,
  blockNetwork,
} from '../relay/index.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import type { Wallet } from '../wallet/Wallet.ts'
import { type AddWalletOptions, createWallets, type TestWallets } from './createWallets.ts'
import { verifyWalletsAtEnd } from './verifyWalletsAtEnd.ts'

export type { AddWalletOptions, AddPhoneOptions, TestWallets }

/** Options and fixtures of `test`. */
export type WalletTestContext = {
  /** Persona of `wallet`: a name, or a value of `definePersona`. Default `metamask`. */
  persona: PersonaName | Persona
  walletOptions: AddWalletOptions
  /** Whether a test fails if `verify` of a wallet throws, for example because of an open prompt. Default true. */
  verifyWallets: boolean
  /** Persona of `phone`. Default `walletconnect`, a wallet without a brand. */
  phonePersona: PhoneName
  phoneOptions: AddPhoneOptions
  wallet: Wallet
  wallets: TestWallets
  /** A WalletConnect relay on this machine. A test that uses it fails if it tries to reach another machine. */
  relay: RelayServer
  /** A wallet on a phone. `phone.scan(uri)` joins a pairing. */
  phone: Phone
  /**
   * Chains of the wallets and phones, by id. Default: 56 and 1. A chain without `rpcUrl` is a local chain, which
   * starts with the first request to it.
   */
  chains: DeclaredChains
  /**
   * Local chain `defaultChainId`, or if it is not declared, the declared one with the lowest id. `chain.of(8453)`
   * returns another one.
   */
  chain: ChainFixture
  /** Local chains of this test, for other fixtures. */
  localChains: Chains
}

/**
 * Vitest's `test` with a fake wallet and a local chain that starts on first use. The fixtures are named as in the
 * Playwright version.
 *
 * @example
 * test('a rejection is 4001', async ({ wallet, expect }) => {
 *   wallet.when('eth_requestAccounts').once().reject()
 *   const connect = wallet.provider.request({ method: 'eth_requestAccounts' })
 *   await expect(connect).rejects.toMatchObject({ code: 4001 })
 * })
 */
export const test = base.extend<WalletTestContext>({
  persona: 'metamask',
  walletOptions: {},
  verifyWallets: true,
  phonePersona: 'walletconnect',
  phoneOptions: {},
  chains: defaultChains,
  localChains: async ({ chains }, use) => {
    validateDeclaredChains(chains)
    const localChains = createLazyChains(chains)
    await use(localChains)
    await localChains.release()
  },
  chain: async ({ localChains, chains }, use) => {
    await use(await createChainFixture(localChains, firstChainId(chains)))
  },
  wallets: async ({ localChains, chains, verifyWallets, task, onTestFinished }, use) => {
    const wallets = createWallets({ chains }, localChains)
    verifyWalletsAtEnd({ task, onTestFinished }, wallets.all, verifyWallets)
    await use(wallets)
    for (const wallet of wallets.all()) wallet.close()
  },
  wallet: async ({ wallets, persona, walletOptions }, use) => {
    await use(wallets.add(persona, walletOptions))
  },
  // Vitest reads the dependencies of a fixture from the destructuring pattern of its parameter. This fixture
  // has no dependency, so its pattern names `task`, which every test has.
  relay: async ({ task: _ }, use) => {
    const guard = blockNetwork()
    const relay = await startRelay()
    await use(relay)
    await relay.stop()
    guard.end()
    const left = guard.reached()
    if (left.length > 0)
      throw new Error(`The test wanted to leave this machine: ${left.join(', ')}.`)
  },
  phone: async (
    { relay, localChains, chains, phonePersona, phoneOptions, verifyWallets, task, onTestFinished },
    use,
  ) => {
    const persona = phonePersona
    if (phoneOptions.chains) localChains.declare(phoneOptions.chains)
    const phone = await createPhone({
      relay,
      chains,
      rpc: localChains.rpc,
      ...phoneOptions,
      persona,
    })
    verifyWalletsAtEnd({ task, onTestFinished }, () => [phone.wallet], verifyWallets)
    await use(phone)
    await phone.close()
  },
})
