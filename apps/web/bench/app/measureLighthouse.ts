import type { Measurement } from '@touchstone/tooling/bench'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { executablePath } from './launchOptions.ts'
import type { Sites } from './buildAndServeSites.ts'

const goals = { accessibility: 100, 'best-practices': 100, performance: 95 } as const

type Category = keyof typeof goals

/** Runs Lighthouse with its default throttling: a mid-range phone on slow 4G. */
export async function measureLighthouse({ app, baseline }: Sites): Promise<Measurement[]> {
  const chrome = await launch({
    ...(executablePath ? { chromePath: executablePath } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox'],
    logLevel: 'silent',
  })
  try {
    const ours = await audit(app, chrome.port)
    const theirs = await audit(baseline, chrome.port)
    return (Object.keys(goals) as Category[]).map((category) => ({
      id: `app.lighthouse.${category}`,
      value: ours(category),
      unit: 'of 100',
      baseline: theirs(category),
      goal: `>= ${goals[category]}`,
      met: ours(category) >= goals[category],
    }))
  } finally {
    chrome.kill()
  }
}

/** Returns Lighthouse's scores of a page, from 0 to 100. */
async function audit(url: string, port: number): Promise<(category: Category) => number> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: Object.keys(goals),
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { categories } = result.lhr
  return (category) => Math.round((categories[category]?.score ?? 0) * 100)
}
