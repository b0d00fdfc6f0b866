import type { ConnectionEvent, ErrorReason } from '@touchstone/connect'
import { type Message, type TextKey, shortAddress } from '@touchstone/react'

/** Returns the message that the Activity log shows for an event. */
export function describeEvent(event: ConnectionEvent): Message {
  const { wallet } = event
  switch (event.event) {
    case 'connecting':
      return { key: 'log.connecting', wallet }
    case 'connect':
      return {
        key: 'log.connect',
        wallet,
        address: selectedAddress(event),
        network: event.chainId,
      }
    case 'change':
      return event.changed.includes('chain')
        ? { key: 'log.chain', network: event.chainId }
        : { key: 'log.account', address: selectedAddress(event) }
    case 'disconnect':
      return { key: 'log.disconnect', wallet }
    case 'error':
      return { key: errorText(event.error), wallet }
  }
}

const selectedAddress = ({ accounts: [address] }: ConnectionEvent<'connect' | 'change'>) =>
  address && shortAddress(address)

function errorText({ name, reason }: ConnectionEvent<'error'>['error']): TextKey {
  // After a failed add, the error can have any reason, and the wallet still lacks the chain.
  return name === 'ChainNotConfiguredError' ? 'log.notConfigured' : errorTexts[reason]
}

const errorTexts: Record<ErrorReason, TextKey> = {
  'user-rejected': 'log.declined',
  'chain-not-configured': 'log.notConfigured',
  pending: 'log.pending',
  locked: 'log.locked',
  unsupported: 'log.unsupported',
  offline: 'log.offline',
  unreachable: 'log.unreachable',
  timeout: 'log.timeout',
  busy: 'log.failed',
  aborted: 'log.cancelled',
  disconnected: 'log.offline',
  'provider-not-found': 'log.notFound',
  'no-accounts': 'log.noAccounts',
  unknown: 'log.failed',
}
