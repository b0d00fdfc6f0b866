import type { Client } from './Client.ts'
import type { SessionPorts } from './openSession.ts'

/** ms: a socket that is back within the first says nothing; a lost one is tried again every second. */
const silence = 1_000
const pause = 5_000

/**
 * Says when the relay is lost and when it is back, and helps it back: after some ends of its socket the SDK
 * waits for the next request, and would miss what the wallet does until then.
 */
export function watchRelay(client: Client, ports: SessionPorts, options: watchRelay.Options): void {
  const { relayer } = client.core
  const { clock, visibility, show } = ports
  let timer: unknown

  const soon = (ms: number) => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(look, ms)
  }
  const look = () => {
    if (!options.isNeeded()) return
    if (relayer.connected) return back()
    show({ relay: 'down' })
    reopen()
    soon(pause)
  }
  // An open socket is not an answer: a relay may take it and then turn the app away.
  const back = () => show({ relay: options.isReaching() ? 'reaching' : 'up' })
  const reopen = () => {
    if (visibility.visible()) relayer.transportOpen().catch(() => {})
  }
  relayer.on('relayer_connect', () => {
    clock.clearTimeout(timer)
    back()
  })
  relayer.on('relayer_disconnect', () => soon(silence))
  visibility.watch(() => {
    if (!visibility.visible() || !options.isNeeded()) return
    options.onAwake()
    if (relayer.connected) return
    reopen()
    soon(silence)
  })
  // A session of before: the socket is being opened.
  if (options.isNeeded() && !relayer.connected) soon(pause)
}

export declare namespace watchRelay {
  type Options = {
    isNeeded(): boolean
    /** Somebody waits for the relay's first answer. */
    isReaching(): boolean
    /** The page is seen again. */
    onAwake(): void
  }
}
