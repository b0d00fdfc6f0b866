import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { base } from 'wagmi/chains'
import { config } from './config.ts'
import { Log } from './Log.tsx'
import { note } from './log.ts'

// RainbowKit handles the errors of its buttons itself. All of them pass through this cache.
const mutationCache = new MutationCache({
  onError: (error) => note({ event: 'error', error: error.name }),
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient({ mutationCache })}>
        <RainbowKitProvider initialChain={base}>
          <ConnectButton />
          <Log />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
