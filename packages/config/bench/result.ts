import type { Measurement } from './types.ts'

/** One line of `bench/results.json`. */
export type Result = Measurement & { ratio: number }

/** @example withRatio({ id: 'a', value: 3, unit: 'ms', floor: 2, goal: '<= 2 x', met: true }).ratio // 1.5 */
export function withRatio(measurement: Measurement): Result {
  const { id, value, unit, floor, goal, met } = measurement
  // A floor of nothing (no violation, no byte) has no ratio; what meets it stands at 1.
  const ratio = floor > 0 ? value / floor : value === floor ? 1 : Number.POSITIVE_INFINITY
  return {
    id,
    value: rounded(value),
    unit,
    floor: rounded(floor),
    ratio: rounded(ratio),
    goal,
    met,
  }
}

/** One figure as a line: what it is, what the floor is, how they stand, and whether the goal is met. */
export function line({ id, value, unit, floor, ratio, goal, met }: Result): string {
  const figures = `${value} ${unit}`.padStart(16) + `${floor} ${unit}`.padStart(16)
  return `${met ? 'met   ' : 'MISSED'} ${id.padEnd(40)}${figures}${`${ratio} x`.padStart(10)}  ${goal}`
}

function rounded(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(4)) : value
}
