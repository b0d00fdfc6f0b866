import type { Client } from './SdkClient.ts'
import type { SessionPorts } from './SessionPorts.ts'

/**
 * `silence`: time for which a lost socket is not reported, because it may come back. `pause`: time between two attempts
 * to reopen a lost socket. Both are in ms.
 */
const silence = 1_000
const pause = 5_000

/**
 * Reports the status of the connection to the relay, and reopens a lost connection. After some socket errors the SDK
 * reopens the connection only at its next request, and would miss events of the wallet until then.
 */
export function watchRelay(client: Client, ports: SessionPorts, options: watchRelay.Options): void {
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

export declare namespace watchRelay {
  type Options = {
    isNeeded(): boolean
    /** Returns whether an attempt waits for the relay's first answer. */
    isReaching(): boolean
    /** Called when the page becomes visible. */
    onAwake(): void
  }
}
