import type { Measurement } from '@touchstone/config/bench'
import type { Browser } from '@playwright/test'
import type { Sites } from './buildSites.ts'
import { clickOnce, type Click } from './clickOnce.ts'

/** Browsers report interactions in steps of 8 ms, so that 20 runs would not give a stable median. */
const runs = 40

/** Measures the click that opens the dialog, on fresh pages, alternating between the two apps. */
export async function measureClicks(browser: Browser, sites: Sites): Promise<Measurement[]> {
  const plain = await byTurns(browser, sites, 1)
  const slow = await byTurns(browser, sites, 4)
  return [
    soon('app.click.1x', plain),
    soon('app.click.4x', slow),
    inp(slow),
    shift([...plain.app, ...slow.app], [...plain.floor, ...slow.floor]),
  ]
}

type Both = { app: Click[]; floor: Click[] }

async function byTurns(browser: Browser, { app, floor }: Sites, slowness: number): Promise<Both> {
  const both: Both = { app: [], floor: [] }
  // The first pair warms up the caches of browser and server and is not counted.
  for (let run = 0; run <= runs; run++) {
    const ours = await clickOnce(browser, app, slowness)
    const theirs = await clickOnce(browser, floor, slowness)
    if (run === 0) continue
    both.app.push(ours)
    both.floor.push(theirs)
  }
  return both
}

function soon(id: string, { app, floor }: Both): Measurement {
  const [value, least] = [median(app, 'visible'), median(floor, 'visible')]
  return { id, value, unit: 'ms', floor: least, goal: '<= 1.3 x', met: value <= 1.3 * least }
}

function inp({ app, floor }: Both): Measurement {
  const [value, least] = [median(app, 'inp'), median(floor, 'inp')]
  const goal = '<= floor + 8 ms'
  return { id: 'app.inp.4x', value, unit: 'ms', floor: least, goal, met: value <= least + 8 }
}

function shift(app: Click[], floor: Click[]): Measurement {
  const worst = (clicks: Click[]) => Math.max(...clicks.map((click) => click.shift))
  const value = worst(app)
  return { id: 'app.shift', value, unit: 'CLS', floor: worst(floor), goal: '0', met: value === 0 }
}

function median(clicks: readonly Click[], key: keyof Click): number {
  const sorted = clicks.map((click) => click[key]).toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.floor(middle - 0.5)]! + sorted[Math.floor(middle)]!) / 2
}
