import { createConfig, http, injected } from 'wagmi'
import { bsc, mainnet } from 'wagmi/chains'

/** wagmi as it comes: EIP-6963 discovery and one connector for what is injected. */
export const config = createConfig({
  chains: [bsc, mainnet],
  connectors: [injected()],
  transports: { [bsc.id]: http(), [mainnet.id]: http() },
})
