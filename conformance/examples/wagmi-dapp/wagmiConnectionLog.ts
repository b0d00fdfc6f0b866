/** An event of the connection, as an example dapp writes it to its log. */
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

type Connection = {
  status: string
  addresses?: readonly string[] | undefined
  chainId?: number | undefined
}

const isWaiting = ({ status }: Connection) => status === 'connecting' || status === 'reconnecting'

/** Notes the events of a change of wagmi's connection: `onChange` of wagmi's `watchConnection`. */
export function noteChange(now: Connection, before: Connection): void {
  const current = {
    accounts: now.addresses ?? [],
    ...(now.chainId ? { chainId: now.chainId } : {}),
  }
  if (isWaiting(now)) {
    if (!isWaiting(before)) note({ event: 'connecting' })
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
}

/** Error class of the transition table for some error classes of wagmi. Others keep their name. */
const classes: { [name: string]: string } = {
  UserRejectedRequestError: 'UserRejected',
  ProviderNotFoundError: 'ProviderNotFound',
  ResourceUnavailableRpcError: 'RequestPending',
  ChainNotConfiguredError: 'ChainNotConfigured',
  SwitchChainError: 'SwitchChain',
}

/** Parses a line of the log as an event for the suite. */
export function parseLogLine(line: string) {
  const { error, ...entry } = JSON.parse(line) as ConnectionLogEntry
  return {
    ...entry,
    ...(error === undefined ? {} : { error: { class: classes[error] ?? error } }),
  }
}
