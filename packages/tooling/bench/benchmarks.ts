import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bench, BenchGroup, Measurement } from './Bench.ts'

/** Returns the benchmarks of some groups in the order of their files. An empty list selects all groups. */
export async function findBenchmarks(root: string, groups: BenchGroup[]): Promise<Bench[]> {
  const files = globSync('{harness,conformance,packages/*,apps/*}/bench/**/*.bench.ts', {
    cwd: root,
  })
  const all: Bench[] = []
  for (const file of files.toSorted()) {
    const module = (await import(pathToFileURL(path.join(root, file)).href)) as {
      default?: Partial<Bench>
    }
    const { id, group, run } = module.default ?? {}
    // Without its group, a benchmark would be missing silently.
    if (typeof id !== 'string' || typeof group !== 'string' || typeof run !== 'function')
      throw new Error(`${file}: its default export is no benchmark`)
    all.push({ id, group, run })
  }
  return all.filter(({ group }) => groups.length === 0 || groups.includes(group))
}

/**
 * Entry of `bench/results.json`. `ratio`: value divided by baseline. If both are 0, it is 1; for another value, null.
 */
export type Result = Measurement & { ratio: number | null }

/** Rounds the numbers of a measurement and adds the ratio of value to baseline. */
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
