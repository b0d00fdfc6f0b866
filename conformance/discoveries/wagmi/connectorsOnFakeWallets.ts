import type { CreateConnectorFn } from '@wagmi/core'
import type { Wallet } from '@touchstone/harness'
import { metaMask, walletConnect } from 'wagmi/connectors'

/** Creates wagmi's connector `walletConnect` on a fake wallet instead of the SDK, which needs a relay. */
export const walletConnectOn = ({ provider, state }: Wallet): CreateConnectorFn => {
  const request = (method: string) => provider.request({ method } as never)
  const ours = {
    on: provider.on.bind(provider),
    removeListener: provider.removeListener.bind(provider),
    request: provider.request.bind(provider),
    // As `EthereumProvider.connect` of the SDK, proposes a session, whose accounts `enable` reads.
    connect: () => request('eth_requestAccounts'),
    enable: () => request('eth_accounts'),
    disconnect: () => request('wallet_revokePermissions'),
    get chainId() {
      return state().chainId
    },
    accounts: [],
  }
  const create = walletConnect({ projectId: 'none', showQrModal: false })
  return (config) =>
    Object.assign(create(config as never), { getProvider: async () => ours }) as never
}

/** Creates wagmi's connector `metaMask` on a fake wallet's provider instead of the SDK `@metamask/connect-evm`. */
export const metaMaskOn = ({ provider, info }: Wallet): CreateConnectorFn => {
  const create = metaMask()
  const request = (method: string, params?: unknown) =>
    provider.request({ method, ...(params === undefined ? {} : { params }) } as never)
  return (config) => {
    const made = create({ ...config, providers: [{ info, provider }] } as never)
    const chain = () => request('eth_chainId')
    let accounts: readonly string[] = []
    let chainId: unknown
    const instance = {
      getProvider: () => provider,
      getChainId: () => chainId,
      get accounts() {
        return accounts
      },
      async connect() {
        accounts = (await request('eth_requestAccounts')) as string[]
        chainId = await chain()
        provider.on('accountsChanged', (payload) => made.onAccountsChanged(payload as string[]))
        provider.on('chainChanged', (payload) => made.onChainChanged(payload as string))
        provider.on('disconnect', (payload) => made.onDisconnect(payload as never))
        return { accounts, chainId }
      },
      disconnect: () => request('wallet_revokePermissions'),
      switchChain: ({ chainId: target }: { chainId: string }) =>
        request('wallet_switchEthereumChain', [{ chainId: target }]),
    }
    return Object.assign(made, { getInstance: async () => instance }) as never
  }
}
