import type { Clock } from '../../connection/ports.ts'
import { type Client, left } from './Client.ts'

/** A WalletConnect address and what it stands for. */
export type Address = { topic: string; uri: string; until: number }

const lifetime = 300_000 // ms, as WalletConnect has it

/**
 * Makes an address that a wallet can scan. Nothing is sent: the relay learns of the topic when a session is
 * proposed at it, so that a link may be there before anybody taps it.
 *
 * @throws where the SDK makes something else than an address
 */
export async function createAddress(client: Client, clock: Clock): Promise<Address> {
  const { crypto: keys, pairing, expirer } = client.core
  const random = crypto.getRandomValues(new Uint8Array(32))
  const key = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const topic = await keys.setSymKey(key)
  const expiry = Math.floor((Date.now() + lifetime) / 1000)
  // Active, or the SDK would make another one at the proposal.
  const record = { topic, expiry, active: true, relay: { protocol: 'irn' } }
  await pairing.pairings.set(topic, record)
  expirer.set(topic, expiry)
  const uri = pairing.formatUriFromPairing(record)
  if (!isAddress(uri)) throw new Error('The address is not one of WalletConnect.')
  return { topic, uri, until: clock.now() + lifetime }
}

/** Lets go of an address: whoever approves at it from now on is not heard. */
export function forget(client: Client, topic: string): void {
  for (const { id, pairingTopic } of client.proposal.getAll()) {
    if (pairingTopic !== topic) continue
    client.events.emit('proposal_expire', { id })
    client.proposal.delete(id, left).catch(() => {})
  }
  client.core.expirer.set(topic, 0)
}

/** Version 2, in characters that mean nothing to a browser, and short enough for a code. */
export function isAddress(uri: string): boolean {
  return uri.length <= 400 && /^wc:[0-9a-f]{64}@2\?[\w=&.%-]+$/.test(uri)
}
