import { ChainError } from './ChainError.ts'
import type { ChildProgram } from './startChildProgram.ts'

/** Stops a program with SIGTERM, then SIGKILL, and waits `timeout` ms after each. Throws ChainError `not-stopped`. */
export async function stopChildProgram(
  program: Pick<ChildProgram, 'signal' | 'gone' | 'hold'>,
  timeout = 2_000,
): Promise<void> {
  program.hold(true)
  const errors: unknown[] = []
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      program.signal(name)
      if (await settlesWithin(program.gone, timeout)) return
      errors.push(new Error(`It did not end within ${timeout} ms of ${name}.`))
    } catch (error) {
      errors.push(error)
    }
  }
  throw new ChainError('not-stopped', 'The local chain did not stop: end it by hand.', {
    cause: new AggregateError(errors),
  })
}

function settlesWithin(event: Promise<void>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    void event.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
