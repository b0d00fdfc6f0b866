export { createConnectorWallets } from './createConnectorWallets.ts'
export { createWagmiConfig } from './createWagmiConfig.ts'
