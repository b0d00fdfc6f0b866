import type { Measurement } from './types.ts'

/** Entry of `bench/results.json`. With a floor of 0, only the value 0 has a ratio. */
export type Result = Measurement & { ratio: number | null }

/** @example withRatio({ id: 'a', value: 3, unit: 'ms', floor: 2, goal: '<= 2 x', met: true }).ratio // 1.5 */
export function withRatio({ id, value, unit, floor, goal, met }: Measurement): Result {
  const ratio = floor > 0 ? rounded(value / floor) : value === 0 ? 1 : null
  return { id, value: rounded(value), unit, floor: rounded(floor), ratio, goal, met }
}

/** Formats a result as one line: id, value, floor, ratio, goal, and whether the goal is met. */
export function line({ id, value, unit, floor, ratio, goal, met }: Result): string {
  const figures = [`${value} ${unit}`, `${floor} ${unit}`].map((text) => text.padStart(16)).join('')
  const times = `${ratio ?? '–'} x`.padStart(10)
  return `${met ? 'met   ' : 'MISSED'} ${id.padEnd(40)}${figures}${times}  ${goal}`
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}
