import { createWallet, personas, type Rule, type Wallet } from '@touchstone/harness'
import { accounts, chains } from '../../cells/testValues.ts'
import { walletChains } from './configuredChains.ts'
import type { FakeClock } from './fakeClock.ts'

export type PersonaName = keyof typeof personas

/** Keeps these prompts open until the script answers, whatever the persona does by default. */
const promptRules: Rule[] = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'].map(
  (method) => ({
    method,
    do: { type: 'prompt' },
  }),
)

/** A wallet with two accounts and four chains, on chain 56, that prompts for everything. */
export const createSiteWallet = (
  persona: PersonaName,
  clock: FakeClock,
  before?: Wallet,
): Wallet => {
  const state = before?.state()
  const wallet = createWallet({
    persona: personas[persona],
    accounts: [{ address: accounts.a }, { address: accounts.b }],
    chains: walletChains,
    chainId: chains.home,
    approval: 'prompt',
    clock,
    ...(state === undefined ? {} : { state }),
    // The chain is not under test, so the node returns a constant.
    rpc: async () => ({ result: '0x0' }),
  })
  for (const rule of before ? activeRules(before) : promptRules) wallet.use(rule)
  return wallet
}

/** The active rules of a wallet, oldest first, as a reload keeps them. */
const activeRules = (before: Wallet): Rule[] =>
  before.internals.rules
    .list()
    .toReversed()
    .flatMap(({ used, times, id: _, matches: __, ...rule }) => {
      if (times === undefined) return [rule]
      return times > used ? [{ ...rule, times: times - used }] : []
    })

/** Another wallet in the same page, for "another wallet announces itself" and "connects to another". */
export const createSecondWallet = (clock: FakeClock): Wallet => {
  const info = { ...personas.standard.info, rdns: secondWallet.rdns, name: secondWallet.name }
  return createWallet({
    id: 'second',
    persona: { ...personas.standard, id: 'second', info, namespaces: [] },
    accounts: [{ address: accounts.c }],
    chains: walletChains,
    chainId: chains.home,
    approval: 'prompt',
    clock,
    rpc: async () => ({ result: '0x0' }),
  })
}

export const secondWallet = { rdns: 'org.example.second', name: 'Second Wallet' } as const
