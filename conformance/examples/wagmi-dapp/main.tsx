import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { Account } from './Account.tsx'
import { config } from './config.ts'
import { Log } from './Log.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <Account />
        <Log />
      </QueryClientProvider>
    </WagmiProvider>,
  )
