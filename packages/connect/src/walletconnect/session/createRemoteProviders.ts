import type { Provider } from '../../discovery/Provider.ts'
import type { WalletId } from '../../catalogue/Wallet.ts'
import { createSessionTracker } from './createSessionTracker.ts'
import { createPairingAttempts } from './createPairingAttempts.ts'
import { createRemoteProvider } from './createRemoteProvider.ts'
import type { SessionPorts } from './SessionPorts.ts'
import { ensureUniqueRequestIds } from './ensureUniqueRequestIds.ts'
import { keepRelayOpen } from './keepRelayOpen.ts'

export type RemoteProviders = Awaited<ReturnType<typeof createRemoteProviders>>

/** Creates the providers of wallets on other devices. Opens the SDK client first, and restores a stored session. */
export async function createRemoteProviders(ports: SessionPorts) {
  // Read the stored session before the client starts: another tab may store another session while it starts.
  const known = ports.sessionStore.read()
  const client = await ports.openClient()
  const tracker = createSessionTracker(client, ports, known)
  const attempts = createPairingAttempts(client, ports)
  keepRelayOpen(client, ports, {
    isNeeded: () => tracker.current() !== undefined || attempts.isBusy(),
    isReaching: attempts.isReaching,
    onAwake: tracker.check,
  })
  // All wallets share this function, because they use the same SDK client.
  const request = ensureUniqueRequestIds(client, ports.clock)
  const providers = new Map<WalletId, Provider>()
  return {
    provider(wallet: WalletId): Provider {
      const provider =
        providers.get(wallet) ??
        createRemoteProvider(wallet, { request, tracker, attempts, ...ports })
      providers.set(wallet, provider)
      return provider
    },
    /** Cancels the pairing with a wallet. A session that exists stays. */
    cancel: attempts.cancel,
    /** Prepares a URI for the next attempt. Returns a function that stops this. */
    prepare: attempts.prepare,
  }
}
