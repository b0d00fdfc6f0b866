import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { watchAccount } from 'wagmi/actions'
import { base, mainnet } from 'wagmi/chains'
import { log, note, noteChange } from './wagmiConnectionLog.ts'

/** wagmi's configuration without connectors: RainbowKit lists the wallets that announce themselves (EIP-6963). */
const wagmiConfig = createConfig({
  chains: [base, mainnet],
  transports: {
    [base.id]: http('https://mainnet.base.org'),
    [mainnet.id]: http('https://ethereum-rpc.publicnode.com'),
  },
})

watchAccount(wagmiConfig, { onChange: noteChange })

// RainbowKit handles the errors of its buttons itself. As errors of mutations, they also reach this
// cache.
const mutationCache = new MutationCache({
  onError: (error) => note({ event: 'error', error: error.name }),
})

/** List of the connection's events, oldest first. `dapp.ts` reads it for the app suite. */
const Log = () => {
  const entries = useSyncExternalStore(log.watch, log.read)
  return (
    <ol role="log" aria-label="Events">
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list only grows
        <li key={index}>{JSON.stringify(entry)}</li>
      ))}
    </ol>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={new QueryClient({ mutationCache })}>
        <RainbowKitProvider initialChain={base}>
          <ConnectButton />
          <Log />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
