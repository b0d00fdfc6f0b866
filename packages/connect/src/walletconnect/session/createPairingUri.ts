import type { Clock } from '../../connection/pagePorts.ts'
import { type Client, userDisconnected } from './SdkClient.ts'

/** WalletConnect URI with its pairing topic. `until` is its expiry in ms since page start. */
export type PairingUri = { topic: string; uri: string; until: number }

const lifetime = 300_000 // ms, WalletConnect's pairing expiry

/** Creates a URI without a request to the relay, so that a page can render the link before a tap. */
export async function createPairingUri(client: Client, clock: Clock): Promise<PairingUri> {
  const { crypto: keys, pairing, expirer } = client.core
  const random = crypto.getRandomValues(new Uint8Array(32))
  const key = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const topic = await keys.setSymKey(key)
  const expiry = Math.floor((Date.now() + lifetime) / 1000)
  // Mark the pairing as active: otherwise the SDK creates another pairing for a proposal.
  const record = { topic, expiry, active: true, relay: { protocol: 'irn' } }
  await pairing.pairings.set(topic, record)
  expirer.set(topic, expiry)
  const uri = pairing.formatUriFromPairing(record)
  if (!isPairingUri(uri)) throw new Error('The address is not one of WalletConnect.')
  return { topic, uri, until: clock.now() + lifetime }
}

/** Withdraws a URI with its proposals. Later approvals are ignored. */
export function withdrawPairingUri(client: Client, topic: string): void {
  for (const { id, pairingTopic } of client.proposal.getAll()) {
    if (pairingTopic !== topic) continue
    client.events.emit('proposal_expire', { id })
    client.proposal.delete(id, userDisconnected).catch(() => {})
  }
  client.core.expirer.set(topic, 0)
}

/** Returns whether a text is a WalletConnect v2 URI that fits a QR code, without quotes and angle brackets. */
export function isPairingUri(uri: string): boolean {
  return uri.length <= 400 && /^wc:[0-9a-f]{64}@2\?[\w=&.%-]+$/.test(uri)
}
