import type { CDPSession, Page } from '@playwright/test'

/** Memory of a page after a garbage collection. `heap` in bytes; `nodes` includes detached ones. */
export type MemoryMeasurement = {
  heap: number
  nodes: number
  listeners: number
}

/** @see https://chromedevtools.github.io/devtools-protocol/tot/Performance/#method-getMetrics */
export const createMemoryMeter = async (page: Page): Promise<() => Promise<MemoryMeasurement>> => {
  const session: CDPSession = await page.context().newCDPSession(page)
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
