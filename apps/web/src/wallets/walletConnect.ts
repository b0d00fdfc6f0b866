import { createWalletConnect, type WalletConnect } from '@touchstone/connect'
import { networks } from '../chain/networks.ts'

const projectId = import.meta.env.VITE_WC_PROJECT_ID

/** WalletConnect, for wallets on other devices; undefined if the build has no WalletConnect project. */
export const walletConnect: WalletConnect | undefined = projectId
  ? createWalletConnect({
      projectId,
      relayUrl: import.meta.env.VITE_WC_RELAY_URL || undefined,
      chains: networks,
      app: {
        name: 'Touchstone',
        description: 'Connect a wallet and see where you stand.',
        url: location.origin,
      },
    })
  : undefined
