import type { Client } from './SdkClient.ts'
import type { SessionPorts } from './SessionPorts.ts'

const silence = 1_000 // ms until a lost socket is reported: it may come back
const pause = 5_000 // ms between two attempts to reopen a lost socket

/**
 * Reopens a lost connection to the relay, and reports its status. After some socket errors the SDK reopens it only at
 * its next request, and would miss events of the wallet until then.
 */
export function keepRelayOpen(
  client: Client,
  ports: SessionPorts,
  options: {
    isNeeded(): boolean
    /** Returns whether an attempt waits for the relay's first answer. */
    isReaching(): boolean
    onAwake(): void
  },
): void {
  const { relayer } = client.core
  const { clock, visibility, show } = ports
  let timer: unknown

  const scheduleCheck = (ms: number) => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(check, ms)
  }
  const check = () => {
    if (!options.isNeeded()) return
    if (relayer.connected) return reportUp()
    show({ relay: 'down' })
    reopen()
    scheduleCheck(pause)
  }
  // Until the relay's first answer, report `reaching` for an open socket: the relay may still reject the app.
  const reportUp = () => show({ relay: options.isReaching() ? 'reaching' : 'up' })
  const reopen = () => {
    if (visibility.visible()) relayer.transportOpen().catch(() => {})
  }
  relayer.on('relayer_connect', () => {
    clock.clearTimeout(timer)
    reportUp()
  })
  relayer.on('relayer_disconnect', () => scheduleCheck(silence))
  visibility.watch(() => {
    if (!visibility.visible() || !options.isNeeded()) return
    options.onAwake()
    if (relayer.connected) return
    reopen()
    scheduleCheck(silence)
  })
  // For a stored session, the SDK opens the socket. Check later whether it is open.
  if (options.isNeeded() && !relayer.connected) scheduleCheck(pause)
}
