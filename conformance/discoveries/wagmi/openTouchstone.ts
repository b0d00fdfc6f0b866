import { createConnection, defaultWallets } from '@touchstone/connect'
import { bsc, mainnet } from 'viem/chains'
import type { OpenLibrary } from './ComparedLibrary.ts'

export const openTouchstone: OpenLibrary = async ({ wallets, storage, clock, window, ...page }) => {
  const isRemote = page.connector === 'walletConnect'
  const takeAway = page.finds ? [] : wallets.map((wallet) => wallet.announce(window, window))
  const connection = createConnection({
    chains: [bsc, mainnet],
    window,
    clock,
    storage,
    wallets: defaultWallets.map((wallet) =>
      isRemote && wallet.id === 'walletconnect'
        ? { ...wallet, getProvider: async () => wallets[0].provider }
        : wallet,
    ),
  })
  const notices: string[] = []
  connection.on('error', ({ error }) => void notices.push(error.name))
  return {
    connect: (options, wallet = wallets[0]) =>
      connection.connect({
        ...options,
        wallet: isRemote ? 'walletconnect' : idOf(wallet.info.rdns),
      }),
    switchTo: (chainId) => connection.switchChain({ chainId }),
    addNetwork: (chainId) => connection.addChain({ chainId }),
    disconnect: () => connection.disconnect(),
    reconnect: () => connection.reconnect(),
    state: () => {
      const { status, accounts, chainId } = connection.getSnapshot()
      return { status, account: accounts[0], chainId }
    },
    notices: () => notices,
    leftoverListeners: () => 0,
    offers: () => connection.wallets.getSnapshot().filter(({ installed }) => installed).length,
    close: () => {
      for (const away of takeAway) away()
      connection.destroy()
    },
  }
}

/** Returns the connection's id of a wallet: that of its catalogue for MetaMask, else the rdns. */
const idOf = (rdns: string): string => (rdns === 'io.metamask' ? 'metamask' : rdns)
