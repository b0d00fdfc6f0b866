import { createConnection } from '@touchstone/connect'
import { createWagmiConfig } from '@touchstone/connect/wagmi'
import { createWallet, type Wallet } from '@touchstone/harness'
import type { Anvil } from '@touchstone/harness/chain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react/pure.js'
import { createElement, type ReactNode } from 'react'
import { http } from 'viem'
import { bsc, mainnet } from 'viem/chains'
import {
  WagmiProvider,
  useBalance,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
  useWaitForTransactionReceipt,
  useWriteContract,
} from 'wagmi'

/**
 * Opens a dapp that uses wagmi's hooks on Touchstone's connection, with a fake wallet in its page.
 *
 * @param options.before the wallet of the previous page. The new wallet gets its permissions, as after a reload
 */
export const openWagmiDapp = (
  chain: Anvil,
  { reconnectOnMount = false, before }: openWagmiDapp.Options = {},
) => {
  const wallet = createDappWallet(chain, before)
  const takeAway = wallet.announce(window, window)
  const connection = createConnection({ window })
  const transport = http(chain.url)
  const config = createWagmiConfig(connection, { transports: { 56: transport, 1: transport } })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      WagmiProvider,
      { config, reconnectOnMount },
      createElement(QueryClientProvider, { client: queries }, children),
    )
  const { result, unmount } = renderHook(useEverything, { wrapper })
  const connector = () => {
    const found = result.current.connectors.find(({ id }) => id === wallet.info.rdns)
    if (found === undefined) throw new Error('the wallet is not among the connectors')
    return found
  }
  return {
    wallet,
    connection,
    /** Results of the hooks in the last render. */
    hooks: () => result.current,
    connect: () => result.current.connect.mutateAsync({ connector: connector() }),
    /** Closes the page and the wallet. `localStorage` stays for the next page. */
    close: () => {
      unmount()
      queries.clear()
      connection.destroy()
      takeAway()
      wallet.close()
    },
  }
}

export declare namespace openWagmiDapp {
  type Options = { reconnectOnMount?: boolean; before?: Wallet }
}

const useEverything = () => {
  const connection = useConnection()
  const send = useSendTransaction()
  return {
    connection,
    connectors: useConnectors(),
    connect: useConnect(),
    switchChain: useSwitchChain(),
    disconnect: useDisconnect(),
    send,
    receipt: useWaitForTransactionReceipt({ hash: send.data, pollingInterval: 50 }),
    write: useWriteContract(),
    sign: useSignMessage(),
    balance: useBalance({
      address: connection.address,
      query: { enabled: connection.isConnected },
    }),
  }
}

const createDappWallet = ({ url, accounts }: Anvil, before: Wallet | undefined): Wallet =>
  createWallet({
    persona: 'standard',
    accounts: accounts.slice(0, 2).map(({ address, privateKey }) => ({ address, privateKey })),
    chains: { [bsc.id]: { rpcUrl: url }, [mainnet.id]: { rpcUrl: url } },
    chainId: bsc.id,
    ...(before && { state: before.state() }),
  })
