import type { Page } from '@playwright/test'
import { formatCount } from '../formatFigures.ts'

/** Memory of a page after a garbage collection. `heap` in bytes; `nodes` includes detached ones. */
export type MemoryMeasurement = Record<Kind, number>

type Kind = keyof typeof bounds

/** @see https://chromedevtools.github.io/devtools-protocol/tot/Performance/#method-getMetrics */
export const createMemoryMeter = async (page: Page): Promise<() => Promise<MemoryMeasurement>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    // The second collection frees the objects that the first one finalizes.
    for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return {
      heap: valueOf('JSHeapUsedSize'),
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
    }
  }
}

export const describeDrift = (first: MemoryMeasurement, last: MemoryMeasurement): string =>
  kinds
    .map((kind) => `${kind} ${bounds[kind].show(first[kind])} → ${bounds[kind].show(last[kind])}`)
    .join(', ')

export const judgeMemoryDrift = (first: MemoryMeasurement, last: MemoryMeasurement): string[] =>
  kinds.flatMap((kind) => {
    const { share, more, show } = bounds[kind]
    const limit = first[kind] * share + more
    return last[kind] <= limit ? [] : [`${kind} ${show(last[kind])}, at most ${show(limit)} wanted`]
  })

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** The limit is the first measurement times `share`, plus `more`. */
const bounds = {
  heap: { share: 1.25, more: 2e6, show: mb },
  nodes: { share: 1.05, more: 100, show: formatCount },
  listeners: { share: 1.05, more: 20, show: formatCount },
}

const kinds = Object.keys(bounds) as Kind[]
