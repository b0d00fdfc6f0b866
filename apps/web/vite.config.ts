import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chunks } from './vite/chunks.ts'
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
  const nodes = [...rpcUrls(56, env), ...rpcUrls(1, env)]
  return {
    // Any base path: the page may lie in any folder of any host.
    base: './',
    // As a constant where it is missing too, so that nothing of WalletConnect is built in without it.
    define: {
      'import.meta.env.VITE_WC_PROJECT_ID': JSON.stringify(env['VITE_WC_PROJECT_ID'] ?? ''),
    },
    // WalletConnect's own dialog, which we never show, is no part of the app.
    resolve: { alias: { '@reown/appkit/core': `${import.meta.dirname}/vite/noModal.ts` } },
    plugins: [react(), csp({ rpcUrls: nodes, walletConnect, signInUrl: env['VITE_SIGNIN_URL'] })],
    build: {
      manifest: true,
      license: { fileName: 'licences.md' },
      sourcemap: true,
      // All browsers that we build for know modulepreload; the polyfill would be dead weight.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: chunks } },
    },
  }
})
