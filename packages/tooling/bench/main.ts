// `npm run bench [-- GROUP…]`: runs the benchmarks of the groups, by default of all. Prints each value beside its
// baseline, which a minimal implementation of the same task has in the same run, and writes bench/results.json.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { findBenchmarks, formatResult, withRatio, type Result } from './benchmarks.ts'
import type { BenchGroup } from './Bench.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const groups = process.argv.slice(2) as BenchGroup[]
const benches = await findBenchmarks(root, groups)
const results: Result[] = []
let broken = 0

for (const { id, run } of benches) {
  try {
    for (const measurement of await run()) {
      const result = withRatio(measurement)
      results.push(result)
      console.log(formatResult(result))
    }
  } catch (error) {
    broken += 1
    console.log(`BROKEN ${id}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const file = path.join(root, 'bench/results.json')
mkdirSync(path.dirname(file), { recursive: true })
// Write atomically, so that a reader never sees a partial file.
writeFileSync(`${file}.tmp`, `${JSON.stringify(results, null, 2)}\n`)
renameSync(`${file}.tmp`, file)
const met = results.filter((result) => result.met).length
const tail = broken > 0 ? `, ${broken} broken` : ''
console.log(
  `bench: ${results.length} figures, ${met} goals met, ${results.length - met} missed${tail}`,
)
// A missed goal is not an error; a benchmark that fails to run is.
process.exit(broken > 0 || results.length === 0 ? 1 : 0)
