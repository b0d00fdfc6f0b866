import { createConfig, http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

/** wagmi's configuration without connectors: RainbowKit lists the wallets that announce themselves (EIP-6963). */
export const wagmiConfig = createConfig({
  chains: [base, mainnet],
  transports: {
    [base.id]: http('https://mainnet.base.org'),
    [mainnet.id]: http('https://ethereum-rpc.publicnode.com'),
  },
})
