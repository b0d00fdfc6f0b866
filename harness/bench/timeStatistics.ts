import type { Measurement } from '@touchstone/tooling/bench'

/** Returns the median, which outliers of a busy machine do not change. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Returns the mean of the middle half of the values. It varies less from run to run than the median. */
export const middleMean = (values: readonly number[]): number => {
  const quarter = Math.floor(values.length / 4)
  const half = values.toSorted((a, b) => a - b).slice(quarter, values.length - quarter)
  return half.reduce((sum, value) => sum + value, 0) / half.length
}

/** Returns the milliseconds until `act` is done. Then calls the function that `act` returns, if any, untimed. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  const cleanUp = await act()
  const took = performance.now() - start
  if (typeof cleanUp === 'function') await cleanUp()
  return took
}

/** Returns the median times in ms of an action and its baseline, measured in turns. */
export async function compareTimes(
  rounds: number,
  acts: { baseline(): Promise<unknown>; value(): Promise<unknown> },
): Promise<{ value: number; baseline: number }> {
  const [bare, ours]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(acts.baseline))
    ours.push(await timed(acts.value))
  }
  return { value: median(ours), baseline: median(bare) }
}

/** Returns a measurement whose goal is a value of at most `most`. */
export const atMost = (
  most: number,
  { unit = 'ms', ...rest }: Omit<Measurement, 'unit' | 'met'> & { unit?: string },
): Measurement => ({ ...rest, unit, met: rest.value <= most })
