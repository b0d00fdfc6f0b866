import { closeAll } from './closeAll.ts'

/**
 * Acts, and closes this afterwards, whatever came of it.
 *
 * @throws what the act or closing threw; of both the act's first, with the words of both.
 * @example
 * const results = await closing(environment, () => run(plan))
 */
export async function closing<T>(
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
