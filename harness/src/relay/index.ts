export type { RelayCall } from './core/createRelayCore.ts'
export { type Relay, startRelay } from './startRelay.ts'
