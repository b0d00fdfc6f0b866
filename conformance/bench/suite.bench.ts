import { spawnSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Bench, Measurement } from '@touchstone/tooling/bench'
import { median } from './median.ts'

const cli = fileURLToPath(new URL('../cli/main.ts', import.meta.url))
const rounds = 5

/**
 * Measures the duration of three commands: `list` (only the start of the CLI), `check` on the persona `standard`, and
 * `mutants`.
 */
export default { id: 'suite', group: 'suite', run } satisfies Bench

async function run(): Promise<Measurement[]> {
  const bare = medianSeconds('-e', '0')
  const check = medianSeconds(cli, 'check', '--persona', 'standard')
  return [
    figure('suite.start', medianSeconds(cli, 'list'), bare, 1),
    figure('suite.check.standard', check, bare, 3),
    figure('suite.mutants.node', seconds([cli, 'mutants']), bare, 30),
  ]
}

/** Creates the measurement of one command. The baseline is the start of an empty Node process. */
function figure(id: string, value: number, baseline: number, limit: number): Measurement {
  return { id, value, unit: 's', baseline, goal: `<= ${limit} s`, met: value <= limit }
}

function seconds(args: string[]): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${args.slice(1).join(' ')}: exit code ${status}: ${stderr.trim()}`)
  return (performance.now() - start) / 1000
}

const medianSeconds = (...args: string[]): number =>
  median(Array.from({ length: rounds }, () => seconds(args)))
