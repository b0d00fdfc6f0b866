import type { Clock, Visibility } from '../../connection/pagePorts.ts'
import type { Chains } from '../../connection/validateChains.ts'
import type { WindowPort } from '../../discovery/createDiscovery.ts'
import type { createSessionStorage } from '../createSessionStorage.ts'
import type { Pairing } from '../Pairing.ts'
import type { Client } from './SdkClient.ts'

/** Dependencies of the WalletConnect code, which tests replace. */
export type SessionPorts = {
  chains: Chains
  clock: Clock
  visibility: Visibility
  window: WindowPort | undefined
  sessionStore: ReturnType<typeof createSessionStorage>
  show(patch: { [Key in keyof Pairing]?: Pairing[Key] | undefined }): void
  openClient(): Promise<Client>
}
