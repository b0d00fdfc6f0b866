import type { ConnectorEventMap, CreateConnectorFn } from '@wagmi/core'
import type { Emitter } from '@wagmi/core/internal'
import { numberToHex } from 'viem'
import type { Provider } from '../discovery/Provider.ts'
import { readProperty } from '../normalise/readProperty.ts'

type Request = NonNullable<Provider['request']>
type Listener = (...args: unknown[]) => void

/** Returns the EIP-1193 provider of a wagmi connector. Requests about the connection call the connector's methods. */
export function createProviderFromConnector(
  connector: ReturnType<CreateConnectorFn>,
  emitter: Emitter<ConnectorEventMap>,
): Provider {
  let isConnected = false
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  emitter.on('change', ({ accounts, chainId }) => {
    if (accounts) emit('accountsChanged', accounts)
    if (chainId !== undefined) emit('chainChanged', numberToHex(chainId))
  })
  emitter.on('disconnect', () => {
    isConnected = false
    // Report no accounts: EIP-1193's `disconnect` means that the wallet has lost its node, not that it left the site.
    emit('accountsChanged', [])
  })

  const connect = async (isReconnecting: boolean) => {
    const { accounts } = await connector.connect({ isReconnecting })
    isConnected = true
    return accounts
  }

  const ask: Request = async ({ method, params }) => {
    switch (method) {
      case 'eth_requestAccounts':
        return connect(false)
      case 'eth_accounts':
        if (isConnected) return connector.getAccounts()
        return (await connector.isAuthorized()) ? connect(true) : []
      case 'eth_chainId':
        return numberToHex(await connector.getChainId())
      case 'wallet_revokePermissions':
        await connector.disconnect()
        isConnected = false
        return null
      default: {
        const provider = await connector.getProvider()
        return (readProperty(provider, 'request') as Request).call(provider, { method, params })
      }
    }
  }

  return {
    request: (args) =>
      ask(args).catch((error: unknown) => {
        throw withCode(error)
      }),
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
}

/**
 * Wraps a rejection by the user in a plain error with the code 4001. `readErrorLayers` skips viem's error and its code,
 * and reads only the error of the wallet's SDK in it, which may have no code.
 */
function withCode(error: unknown): unknown {
  if (readProperty(error, 'name') !== 'UserRejectedRequestError') return error
  return Object.assign(new Error('The user rejected the request.', { cause: error }), {
    code: 4001,
  })
}
