import { formatCount } from '../formatFigures.ts'
import type { MemoryMeasurement } from './memoryMeter.ts'

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** The limit is the first measurement times `share`, plus `more`. */
const bounds = {
  heap: { share: 1.25, more: 2e6, show: mb },
  nodes: { share: 1.05, more: 100, show: formatCount },
  listeners: { share: 1.05, more: 20, show: formatCount },
} as const

type Kind = keyof typeof bounds

export const describeDrift = (first: MemoryMeasurement, last: MemoryMeasurement): string =>
  Object.entries(bounds)
    .map(([kind, { show }]) => `${kind} ${show(first[kind as Kind])} → ${show(last[kind as Kind])}`)
    .join(', ')

export const judgeMemoryDrift = (first: MemoryMeasurement, last: MemoryMeasurement): string[] =>
  Object.entries(bounds).flatMap(([kind, { share, more, show }]) => {
    const limit = first[kind as Kind] * share + more
    const seen = last[kind as Kind]
    return seen <= limit ? [] : [`${kind} ${show(seen)}, at most ${show(limit)} wanted`]
  })
