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
