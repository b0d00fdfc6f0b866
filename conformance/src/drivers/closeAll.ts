import { isUsage } from '../engine/isUsage.ts'
import { UsageError } from '../engine/UsageError.ts'
import { firstWords } from './firstWords.ts'

type Closing = { close(): Promise<void> }

/**
 * Closes one after the other, whatever became of the one before.
 *
 * @param before what has failed already.
 * @throws what failed; of several the first, with the words of all.
 */
export async function closeAll(
  ones: readonly (Closing | undefined)[],
  before: readonly unknown[] = [],
): Promise<void> {
  const errors = [...before]
  for (const one of ones) await one?.close().catch((error: unknown) => void errors.push(error))
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw together(errors)
}

function together(errors: readonly unknown[]): Error {
  const cause = new AggregateError(errors)
  const words = errors.map(firstWords).join('; ').replaceAll('.; ', '; ')
  // What the person can mend came first: the rest may be its consequence.
  return isUsage(errors[0]) ? new UsageError(words, { cause }) : new Error(words, { cause })
}
