import type { Connection } from '@touchstone/connect'
import type { SeenError, Settled } from '../../catalogue/app/seen.ts'
import { toThrown } from '../thrown.ts'

/** A promise that an act of the person returned, and how it stands. */
export type Given = { what: string; settled: Settled }

/** Keeps the promises of the connection's acts, in order, each handled so that none is reported as unhandled. */
export const createActs = (connection: Connection) => {
  const given: Given[] = []
  let mark = 0
  let left = false
  const keep = (what: string, promise: Promise<unknown>): void => {
    const entry: Given = { what, settled: 'pending' }
    given.push(entry)
    promise.then(
      () => void (left || (entry.settled = 'resolved')),
      (thrown: unknown) => void (left || (entry.settled = seenError(thrown))),
    )
  }
  return {
    given,
    /** The page is gone: what happens to its promises now, nobody sees. */
    leave: () => void (left = true),
    /** From here on what is returned belongs to the stimulus. */
    begin: () => void (mark = given.length),
    /** The first promise that the stimulus returned to the person. */
    own: () => given.slice(mark).find(isWaitedFor),
    /** Promises that must never reject, and did. */
    silentFailures: () =>
      given.flatMap(({ what, settled }) =>
        !waited.has(what) && typeof settled === 'object'
          ? [`${what}() rejected: ${settled.class}`]
          : [],
      ),
    connect: (wallet: string, options: { switch?: boolean }) =>
      keep('connect', connection.connect(wallet, options)),
    switchChain: (chainId: number) => keep('switch', connection.switchChain(chainId)),
    addChain: (chainId: number) => keep('add', connection.addChain(chainId)),
    disconnect: () => keep('disconnect', connection.disconnect()),
    reconnect: () => keep('reconnect', connection.reconnect()),
  }
}

export type Acts = ReturnType<typeof createActs>

const waited = new Set(['connect', 'switch', 'add'])

/** A promise that the person waits for: `reconnect` and `disconnect` are not waited for. */
export const isWaitedFor = ({ what }: Given): boolean => waited.has(what)

/** Also where it is `undefined`: some wallets throw nothing. */
const hasCause = (thrown: unknown): thrown is { cause: unknown } =>
  typeof thrown === 'object' && thrown !== null && 'cause' in thrown

const seenError = (thrown: unknown): SeenError => {
  const error = thrown as { name?: string; reason?: string; kind?: string; code?: number }
  return {
    class: String(error?.name ?? typeof thrown).replace(/Error$/, ''),
    ...(error?.reason === undefined ? {} : { reason: error.reason }),
    ...(error?.kind === undefined ? {} : { kind: error.kind }),
    ...(error?.code === undefined ? {} : { code: error.code }),
    ...(hasCause(thrown) ? { cause: toThrown(thrown.cause) } : {}),
    message: thrown instanceof Error ? thrown.message : String(thrown),
  }
}
