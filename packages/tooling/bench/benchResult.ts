import type { Measurement } from './Bench.ts'

/**
 * Entry of `bench/results.json`. `ratio` is value divided by baseline. With a baseline of 0 it is 1 for the
 * value 0, and null for any other.
 */
export type Result = Measurement & { ratio: number | null }

/**
 * Rounds the numbers of a measurement and adds the ratio of value to baseline.
 *
 * @example
 * withRatio({ id: 'a', value: 3, unit: 'ms', baseline: 2, goal: '<= 2 x', met: true }).ratio // 1.5
 */
export function withRatio({ id, value, unit, baseline, goal, met }: Measurement): Result {
  const ratio = baseline > 0 ? rounded(value / baseline) : value === 0 ? 1 : null
  return { id, value: rounded(value), unit, baseline: rounded(baseline), ratio, goal, met }
}

/** Formats a result as one line: id, value, baseline, ratio, goal, and whether the goal is met. */
export function formatResult({ id, value, unit, baseline, ratio, goal, met }: Result): string {
  const figures = [`${value} ${unit}`, `${baseline} ${unit}`]
    .map((text) => text.padStart(16))
    .join('')
  const times = `${ratio ?? '–'} x`.padStart(10)
  return `${met ? 'met   ' : 'MISSED'} ${id.padEnd(40)}${figures}${times}  ${goal}`
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}
