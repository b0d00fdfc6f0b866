import type { DappEvent } from './DappModule.ts'

/**
 * The part of a `Connection` of `@touchstone/connect` that `defineDapp` uses. This file does not import that package.
 */
export type DappConnection = {
  getSnapshot(): { status: string; attempt: number }
  on(name: (typeof eventNames)[number], listener: (event: ConnectionEvent) => void): () => void
  chains: readonly { id: number }[]
  wallets: { getSnapshot(): readonly { id: string; name: string }[] }
  connect(options: { wallet: string }): Promise<unknown>
  switchChain(options: { chainId: number }): Promise<unknown>
  addChain(options: { chainId: number }): Promise<unknown>
  cancel(): void
  disconnect(): Promise<unknown>
}

/** The part of an event of a connection that the suite judges. */
export type ConnectionEvent = Pick<DappEvent, 'accounts' | 'chainId' | 'changed' | 'supported'> & {
  event: (typeof eventNames)[number]
  /** An error of the connection, or its fields as the page sends them to the suite. */
  error?: { name: string; reason?: string; code?: number }
}

export const eventNames = ['connecting', 'connect', 'change', 'disconnect', 'error'] as const

export const recordKey = 'touchstone.dapp'

/** A connection of the page, and its events since the page assigned it. */
type ConnectionRecord = {
  connection?: DappConnection
  events: ConnectionEvent[]
  /** Whether events are missing: an attempt began before the assignment. */
  late: boolean
}

type PageGlobal = { [key: symbol]: ConnectionRecord | undefined }

// The functions below run in the page, so that each of them uses only its argument.

/** Runs before the page's scripts. Records the events after the assignment to the global variable `name`. */
export const recordConnection = ({ name, key, names }: recordConnection.Options): void => {
  const record: ConnectionRecord = { events: [], late: false }
  Object.defineProperty(globalThis, Symbol.for(key), { configurable: true, value: record })
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => record.connection,
    set: (connection: DappConnection) => {
      if (connection === record.connection) return
      const events: ConnectionEvent[] = []
      record.connection = connection
      record.events = events
      record.late = connection.getSnapshot().attempt > 0
      // A page cannot send all fields of an error.
      const toFields = ({ error, ...event }: ConnectionEvent): ConnectionEvent => {
        if (error === undefined) return event
        const { name, reason, code } = error
        const known = { ...(reason && { reason }), ...(code !== undefined && { code }) }
        return { ...event, error: { name, ...known } }
      }
      for (const each of names) connection.on(each, (event) => void events.push(toFields(event)))
    },
  })
}

export declare namespace recordConnection {
  type Options = { name: string; key: string; names: typeof eventNames }
}

/** Returns undefined if the page has not assigned a connection. */
export const readConnection = (
  key: string,
): { status: string; chains: number[]; events: ConnectionEvent[]; late: boolean } | undefined => {
  const { connection, events, late } = (globalThis as PageGlobal)[Symbol.for(key)] ?? {}
  if (connection === undefined || events === undefined) return undefined
  return {
    status: connection.getSnapshot().status,
    chains: connection.chains.map(({ id }) => id),
    events: [...events],
    late: late ?? false,
  }
}

/** Calls a method and does not wait for its promise. Returns false without such a wallet or connection. */
export const callConnection = ({
  key,
  method,
  walletName,
  chainId = 0,
}: callConnection.Options): boolean => {
  const { connection } = (globalThis as PageGlobal)[Symbol.for(key)] ?? {}
  const wallet = connection?.wallets.getSnapshot().find(({ name }) => name === walletName)?.id ?? ''
  if (connection === undefined || (method === 'connect' && wallet === '')) return false
  const calls = {
    connect: () => connection.connect({ wallet }),
    switchChain: () => connection.switchChain({ chainId }),
    addChain: () => connection.addChain({ chainId }),
    cancel: () => Promise.resolve(connection.cancel()),
    disconnect: () => connection.disconnect(),
  }
  // The dapp's own code handles rejections. The suite reads them from the events.
  void calls[method]().catch(() => undefined)
  return true
}

export declare namespace callConnection {
  type Options = {
    key: string
    method: 'connect' | 'switchChain' | 'addChain' | 'cancel' | 'disconnect'
    walletName?: string
    chainId?: number
  }
}
