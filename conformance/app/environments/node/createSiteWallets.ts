import {
  createWallet,
  personas,
  type PersonaName,
  type Rule,
  type Wallet,
} from '@touchstone/harness'
import type { AppChains } from '../../cells/AppChains.ts'
import { accounts } from '../../cells/testAccounts.ts'
import { declareWalletChains } from '../../viemChain.ts'
import type { FakeClock } from './fakeClock.ts'

/** Rules that show a prompt until a step answers it, even if the persona would answer by itself. */
const promptRules = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'].map(
  (method): Rule => ({ method, do: { type: 'prompt' } }),
)

const unreachableUrl = 'http://127.0.0.1:9'

/** Options of a fake wallet with two accounts and four chains, on the app's default chain. */
export const walletOptionsOf = ({ home, other, third, foreign }: AppChains) => ({
  accounts: [{ address: accounts.a }, { address: accounts.b }],
  chains: declareWalletChains([home, other, third, foreign], unreachableUrl),
  chainId: home,
  // No test depends on the content of the chain, so its node returns a constant.
  rpc: async () => ({ result: '0x0' }),
})

/** Creates the wallet of a page load. It takes over the state and rules of `before`, the wallet of the previous one. */
export const createSiteWallet = (
  persona: PersonaName,
  clock: FakeClock,
  chains: AppChains,
  before?: Wallet,
): Wallet => {
  const state = before?.state()
  const wallet = createWallet({
    persona: personas[persona],
    ...walletOptionsOf(chains),
    approval: 'prompt',
    clock,
    ...(state && { state }),
  })
  for (const rule of before ? activeRules(before) : promptRules) wallet.use(rule)
  return wallet
}

/** Returns the rules that are not used up, oldest first. */
const activeRules = (before: Wallet): Rule[] =>
  before
    .rules()
    .toReversed()
    .flatMap(({ used, times, id: _, matches: __, ...rule }) => {
      if (times === undefined) return [rule]
      return times > used ? [{ ...rule, times: times - used }] : []
    })

/** Creates the second wallet of the page. */
export const createSecondWallet = (clock: FakeClock, chains: AppChains): Wallet => {
  const info = { ...personas.standard.info, rdns: secondWallet.rdns, name: secondWallet.name }
  return createWallet({
    id: 'second',
    persona: { ...personas.standard, id: 'second', info, namespaces: [] },
    ...walletOptionsOf(chains),
    accounts: [{ address: accounts.c }],
    approval: 'prompt',
    clock,
  })
}

export const secondWallet = { rdns: 'org.example.second', name: 'Second Wallet' } as const
