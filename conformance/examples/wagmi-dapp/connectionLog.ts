import { watchConnection } from '@wagmi/core'
import { wagmiConfig } from './wagmiConfig.ts'

/** An event of the connection, as the dapp writes it to its log. */
export type ConnectionLogEntry = {
  event: 'connecting' | 'connect' | 'change' | 'disconnect' | 'error' | 'ended'
  accounts?: readonly string[]
  chainId?: number
  changed?: ('account' | 'chain')[]
  /** Name of wagmi's error class. */
  error?: string
}

let entries: readonly ConnectionLogEntry[] = []
const listeners = new Set<() => void>()

export const note = (entry: ConnectionLogEntry): void => {
  entries = [...entries, entry]
  for (const listener of listeners) listener()
}

/** The log as a store for React's `useSyncExternalStore`. */
export const log = {
  read: () => entries,
  watch: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const isWaiting = (status: string) => status === 'connecting' || status === 'reconnecting'

watchConnection(wagmiConfig, {
  onChange(now, before) {
    const current = {
      accounts: now.addresses ?? [],
      ...(now.chainId ? { chainId: now.chainId } : {}),
    }
    if (isWaiting(now.status)) {
      if (!isWaiting(before.status)) note({ event: 'connecting' })
      return
    }
    if (now.status === 'disconnected') {
      note({ event: before.status === 'connected' ? 'disconnect' : 'ended' })
      return
    }
    if (before.status !== 'connected') return note({ event: 'connect', ...current })
    const moved = (now.addresses ?? []).join() !== (before.addresses ?? []).join()
    if (moved) note({ event: 'change', ...current, changed: ['account'] })
    if (now.chainId !== before.chainId) note({ event: 'change', ...current, changed: ['chain'] })
  },
})
