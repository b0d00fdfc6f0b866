import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createConfig, http, injected, WagmiProvider } from 'wagmi'
import { bsc, mainnet } from 'wagmi/chains'
import { App } from './App.tsx'
import './app.css'

/** wagmi's default configuration: EIP-6963 discovery and the injected connector. */
const config = createConfig({
  chains: [bsc, mainnet],
  connectors: [injected()],
  transports: { [bsc.id]: http(), [mainnet.id]: http() },
})

createRoot(document.getElementById('app')!).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <App />
    </QueryClientProvider>
  </WagmiProvider>,
)
