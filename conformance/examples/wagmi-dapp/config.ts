import { createConfig, http } from 'wagmi'
import { bsc, mainnet } from 'wagmi/chains'

/** As in wagmi's "Getting Started": EIP-6963 discovery and defaults for everything else. */
export const config = createConfig({
  chains: [bsc, mainnet],
  transports: {
    [bsc.id]: http('https://bsc-dataseed.bnbchain.org'),
    [mainnet.id]: http('https://ethereum-rpc.publicnode.com'),
  },
})
