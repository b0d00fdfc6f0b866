import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { csp } from './vite/csp.ts'
import { rpcUrls } from './src/chain/rpcUrls.ts'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_')
  const walletConnect = env['VITE_WC_PROJECT_ID']
    ? {
        relayUrl: env['VITE_WC_RELAY_URL'] || 'wss://relay.walletconnect.org',
        verifyUrl: 'https://verify.walletconnect.org',
      }
    : undefined
  return {
    // Any base path: the page may lie in any folder of any host.
    base: './',
    plugins: [react(), csp({ rpcUrls: [...rpcUrls(56, env), ...rpcUrls(1, env)], walletConnect })],
    build: {
      manifest: true,
      sourcemap: true,
      // All browsers that we build for know modulepreload; the polyfill would be dead weight.
      modulePreload: { polyfill: false },
    },
  }
})
