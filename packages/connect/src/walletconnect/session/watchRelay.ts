import type { Client } from './Client.ts'
import type { SessionPorts } from './SessionPorts.ts'

/** Times in ms. A socket that is back within `silence` is not reported. A lost one is reopened every `pause`. */
const silence = 1_000
const pause = 5_000

/**
 * Reports the status of the relay connection, and reopens it. After some socket errors the SDK reopens it only at the
 * next request, and would miss events of the wallet until then.
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
  // An open socket is not an answer: the relay may accept it and then reject the app.
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
  // The SDK opens the socket for a stored session.
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
