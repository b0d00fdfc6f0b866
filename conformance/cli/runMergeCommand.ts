import { walletChecks } from '../wallet/checks/index.ts'
import { emptyResult, type Run } from '../core/result.ts'
import { addRootCauses } from '../core/addRootCauses.ts'
import { githubAnnotations } from '../reports/githubAnnotations.ts'
import { jsonText } from '../reports/json.ts'
import { mergeRuns, type PlannedCheck } from '../reports/mergeRuns.ts'
import { printRun } from '../reports/printRun.ts'
import { shardIndexOf, selectChecks } from './selectChecks.ts'
import { readPersonaExpectations } from './readExpectations.ts'
import { readRun } from './readRun.ts'
import { rejectDuplicateFiles, writeRunFiles, type FileOptions } from './writeRunFiles.ts'

type MergeOptions = Omit<FileOptions, 'markdown' | 'badge'> & {
  /** Whether to keep the transcripts in the merged run. Default: true. */
  transcripts?: boolean
}

/** Runs `touchstone merge`. Returns the exit code of the merged run: 3 if a shard is missing. */
export async function runMergeCommand(
  files: readonly string[],
  options: MergeOptions,
): Promise<number> {
  rejectDuplicateFiles('merge', files)
  const runs = files.map(readRun)
  const app = runs[0]?.run.mode === 'app'
  const complete = app
    ? await mergedApp(runs)
    : mergeRuns(runs, {
        wanted: wantedChecks,
        partOf: shardIndexOf,
        causes: (results) => addRootCauses(results, walletChecks),
        personas: readPersonaExpectations(),
      })
  const merged = options.transcripts === false ? withoutTranscripts(complete) : complete
  await writeRunFiles(merged, options, files)
  // Without `--json`, the run goes to standard output. Then the report goes to standard error.
  const output = options.json ? process.stdout : process.stderr
  if (!options.json) process.stdout.write(jsonText(merged))
  if (options.github) output.write(`${githubAnnotations(merged).join('\n')}\n`)
  printRun(merged, output)
  return merged.summary.exitCode
}

const withoutTranscripts = (run: Run): Run => ({
  ...run,
  results: run.results.map(({ transcript: _transcript, ...result }) => result),
})

const wantedChecks = ({ suite, subject, run: { only } }: Run): PlannedCheck[] => {
  const options = { profile: suite.profile, ...(only && { only }) }
  return selectChecks(options, subject.kind).map((check) => emptyResult(check, 0))
}

async function mergedApp(runs: readonly Run[]): Promise<Run> {
  // The cells of the transition table need a whole dapp. Load them only to merge runs of dapps.
  const { selectCells } = await import('../app/selectCells.ts')
  const { getCellMetadata } = await import('../app/getCellMetadata.ts')
  const cellsOf = ({ run, suite }: Run) => selectCells(run.only, suite.profile)
  const places = new Map(cellsOf(runs[0]!).map(({ id }, i) => [id, i]))
  return mergeRuns(runs, {
    wanted: (run) => cellsOf(run).map((cell) => ({ ...getCellMetadata(cell), durationMs: 0 })),
    partOf: (id, total) => ((places.get(id) ?? 0) % total) + 1,
  })
}
