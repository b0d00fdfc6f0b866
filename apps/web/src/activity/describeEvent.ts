import type { Cause, ConnectionEvent, ErrorName } from '@touchstone/connect'
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

function errorText(error: ConnectionEvent<'error'>['error']): TextKey {
  if (error.reason === 'aborted') return 'log.cancelled'
  return textsByClass[error.class] ?? textsByCause[error.kind]
}

const textsByClass: Partial<Record<ErrorName, TextKey>> = {
  Aborted: 'log.cancelled',
  ProviderNotFound: 'log.notFound',
  NoAccounts: 'log.noAccounts',
  ChainNotConfigured: 'log.notConfigured',
}

const textsByCause: Record<Cause, TextKey> = {
  'user-rejected': 'log.declined',
  'chain-not-configured': 'log.notConfigured',
  pending: 'log.pending',
  locked: 'log.locked',
  unsupported: 'log.unsupported',
  offline: 'log.offline',
  unreachable: 'log.unreachable',
  timeout: 'log.timeout',
  unknown: 'log.failed',
}
