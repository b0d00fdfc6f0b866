import type { Connection, ConnectionEvent } from '@touchstone/connect'
import { toLogDetail } from './toLogDetail.ts'

/** Returns a text for a bug report: page, browser, installed wallets, state of the connection, and its events. */
export function createDiagnosticsText(
  connection: Connection,
  events: readonly ConnectionEvent[],
  around: { page: string; browser: string; language: string; online: boolean },
): string {
  const { failure, ...snapshot } = connection.getSnapshot()
  const found = connection.wallets.getSnapshot().filter(({ installed }) => installed)
  const dropped = connection.wallets.dropped()
  const failed = failure && { ...failure, error: failure.error.message }
  return [
    `Page: ${around.page}`,
    `Browser: ${around.browser}`,
    `Language: ${around.language}, ${around.online ? 'online' : 'offline'}`,
    `Wallets here: ${found.map(({ id, rdns }) => (rdns ? `${id} (${rdns})` : id)).join(', ')}`,
    ...(dropped ? [`Announcements of wallets without a row: ${dropped}`] : []),
    `State: ${JSON.stringify(snapshot)}`,
    ...(failed ? [`Failure: ${JSON.stringify(failed)}`] : []),
    ...events.map((event) => JSON.stringify(toLogDetail(event))),
    '',
  ].join('\n')
}

/**
 * Removes addresses and hashes. Whole addresses become `account 1`, `account 2` and so on, so that a reader can tell
 * them apart. Shortened addresses become `account`. Other long hexadecimal numbers become `number`: they may be hashes
 * of transactions, for which anyone can look up the sender.
 */
export function redactAddresses(text: string): string {
  const known = new Map<string, number>()
  const nameOf = (hex: string): string => {
    if (!/^0x[0-9a-f]{40}$/i.test(hex)) return 'number'
    const account = hex.toLowerCase()
    if (!known.has(account)) known.set(account, known.size + 1)
    return `account ${known.get(account)}`
  }
  return text
    .replace(/(0x)?[0-9a-f]{40,}/gi, nameOf)
    .replace(/0x[0-9a-f]{2,}\s?(…|\.{2,})\s?[0-9a-f]{2,}/gi, 'account')
}
