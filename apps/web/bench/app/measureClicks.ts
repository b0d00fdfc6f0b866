import type { Measurement } from '@touchstone/tooling/bench'
import type { Browser } from '@playwright/test'
import type { Sites } from './buildAndServeSites.ts'
import { measureOneClick, type Click } from './measureOneClick.ts'

/**
 * Number of measured clicks per app and CPU speed. Browsers report interaction times in steps of 8 ms: the median of 20
 * clicks is not stable.
 */
const runs = 40

/** Measures the click that opens the dialog, on fresh pages, alternating between the two apps. */
export async function measureClicks(browser: Browser, sites: Sites): Promise<Measurement[]> {
  const plain = await byTurns(browser, sites, 1)
  const slow = await byTurns(browser, sites, 4)
  return [
    soon('app.click.1x', plain),
    soon('app.click.4x', slow),
    inp(slow),
    shift([...plain.app, ...slow.app], [...plain.baseline, ...slow.baseline]),
  ]
}

type Both = { app: Click[]; baseline: Click[] }

async function byTurns(
  browser: Browser,
  { app, baseline }: Sites,
  slowness: number,
): Promise<Both> {
  const both: Both = { app: [], baseline: [] }
  // The first pair warms up the browser and the server and is not counted.
  for (let run = 0; run <= runs; run++) {
    const ours = await measureOneClick(browser, app, slowness)
    const theirs = await measureOneClick(browser, baseline, slowness)
    if (run === 0) continue
    both.app.push(ours)
    both.baseline.push(theirs)
  }
  return both
}

function soon(id: string, { app, baseline }: Both): Measurement {
  const [value, least] = [median(app, 'visible'), median(baseline, 'visible')]
  return { id, value, unit: 'ms', baseline: least, goal: '<= 1.3 x', met: value <= 1.3 * least }
}

function inp({ app, baseline }: Both): Measurement {
  const [value, least] = [median(app, 'inp'), median(baseline, 'inp')]
  const goal = '<= baseline + 8 ms'
  return { id: 'app.inp.4x', value, unit: 'ms', baseline: least, goal, met: value <= least + 8 }
}

function shift(app: Click[], baseline: Click[]): Measurement {
  const worst = (clicks: Click[]) => Math.max(...clicks.map((click) => click.shift))
  const value = worst(app)
  return {
    id: 'app.shift',
    value,
    unit: 'CLS',
    baseline: worst(baseline),
    goal: '0',
    met: value === 0,
  }
}

function median(clicks: readonly Click[], key: keyof Click): number {
  const sorted = clicks.map((click) => click[key]).toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.floor(middle - 0.5)]! + sorted[Math.floor(middle)]!) / 2
}
