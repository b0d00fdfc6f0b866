import { normaliseChainId } from '../../normalise/normaliseChainId.ts'
import { readProperty } from '../../normalise/readProperty.ts'
import type { Provider } from '../../discovery/Provider.ts'
import type { WalletId } from '../../catalogue/Wallet.ts'
import { requestNode } from './requestNode.ts'
import type { Client, SessionRecord } from './SdkClient.ts'
import type { createSessionTracker, ActiveSession } from './createSessionTracker.ts'
import type { createPairingAttempts } from './createPairingAttempts.ts'
import { approvedChains, approvedMethods } from './sessionNamespaces.ts'
import type { SessionPorts } from './SessionPorts.ts'
import { createRpcError } from './createRpcError.ts'

type ProviderParts = SessionPorts & {
  request: Client['request']
  tracker: ReturnType<typeof createSessionTracker>
  attempts: ReturnType<typeof createPairingAttempts>
}

/** Creates the EIP-1193 provider of a wallet on another device. `eth_requestAccounts` pairs if there is no session. */
export function createRemoteProvider(
  wallet: WalletId,
  { request, tracker, sessionStore, attempts, chains }: ProviderParts,
): Provider {
  const linked = (): ActiveSession | undefined => {
    const current = tracker.current()
    return current?.wallet === wallet ? current : undefined
  }
  const listeners = new Map<string, Set<(...args: unknown[]) => void>>()
  tracker.sessionEvents.add((to, event, payload) => {
    if (to !== wallet) return
    for (const listener of listeners.get(event) ?? []) listener(payload)
  })

  const ask = (
    { topic }: SessionRecord,
    chainId: number | undefined,
    method: string,
    params: unknown,
  ) => request({ topic, chainId: `eip155:${chainId}`, request: { method, params } })

  async function requestAccounts(): Promise<readonly string[]> {
    const found = linked()
    // Compare with the storage: the SDK of this tab still has a session that another tab has ended.
    const isKnown = sessionStore.read()?.topic === found?.record.topic
    if (found && isKnown && found.accounts.length > 0) return found.accounts
    // First end a session of another wallet, one that another tab has ended, or one without accounts.
    void tracker.end()
    const record = await attempts.pair(wallet)
    tracker.adopt(wallet, record)
    const accounts = linked()?.accounts ?? []
    if (accounts.length === 0) void tracker.end()
    return accounts
  }

  async function switchTo(params: unknown): Promise<null> {
    const { record } = linked() ?? notConnected()
    const target = normaliseChainId(readProperty(params, '0'))
    if (target === undefined) throw createRpcError(-32602, 'This is no chain id.')
    if (!approvedChains(record).includes(target)) {
      if (!approvedMethods(record).includes('wallet_switchEthereumChain'))
        throw createRpcError(
          4902,
          'The wallet has not approved this chain and cannot be asked for it.',
        )
      await ask(record, approvedChains(record)[0], 'wallet_switchEthereumChain', params)
    }
    // Store the target: a session has no current chain, so later requests name it.
    tracker.choose(target)
    return null
  }

  async function forward(method: string, params: unknown): Promise<unknown> {
    const { record, chainId } = linked() ?? notConnected()
    if (approvedMethods(record).includes(method)) {
      const approved = approvedChains(record)
      const at = approved.includes(chainId) ? chainId : approved[0]
      return ask(record, at, method, params)
    }
    if (isRead(method)) {
      const url = chains.find(({ id }) => id === chainId)?.rpcUrls.default.http[0]
      if (url === undefined) throw createRpcError(4901, 'This app has no node of that chain.')
      return requestNode(url, method, params)
    }
    throw createRpcError(4200, `The wallet has not approved ${method} in this session.`)
  }

  return {
    async request({ method, params = [] }) {
      switch (method) {
        case 'eth_requestAccounts':
          return requestAccounts()
        case 'eth_accounts':
          return linked()?.accounts ?? []
        case 'eth_chainId':
          return `0x${(linked()?.chainId ?? chains[0].id).toString(16)}`
        case 'wallet_switchEthereumChain':
          return switchTo(params)
        case 'wallet_revokePermissions':
          if (linked()) await tracker.end()
          return null
        default:
          return forward(method, params)
      }
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  }
}

const isRead = (method: string) =>
  /^(eth|net|web3)_/.test(method) && !/^eth_(sign|sendTransaction)/.test(method)

function notConnected(): never {
  throw createRpcError(4900, 'The wallet is not connected.')
}
