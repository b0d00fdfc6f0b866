import type { DappEvent } from './DappModule.ts'

/** The last pressed button, and the number of events before it. */
export type LastPress =
  | { act: 'connect'; from: number }
  | { act: 'switch'; target: number; from: number }

/** Derives the connection status from the event log. */
export const deriveStatus = (stream: readonly DappEvent[], last: LastPress | undefined): string => {
  const events = stream.filter(({ event }) => event !== 'error' && event !== 'ended')
  const latest = events.at(-1)
  if (latest === undefined || latest.event === 'disconnect') return 'disconnected'
  const after = stream.slice(stream.indexOf(latest))
  const failed = after.some(({ event }) => event === 'error' || event === 'ended')
  if (latest.event === 'connecting') {
    if (failed) return 'disconnected'
    return last?.act === 'connect' ? 'connecting' : 'reconnecting'
  }
  if (last?.act !== 'switch') return 'connected'
  const since = stream.slice(last.from)
  const over = since.some(({ event, chainId }) => event === 'error' || chainId === last.target)
  return over || latest.chainId === last.target ? 'connected' : 'switching'
}
