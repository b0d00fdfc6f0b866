export { createLocalChains, type LocalChains } from './localChains.ts'
export { publicRpcs, type RpcAddresses } from './rpcAddresses.ts'
export { touchstone } from './touchstone.ts'
