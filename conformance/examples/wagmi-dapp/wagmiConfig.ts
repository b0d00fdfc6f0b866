import { createConfig, http } from 'wagmi'
import { bsc, mainnet } from 'wagmi/chains'

/**
 * wagmi's configuration as in its "Getting Started": chains and transports, and defaults for everything else. wagmi
 * finds wallets by EIP-6963.
 */
export const wagmiConfig = createConfig({
  chains: [bsc, mainnet],
  transports: {
    [bsc.id]: http('https://bsc-dataseed.bnbchain.org'),
    [mainnet.id]: http('https://ethereum-rpc.publicnode.com'),
  },
})
