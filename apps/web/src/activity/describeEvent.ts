import type { Cause, Detail, ErrorName } from '@touchstone/connect'
import { type Message, type TextKey, shortAddress } from '@touchstone/react'

/** Returns the message that the Activity log shows for an event. */
export function describeEvent(detail: Detail): Message {
  const { event, wallet, accounts, chainId: network } = detail
  const address = accounts?.[0] && shortAddress(accounts[0])
  switch (event) {
    case 'connecting':
      return { key: 'log.connecting', wallet }
    case 'connect':
      return { key: 'log.connect', wallet, address, network }
    case 'change':
      return detail.changed?.includes('chain')
        ? { key: 'log.chain', network }
        : { key: 'log.account', address }
    case 'disconnect':
      return { key: 'log.disconnect', wallet }
    case 'error':
      return { key: errorText(detail.error), wallet }
  }
}

function errorText(error: Detail['error']): TextKey {
  if (error === undefined) return 'log.failed'
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
