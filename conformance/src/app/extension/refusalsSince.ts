import type { Observation } from '../../catalogue/app/seen.ts'
import { toThrown } from '../thrown.ts'
import type { Message } from './messages.ts'

/**
 * By method, how MetaMask's answer failed that came since; only to the last question, and only before the app
 * told of its last error: what was given up is answered for nobody (MetaMask refuses an open switch when the
 * site gives its permission back).
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
          ? [[what, toThrown(data)]]
          : [],
      ),
  )
}
