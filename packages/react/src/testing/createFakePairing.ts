import type { Pairing, PairingPort } from '@touchstone/connect'

/** Mock pairing, whose state the test sets with `show`. */
export function createFakePairing(): PairingPort & {
  show(next: Partial<Pairing>): void
  log: string[]
} {
  let shown: Pairing = { relay: 'idle' }
  const watchers = new Set<() => void>()
  const log: string[] = []
  return {
    log,
    show(next) {
      shown = { ...shown, ...next }
      for (const watcher of watchers) watcher()
    },
    getSnapshot: () => shown,
    subscribe(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    load: () => void log.push('load'),
    prepare() {
      log.push('prepare')
      return () => void log.push('release')
    },
  }
}
