import { ChainError } from './ChainError.ts'
import type { Watched } from './watched.ts'

/**
 * Ends a watched program: asks with SIGTERM, then insists with SIGKILL.
 *
 * @param patience ms given to each signal.
 * @throws ChainError `not-stopped`; with both causes where the second signal failed as well.
 */
export async function stopWatched(
  program: Pick<Watched, 'signal' | 'gone' | 'hold'>,
  patience = 2_000,
): Promise<void> {
  program.hold(true)
  const errors: unknown[] = []
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      program.signal(name)
      if (await within(program.gone, patience)) return
      errors.push(new Error(`It did not end within ${patience} ms of ${name}.`))
    } catch (error) {
      errors.push(error)
    }
  }
  throw new ChainError('not-stopped', 'The local chain did not stop: end it by hand.', {
    cause: new AggregateError(errors),
  })
}

function within(event: Promise<void>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    void event.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
