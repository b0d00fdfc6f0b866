import { UsageError, isUsageError } from '../core/UsageError.ts'
import { firstErrorLine } from './firstErrorLine.ts'

type Closable = { close(): Promise<void> }

/** Closes all items, even if one fails. Throws the errors, also those in `before`, as one. */
export async function closeAll(
  items: readonly (Closable | undefined)[],
  before: readonly unknown[] = [],
): Promise<void> {
  const errors = [...before]
  for (const one of items) await one?.close().catch((error: unknown) => void errors.push(error))
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw joinErrors(errors)
}

/** Runs an act and then closes the item, even if the act fails. Throws as {@link closeAll}. */
export async function closeAfter<T>(item: Closable, act: () => Promise<T>): Promise<T> {
  let result: T
  try {
    result = await act()
  } catch (error) {
    await closeAll([item], [error])
    throw error
  }
  await item.close()
  return result
}

function joinErrors(errors: readonly unknown[]): Error {
  const cause = new AggregateError(errors)
  const words = errors.map(firstErrorLine).join('; ').replaceAll('.; ', '; ')
  // If the user can correct the first error, the others may be its consequences.
  return isUsageError(errors[0]) ? new UsageError(words, { cause }) : new Error(words, { cause })
}
