import type { Observation } from '../../cells/Observation.ts'
import { toWalletError } from '../../toWalletError.ts'
import type { Message } from './messages.ts'

/**
 * MetaMask's failed responses since `since`, by method. Only the last request of a method counts, and only failures
 * from before the app's last error event. The app ignores later failures of cancelled requests: MetaMask rejects an
 * open switch when the site revokes its permission.
 */
export const refusalsSince = (
  said: readonly Message[],
  since: number,
  stream: Observation['stream'],
): NonNullable<Observation['refusals']> => {
  const told = stream.findLast(({ event }) => event === 'error')?.at ?? Infinity
  const asked = new Map(said.flatMap(({ kind, what, id }) => (kind === 'call' ? [[what, id]] : [])))
  return Object.fromEntries(
    said
      .slice(since)
      .flatMap(({ t, kind, what, data, id, failed }) =>
        kind === 'answer' && failed && t < told + 1 && asked.get(what) === id
          ? [[what, toWalletError(data)]]
          : [],
      ),
  )
}
