import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { findWallets } from './wallets/findWallets.ts'
import './check.css'

const wallets = findWallets(window)

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App wallets={wallets} />
  </StrictMode>,
)
