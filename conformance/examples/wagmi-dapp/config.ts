import { createConfig, http } from 'wagmi'
import { bsc, mainnet } from 'wagmi/chains'

/** As wagmi's "getting started" has it: wallets are found by EIP-6963, everything else as it comes. */
export const config = createConfig({
  chains: [bsc, mainnet],
  transports: {
    [bsc.id]: http('https://bsc-dataseed.bnbchain.org'),
    [mainnet.id]: http('https://ethereum-rpc.publicnode.com'),
  },
})
