import { createConfig, http, injected } from 'wagmi'
import { bsc, mainnet } from 'wagmi/chains'

/** wagmi's default configuration: EIP-6963 discovery and the injected connector. */
export const config = createConfig({
  chains: [bsc, mainnet],
  connectors: [injected()],
  transports: { [bsc.id]: http(), [mainnet.id]: http() },
})
