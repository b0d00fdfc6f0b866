import type { Detail } from '@touchstone/connect'
import { type Message, shortAddress } from '@touchstone/react'

/** An entry of the log as a message. */
export function describe(detail: Detail): Message {
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
      return { key: 'log.error', said: detail.error?.message ?? detail.error?.kind }
  }
}
