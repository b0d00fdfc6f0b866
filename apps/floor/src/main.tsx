import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { config } from './config.ts'
import { Floor } from './Floor.tsx'
import './floor.css'

createRoot(document.getElementById('app')!).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Floor />
    </QueryClientProvider>
  </WagmiProvider>,
)
