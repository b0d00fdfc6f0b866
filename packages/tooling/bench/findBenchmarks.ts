import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bench, BenchGroup } from './Bench.ts'

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
