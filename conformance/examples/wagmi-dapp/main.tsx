import { watchConnection } from '@wagmi/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { bsc, mainnet } from 'wagmi/chains'
import { ConnectionButtons } from './ConnectionButtons.tsx'
import { log, noteChange } from './wagmiConnectionLog.ts'

/**
 * wagmi's configuration as in its "Getting Started": chains and transports, and defaults for everything else. wagmi
 * finds wallets by EIP-6963.
 */
const wagmiConfig = createConfig({
  chains: [bsc, mainnet],
  transports: {
    [bsc.id]: http('https://bsc-dataseed.bnbchain.org'),
    [mainnet.id]: http('https://ethereum-rpc.publicnode.com'),
  },
})

watchConnection(wagmiConfig, { onChange: noteChange })

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
      <QueryClientProvider client={new QueryClient()}>
        <ConnectionButtons />
        <Log />
      </QueryClientProvider>
    </WagmiProvider>,
  )
