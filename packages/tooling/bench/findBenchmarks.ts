import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bench, BenchGroup } from './Bench.ts'

/**
 * Returns the benchmarks of some groups in the order of their files.
 *
 * @param root the root of the repository
 * @param groups an empty list selects all groups
 * @throws if a file exports no benchmark; without this error, the goals of that file would be missing
 * silently
 */
export async function findBenchmarks(root: string, groups: BenchGroup[]): Promise<Bench[]> {
  const files = globSync(['{harness,conformance,packages/*,apps/*}/bench/**/*.bench.ts'], {
    cwd: root,
  }).sort()
  const all: Bench[] = []
  for (const file of files) {
    const module = (await import(pathToFileURL(path.join(root, file)).href)) as {
      default?: unknown
    }
    if (!isBench(module.default)) throw new Error(`${file}: its default export is no benchmark`)
    all.push(module.default)
  }
  return all.filter(({ group }) => groups.length === 0 || groups.includes(group))
}

function isBench(value: unknown): value is Bench {
  if (typeof value !== 'object' || value === null) return false
  const { id, group, run } = value as Partial<Bench>
  return typeof id === 'string' && typeof group === 'string' && typeof run === 'function'
}
