import { closeAll } from './closeAll.ts'

/**
 * Runs an act and then closes the item, even if the act fails.
 *
 * @throws the error of the act or of closing. If both fail, one error with both messages: a UsageError if the
 *   act's error is one.
 * @example
 * const results = await closing(environment, () => run(plan))
 */
export async function closeAfter<T>(
  one: { close(): Promise<void> },
  act: () => Promise<T>,
): Promise<T> {
  let result: T
  try {
    result = await act()
  } catch (error) {
    await closeAll([one], [error])
    throw error
  }
  await one.close()
  return result
}
