import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { createNetworks } from './src/chain/createNetworks.ts'
import { securityHeadersPlugin } from './vite/securityHeadersPlugin.ts'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_')
  const walletConnect = env['VITE_WC_PROJECT_ID']
    ? {
        relayUrl: env['VITE_WC_RELAY_URL'] || 'wss://relay.walletconnect.org',
        verifyUrl: 'https://verify.walletconnect.org',
      }
    : undefined
  const nodes = createNetworks(env).flatMap(({ rpcUrls }) => rpcUrls.default.http)
  return {
    // Relative URLs, so that any folder of any host can serve the page.
    base: './',
    // Define the project id even if the build has no project: the bundler then drops the code of WalletConnect.
    define: {
      'import.meta.env.VITE_WC_PROJECT_ID': JSON.stringify(env['VITE_WC_PROJECT_ID'] ?? ''),
    },
    // Leave out WalletConnect's own dialog, which the app never shows.
    resolve: {
      alias: { '@reown/appkit/core': `${import.meta.dirname}/vite/walletConnectModalStub.ts` },
    },
    plugins: [
      react(),
      securityHeadersPlugin({ rpcUrls: nodes, walletConnect, signInUrl: env['VITE_SIGNIN_URL'] }),
    ],
    build: {
      manifest: true,
      license: { fileName: 'licences.md' },
      sourcemap: true,
      // All target browsers support modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: chunks } },
    },
  }
})

/**
 * Groups modules into chunks: one file for the first screen, and one for the account. By default the bundler makes a
 * file of each module that two chunks share, so that the first screen would wait for a dozen files.
 */
const chunks = {
  groups: [
    { name: 'app', test: /\/apps\/web\/src\/main\.tsx$/, priority: 2 },
    { name: 'account', test: /\/apps\/web\/src\/account\/accountChunk\.ts$/, priority: 1 },
  ],
}
