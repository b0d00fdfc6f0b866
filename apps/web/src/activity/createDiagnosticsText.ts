import type { Connection, ConnectionEvent } from '@touchstone/connect'
import { toLogDetail } from './toLogDetail.ts'

/** Facts about the page and the browser that are not part of the connection. */
export type PageInfo = { page: string; browser: string; language: string; online: boolean }

/** Returns a text for a bug report: page, browser, installed wallets, state of the connection, and its events. */
export function createDiagnosticsText(
  connection: Connection,
  events: readonly ConnectionEvent[],
  { page, browser, language, online }: PageInfo,
): string {
  const { failure, ...snapshot } = connection.getSnapshot()
  const found = connection.wallets.getSnapshot().filter(({ installed }) => installed)
  const dropped = connection.wallets.dropped()
  const failed = failure && { ...failure, error: failure.error.message }
  return [
    `Page: ${page}`,
    `Browser: ${browser}`,
    `Language: ${language}, ${online ? 'online' : 'offline'}`,
    `Wallets here: ${found.map(({ id, rdns }) => (rdns ? `${id} (${rdns})` : id)).join(', ')}`,
    ...(dropped ? [`Announcements of wallets without a row: ${dropped}`] : []),
    `State: ${JSON.stringify(snapshot)}`,
    ...(failed ? [`Failure: ${JSON.stringify(failed)}`] : []),
    ...events.map((event) => JSON.stringify(toLogDetail(event))),
    '',
  ].join('\n')
}
