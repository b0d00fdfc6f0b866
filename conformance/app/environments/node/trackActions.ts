import type { Connection } from '@touchstone/connect'
import type { ObservedError, PromiseState } from '../../cells/Observation.ts'
import { toWalletError } from '../../toWalletError.ts'

/** A promise that an action of the user returned, and its state. */
export type TrackedPromise = { what: string; settled: PromiseState }

/** Tracks the promises of the connection's actions, in order. Handles each, so that none is reported as unhandled. */
export const createActionTracker = (connection: Connection) => {
  const given: TrackedPromise[] = []
  let mark = 0
  let left = false
  const keep = (what: string, promise: Promise<unknown>): void => {
    const entry: TrackedPromise = { what, settled: 'pending' }
    given.push(entry)
    promise.then(
      () => void (left || (entry.settled = 'resolved')),
      (thrown: unknown) => void (left || (entry.settled = toObservedError(thrown))),
    )
  }
  return {
    given,
    /** The page is gone: ignore what happens to its promises now. */
    leave: () => void (left = true),
    /** Promises from here on belong to the stimulus. */
    begin: () => void (mark = given.length),
    /** The first promise of the stimulus that the user waits for. */
    own: () => given.slice(mark).find(isWaitedFor),
    /** Rejections of promises that must never reject. */
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

export type ActionTracker = ReturnType<typeof createActionTracker>

const waited = new Set(['connect', 'switch', 'add'])

/** Whether the user waits for it; `reconnect` and `disconnect` run in the background. */
export const isWaitedFor = ({ what }: TrackedPromise): boolean => waited.has(what)

/** Also if the cause is `undefined`: some wallets throw nothing. */
const hasCause = (thrown: unknown): thrown is { cause: unknown } =>
  typeof thrown === 'object' && thrown !== null && 'cause' in thrown

const toObservedError = (thrown: unknown): ObservedError => {
  const error = thrown as { name?: string; reason?: string; kind?: string; code?: number }
  return {
    class: String(error?.name ?? typeof thrown).replace(/Error$/, ''),
    ...(error?.reason === undefined ? {} : { reason: error.reason }),
    ...(error?.kind === undefined ? {} : { kind: error.kind }),
    ...(error?.code === undefined ? {} : { code: error.code }),
    ...(hasCause(thrown) ? { cause: toWalletError(thrown.cause) } : {}),
    message: thrown instanceof Error ? thrown.message : String(thrown),
  }
}
