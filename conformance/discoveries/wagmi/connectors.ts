import type { CreateConnectorFn } from '@wagmi/core'
import type { Wallet } from '@touchstone/harness'
import { metaMask, walletConnect } from 'wagmi/connectors'

/**
 * wagmi's `walletConnect` with one function replaced: `getProvider` returns the fake wallet's provider, which behaves
 * like the provider of the SDK (persona `walletconnect`), instead of one that needs a relay.
 */
export const walletConnectOn = ({ provider, state }: Wallet): CreateConnectorFn => {
  const asked = (method: string) => provider.request({ method } as never)
  const ours = {
    on: provider.on.bind(provider),
    removeListener: provider.removeListener.bind(provider),
    request: provider.request.bind(provider),
    // `EthereumProvider.connect` proposes a session; `enable` then reads its accounts.
    connect: () => asked('eth_requestAccounts'),
    enable: () => asked('eth_accounts'),
    disconnect: () => asked('wallet_revokePermissions'),
    get chainId() {
      return state().chainId
    },
    accounts: [],
  }
  const create = walletConnect({ projectId: 'none', showQrModal: false })
  return (config) =>
    Object.assign(create(config as never), { getProvider: async () => ours }) as never
}

/**
 * wagmi's `metaMask` with `getInstance` replaced: asks the wallet directly instead of `@metamask/connect-evm`. Until
 * that SDK is loaded, the connector asks the announced provider too.
 */
export const metaMaskOn = ({ provider, info }: Wallet): CreateConnectorFn => {
  const create = metaMask()
  const asked = (method: string, params?: unknown) =>
    provider.request({ method, ...(params === undefined ? {} : { params }) } as never)
  return (config) => {
    const made = create({ ...config, providers: [{ info, provider }] } as never)
    const chain = () => asked('eth_chainId')
    let accounts: readonly string[] = []
    let chainId: unknown
    const instance = {
      getProvider: () => provider,
      getChainId: () => chainId,
      get accounts() {
        return accounts
      },
      async connect() {
        accounts = (await asked('eth_requestAccounts')) as string[]
        chainId = await chain()
        provider.on('accountsChanged', (heard) => made.onAccountsChanged(heard as string[]))
        provider.on('chainChanged', (heard) => made.onChainChanged(heard as string))
        provider.on('disconnect', (heard) => made.onDisconnect(heard as never))
        return { accounts, chainId }
      },
      disconnect: () => asked('wallet_revokePermissions'),
      switchChain: ({ chainId: target }: { chainId: string }) =>
        asked('wallet_switchEthereumChain', [{ chainId: target }]),
    }
    return Object.assign(made, { getInstance: async () => instance }) as never
  }
}
