import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    rolldownOptions: {
      // SDKs of wallets that the dapp does not offer.
      external: [
        /^@(base-org|coinbase|gemini-wallet|metamask|safe-global|walletconnect)\//,
        /^(cbw-sdk|porto)(\/|$)/,
      ],
    },
  },
  preview: { host: '127.0.0.1', port: 4181, strictPort: true },
})
