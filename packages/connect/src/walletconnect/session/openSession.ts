import type { Chain } from 'viem'
import type { Clock, Visibility } from '../../connection/ports.ts'
import type { WindowPort } from '../../discovery/createDiscovery.ts'
import type { Provider } from '../../discovery/Provider.ts'
import type { WalletId } from '../../types.ts'
import type { createMemory } from '../createMemory.ts'
import type { Pairing } from '../Pairing.ts'
import type { Client } from './Client.ts'
import { createLink } from './createLink.ts'
import { createPairer } from './createPairer.ts'
import { createProvider } from './createProvider.ts'
import { spaceRequests } from './spaceRequests.ts'
import { watchRelay } from './watchRelay.ts'

/** Lazily loaded part of WalletConnect. A page has one. */
export type Session = {
  provider(wallet: WalletId): Provider
  /** Cancels the pairing with a wallet. A session stays. */
  cancel(wallet: WalletId): void
  /** Prepares a URI for the next attempt. Returns a function that stops this. */
  prepare(): () => void
}

export type SessionPorts = {
  chains: readonly [Chain, ...Chain[]]
  clock: Clock
  visibility: Visibility
  window: WindowPort | undefined
  memory: ReturnType<typeof createMemory>
  show(patch: { [Key in keyof Pairing]?: Pairing[Key] | undefined }): void
  openClient(): Promise<Client>
}

/** Creates the SDK client, and restores a stored session. */
export async function openSession(ports: SessionPorts): Promise<Session> {
  // Read before the client starts: another tab may pair and store another session in that time.
  const known = ports.memory.read()
  const client = await ports.openClient()
  const link = createLink(client, ports, known)
  const pairer = createPairer(client, ports)
  watchRelay(client, ports, {
    isNeeded: () => link.current() !== undefined || pairer.isBusy(),
    isReaching: pairer.isReaching,
    onAwake: link.check,
  })
  // Shared by all wallets: they use the same SDK client.
  const request = spaceRequests(client, ports.clock)
  const providers = new Map<WalletId, Provider>()
  return {
    provider(wallet) {
      const known =
        providers.get(wallet) ?? createProvider(wallet, { request, link, pairer, ...ports })
      providers.set(wallet, known)
      return known
    },
    cancel: pairer.cancel,
    prepare: pairer.prepare,
  }
}
