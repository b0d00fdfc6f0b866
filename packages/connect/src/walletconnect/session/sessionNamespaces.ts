import type { Chain } from 'viem'
import { isAddress, normaliseAccounts } from '../../normalise/normaliseAccounts.ts'
import type { Namespace, SessionRecord } from './SdkClient.ts'

/** Returns the optional namespaces of a session proposal: a wallet may omit what it lacks (CAIP-25). */
export function sessionProposal(chains: readonly Chain[]): Record<string, Namespace> {
  return { eip155: { chains: chains.map(({ id }) => `eip155:${id}`), methods, events } }
}

/** Returns the accounts of a session on a chain. If the session has none on that chain, returns all its accounts. */
export function approvedAccounts(
  { namespaces }: SessionRecord,
  chainId: number,
): readonly string[] {
  const all = eip155(namespaces).flatMap(({ accounts }) => accounts)
  const here = all.filter((account) => account.startsWith(`eip155:${chainId}:`))
  return toAddresses(here.length > 0 ? here : all)
}

/** Converts account ids such as `eip155:56:0x…` (CAIP-10), or addresses, to addresses. Omits invalid ones. */
export function toAddresses(accounts: readonly unknown[]): readonly string[] {
  const bare = accounts.map((account) => String(account).split(':').at(-1))
  return normaliseAccounts(bare.filter(isAddress)) ?? []
}

/** Returns the chains that the wallet approved, in the order of the session. */
export function approvedChains({ namespaces }: SessionRecord): number[] {
  const named = Object.entries(namespaces).flatMap(([key, { accounts, chains = [] }]) =>
    key.startsWith('eip155') ? [key, ...chains, ...accounts] : [],
  )
  const ids = named.map((name) => Number(name.split(':')[1]))
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))]
}

export function approvedMethods({ namespaces }: SessionRecord): string[] {
  return eip155(namespaces).flatMap((namespace) => namespace.methods)
}

const eip155 = (namespaces: SessionRecord['namespaces']) =>
  Object.entries(namespaces).flatMap(([key, value]) => (key.startsWith('eip155') ? [value] : []))

const methods = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
]

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message']
