import { chainId as normalise } from '../../normalise/chainId.ts'
import { look } from '../../classify/look.ts'
import type { Provider } from '../../discovery/Provider.ts'
import type { WalletId } from '../../types.ts'
import { askNode } from './askNode.ts'
import type { Client, SessionRecord } from './Client.ts'
import type { createLink, Link } from './createLink.ts'
import type { createPairer } from './createPairer.ts'
import { chainsOf, methodsOf } from './namespaces.ts'
import type { SessionPorts } from './openSession.ts'
import { rpcError } from './rpcError.ts'

type Parts = SessionPorts & {
  request: Client['request']
  link: ReturnType<typeof createLink>
  pairer: ReturnType<typeof createPairer>
}

/** Creates the EIP-1193 provider of a wallet on another device. `eth_requestAccounts` starts the pairing. */
export function createProvider(
  wallet: WalletId,
  { request, link, memory, pairer, chains }: Parts,
): Provider {
  const linked = (): Link | undefined => {
    const current = link.current()
    return current?.wallet === wallet ? current : undefined
  }
  const listeners = new Map<string, Set<(...args: unknown[]) => void>>()
  link.told.add((to, event, payload) => {
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
    // The SDK of this tab still has a session that another tab ended. Only the storage shows the end.
    const isKnown = memory.read()?.topic === found?.record.topic
    if (found && isKnown && found.accounts.length > 0) return found.accounts
    // End any other session first: that of another wallet, an ended one, or one without accounts.
    void link.end()
    const record = await pairer.pair(wallet)
    link.adopt(wallet, record)
    const accounts = linked()?.accounts ?? []
    if (accounts.length === 0) void link.end()
    return accounts
  }

  async function switchTo(params: unknown): Promise<null> {
    const { record } = linked() ?? notConnected()
    const target = normalise(look(params, '0'))
    if (target === undefined) throw rpcError(-32602, 'This is no chain id.')
    if (!chainsOf(record).includes(target)) {
      if (!methodsOf(record).includes('wallet_switchEthereumChain'))
        throw rpcError(4902, 'The wallet has not approved this chain and cannot be asked for it.')
      await ask(record, chainsOf(record)[0], 'wallet_switchEthereumChain', params)
    }
    // A session has no current chain. Later requests name this one.
    link.choose(target)
    return null
  }

  async function forward(method: string, params: unknown): Promise<unknown> {
    const { record, chainId } = linked() ?? notConnected()
    if (methodsOf(record).includes(method)) {
      const approved = chainsOf(record)
      const at = approved.includes(chainId) ? chainId : approved[0]
      return ask(record, at, method, params)
    }
    if (isRead(method)) {
      const url = chains.find(({ id }) => id === chainId)?.rpcUrls.default.http[0]
      if (url === undefined) throw rpcError(4901, 'This app has no node of that chain.')
      return askNode(url, method, params)
    }
    throw rpcError(4200, `The wallet has not approved ${method} in this session.`)
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
          if (linked()) await link.end()
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
  throw rpcError(4900, 'The wallet is not connected.')
}
