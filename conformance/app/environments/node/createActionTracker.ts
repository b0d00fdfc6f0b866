import type { Connection } from '@touchstone/connect'
import type { ObservedError, PromiseState } from '../../cells/Observation.ts'
import { serializeWalletError } from '../../serializeWalletError.ts'
import { toObservedError } from './toObservedError.ts'

/** Name of an action of the connection, and the state of the promise that the action returned. */
export type TrackedPromise = { what: string; settled: PromiseState }

/** Creates functions that call the actions of the connection and record the state of each returned promise. */
export const createActionTracker = (connection: Connection) => {
  const given: TrackedPromise[] = []
  let mark = 0
  let left = false
  const keep = (what: string, promise: Promise<unknown>): void => {
    const entry: TrackedPromise = { what, settled: 'pending' }
    given.push(entry)
    promise.then(
      () => void (left || (entry.settled = 'resolved')),
      (thrown: unknown) => void (left || (entry.settled = toRejection(thrown))),
    )
  }
  return {
    given,
    /** Stops the recording: the promises of a closed page keep their last state. */
    leave: () => void (left = true),
    begin: () => void (mark = given.length),
    /** Returns the first promise that a user waits for since `begin`. */
    own: () => given.slice(mark).find(isWaitedFor),
    /** Returns a fault for each rejected promise of `reconnect` or `disconnect`. */
    silentFailures: () =>
      given.flatMap(({ what, settled }) =>
        !waited.has(what) && typeof settled === 'object'
          ? [`${what}() rejected: ${settled.class}`]
          : [],
      ),
    connect: (options: Parameters<Connection['connect']>[0]) =>
      keep('connect', connection.connect(options)),
    switchChain: (options: { chainId: number }) => keep('switch', connection.switchChain(options)),
    addChain: (options: { chainId: number }) => keep('add', connection.addChain(options)),
    disconnect: () => keep('disconnect', connection.disconnect()),
    reconnect: () => keep('reconnect', connection.reconnect()),
  }
}

const waited = new Set(['connect', 'switch', 'add'])

/** Whether the user waits for the promise. `reconnect` and `disconnect` run in the background. */
export const isWaitedFor = ({ what }: TrackedPromise): boolean => waited.has(what)

/** Whether an error has a `cause`, even `undefined`: some wallets reject with `undefined`. */
const hasCause = (thrown: unknown): thrown is { cause: unknown } =>
  typeof thrown === 'object' && thrown !== null && 'cause' in thrown

const toRejection = (thrown: unknown): ObservedError => ({
  ...toObservedError(thrown),
  ...(hasCause(thrown) ? { cause: serializeWalletError(thrown.cause) } : {}),
})
