import type { WalletKitTypes } from '@reown/walletkit'
import type { Wallet } from '../../wallet/Wallet.ts'

type Proposal = WalletKitTypes.SessionProposal['params']
/** Chains, accounts, methods and events of a session, with CAIP-2 and CAIP-10 ids. */
export type Namespace = {
  chains: string[]
  accounts: string[]
  methods: string[]
  events: string[]
}

export type Offer = { methods: readonly string[]; sessionChains: 'shared' | 'current' }

/** Methods that phone wallets accept through the session. The SDK of a dapp sends others to the dapp's own node. */
export const phoneMethods = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
]

/**
 * Returns the session for a proposal, or `undefined` without a common chain. The dapp's SDK starts on the first chain,
 * which is the wallet's current one.
 */
export function sessionNamespace(
  { requiredNamespaces, optionalNamespaces }: Proposal,
  wallet: Wallet,
  accounts: readonly string[],
  { methods, sessionChains }: Offer,
): Namespace | undefined {
  const asked = [requiredNamespaces['eip155'], optionalNamespaces['eip155']]
  const of = (key: 'chains' | 'methods' | 'events') => [
    ...new Set(asked.flatMap((namespace) => namespace?.[key] ?? [])),
  ]
  const known = new Set(wallet.state().chains.map(({ chainId }) => `eip155:${chainId}`))
  const shared = of('chains').filter((chain) => known.has(chain))
  if (shared.length === 0) return undefined
  const current = `eip155:${wallet.chainId}`
  const chains = sessionChains === 'current' ? [current] : [...new Set([current, ...shared])]
  return {
    chains,
    accounts: accountIds(chains, accounts),
    methods: of('methods').filter((method) => methods.includes(method)),
    events: of('events').filter((event) => ['chainChanged', 'accountsChanged'].includes(event)),
  }
}

export const accountIds = (chains: readonly string[], accounts: readonly string[]): string[] =>
  chains.flatMap((chain) => accounts.map((account) => `${chain}:${account}`))
