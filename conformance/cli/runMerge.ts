import { walletChecks } from '../wallet/checks/index.ts'
import { emptyResult } from '../core/grade.ts'
import { withRootCauses } from '../core/rootCause.ts'
import { githubLines } from '../reports/github.ts'
import { jsonText } from '../reports/json.ts'
import { mergeRuns, type Wanted } from '../reports/merge.ts'
import type { Run } from '../reports/run.ts'
import { printRun } from '../reports/terminal.ts'
import { part, select, withoutCuts } from './options.ts'
import { personaExpectations } from './personaExpectations.ts'
import { readRun } from './readRun.ts'
import { refuseTwice } from './refuseTwice.ts'
import { writeFiles } from './writeFiles.ts'

export type MergeOptions = {
  json?: string
  html?: string
  junit?: string
  github?: boolean
  /** If false, removes the transcripts and keeps the outcomes. Default: true. */
  transcripts?: boolean
}

/**
 * Merges the runs in these files.
 *
 * @returns the exit code of the merged run: 3 if a shard is missing.
 * @throws UsageError if a file is no run, or the runs cannot be merged.
 */
export async function runMerge(files: readonly string[], options: MergeOptions): Promise<number> {
  refuseTwice('merge', files)
  const runs = files.map(readRun)
  const app = runs[0]?.run.mode === 'app'
  const whole = app
    ? await mergedApp(runs)
    : mergeRuns(runs, {
        wanted: wantedChecks,
        partOf: part,
        causes: (results) => withRootCauses(results, walletChecks),
        personas: personaExpectations(),
      })
  const merged = options.transcripts === false ? withoutTranscripts(whole) : whole
  await writeFiles(merged, options, files)
  // Without `--json` the run goes to standard output, so the report goes to standard error.
  const told = options.json ? process.stdout : process.stderr
  if (!options.json) process.stdout.write(jsonText(merged))
  if (options.github) told.write(`${githubLines(merged).join('\n')}\n`)
  printRun(merged, told, app ? 'app' : 'check')
  return merged.summary.exitCode
}

const withoutTranscripts = (run: Run): Run => ({
  ...run,
  results: run.results.map(({ transcript: _transcript, ...result }) => result),
})

const wantedChecks = ({ suite, subject, run: { only } }: Run): Wanted[] => {
  const options = { profile: suite.profile, ...(only && { only }) }
  const chosen = select([...walletChecks.values()], options)
  const played = subject.kind === 'extension' ? withoutCuts(chosen, options) : chosen
  return played.map((check) => emptyResult(check, 0))
}

async function mergedApp(runs: readonly Run[]): Promise<Run> {
  // The cells need a whole dapp: load them only for runs of apps.
  const { selectCells } = await import('../app/selectCells.ts')
  const cellsOf = ({ run, suite }: Run) => selectCells(run.only, suite.profile)
  const places = new Map(cellsOf(runs[0]!).map(({ id }, i) => [id, i]))
  return mergeRuns(runs, {
    wanted: (run) =>
      cellsOf(run).map(({ id, level, basis, group }) => ({
        id,
        level,
        basis,
        group,
        durationMs: 0,
      })),
    partOf: (id, total) => ((places.get(id) ?? 0) % total) + 1,
  })
}
