import { test as base } from 'vitest'
import type { Anvil } from '../chain/index.ts'
import { type Chains, createChains } from '../fixtures/createChains.ts'
import { endPhones } from '../fixtures/endPhones.ts'
import type { PersonaName } from '../personas/index.ts'
import {
  createPhone,
  type Phone,
  type PhoneName,
  type RelayServer,
  startRelay,
  stayHome,
} from '../relay/index.ts'
import type { Wallet } from '../wallet/createWallet.ts'
import { type AddOptions, createWallets, endWallets, type Wallets } from './createWallets.ts'

export type { AddOptions, Wallets }
export type AddPhoneOptions = Omit<createPhone.Options, 'relay' | 'persona'>

export type WalletTestContext = {
  /** Which wallet `wallet` is; default `metamask`. */
  persona: PersonaName
  walletOptions: AddOptions
  /** `false`: what a test leaves over (a rule unused or without an end, an open prompt) does not fail it. */
  verifyWallets: boolean
  /** Which wallet `phone` is; default `walletconnect`: none in particular. */
  phonePersona: PhoneName
  phoneOptions: AddPhoneOptions
  wallet: Wallet
  wallets: Wallets
  /** A WalletConnect relay on this machine. With it a test that wants to reach any other fails. */
  relay: RelayServer
  /** A wallet on a phone: `phone.scan(uri)`. */
  phone: Phone
  /** The local chain 56: clean at the start of the test, put back at its end. */
  chain: Anvil
  /** The chains of this test, none of them started yet. */
  chains: Chains
}

/**
 * Vitest's `test` with a fake wallet and, when it is first asked, a local chain behind it. The
 * same words as in Playwright.
 *
 * @example
 * test('a rejection is 4001', async ({ wallet, expect }) => {
 *   wallet.on('eth_requestAccounts').once().reject()
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
  // Vitest reads what a fixture wants from its parameter's pattern: it must name something.
  chains: async ({ task: _ }, use) => {
    const chains = createChains()
    await use(chains)
    await chains.release()
  },
  chain: async ({ chains }, use) => {
    await use(await chains.get(56))
  },
  wallets: async ({ chains, verifyWallets, task }, use) => {
    const wallets = createWallets({ rpc: chains.rpc })
    await use(wallets)
    endWallets(wallets, verifyWallets && task.result?.state !== 'fail')
  },
  wallet: async ({ wallets, persona, walletOptions }, use) => {
    await use(wallets.add(persona, walletOptions))
  },
  relay: async ({ task: _ }, use) => {
    const guard = stayHome()
    const relay = await startRelay()
    await use(relay)
    await relay.stop()
    guard.end()
    const left = guard.reached()
    if (left.length > 0)
      throw new Error(`The test wanted to leave this machine: ${left.join(', ')}.`)
  },
  phone: async ({ relay, chains, phonePersona, phoneOptions, verifyWallets, task }, use) => {
    const persona = phonePersona
    const phone = await createPhone({ relay, rpc: chains.rpc, ...phoneOptions, persona })
    await use(phone)
    await endPhones([phone], verifyWallets && task.result?.state !== 'fail')
  },
})
